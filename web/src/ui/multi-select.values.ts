export interface CheckOption {
  value: string;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Returns the chosen values after toggling one, in the order of the options.
 * Values that are no longer options stay.
 */
export function toggleValue(options: readonly CheckOption[], chosen: readonly string[], value: string): string[] {
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return inOrder(options, next);
}

/** All that can be chosen, or none of it; what is locked stays as it is. */
export function toggleAll(options: readonly CheckOption[], chosen: readonly string[]): string[] {
  const free = new Set(options.filter(({ disabled }) => !disabled).map(({ value }) => value));
  const locked = chosen.filter((value) => !free.has(value));
  return inOrder(options, allState(options, chosen) === 'all' ? locked : [...locked, ...free]);
}

/** How many of those that can be chosen are. */
export function allState(options: readonly CheckOption[], chosen: readonly string[]): 'all' | 'some' | 'none' {
  const free = options.filter(({ disabled }) => !disabled);
  const count = free.filter(({ value }) => chosen.includes(value)).length;
  if (count === 0) return 'none';
  return count === free.length ? 'all' : 'some';
}

function inOrder(options: readonly CheckOption[], chosen: readonly string[]): string[] {
  const known = options.map(({ value }) => value).filter((value) => chosen.includes(value));
  return [...known, ...chosen.filter((value) => !known.includes(value))];
}
