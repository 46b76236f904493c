/** Returns a function that runs once; later calls return the same promise, refused or not. */
export function memoize<T>(run: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= run());
}
