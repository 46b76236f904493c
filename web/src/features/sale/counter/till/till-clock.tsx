import { useEffect, useState } from 'react';
import { clock } from '@/lib/clock.ts';
import { formatTime } from '@/lib/dates.ts';
import styles from './till-clock.module.css';

const CHECK_MS = 10_000;

/** The time in Kuala Lumpur, for the receipt that a customer disputes. */
export function TillClock() {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let cancel = clock.after(CHECK_MS, tick);
    function tick() {
      setNow(clock.now());
      cancel = clock.after(CHECK_MS, tick);
    }
    return () => cancel();
  }, []);
  return <time className={styles.clock}>{formatTime(new Date(now).toISOString())}</time>;
}
