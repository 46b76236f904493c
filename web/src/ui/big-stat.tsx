import type { ReactNode } from 'react';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './big-stat.module.css';

interface BigStatProps {
  label: string;
  value: ReactNode;
  /** A secondary line below the figure. */
  note?: ReactNode;
  /** `display` is for figures read from a metre away, such as change due. */
  size?: 'card' | 'display';
  tone?: 'plain' | 'good' | 'primary';
}

/** A figure with its name. The label comes before the value for screen readers too. */
export function BigStat({ label, value, note, size = 'card', tone = 'plain' }: BigStatProps) {
  return (
    <div className={styles.root} data-size={size} data-tone={tone}>
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>{value}</div>
      {note ? (
        <Muted as="div" size="sm">
          {note}
        </Muted>
      ) : null}
    </div>
  );
}
