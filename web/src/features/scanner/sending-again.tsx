import { Dialog } from '@/ui/dialog.tsx';
import { BigButton } from './big-button.tsx';
import type { LostAnswer } from './flow/use-validation.ts';
import { scannerMessages } from './scanner.messages.ts';
import styles from './sending-again.module.css';

/** Failures after which the crew may give up waiting. */
const PATIENCE = 3;

/** Says that a validation is sent again because its answer was lost, until the answer is known. */
export function SendingAgain({ lost, onStop }: { lost: LostAnswer; onStop(): void }) {
  const text = scannerMessages.sending;
  return (
    <Dialog
      title={text.title}
      role="alertdialog"
      stay
      onClose={onStop}
      footer={
        lost.failures < PATIENCE ? null : (
          <BigButton kind="plain" onClick={onStop}>
            {text.stop}
          </BigButton>
        )
      }
    >
      <div className={styles.text} role="status">
        <p>{text.text}</p>
        {lost.reason === null ? null : <p className={styles.reason}>{text.reason(lost.reason)}</p>}
      </div>
    </Dialog>
  );
}
