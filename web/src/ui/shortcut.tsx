import styles from './shortcut.module.css';

/** A hint of the key that does the same, such as `Enter` or `Alt 1`; decoration, the button's name says what it does. */
export function Shortcut({ keys }: { keys: string }) {
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {keys}
    </kbd>
  );
}
