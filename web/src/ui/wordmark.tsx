import styles from './wordmark.module.css';

/** The mark of the app: two waves under a lamp. `name` is spoken; the drawing is not. */
export function Wordmark({ name, compact }: { name: string; compact?: boolean }) {
  return (
    <span className={styles.root}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={styles.plate} />
        <path d="M5.5 14.5c3.5 0 3.5 2.5 7 2.5s3.5-2.5 7-2.5 3.5 2.5 7 2.5" className={styles.near} />
        <path d="M5.5 20.5c3.5 0 3.5 2.5 7 2.5s3.5-2.5 7-2.5 3.5 2.5 7 2.5" className={styles.far} />
        <circle cx="22.5" cy="8.8" r="2.6" className={styles.lamp} />
      </svg>
      <span className={compact ? 'sr-only' : styles.name}>{name}</span>
    </span>
  );
}
