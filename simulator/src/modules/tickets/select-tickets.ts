import type { LocalDate } from '../../world/records.ts';
import { listKey } from '../../world/ticket-keys.ts';
import type { World } from '../../world/world.ts';

/** The filters of a ticket list; an unset one is undefined. */
export interface TicketFilters {
  /** 0 normal, 1 VVIP, 2 agents' sub-tickets, 3 exhibition sub-tickets. */
  list: number;
  type: string | undefined;
  method: string | undefined;
  platform: string | undefined;
  /** Lower case and trimmed. */
  search: string | undefined;
  /** The key of a departure's seats; see `seatsOf`. */
  seats: string | undefined;
  today: LocalDate;
}

/** The shown part of a list, counted from its newest entry. */
export interface Part {
  from: number;
  count: number;
}

/** The matches: their number, and the ids of the shown part, newest first. */
export interface Selection {
  total: number;
  ids: number[];
}

const UPCOMING = 'upcoming';

/** Returns the purchases of list 0 or 1 that match the filters. */
export function selectPurchases(world: World, wanted: TicketFilters, part: Part): Selection {
  const { tickets } = world.tables;
  const { list, type, method, platform, search, seats } = wanted;
  const keys: string[] = [];
  if (type !== undefined && type !== UPCOMING) keys.push(listKey(list, 'type', type));
  if (method !== undefined) keys.push(listKey(list, 'method', method));
  if (platform !== undefined) keys.push(listKey(list, 'platform', platform));
  if (keys.length === 0) keys.push(listKey(list));
  const lists: (readonly number[])[] = keys.map((key) => tickets.ids('list', key));
  const named = search === undefined ? undefined : findByExactCode(world, search);
  if (named !== undefined) lists.push([named]);
  if (seats !== undefined) lists.push(seatedIds(world, seats));
  const [base, ...others] = lists.sort((one, other) => one.length - other.length) as [
    readonly number[],
    ...(readonly number[])[],
  ];
  if (type === UPCOMING) others.push(upcomingIds(world, wanted.today));
  const found = search === undefined || named !== undefined ? undefined : tickets.searchMask(search);
  if (others.length === 0 && !found) return pickAll(base, part);
  const held = tally(others, tickets.nextId);
  return pick(base, part, (id) => held[id] === others.length && (!found || found[id] === 1));
}

/**
 * Returns the sub-tickets of list 2 or 3 that match; payment, platform and buyer are those of their
 * purchases.
 */
export function selectSubTickets(world: World, wanted: TicketFilters, part: Part): Selection {
  const { tickets, subTickets } = world.tables;
  const { list, type, method, platform, search, seats } = wanted;
  // Tickets of a batch are open: they have no seats on any departure.
  if (seats !== undefined) return { total: 0, ids: [] };
  const ownType = type !== undefined && OWN_TYPES.has(type);
  const base = subTickets.ids('list', ownType ? listKey(list, 'type', type) : listKey(list));
  const asked = [
    ['type', ownType ? undefined : type],
    ['method', method],
    ['platform', platform],
  ] as const;
  const filters = asked.flatMap(([filter, value]) => (value === undefined ? [] : [[filter, value] as const]));
  if (filters.length === 0 && search === undefined) return pickAll(base, part);
  const purchases = filters.flatMap(([filter, value]) =>
    [0, 1].map((of) => tickets.ids('list', listKey(of, filter, value))),
  );
  const answers = search === undefined ? undefined : matchingIds(world, search);
  const held = tally(purchases, tickets.nextId);
  return pick(base, part, (id) => {
    const { ticketId } = subTickets.must(id);
    return held[ticketId] === filters.length && (!answers || answers(id, ticketId));
  });
}

/** Type filters on a sub-ticket's own state; the others apply to its purchase. */
const OWN_TYPES: ReadonlySet<string> = new Set(['cancel-request', 'canceled', 'used']);

/** Returns paid VVIP purchases still to come: exactly those that the dashboard counts. */
function upcomingIds({ tables: { tickets } }: World, today: LocalDate): readonly number[] {
  const ids = tickets.ids('vvipDeparture', true);
  let first = ids.length;
  while (first > 0 && (tickets.must(ids[first - 1] as number).departDate ?? '') >= today) first--;
  return ids.slice(first);
}

/** Returns the ids of tickets with seats on a departure, in order of sale as in the lists. */
function seatedIds({ tables: { tickets } }: World, seats: string): readonly number[] {
  const records = tickets.by('seats', seats);
  return records.sort((one, other) => one.createdAt - other.createdAt || one.id - other.id).map(({ id }) => id);
}

/** Returns the purchase whose full code or receipt number was entered. */
function findByExactCode({ tables: { tickets } }: World, search: string): number | undefined {
  const name = search.toUpperCase();
  return (tickets.one('code', name) ?? tickets.one('receiptNo', name))?.id;
}

/** Returns whether a sub-ticket's own code or its purchase matches a search. */
function matchingIds(world: World, search: string): (id: number, ticketId: number) => boolean {
  const { tickets, subTickets } = world.tables;
  const own = subTickets.searchMask(search);
  const named = findByExactCode(world, search);
  if (named !== undefined) return (id, ticketId) => ticketId === named || own[id] === 1;
  const found = tickets.searchMask(search);
  return (id, ticketId) => found[ticketId] === 1 || own[id] === 1;
}

let counts = new Uint8Array(0);

/**
 * Counts how many of the lists contain each id.
 * Reuses one array, valid until the next call: a new one per call would produce garbage the size of the world.
 */
function tally(lists: readonly (readonly number[])[], size: number): Uint8Array {
  if (counts.length < size) counts = new Uint8Array(size + (size >>> 2));
  else counts.fill(0, 0, size);
  for (const ids of lists) for (const id of ids) counts[id] = (counts[id] as number) + 1;
  return counts;
}

function pickAll(base: readonly number[], { from, count }: Part): Selection {
  const end = Math.max(0, base.length - from);
  return { total: base.length, ids: base.slice(Math.max(0, end - count), end).reverse() };
}

/** Counts the matches, and collects only those shown. */
function pick(base: readonly number[], { from, count }: Part, meets: (id: number) => boolean): Selection {
  const ids: number[] = [];
  let total = 0;
  for (let place = base.length - 1; place >= 0; place--) {
    const id = base[place] as number;
    if (!meets(id)) continue;
    if (total >= from && ids.length < count) ids.push(id);
    total++;
  }
  return { total, ids };
}
