/** Plain questions about values, shared by the Zod types and by the generated verdicts. */

/**
 * `multipleOf` and `x-decimals` on floats: a quotient within 1e-5 of a whole number counts as whole.
 * It is Ajv's `multipleOfPrecision: 5`, because 1.1 / 0.01 is 110.00000000000001. Sen are exact up to RM 100,000,000.
 */
export const MULTIPLE_OF_PRECISION = 5;
const TOLERANCE = 10 ** -MULTIPLE_OF_PRECISION;

export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  // Not `<=`: a quotient beyond the largest number counts as whole, as with Ajv.
  return !(Math.abs(Math.round(quotient) - quotient) > TOLERANCE);
}

/** Lengths are in Unicode characters; a UTF-16 length decides most cases without counting. */
export function hasAtLeast(value: string, least: number): boolean {
  return value.length >= least && (value.length >= 2 * least || characters(value) >= least);
}

export function hasAtMost(value: string, most: number): boolean {
  return value.length <= most || (value.length <= 2 * most && characters(value) <= most);
}

/** A surrogate pair is one character; iterating over characters would take ten times as long. */
function characters(value: string): number {
  let count = value.length;
  for (let index = 1; index < value.length; index += 1) {
    if (
      !isBetween(value.charCodeAt(index - 1), 0xd8_00, 0xdb_ff) ||
      !isBetween(value.charCodeAt(index), 0xdc_00, 0xdf_ff)
    )
      continue;
    count -= 1;
    index += 1;
  }
  return count;
}

const isBetween = (code: number, first: number, last: number): boolean => code >= first && code <= last;

/** Not a type guard: the generated code compares properties of what it has not narrowed. */
export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function areUnique(values: readonly unknown[]): boolean {
  return values.every((value, index) => !values.slice(0, index).some((earlier) => isSame(earlier, value)));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether two JSON values are equal, regardless of the order of their properties. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** Whether every property that is not listed passes; `never` refuses all of them. */
export function others(
  value: Readonly<Record<string, unknown>>,
  listed: ReadonlySet<string>,
  check: (value: unknown) => boolean,
): boolean {
  for (const key of Object.keys(value)) if (!listed.has(key) && !check(value[key])) return false;
  return true;
}

/** Whether exactly one check passes. */
export function exactlyOne(value: unknown, checks: readonly ((value: unknown) => boolean)[]): boolean {
  let passed = 0;
  for (const check of checks) if (check(value)) passed += 1;
  return passed === 1;
}

/** A file in a form; JSON carries it as a string. */
export function isFile(value: unknown): boolean {
  return typeof value === 'string' || value instanceof Blob;
}
