import { dashboardMessages as text } from './dashboard.messages.ts';
import styles from './net.module.css';

/** Says of a figure that refunds and voids are taken out of it. */
export function Net() {
  return <span className={styles.net}>{text.net}</span>;
}
