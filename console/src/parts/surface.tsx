import type { ReactNode } from 'react';
import styles from './surface.module.css';

/** A sheet for a list, to its edges. `dense` makes the lines of a table lower. */
export function Surface({ dense, children }: { dense?: boolean; children: ReactNode }) {
  return (
    <div className={styles.surface} data-dense={dense || undefined}>
      {children}
    </div>
  );
}
