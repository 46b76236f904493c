import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { acceptMoney, isMoneyText, senOfText, textOfSen } from '@/domain/prices/money-text.ts';
import { uiMessages } from '@/ui/ui.messages.ts';
import { type KeypadKey, pressKey } from './keypad-text.ts';

export interface MoneyEntry {
  text: string;
  /** Sen, or null when nothing, or no amount, was typed. */
  sen: number | null;
  /** What is wrong with a text that is no amount. */
  problem: string | null;
  /** A key of the on-screen keypad. */
  press(key: KeypadKey): void;
  /** Puts an amount in whole; the next key replaces it. */
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
 * A cash field: digits and one dot, two decimals (002 §5.3). A prefilled figure is replaced by the
 * first key, on the keyboard and on the keypad alike. `keypad` keeps the device's own keyboard away.
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
