import styles from './calm-river.module.css';

/** A boat at rest, shown when no request is pending. */
export function CalmRiver() {
  return (
    <svg className={styles.river} viewBox="0 0 240 96" aria-hidden="true">
      <circle className={styles.sun} cx="172" cy="34" r="15" />
      <path className={styles.hills} d="M0 64c24-16 42-18 66-8s40 8 62-4 48-12 70-2 28 10 42 8v10H0z" />
      <g className={styles.boat}>
        <path className={styles.hull} d="M84 60h64l-9 14H94z" />
        <path className={styles.cabin} d="M100 60V47h28v13M114 47v-9M114 38h11l-3 3.5 3 3.5h-11" />
      </g>
      <path
        className={styles.water}
        d="M8 78c9 0 9 5 18 5s9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5 9 5 18 5 9-5 18-5"
      />
      <path className={styles.water} d="M44 90c9 0 9 4 18 4s9-4 18-4 9 4 18 4 9-4 18-4 9 4 18 4 9-4 18-4 9 4 18 4" />
    </svg>
  );
}
