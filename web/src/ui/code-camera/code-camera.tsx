import { CameraControls } from './camera-controls.tsx';
import styles from './code-camera.module.css';
import { codeCameraMessages as text } from './code-camera.messages.ts';
import { type CodeCameraProps, useCodeCamera } from './use-code-camera.ts';
import type { CameraView } from './camera-session.ts';

/**
 * The camera's picture with an aiming frame and controls; reports the QR codes that it sees.
 * It fills its parent, whose size must not depend on it. Load it lazily: it includes the decoder.
 */
export function CodeCamera(props: CodeCameraProps) {
  const camera = useCodeCamera(props);
  const { status, problem, isFront, isLoading, videoRef, retry, refreshControls } = camera;
  return (
    <div className={styles.stage} data-status={status}>
      <div className={styles.middle}>
        <video
          ref={videoRef}
          className={styles.video}
          data-mirrored={isFront || undefined}
          aria-label={text.picture}
          autoPlay
          muted
          playsInline
          onPlaying={refreshControls}
        />
        {status === 'live' ? <div className={styles.aim} data-paused={props.paused || undefined} /> : null}
        <CameraNotice status={status} problem={problem} onRetry={retry} />
      </div>
      <p className={isLoading ? styles.loading : 'sr-only'} role="status">
        {status !== 'live' ? '' : isLoading ? text.loading : text.ready}
      </p>
      <CameraControls camera={camera} />
    </div>
  );
}

interface CameraNoticeProps extends Pick<CameraView, 'status' | 'problem'> {
  onRetry(): void;
}

/** Replaces the picture with the reason why there is none, and offers to try again. */
function CameraNotice({ status, problem, onRetry }: CameraNoticeProps) {
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
