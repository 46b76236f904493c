import type { HTMLAttributes } from 'react';
import type { Gap } from './gap.ts';
import gaps from './gap.module.css';
import styles from './row.module.css';

interface RowProps extends HTMLAttributes<HTMLDivElement> {
  gap: Gap;
  /** By default children are as high as the row. */
  align?: 'center';
}

/** Its children beside each other; they wrap where there is no room. */
export function Row({ gap, align, ...rest }: RowProps) {
  return <div className={[styles.row, gaps[gap], align && styles[align]].filter(Boolean).join(' ')} {...rest} />;
}
