import { Button } from './button.tsx';
import styles from './retry-line.module.css';
import { uiMessages } from './ui.messages.ts';

interface RetryLineProps {
  text: string;
  onRetry(): void;
}

/** Says that part of a form could not be loaded, and offers to try again. */
export function RetryLine({ text, onRetry }: RetryLineProps) {
  return (
    <p className={styles.line} role="alert">
      {text}
      <Button kind="quiet" size="sm" onClick={onRetry}>
        {uiMessages.retry}
      </Button>
    </p>
  );
}
