import type { Domain } from '../kernel/domain.ts';
import { CALLBACK } from '../provider/callback.ts';
import { findMisshapen, type Shape } from './check-shape.ts';
import { RECORD_SHAPES } from './generated/record-shapes.ts';
import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';
import type { TripRecord } from './trip-records.ts';
import { TRAINING_RESET } from './training.ts';
import { SNAPSHOT_FORMAT, WrongSnapshot, type Snapshot, type TableSnapshot } from './snapshot.ts';

const MAX_TICKETS = 200_000;
/** The latest instant a world may contain: 9999-12-31T23:59:59Z. */
const LAST_INSTANT = 253_402_300_799_000;

const OUTLINE: Shape = {
  fields: {
    format: { is: SNAPSHOT_FORMAT },
    seed: 'number',
    tickets: 'number',
    at: { any: ['null', 'number'] },
    training: { is: true },
    clock: {
      fields: {
        mode: { any: [{ is: 'real' }, { is: 'offset' }, { is: 'frozen' }] },
        offset: 'number',
        frozen: { any: ['null', 'number'] },
        nextJob: 'number',
        jobs: { list: { map: 'any' } },
      },
    },
    random: { list: 'number' },
    faults: {
      fields: {
        orders: { list: { map: 'any' } },
        services: { fields: { park_service: 'number' }, optional: ['park_service'] },
        random: { list: 'number' },
        nextId: 'number',
      },
    },
    tables: { map: { fields: { nextId: 'number', records: { list: { map: 'any' } } } } },
  },
  optional: ['training'],
};

const JOB: Shape = {
  fields: { id: 'number', at: 'number', kind: 'string', payload: 'any', daily: { is: true } },
  optional: ['daily'],
};

/**
 * The table that each field refers to, by field name; null if it may refer to several.
 * A test fails when a field ending in Id or Ids is missing here.
 */
export const REFERENCES: Readonly<Record<string, keyof typeof RECORD_SHAPES | null>> = {
  ticketId: 'tickets',
  packageId: 'packages',
  jettyId: 'jetties',
  jettyIds: 'jetties',
  posJettyId: 'jetties',
  foodId: 'foods',
  foodIds: 'foods',
  tourguideId: 'tourGuides',
  boatOperatorId: 'boatOperators',
  shiftId: 'shifts',
  paymentId: 'payments',
  ownerId: null,
  userId: 'users',
  adminId: 'users',
  staffId: 'users',
  agentId: 'users',
  uploaderId: 'users',
  senderId: 'users',
  recipientId: 'users',
  decidedById: 'users',
  updatedById: 'users',
  adminValidatedId: 'users',
  requestedById: 'users',
  requestById: 'users',
  cancelById: 'users',
  subTicketId: 'subTickets',
  undoneById: 'users',
};

/**
 * Returns a value as a snapshot after checking all of it: records against the shapes of their tables,
 * references between tables, the ranges of seed, clock and random state, and job kinds.
 * @throws WrongSnapshot naming the first invalid record and field
 */
export function assertSnapshot(value: unknown, domain: Pick<Domain, 'jobKinds' | 'requiredTables'>): Snapshot {
  // A different format would explain every other difference.
  assertField((value as Partial<Snapshot> | null)?.format === SNAPSHOT_FORMAT, 'format');
  const outline = findMisshapen(value, OUTLINE, '');
  if (outline !== undefined) throw new WrongSnapshot(outline.slice(1) || 'snapshot');
  const snapshot = value as Snapshot;
  checkRanges(snapshot);
  checkJobs(snapshot, new Set([...domain.jobKinds, CALLBACK, TRAINING_RESET]));
  checkTables(snapshot, domain.requiredTables);
  return snapshot;
}

function assertField(isRight: boolean, field: string): void {
  if (!isRight) throw new WrongSnapshot(field);
}

function checkRanges({ seed, tickets, at, clock, random, faults }: Snapshot): void {
  assertField(Number.isSafeInteger(seed) && seed >= 0, 'seed');
  assertField(Number.isInteger(tickets) && tickets >= 0 && tickets <= MAX_TICKETS, 'tickets');
  assertField(at === null || isInstant(at), 'at');
  assertField((clock.mode === 'frozen') === (clock.frozen !== null), 'clock.frozen');
  assertField(clock.frozen === null || isInstant(clock.frozen), 'clock.frozen');
  assertField(Number.isInteger(clock.offset) && Math.abs(clock.offset) <= LAST_INSTANT, 'clock.offset');
  assertField(isRandom(random), 'random');
  assertField(isRandom(faults.random), 'faults.random');
  assertField(Number.isSafeInteger(faults.nextId) && faults.nextId > 0, 'faults.nextId');
  for (const [index, { id, operationId }] of faults.orders.entries())
    assertField(Number.isSafeInteger(id) && typeof operationId === 'string', `faults.orders.${index}`);
}

function checkJobs({ clock }: Snapshot, kinds: ReadonlySet<string>): void {
  const ids = new Set<number>();
  for (const [index, job] of clock.jobs.entries()) {
    const path = `clock.jobs.${index}`;
    const wrong = findMisshapen(job, JOB, path);
    if (wrong !== undefined) throw new WrongSnapshot(wrong);
    assertField(kinds.has(job.kind), `${path}.kind`);
    assertField(isInstant(job.at), `${path}.at`);
    assertField(Number.isSafeInteger(job.id) && job.id < clock.nextJob && !ids.has(job.id), `${path}.id`);
    ids.add(job.id);
  }
}

function checkTables({ tables }: Snapshot, required: readonly string[]): void {
  const unknown = Object.keys(tables).find((name) => !Object.hasOwn(RECORD_SHAPES, name));
  if (unknown !== undefined) throw new WrongSnapshot(`tables.${unknown}`);
  const ids = new Map<string, ReadonlySet<number>>();
  for (const [name, shape] of Object.entries(RECORD_SHAPES)) {
    const table = tables[name];
    if (!table) throw new WrongSnapshot(`tables.${name}`);
    ids.set(name, checkRecords(table, shape, `tables.${name}`));
  }
  for (const name of required) assertField(ids.get(name)?.has(1) ?? false, `tables.${name}.1`);
  for (const [name, { records }] of Object.entries(tables))
    for (const record of records) checkReferences(record, ids, `tables.${name}.${record.id}`);
  checkBoardings(tables);
}

/** Checks that every boarding names an existing trip. An undone validation may name a removed one. */
function checkBoardings(tables: Snapshot['tables']): void {
  // The shapes of the records were checked before.
  const recordsOf = <T>(name: string): readonly T[] => (tables[name]?.records ?? []) as unknown as readonly T[];
  const trips = new Set<string | null | undefined>(recordsOf<TripRecord>('trips').map(({ tripId }) => tripId));
  const isKnown = (tripId: string | null | undefined): boolean => tripId == null || trips.has(tripId);
  for (const { id, tripId } of recordsOf<SubTicketRecord>('subTickets'))
    assertField(isKnown(tripId), `tables.subTickets.${id}.tripId`);
  for (const { id, tripId, partialValidate } of recordsOf<TicketRecord>('tickets')) {
    assertField(isKnown(tripId), `tables.tickets.${id}.tripId`);
    for (const [index, part] of partialValidate.entries())
      assertField(isKnown(part.tripId), `tables.tickets.${id}.partialValidate.${index}.tripId`);
  }
}

/** Paths name a record by its id, not its position. */
function checkRecords({ nextId, records }: TableSnapshot, shape: Shape, path: string): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const [index, record] of records.entries()) {
    const { id } = record;
    assertField(
      Number.isSafeInteger(id) && id > 0 && !ids.has(id),
      `${path}.${Number.isSafeInteger(id) ? id : index}.id`,
    );
    ids.add(id);
    const wrong = findMisshapen(record, shape, `${path}.${id}`);
    if (wrong !== undefined) throw new WrongSnapshot(wrong);
  }
  assertField(Number.isSafeInteger(nextId) && nextId > 0, `${path}.nextId`);
  return ids;
}

function checkReferences(value: unknown, ids: ReadonlyMap<string, ReadonlySet<number>>, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    const target = Object.hasOwn(REFERENCES, name) ? REFERENCES[name] : undefined;
    if (!target) {
      checkReferences(item, ids, `${path}.${name}`);
      continue;
    }
    for (const id of [item].flat())
      if (typeof id === 'number') assertField(ids.get(target)?.has(id) ?? false, `${path}.${name}`);
  }
}

function isInstant(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= LAST_INSTANT;
}

function isRandom(state: readonly number[]): boolean {
  return state.length === 4 && state.every((word) => Number.isInteger(word) && word === (word | 0));
}
