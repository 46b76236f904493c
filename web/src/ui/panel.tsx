import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Shown at the end of the title line. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A titled surface. */
export function Panel({ title, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section className={className ? `${styles.panel} ${className}` : styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
