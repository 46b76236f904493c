import type { ReactNode } from 'react';
import styles from './narrow-line.module.css';

/** A second line of a cell, for a value whose own column is hidden in a narrow list. */
export function NarrowLine({ children }: { children: ReactNode }) {
  return (
    <span data-when="narrow" className={styles.line}>
      {children}
    </span>
  );
}
