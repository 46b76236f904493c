/** The longest number a count field takes. */
const MOST_DIGITS = 9;
/** The longest text that a count field keeps when it is no count. */
const MOST_CHARACTERS = 20;

/**
 * Returns the text of a count field after `typed` was typed or pasted in place of `before`.
 * Leading zeros and commas that group thousands are removed, and a number with too many digits changes nothing. Text
 * that is not a whole number of 0 or more stays as typed, so that the field can show an error: '-5' never becomes 5.
 */
export function acceptCount(typed: string, before: string, mostDigits = MOST_DIGITS): string {
  const text = typed.trim();
  const plain = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
  if (!isCountText(plain)) return typed.slice(0, MOST_CHARACTERS);
  const digits = plain.replace(/^0+(?=\d)/, '');
  return digits.length <= mostDigits ? digits : before;
}

/** Whether a count field is empty or contains a whole number of 0 or more. */
export function isCountText(text: string): boolean {
  return /^[0-9]*$/.test(text);
}

/** Returns the number of a typed count: null if empty, NaN if it is not a whole number of 0 or more. */
export function countOfText(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return isCountText(typed) ? Number(typed) : Number.NaN;
}
