import styles from './water.module.css';

/** Two waves, shown on empty screens and panels. */
export function Water({ bad }: { bad?: boolean }) {
  return (
    <svg className={styles.water} data-bad={bad} viewBox="0 0 72 28" aria-hidden="true">
      <path d="M4 9c8 0 8 6 16 6s8-6 16-6 8 6 16 6 8-6 16-6M4 19c8 0 8 6 16 6s8-6 16-6 8 6 16 6 8-6 16-6" />
    </svg>
  );
}
