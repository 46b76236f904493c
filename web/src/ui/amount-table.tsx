import type { ReactNode } from 'react';
import styles from './amount-table.module.css';

interface AmountTableProps {
  /** Read out by screen readers only. */
  caption: string;
  /** Head, rows and foot; the first cell of each line is a heading. */
  children: ReactNode;
}

/** A small table of what is paid for: words at the start of a line, figures at its end. */
export function AmountTable({ caption, children }: AmountTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}
