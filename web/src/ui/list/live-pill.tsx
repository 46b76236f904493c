import type { ReactNode } from 'react';
import styles from './live-pill.module.css';

/** A button over a list that shows what arrived in the meantime. */
export function LivePill({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.pill} onClick={onClick}>
      {children}
    </button>
  );
}
