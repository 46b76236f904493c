/**
 * Returns one count of a table in which zeros can be left out.
 *
 * @throws RangeError when the count is not a whole number from 0, because prices and capacity
 * depend on it
 * @internal
 */
export function countOf<Category extends string>(
  counts: Partial<Record<Category, number>>,
  category: Category,
): number {
  const count = counts[category] ?? 0;
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a count of ${category}: ${count}`);
  return count;
}
