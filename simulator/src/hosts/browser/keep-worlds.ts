import { isWorldName, type Worlds } from '../../world/worlds.ts';

const KEY = 'muara.worlds';

/** Where worlds stay: `sessionStorage` of the tab. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeepOptions {
  worlds: Pick<Worlds, 'list' | 'snapshot' | 'restore'>;
  keep: Keep;
  /** Told when worlds could not be kept or brought back; they begin anew then. */
  onWarning(text: string): void;
}

/** Writes all worlds down, as they are now. */
export function keepWorlds({ worlds, keep, onWarning }: KeepOptions): void {
  try {
    const kept = worlds.list().map(({ name }) => [name, worlds.snapshot(name)]);
    keep.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch (error) {
    // More than the tab may store: an older state would be worse than none.
    keep.removeItem(KEY);
    onWarning(`The worlds were not kept: ${String(error)}`);
  }
}

/** Brings back what `keepWorlds` wrote down. What cannot be read is left out: that world is made from its seed. */
export function bringWorldsBack({ worlds, keep, onWarning }: KeepOptions): void {
  const text = keep.getItem(KEY);
  // Taken out, so that a state that breaks the page is gone with the next reload.
  keep.removeItem(KEY);
  if (text === null) return;
  try {
    for (const [name, snapshot] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
      if (!isWorldName(name)) throw new Error(`${name} names no world`);
      worlds.restore(name, snapshot);
    }
  } catch (error) {
    onWarning(`The worlds did not come back: ${String(error)}`);
  }
}
