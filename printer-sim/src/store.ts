/**
 * Where a helper keeps its prints or its jobs: files by name, each written whole, with nothing in
 * between.
 */
export interface Store {
  /** Returns the JSON files; unreadable ones are undefined. */
  readJson(): { file: string; value: unknown }[];
  /** @throws when it cannot be written: then nothing may come out */
  writeJson(file: string, value: unknown): void;
  /** @throws when it cannot be written */
  write(file: string, bytes: Uint8Array): void;
  /** Resolves to undefined when there is no such file. */
  read(file: string): Promise<Uint8Array | undefined>;
  /** Removes a file, if there is one. */
  remove(file: string): void;
  /** Removes every file whose name begins so. */
  removeAll(start: string): Promise<void>;
  /** Returns a file name for a key from a caller, which never becomes a path. */
  nameOf(key: string): string;
}

/** The stores of one helper. */
export interface HelperStores {
  tray: Store;
  jobs: Store;
}

/** Files in memory. */
export type MemoryFiles = Map<string, Uint8Array | string>;

/**
 * Returns a store in memory.
 * @param files what it begins with; it writes there
 * @param onChange called after every write and removal
 */
export function memoryStore(files: MemoryFiles, onChange: () => void = () => undefined): Store {
  const set = (file: string, content: Uint8Array | string): void => {
    files.set(file, content);
    onChange();
  };
  return {
    readJson: () =>
      [...files].flatMap(([file, content]) =>
        typeof content === 'string' ? [{ file, value: JSON.parse(content) as unknown }] : [],
      ),
    writeJson: (file, value) => set(file, JSON.stringify(value)),
    write: set,
    async read(file) {
      const content = files.get(file);
      return typeof content === 'string' ? undefined : content;
    },
    remove(file) {
      files.delete(file);
      onChange();
    },
    async removeAll(start) {
      for (const file of [...files.keys()].filter((name) => name.startsWith(start))) files.delete(file);
      onChange();
    },
    nameOf: (key) => encodeURIComponent(key),
  };
}
