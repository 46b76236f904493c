import type { CameraView } from './camera-session.ts';
import styles from './code-camera.module.css';
import { codeCameraMessages as text } from './code-camera.messages.ts';

interface CameraNoticeProps extends Pick<CameraView, 'status' | 'problem'> {
  onRetry(): void;
}

/** Replaces the picture with the reason why there is none, and offers to try again. */
export function CameraNotice({ status, problem, onRetry }: CameraNoticeProps) {
  if (status === 'live') return null;
  const words = status === 'failed' ? text.problems[problem ?? 'failed'] : text[status];
  return (
    <div className={styles.notice} role={status === 'failed' ? 'alert' : 'status'}>
      <p className={styles.noticeTitle}>{words.title}</p>
      <p>{words.text}</p>
      {status === 'starting' ? null : (
        <button type="button" className={styles.control} onClick={onRetry}>
          {text.tryAgain}
        </button>
      )}
    </div>
  );
}
