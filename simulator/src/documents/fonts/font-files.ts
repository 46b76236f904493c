/** Brings a file of the font packages by its path in them: `noto-sans/files/noto-sans-latin-400-normal.woff`. Rejects when there is none. */
export type FontLoader = (path: string) => Promise<Uint8Array>;

let loader: FontLoader | undefined;
const known = new Map<string, Promise<unknown>>();

/**
 * Says where the fonts of documents come from; a host does so when it starts. Without a loader, and where a file is missing,
 * documents are set in the Helvetica that every PDF reader has.
 */
export function useFonts(next: FontLoader | undefined): void {
  if (next === loader) return;
  loader = next;
  known.clear();
}

/** A file, read and made into what is needed once; undefined when it cannot be had. */
export function fontFile<T>(path: string, read: (bytes: Uint8Array) => T | Promise<T>): Promise<T | undefined> {
  let found = known.get(path);
  if (found === undefined) {
    // What could not be had is asked for again: a network may be back by then.
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
