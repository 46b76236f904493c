import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'brand' | 'good' | 'lamp' | 'danger';

/** A highlighted word or figure in a list. */
export function Badge({ tone = 'neutral', title, children }: { tone?: Tone; title?: string; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
