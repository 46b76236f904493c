/**
 * One count out of a table in which zeroes may be left out.
 *
 * @throws RangeError when the count is not a whole number from 0 up: prices and capacity must not rest on one.
 */
export function countOf<Category extends string>(
  counts: Partial<Record<Category, number>>,
  category: Category,
): number {
  const count = counts[category] ?? 0;
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a count of ${category}: ${count}`);
  return count;
}
