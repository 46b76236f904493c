/** Returns whether two sets of values are equal, lists and objects by their contents. */
export function isSame<Values extends object>(one: Values, other: Values): boolean {
  return (Object.keys(one) as (keyof Values)[]).every(
    (field) => one[field] === other[field] || JSON.stringify(one[field]) === JSON.stringify(other[field]),
  );
}

/** Returns the values of a form after a save: the stored ones, plus what was typed during the save. */
export function keepTyped<Values extends object>(sent: Values, typed: Values, stored: Values): Values {
  const since = (Object.keys(typed) as (keyof Values)[]).filter((field) => typed[field] !== sent[field]);
  return { ...stored, ...Object.fromEntries(since.map((field) => [field, typed[field]])) };
}
