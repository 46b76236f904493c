import { parseRinggit } from '@muara/contract/rules/money/parse-ringgit';
import type { Sen } from '@muara/contract/rules/money/sen';
import { toRinggit } from '@muara/contract/rules/money/to-ringgit';

/** The longest figure a money field takes: 9,999,999.99. */
const WHOLE_DIGITS = 7;
/** The longest text that a money field keeps when it is no amount. */
const MOST_CHARACTERS = 20;

/**
 * Returns a text as a money field keeps it: digits, one dot and two decimals (002 §5.3).
 * Thousands separators and a currency sign are removed: `RM 1,234.5` → `1234.5`.
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

/** Returns the sen of a typed text; null for an empty or invalid one, so that empty and zero differ. */
export function senOfText(text: string): Sen | null {
  return parseRinggit(text);
}

/** Whether a money field is empty or contains an amount. */
export function isMoneyText(text: string): boolean {
  return text === '' || senOfText(text) !== null;
}

/** Ringgit of a typed text for the wire; `null` when it is empty, NaN when it is no amount. */
export function ringgitOfText(text: string): number | null {
  if (text.trim() === '') return null;
  const sen = senOfText(text);
  return sen === null ? Number.NaN : toRinggit(sen);
}

/** The text of an amount as a person would type it: 7500 → `75.00`. */
export function textOfSen(sen: Sen): string {
  return `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`;
}

/**
 * Returns the text of a money field after `typed` was typed or pasted in place of `before`.
 * An amount is tidied up, and one with too many digits changes nothing. Invalid text stays as typed, so that the
 * field can show an error: a minus, letters, or a comma that groups no thousands ('-5' never becomes RM 5, nor '1,23'
 * RM 123).
 */
export function acceptMoney(typed: string, before: string): string {
  const text = typed.replace(/RM|\s/gi, '');
  if (/[^\d.,]/.test(text)) return typed.slice(0, MOST_CHARACTERS);
  if (text.includes(',') && parseRinggit(text) === null) return typed.slice(0, MOST_CHARACTERS);
  const plain = text.replaceAll(',', '');
  return isTooLong(plain) ? before : cleanMoney(plain);
}

function isTooLong(text: string): boolean {
  return text.replace(/\..*$/, '').replace(/^0+/, '').length > WHOLE_DIGITS;
}
