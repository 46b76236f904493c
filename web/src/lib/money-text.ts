import { parseRinggit, type Sen } from '@muara/contract/rules';

/** The longest figure a money field takes: 9,999,999.99. */
const WHOLE_DIGITS = 7;
/** The longest number a count field takes. */
const COUNT_DIGITS = 9;

/**
 * What a money field keeps of a text: digits and one dot, two decimals (002 §5.3). Thousands separators and a currency
 * sign fall away, so `RM 1,234.5` → `1234.5`.
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
export function senOfText(text: string): Sen | null {
  const clean = cleanMoney(text);
  if (clean === '') return null;
  const [whole = '0', decimals = ''] = clean.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The text of an amount as a person would type it: 7500 → `75.00`. */
export function textOfSen(sen: Sen): string {
  return `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
}

/**
 * What a money field holds after somebody has typed or pasted `typed` where `before` stood. A text that is no amount
 * changes nothing: a minus, letters, too many digits, or a comma that groups no thousands, so that '1,23' never
 * becomes RM 123.
 */
export function acceptMoney(typed: string, before: string): string {
  const text = typed.replace(/RM|\s/gi, '');
  if (/[^\d.,]/.test(text)) return before;
  if (!text.includes(',')) return isTooLong(text) ? before : cleanMoney(text);
  const sen = parseRinggit(text);
  return sen === null || isTooLong(text.replaceAll(',', '')) ? before : textOfSen(sen);
}

/** The same for a whole number, zero or more: digits alone, thousands grouped by commas or not. */
export function acceptCount(typed: string, before: string): string {
  const text = typed.trim();
  const plain = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  const digits = plain.replace(/^0+(?=\d)/, '');
  return /^\d*$/.test(digits) && digits.length <= COUNT_DIGITS ? digits : before;
}

function isTooLong(text: string): boolean {
  return text.replace(/\..*$/, '').replace(/^0+/, '').length > WHOLE_DIGITS;
}
