import { formatTime } from '@/lib/dates.ts';
import { useNow } from '@/lib/use-now.ts';
import styles from './till-clock.module.css';

const CHECK_MS = 10_000;

/** The time in Kuala Lumpur, for receipts that customers dispute. */
export function TillClock() {
  const now = useNow(CHECK_MS);
  return <time className={styles.clock}>{formatTime(new Date(now).toISOString())}</time>;
}
