import type { ReactNode } from 'react';
import { BackIcon } from './icons.tsx';
import { Link } from './link.tsx';
import styles from './record-head.module.css';

/** Above the title of one record: the way back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <BackIcon size={18} />
      {children}
    </Link>
  );
}

/** Under the title of one record: its state in one word, and its code to copy. */
export function HeadFacts({ children }: { children: ReactNode }) {
  return <span className={styles.facts}>{children}</span>;
}
