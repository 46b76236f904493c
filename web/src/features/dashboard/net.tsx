import { dashboardMessages as text } from './dashboard.messages.ts';
import styles from './net.module.css';

/** Marks a figure as net of refunds and voids. */
export function Net() {
  return <span className={styles.net}>{text.net}</span>;
}
