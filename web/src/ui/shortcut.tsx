import styles from './shortcut.module.css';

/**
 * A hint of a keyboard shortcut, such as `Enter` or `Alt 1`.
 * It is decoration: the button's name says what it does.
 */
export function Shortcut({ keys }: { keys: string }) {
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {keys}
    </kbd>
  );
}
