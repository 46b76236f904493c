import styles from './result-mark.module.css';

/** A tick or a cross that rises from the water. */
export function ResultMark({ good }: { good: boolean }) {
  return (
    <svg className={styles.mark} data-good={good || undefined} viewBox="0 0 96 80" aria-hidden="true">
      <circle className={styles.disc} cx="48" cy="36" r="30" />
      <path className={styles.sign} d={good ? 'm34 37 10 10 18-20' : 'm38 26 20 20m0-20-20 20'} />
      <path className={styles.wave} d="M6 70c10 0 10 6 21 6s11-6 21-6 10 6 21 6 11-6 21-6" />
    </svg>
  );
}
