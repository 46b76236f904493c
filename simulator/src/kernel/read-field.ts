/** Returns a field of a value that may be anything; undefined when there is none. */
export function readField(value: unknown, name: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
