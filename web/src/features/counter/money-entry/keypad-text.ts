import { cleanMoney, isMoneyText } from '@/domain/prices/typed-money.ts';

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '.' | 'back' | 'clear';

/** Returns the text after a press on the keypad. The first key replaces a prefilled (`fresh`) amount. */
export function pressKey(text: string, key: KeypadKey, fresh: boolean): string {
  if (key === 'clear') return '';
  if (key === 'back') return fresh ? '' : text.slice(0, -1);
  const before = fresh ? '' : text;
  return isMoneyText(before) ? cleanMoney(before + key) : before + key;
}
