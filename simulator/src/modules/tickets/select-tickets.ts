import type { LocalDate } from '../../world/records.ts';
import { listKey } from '../../world/ticket-keys.ts';
import type { World } from '../../world/world.ts';

/** What a ticket list is asked for; an open filter is undefined. */
export interface Wanted {
  /** 0 normal, 1 VVIP, 2 agents' sub-tickets, 3 exhibition sub-tickets. */
  list: number;
  type: string | undefined;
  method: string | undefined;
  platform: string | undefined;
  /** Lower case and trimmed. */
  search: string | undefined;
  /** The key of the seats of a departure; see `seatsOf`. */
  seats: string | undefined;
  today: LocalDate;
}

/** The part of a list that is shown, counted from its newest. */
export interface Part {
  from: number;
  count: number;
}

/** What meets all filters: how many, and the ids of the part that is shown, newest first. */
export interface Selection {
  total: number;
  ids: number[];
}

const UPCOMING = 'upcoming';

/** The purchases of list 0 or 1 that meet the filters. */
export function selectPurchases(world: World, wanted: Wanted, part: Part): Selection {
  const { tickets } = world.tables;
  const { list, type, method, platform, search, seats } = wanted;
  const keys: string[] = [];
  if (type !== undefined && type !== UPCOMING) keys.push(listKey(list, 'type', type));
  if (method !== undefined) keys.push(listKey(list, 'method', method));
  if (platform !== undefined) keys.push(listKey(list, 'platform', platform));
  if (keys.length === 0) keys.push(listKey(list));
  const lists: (readonly number[])[] = keys.map((key) => tickets.ids('list', key));
  const named = search === undefined ? undefined : namedBy(world, search);
  if (named !== undefined) lists.push([named]);
  if (seats !== undefined) lists.push(seatedIds(world, seats));
  const [base, ...others] = lists.sort((one, other) => one.length - other.length) as [
    readonly number[],
    ...(readonly number[])[],
  ];
  if (type === UPCOMING) others.push(upcomingIds(world, wanted.today));
  const found = search === undefined || named !== undefined ? undefined : tickets.marksOf(search);
  if (others.length === 0 && !found) return pickAll(base, part);
  const held = tally(others, tickets.nextId);
  return pick(base, part, (id) => held[id] === others.length && (!found || found[id] === 1));
}

/** The sub-tickets of list 2 or 3 that meet the filters; payment, platform and buyer are those of their purchases. */
export function selectSubTickets(world: World, wanted: Wanted, part: Part): Selection {
  const { tickets, subTickets } = world.tables;
  const { list, type, method, platform, search, seats } = wanted;
  // Tickets of a batch are open: they have seats on no departure.
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

/** Type filters that a sub-ticket meets by what became of itself; the others speak of its purchase. */
const OWN_TYPES: ReadonlySet<string> = new Set(['cancel-request', 'canceled', 'used']);

/** VVIP parties that are paid and still to come: exactly those that the dashboard counts. */
function upcomingIds({ tables: { tickets } }: World, today: LocalDate): readonly number[] {
  const ids = tickets.ids('vvipDeparture', true);
  let first = ids.length;
  while (first > 0 && (tickets.must(ids[first - 1] as number).departDate ?? '') >= today) first--;
  return ids.slice(first);
}

/** Returns the ids of the tickets with seats on a departure, the first sold first, as in the lists. */
function seatedIds({ tables: { tickets } }: World, seats: string): readonly number[] {
  const records = tickets.by('seats', seats);
  return records.sort((one, other) => one.createdAt - other.createdAt || one.id - other.id).map(({ id }) => id);
}

/** The one purchase whose whole code or receipt number was typed. */
function namedBy({ tables: { tickets } }: World, search: string): number | undefined {
  const name = search.toUpperCase();
  return (tickets.one('code', name) ?? tickets.one('receiptNo', name))?.id;
}

/** Whether a sub-ticket's own code or its purchase answers a search. */
function matchingIds(world: World, search: string): (id: number, ticketId: number) => boolean {
  const { tickets, subTickets } = world.tables;
  const own = subTickets.marksOf(search);
  const named = namedBy(world, search);
  if (named !== undefined) return (id, ticketId) => ticketId === named || own[id] === 1;
  const found = tickets.marksOf(search);
  return (id, ticketId) => found[ticketId] === 1 || own[id] === 1;
}

let counts = new Uint8Array(0);

/**
 * How many of some lists hold each id. The same array serves every call, so it holds until the next one: an array a call
 * would be garbage as large as the world.
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

/** Counts what meets a condition, and keeps no more of it than is shown. */
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
