import { isWorldName, type Worlds } from '../../world/worlds.ts';

/** Where worlds are stored, in one piece. */
export interface Keep {
  get(): Promise<unknown>;
  /** @param worlds undefined removes them */
  set(worlds: Readonly<Record<string, unknown>> | undefined): Promise<void>;
}

/** Its sessions and open pages take the restored world for the one that they know. */
interface StoredWorld {
  incarnation: string;
  snapshot: unknown;
}

interface KeepOptions {
  worlds: Pick<Worlds, 'list' | 'snapshot' | 'restore'>;
  keep: Keep;
  /** Called when worlds could not be stored or restored. */
  onWarning(text: string): void;
}

/** Stores all worlds in their current state. If they do not fit, the last stored state stays. */
export async function storeWorlds({ worlds, keep, onWarning }: KeepOptions): Promise<void> {
  try {
    await keep.set(
      Object.fromEntries(
        worlds
          .list()
          .map(({ name, incarnation }): [string, StoredWorld] => [
            name,
            { incarnation, snapshot: worlds.snapshot(name) },
          ]),
      ),
    );
  } catch (error) {
    onWarning(`Could not store the worlds: ${String(error)}`);
  }
}

/** Restores what `storeWorlds` stored. Unreadable worlds are left out and made from their seed. */
export async function restoreWorlds({ worlds, keep, onWarning }: KeepOptions): Promise<void> {
  try {
    const stored = (await keep.get()) ?? {};
    for (const [name, { incarnation, snapshot }] of Object.entries(stored as Record<string, Partial<StoredWorld>>)) {
      if (!isWorldName(name)) throw new Error(`${name} names no world`);
      worlds.restore(name, snapshot, incarnation);
    }
  } catch (error) {
    onWarning(`Could not restore the worlds: ${String(error)}`);
  }
}
