/**
 * The values that filters can have besides 'no filter', by filter name.
 * A filter that is not listed takes any value: a search, or values that only the server knows.
 */
export type KnownValues<Name extends string = string> = {
  readonly [N in Name]?: readonly string[] | ((value: string) => boolean);
};

/** Returns whether a filter knows a value; unknown values in an address are ignored. */
export function isKnownValue(known: KnownValues, name: string, value: string): boolean {
  const values = known[name];
  if (values === undefined) return true;
  return typeof values === 'function' ? values(value) : values.includes(value);
}

/** For filters by the number of a record. */
export const isRecordNumber = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value);
