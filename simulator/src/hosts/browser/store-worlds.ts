import { isWorldName, type Worlds } from '../../world/worlds.ts';

const KEY = 'muara.worlds';

/** Where worlds are stored: the tab's `sessionStorage`. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeepOptions {
  worlds: Pick<Worlds, 'list' | 'snapshot' | 'restore'>;
  keep: Keep;
  /** Called when worlds could not be stored or restored; they then start over. */
  onWarning(text: string): void;
}

/** Stores all worlds in their current state. */
export function storeWorlds({ worlds, keep, onWarning }: KeepOptions): void {
  try {
    const kept = worlds.list().map(({ name }) => [name, worlds.snapshot(name)]);
    keep.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch (error) {
    // More than the tab may store: an older state would be worse than none.
    keep.removeItem(KEY);
    onWarning(`Could not store the worlds: ${String(error)}`);
  }
}

/** Restores what `storeWorlds` stored. Unreadable worlds are left out and made from their seed. */
export function restoreWorlds({ worlds, keep, onWarning }: KeepOptions): void {
  const text = keep.getItem(KEY);
  // Removed, so that a state that breaks the page is gone after the next reload.
  keep.removeItem(KEY);
  if (text === null) return;
  try {
    for (const [name, snapshot] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
      if (!isWorldName(name)) throw new Error(`${name} names no world`);
      worlds.restore(name, snapshot);
    }
  } catch (error) {
    onWarning(`Could not restore the worlds: ${String(error)}`);
  }
}
