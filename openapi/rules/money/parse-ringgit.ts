import type { Sen } from './sen.ts';

const PLAIN = /^(\d*)(?:\.(\d{0,2}))?$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$/;

/**
 * What was typed or pasted into a money field, as sen: '45.6' → 4560, '1,234.5' → 123450. Digits and one dot, at most
 * two decimals; commas only where thousands are grouped by them, so that a decimal comma ('1,23') is never read as
 * RM 123 (002 §5.3).
 *
 * @returns null when the text is no amount.
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
