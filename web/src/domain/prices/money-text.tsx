import { formatMoney } from '@/lib/format-count.ts';
import styles from './money-text.module.css';

interface MoneyTextProps {
  /** Amount in sen; give either `sen` or `rm`. */
  sen?: number;
  /** Amount in ringgit, as on the wire. */
  rm?: number;
  strong?: boolean;
  className?: string;
}

/** An amount as `RM 1,234.50` in figures of equal width, never broken over two lines. */
export function MoneyText({ sen, rm, strong, className }: MoneyTextProps) {
  const amount = sen === undefined ? (rm ?? 0) : sen / 100;
  const classes = [styles.money, strong ? styles.strong : '', className ?? ''].filter(Boolean).join(' ');
  return <span className={classes}>{formatMoney(amount)}</span>;
}
