import type { RecordDifference, WorldDiff } from '@muara/contract/control';
import { formatInstant } from '@muara/contract/rules';
import { hideSecrets } from '../kernel/hide-secrets.ts';
import { snapshotTables } from '../world/snapshot.ts';
import type { World } from '../world/world.ts';
import type { HandlersOf } from './action.ts';
import { worldNotFound } from './refuse.ts';

const MAX_LISTED = 1_000;
/** Its only record is the secrets that a world draws for itself. */
const SECRET_TABLES: ReadonlySet<string> = new Set(['documentSecrets']);

interface StoredRecord {
  id: number;
}
type Tables = Record<string, { records: readonly StoredRecord[] }>;

export const DIFF: HandlersOf<'diffWorlds' | 'diffSnapshot'> = {
  diffWorlds: ({ query }, { worlds, world }) => {
    const other = worlds.find(query.with)?.world;
    if (!other) throw worldNotFound(query.with, 'with');
    return diffWorlds(world(), other);
  },
  diffSnapshot: ({ body }, { worlds, world }) => diffWorlds(world(), worlds.peek(body)),
};

/** Returns what differs between two worlds, by table and record. */
function diffWorlds(here: World, there: World): WorldDiff {
  const [mine, theirs] = [snapshotTables(here.tables) as Tables, snapshotTables(there.tables) as Tables];
  const tables: Record<string, number> = {};
  const records: RecordDifference[] = [];
  let total = 0;
  for (const table of Object.keys(mine).filter((name) => !SECRET_TABLES.has(name))) {
    const different = diffTable(table, mine[table]?.records ?? [], theirs[table]?.records ?? [], [
      here.name,
      there.name,
    ]);
    if (different.length === 0) continue;
    tables[table] = different.length;
    total += different.length;
    records.push(...different.slice(0, MAX_LISTED - records.length));
  }
  const clock = { here: formatInstant(here.clock.now()), there: formatInstant(there.clock.now()) };
  return { same: total === 0, total, tables, records, clock };
}

type Names = readonly [here: string, there: string];

function diffTable(
  table: string,
  mine: readonly StoredRecord[],
  theirs: readonly StoredRecord[],
  names: Names,
): RecordDifference[] {
  const others = new Map(theirs.map((record) => [record.id, record]));
  const own = new Set(mine.map(({ id }) => id));
  const inBoth = mine.flatMap((record): RecordDifference[] => {
    const other = others.get(record.id);
    // Worlds of one seed share the records that neither has changed.
    if (other === record) return [];
    const fields = diffFields(record, other, names);
    return fields.length === 0 ? [] : [{ table, id: record.id, kind: other ? 'changed' : 'only_here', fields }];
  });
  const onlyThere = theirs
    .filter(({ id }) => !own.has(id))
    .map((record): RecordDifference => {
      const fields = diffFields(undefined, record, names);
      return { table, id: record.id, kind: 'only_there', fields };
    });
  return [...inBoth, ...onlyThere].toSorted((one, other) => one.id - other.id);
}

function diffFields(
  mine: StoredRecord | undefined,
  theirs: StoredRecord | undefined,
  names: Names,
): RecordDifference['fields'] {
  const [here, there] = [comparable(mine, names[0]), comparable(theirs, names[1])];
  const fields = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return fields
    .filter((field) => JSON.stringify(here[field]) !== JSON.stringify(there[field]))
    .map((field) => ({ field, here: here[field] ?? null, there: there[field] ?? null }));
}

/**
 * Returns a record without what each world has for itself: secrets, its name in links, and the QR
 * codes of both.
 */
function comparable(record: StoredRecord | undefined, world: string): Record<string, unknown> {
  if (!record) return {};
  const plain = JSON.stringify(record)
    .replaceAll(`/w/${world}/`, '/w/*/')
    .replaceAll(/<svg\b.*?<\/svg>/gs, '<svg>…</svg>');
  return hideSecrets(JSON.parse(plain)) as Record<string, unknown>;
}
