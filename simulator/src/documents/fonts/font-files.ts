/**
 * Loads a file of the font packages by its path: `noto-sans/files/noto-sans-latin-400-normal.woff`.
 * Rejects when there is none.
 */
export type FontLoader = (path: string) => Promise<Uint8Array>;

let loader: FontLoader | undefined;
const known = new Map<string, Promise<unknown>>();

/**
 * Sets the source of document fonts; hosts call it at start.
 * Without it, or when a file is missing, documents use the Helvetica of every PDF reader.
 */
export function useFonts(next: FontLoader | undefined): void {
  if (next === loader) return;
  loader = next;
  known.clear();
}

/** Returns a file, read and parsed once; undefined when it is not available. */
export function fontFile<T>(path: string, read: (bytes: Uint8Array) => T | Promise<T>): Promise<T | undefined> {
  let found = known.get(path);
  if (found === undefined) {
    // A failed load is retried, because the network may be back by then.
    found = load(path, read).then((made) => (made === undefined ? (known.delete(path), made) : made));
    known.set(path, found);
  }
  return found as Promise<T | undefined>;
}

async function load<T>(path: string, read: (bytes: Uint8Array) => T | Promise<T>): Promise<T | undefined> {
  if (loader === undefined) return undefined;
  try {
    return await read(await loader(path));
  } catch {
    return undefined;
  }
}
