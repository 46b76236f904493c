import styles from './json.module.css';

/** Longer texts make a page slow; the export has all of it. */
const LONGEST = 100_000;

/** A value as JSON, with a line for each field. It scrolls, and can take the focus. */
export function Json({ label, value }: { label: string; value: unknown }) {
  const text = JSON.stringify(value, null, 2);
  return (
    <pre className={styles.json} tabIndex={0} role="group" aria-label={label}>
      {text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text}
    </pre>
  );
}
