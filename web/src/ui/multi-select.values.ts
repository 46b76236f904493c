export interface CheckOption {
  value: string;
  label: string;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/** Returns all values that can be chosen, or none if all are chosen; disabled ones do not change. */
export function toggleAll(options: readonly CheckOption[], chosen: readonly string[]): string[] {
  const free = new Set(options.filter(({ disabled }) => !disabled).map(({ value }) => value));
  const locked = chosen.filter((value) => !free.has(value));
  return inOrder(options, allState(options, chosen) === 'all' ? locked : [...locked, ...free]);
}

/** Returns how many of the selectable options are selected. */
export function allState(options: readonly CheckOption[], chosen: readonly string[]): 'all' | 'some' | 'none' {
  const free = options.filter(({ disabled }) => !disabled);
  const count = free.filter(({ value }) => chosen.includes(value)).length;
  if (count === 0) return 'none';
  return count === free.length ? 'all' : 'some';
}

/** Returns the chosen values in the order of the options; values that are no options come last. */
export function inOrder(options: readonly CheckOption[], chosen: readonly string[]): string[] {
  const known = options.map(({ value }) => value).filter((value) => chosen.includes(value));
  return [...known, ...chosen.filter((value) => !known.includes(value))];
}
