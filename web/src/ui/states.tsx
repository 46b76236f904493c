import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { RetryIcon } from './icons.tsx';
import styles from './states.module.css';

interface StateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}

/** Nothing to show: empty, no match, no permission. */
export function EmptyState({ title, text, action }: StateProps) {
  return (
    <div className={styles.state}>
      <Water />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action}
    </div>
  );
}

function Water({ bad }: { bad?: boolean }) {
  return (
    <svg className={styles.water} data-bad={bad} viewBox="0 0 72 28" aria-hidden="true">
      <path d="M4 9c8 0 8 6 16 6s8-6 16-6 8 6 16 6 8-6 16-6M4 19c8 0 8 6 16 6s8-6 16-6 8 6 16 6 8-6 16-6" />
    </svg>
  );
}

/** Loading failed: the reason and a retry. */
export function ErrorState({ text, onRetry, pending }: { text: string; onRetry(): void; pending?: boolean }) {
  return (
    <div className={styles.state} role="alert">
      <Water bad />
      <p className={styles.title}>{text}</p>
      <Button kind="plain" icon={<RetryIcon size={18} />} pending={pending} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
