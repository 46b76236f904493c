import type { Sen } from './sen.ts';

const PLAIN = /^(\d*)(?:\.(\d{0,2}))?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;

/**
 * Parses a money field to sen: '45.6' → 4560, '1,234.5' → 123450 (002 §5.3).
 * Digits and one dot, at most two decimals; commas only as thousands separators, so that a decimal
 * comma ('1,23') is never read as RM 123.
 *
 * @returns null when the text is not an amount
 */
export function parseRinggit(text: string): Sen | null {
  const trimmed = text.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const parts = PLAIN.exec(plain);
  if (!parts) return null;
  const [, whole = '', decimals = ''] = parts;
  if (whole === '' && decimals === '') return null;
  const sen = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(sen) ? sen : null;
}
