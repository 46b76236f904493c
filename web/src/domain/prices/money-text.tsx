import { formatRm } from './format-rm.ts';
import styles from './money-text.module.css';

interface MoneyTextProps {
  /** Amount in ringgit, as on the wire. */
  rm: number;
  strong?: boolean;
}

/** An amount as `RM 1,234.50` in figures of equal width, never broken over two lines. */
export function MoneyText({ rm, strong = false }: MoneyTextProps) {
  return <span className={strong ? `${styles.money} ${styles.strong}` : styles.money}>{formatRm(rm)}</span>;
}
