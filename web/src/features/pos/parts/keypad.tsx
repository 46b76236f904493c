import { BackspaceIcon } from './icons.tsx';
import type { KeypadKey } from './money-text.ts';
import styles from './keypad.module.css';

const KEYS: readonly KeypadKey[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '00', '0', '.'];

/** The on-screen numeric keypad (002 §2.19). It leaves the focus where it is, so that keys and touches may be mixed. */
export function Keypad({ onKey }: { onKey(key: KeypadKey): void }) {
  return (
    <div className={styles.pad} role="group" aria-label="Keypad" onMouseDown={(event) => event.preventDefault()}>
      {KEYS.map((key) => (
        <button key={key} type="button" tabIndex={-1} className={styles.key} onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <button type="button" tabIndex={-1} className={styles.key} data-quiet onClick={() => onKey('clear')}>
        Clear
      </button>
      <button type="button" tabIndex={-1} className={styles.key} data-quiet data-wide aria-label="Delete last" onClick={() => onKey('back')}>
        <BackspaceIcon size={22} />
      </button>
    </div>
  );
}
