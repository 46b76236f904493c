/** The longest figure a till field takes: 9,999,999.99. */
const WHOLE_DIGITS = 7;

/**
 * What a cash field keeps of a typed or pasted text: digits and one dot, two decimals
 * (002 §5.3). Thousands separators and a currency sign fall away, so `RM 1,234.5` → `1234.5`.
 */
export function cleanMoney(text: string): string {
  const kept = text.replace(/[^\d.]/g, '');
  const dot = kept.indexOf('.');
  const whole = (dot < 0 ? kept : kept.slice(0, dot)).replace(/^0+(?=\d)/, '').slice(0, WHOLE_DIGITS);
  if (dot < 0) return whole;
  const decimals = kept
    .slice(dot + 1)
    .replaceAll('.', '')
    .slice(0, 2);
  return `${whole === '' ? '0' : whole}.${decimals}`;
}

/** Sen of a cleaned text; `null` when nothing was typed, so that empty and zero stay apart. */
export function senOfText(text: string): number | null {
  const clean = cleanMoney(text);
  if (clean === '') return null;
  const [whole = '0', decimals = ''] = clean.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The text of an amount as a person would type it: 7500 → `75.00`. */
export function textOfSen(sen: number): string {
  return `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
}

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '.' | 'back' | 'clear';

/** The text after a key of the on-screen keypad. A prefilled (`fresh`) figure is replaced, not extended. */
export function pressKey(text: string, key: KeypadKey, fresh: boolean): string {
  if (key === 'clear') return '';
  if (key === 'back') return fresh ? '' : text.slice(0, -1);
  return cleanMoney((fresh ? '' : text) + key);
}
