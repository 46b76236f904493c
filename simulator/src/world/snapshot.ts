import type { FaultsState } from '../kernel/faults.ts';
import type { ClockState } from './clock.ts';
import type { RandomState } from './random.ts';
import type { AnyTables } from './store.ts';

/**
 * What each format added or renamed: 2 the ledger, 3 daily jobs, creation instant and faults,
 * 4 trips, 5 validations, 6 `passengers`.
 */
export const SNAPSHOT_FORMAT = 6;

/** A world as JSON: everything its future depends on. */
export interface Snapshot {
  format: typeof SNAPSHOT_FORMAT;
  seed: number;
  tickets: number;
  /** The instant at which the world was created; see `WorldOptions`. */
  at: number | null;
  /** Set for a world that trains. */
  training?: true;
  clock: ClockState;
  random: RandomState;
  faults: FaultsState;
  tables: Record<string, TableSnapshot>;
}

export interface TableSnapshot {
  nextId: number;
  records: { id: number }[];
}

/** Returns the tables' content. Records are immutable, so they are shared, not copied. */
export function snapshotTables(tables: object): Record<string, TableSnapshot> {
  return Object.fromEntries(
    Object.entries(tables as AnyTables).map(([name, collection]) => [
      name,
      { nextId: collection.nextId, records: collection.all() as { id: number }[] },
    ]),
  );
}

/** A snapshot that cannot be restored; `field` names the invalid record and field. */
export class WrongSnapshot extends Error {
  override readonly name = 'WrongSnapshot';
  readonly field: string;

  constructor(field: string, why = `${field} is not what a snapshot contains`) {
    super(why);
    this.field = field;
  }
}

/** Fills empty tables. @throws WrongSnapshot when two records share an id or a unique key */
export function loadTables(tables: object, content: Record<string, TableSnapshot>): void {
  for (const [name, collection] of Object.entries(tables as AnyTables)) {
    const { records, nextId } = content[name] as TableSnapshot;
    try {
      collection.load(records, nextId);
    } catch (error) {
      throw new WrongSnapshot(
        `tables.${name}`,
        `tables.${name}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
