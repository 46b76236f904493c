import { useLine } from './line.ts';
import styles from './low-connection.module.css';
import { uiMessages } from '@/ui/ui.messages.ts';

/** A quiet flag while the connection is slow (002 §9). It never blocks anything. */
export function LowConnection() {
  if (useLine() !== 'low') return null;
  return (
    <span className={styles.low} title={uiMessages.lowConnection}>
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4.5 19.5v-3M9.5 19.5v-6M14.5 19.5v-9M19.5 19.5v-15" />
      </svg>
      <span className={styles.word}>{uiMessages.lowConnection}</span>
    </span>
  );
}
