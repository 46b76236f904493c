import type { HTMLAttributes } from 'react';
import styles from './muted.module.css';

interface MutedProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'small' | 'div' | 'dd' | 'strong';
  /** By default the size of the text around it. */
  size?: 'sm' | 'md' | 'lg';
  /** Digits of equal width, for columns of numbers. */
  tabular?: boolean;
}

/** Secondary text: hints, notes, units. */
export function Muted({ as: Tag = 'p', size, tabular = false, ...rest }: MutedProps) {
  const classes = [styles.muted, size && styles[size], tabular && styles.tabular];
  return <Tag className={classes.filter(Boolean).join(' ')} {...rest} />;
}
