import type { ReactNode } from 'react';
import styles from './scanner.module.css';

/** The line above a screen of the scanner: its name, and the way out. */
export function ScreenBar({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
