import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { acceptMoney, isMoneyText, senOfText, textOfSen } from '@/domain/prices/typed-money.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { type KeypadKey, pressKey } from './keypad-text.ts';

export interface MoneyEntry {
  text: string;
  /** The amount in sen; null when nothing, or no amount, was typed. */
  sen: number | null;
  /** The message for text that is not an amount. */
  problem: string | null;
  /** Presses a key of the on-screen keypad. */
  press(key: KeypadKey): void;
  /** Fills in a whole amount; the next key replaces it. */
  fill(sen: number): void;
  set(text: string): void;
  inputProps: {
    value: string;
    inputMode: 'none' | 'decimal';
    autoComplete: 'off';
    onChange(event: ChangeEvent<HTMLInputElement>): void;
    onFocus(event: FocusEvent<HTMLInputElement>): void;
  };
}

/**
 * The state of a cash field: digits and one dot, two decimals (002 §5.3).
 * The first key replaces a prefilled amount, on the keyboard and on the keypad. `keypad` hides the device's own
 * keyboard.
 */
export function useMoneyEntry(initial: string, keypad: boolean): MoneyEntry {
  const [text, setText] = useState(initial);
  const [fresh, setFresh] = useState(initial !== '');
  const set = (next: string) => {
    setText(next);
    setFresh(false);
  };
  return {
    text,
    sen: senOfText(text),
    problem: isMoneyText(text) ? null : uiMessages.amount,
    press: (key) => set(pressKey(text, key, fresh)),
    fill: (sen) => {
      setText(textOfSen(sen));
      setFresh(true);
    },
    set,
    inputProps: {
      value: text,
      inputMode: keypad ? 'none' : 'decimal',
      autoComplete: 'off',
      onChange: (event) => set(acceptMoney(event.currentTarget.value, text)),
      onFocus: (event) => event.currentTarget.select(),
    },
  };
}
