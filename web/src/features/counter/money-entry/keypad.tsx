import type { ReactNode } from 'react';
import { BackspaceIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './keypad.module.css';
import type { KeypadKey } from './keypad-text.ts';

interface KeypadProps {
  onKey(key: KeypadKey): void;
}

const DIGITS: readonly KeypadKey[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '00', '0', '.'];

/** The on-screen keypad (002 §2.19). It never takes the focus, so that keys and touch can be mixed. */
export function Keypad({ onKey }: KeypadProps) {
  return (
    <div className={styles.pad} role="group" aria-label={tillText.keypad}>
      {DIGITS.map((digit) => (
        <Key key={digit} value={digit} onKey={onKey} />
      ))}
      <Key value="clear" kind="clear" onKey={onKey}>
        {tillText.clear}
      </Key>
      <Key value="back" kind="back" onKey={onKey}>
        <BackspaceIcon size={22} />
        <span className="sr-only">{tillText.deleteLast}</span>
      </Key>
    </div>
  );
}

interface KeyProps extends KeypadProps {
  value: KeypadKey;
  kind?: 'clear' | 'back';
  children?: ReactNode;
}

function Key({ value, kind, children, onKey }: KeyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.key}
      data-kind={kind}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onKey(value)}
    >
      {children ?? value}
    </button>
  );
}
