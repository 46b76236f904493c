import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { RetryIcon } from './icons.tsx';
import styles from './states.module.css';
import { uiMessages } from './ui.messages.ts';
import { Water } from './water.tsx';

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

/** Loading failed: the reason and a retry. */
export function ErrorState({ text, onRetry, pending }: { text: string; onRetry(): void; pending?: boolean }) {
  return (
    <div className={styles.state} role="alert">
      <Water bad />
      <p className={styles.title}>{text}</p>
      <Button kind="plain" icon={<RetryIcon size={18} />} pending={pending} onClick={onRetry}>
        {uiMessages.retry}
      </Button>
    </div>
  );
}
