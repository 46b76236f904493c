import styles from './cover.module.css';

/** The first picture of a row, empty without one. Decorative: the name beside it says the same. */
export function Cover({ src }: { src: string | null }) {
  return <span className={styles.cover}>{src === null ? null : <img src={src} alt="" loading="lazy" />}</span>;
}
