import { ReasonButton } from '@/ui/reason-button.tsx';
import styles from './request-panels.module.css';

interface Decision {
  label: string;
  reason: string | null;
  press(): Promise<void>;
}

interface DecisionButtonsProps {
  /** Which of the two runs: `approve` or `reject`. */
  running: string | null;
  approve: Decision;
  reject: Decision;
}

/** Approve and Reject of a request; while one runs the other rests. */
export function DecisionButtons({ running, approve, reject }: DecisionButtonsProps) {
  return (
    <div className={styles.buttons}>
      <ReasonButton
        reason={approve.reason}
        pending={running === 'approve'}
        disabled={running === 'reject'}
        onClick={() => void approve.press()}
      >
        {approve.label}
      </ReasonButton>
      <ReasonButton
        kind="plain"
        reason={reject.reason}
        pending={running === 'reject'}
        disabled={running === 'approve'}
        onClick={() => void reject.press()}
      >
        {reject.label}
      </ReasonButton>
    </div>
  );
}
