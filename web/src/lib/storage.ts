import { STORAGE_SUFFIX } from './address.ts';

/** Local storage that may be blocked: reads answer null, writes answer false, nothing throws. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key + STORAGE_SUFFIX);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key + STORAGE_SUFFIX, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key + STORAGE_SUFFIX);
    } catch {
      // Blocked storage has nothing to remove.
    }
  },
  /** Returns the names of all values; none where storage is blocked. */
  keys(): string[] {
    try {
      const names = Object.keys(localStorage);
      if (STORAGE_SUFFIX === '') return names.filter((name) => !name.includes('@/'));
      return names.filter((name) => name.endsWith(STORAGE_SUFFIX)).map((name) => name.slice(0, -STORAGE_SUFFIX.length));
    } catch {
      return [];
    }
  },
  /** Whether the browser lets this app keep anything at all. */
  available(): boolean {
    const probe = 'muara.probe';
    const kept = this.set(probe, '1');
    this.remove(probe);
    return kept;
  },
  /** Reads a JSON value; anything unreadable or of another shape than `accept` allows is null. */
  read<T>(key: string, accept: (value: unknown) => value is T): T | null {
    try {
      const value: unknown = JSON.parse(this.get(key) ?? 'null');
      return accept(value) ? value : null;
    } catch {
      return null;
    }
  },
};
