import type { ReactNode } from 'react';
import styles from './live-pill.module.css';

/** A button above a list that shows the rows that arrived in the meantime. */
export function LivePill({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.pill} onClick={onClick}>
      {children}
    </button>
  );
}
