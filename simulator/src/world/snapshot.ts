import type { ClockState } from './clock.ts';
import type { RandomState } from './random.ts';
import type { AnyTables } from './store.ts';

/** A world as JSON: everything that its future depends on. */
export interface Snapshot {
  /** 2: purchases have a ledger. 3: daily jobs, the instant it was made at. */
  format: 3;
  seed: number;
  tickets: number;
  /** The instant that the world was made at; see `WorldOptions`. */
  at: number | null;
  clock: ClockState;
  random: RandomState;
  tables: Record<string, TableSnapshot>;
}

interface TableSnapshot {
  nextId: number;
  records: { id: number }[];
}

/** The tables' content. Records are immutable, so they are handed out, not copied. */
export function snapshotTables(tables: object): Record<string, TableSnapshot> {
  return Object.fromEntries(
    Object.entries(tables as AnyTables).map(([name, collection]) => [
      name,
      { nextId: collection.nextId, records: collection.all() as { id: number }[] },
    ]),
  );
}

/** Fills empty tables. A table that the snapshot does not name stays empty; one that it names in vain throws. */
export function loadTables(tables: object, content: Record<string, TableSnapshot>): void {
  for (const [name, { nextId, records }] of Object.entries(content)) {
    const collection = (tables as AnyTables)[name];
    if (!collection) throw new Error(`the snapshot has a table ${name} that this version does not know`);
    collection.load(records, nextId);
  }
}

/**
 * Checks the outline of a snapshot that came over the wire.
 * @returns the name of the first field that is wrong, or undefined
 */
export function wrongField(value: unknown): string | undefined {
  const snapshot = value as Partial<Snapshot> | null;
  if (typeof snapshot !== 'object' || snapshot === null) return 'snapshot';
  if (snapshot.format !== 3) return 'format';
  if (typeof snapshot.seed !== 'number') return 'seed';
  if (typeof snapshot.tickets !== 'number') return 'tickets';
  if (!isClockState(snapshot.clock)) return 'clock';
  if (!Array.isArray(snapshot.random) || snapshot.random.length !== 4) return 'random';
  if (typeof snapshot.tables !== 'object' || snapshot.tables === null) return 'tables';
  const wrong = Object.entries(snapshot.tables).find(([, table]) => !isTable(table));
  return wrong && `tables.${wrong[0]}`;
}

function isClockState(value: unknown): boolean {
  const clock = value as Partial<ClockState> | undefined;
  return (
    ['real', 'offset', 'frozen'].includes(clock?.mode ?? '') &&
    typeof clock?.offset === 'number' &&
    typeof clock.nextJob === 'number' &&
    Array.isArray(clock.jobs) &&
    (clock.mode === 'frozen') === (typeof clock.frozen === 'number')
  );
}

function isTable(value: unknown): boolean {
  const table = value as Partial<TableSnapshot> | null;
  return (
    typeof table?.nextId === 'number' &&
    Array.isArray(table.records) &&
    table.records.every((record) => typeof (record as { id?: unknown } | null)?.id === 'number')
  );
}
