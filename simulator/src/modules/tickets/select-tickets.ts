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
  today: LocalDate;
}

/** What meets all filters: how many, and any part of it, newest first. */
export interface Selection {
  readonly total: number;
  newest(from: number, count: number): number[];
}

/** Ids in the order of a list, and marks by id that each of them must bear. No record is looked at. */
type Marks = Uint8Array;

const UPCOMING = 'upcoming';

/** The purchases of list 0 or 1 that meet the filters. */
export function selectPurchases(world: World, wanted: Wanted): Selection {
  const { tickets } = world.tables;
  const { list, type, method, platform, search } = wanted;
  const keys: string[] = [];
  if (type !== undefined && type !== UPCOMING) keys.push(listKey(list, 'type', type));
  if (method !== undefined) keys.push(listKey(list, 'method', method));
  if (platform !== undefined) keys.push(listKey(list, 'platform', platform));
  if (keys.length === 0) keys.push(listKey(list));
  const [base, ...others] = keys
    .map((key) => tickets.ids('list', key))
    .sort((one, other) => one.length - other.length) as [readonly number[], ...(readonly number[])[]];
  const marks = others.map((ids) => markAll(ids, tickets.nextId));
  if (type === UPCOMING) marks.push(markAll(upcomingIds(world, wanted.today), tickets.nextId));
  if (search !== undefined) marks.push(markNamed(world, search) ?? tickets.marksOf(search));
  return selection(base, marks);
}

/** The sub-tickets of list 2 or 3 that meet the filters; payment, platform and buyer are those of their purchases. */
export function selectSubTickets(world: World, wanted: Wanted): Selection {
  const { subTickets } = world.tables;
  const { list, type, method, platform, search } = wanted;
  const ownType = type !== undefined && OWN_TYPES.has(type);
  const base = subTickets.ids('list', ownType ? listKey(list, 'type', type) : listKey(list));
  const marks: Marks[] = [];
  const ofPurchases = (filter: 'type' | 'method' | 'platform', value: string | undefined): void => {
    if (value !== undefined) marks.push(markParts(world, markPurchases(world, filter, value)));
  };
  if (!ownType) ofPurchases('type', type);
  ofPurchases('method', method);
  ofPurchases('platform', platform);
  if (search !== undefined) marks.push(markSearched(world, search));
  return selection(base, marks);
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

/** The one purchase whose whole code or receipt number was typed. */
function markNamed({ tables: { tickets } }: World, search: string): Marks | undefined {
  const name = search.toUpperCase();
  const ticket = tickets.one('code', name) ?? tickets.one('receiptNo', name);
  return ticket && markAll([ticket.id], tickets.nextId);
}

function markPurchases({ tables: { tickets } }: World, filter: 'type' | 'method' | 'platform', value: string): Marks {
  const marks = new Uint8Array(tickets.nextId);
  for (const list of [0, 1]) for (const id of tickets.ids('list', listKey(list, filter, value))) marks[id] = 1;
  return marks;
}

/** Marks the sub-tickets of marked purchases. */
function markParts({ tables: { subTickets } }: World, purchases: Marks): Marks {
  const marks = new Uint8Array(subTickets.nextId);
  for (const batch of subTickets.keys('ticket') as number[])
    if (purchases[batch] === 1) for (const id of subTickets.ids('ticket', batch)) marks[id] = 1;
  return marks;
}

/** Marks the sub-tickets whose own code or whose purchase answers a search. */
function markSearched(world: World, search: string): Marks {
  const { tickets, subTickets } = world.tables;
  const marks = markParts(world, markNamed(world, search) ?? tickets.marksOf(search));
  const own = subTickets.marksOf(search);
  for (let id = 0; id < marks.length; id++) if (own[id] === 1) marks[id] = 1;
  return marks;
}

function markAll(ids: readonly number[], size: number): Marks {
  const marks = new Uint8Array(size);
  for (const id of ids) marks[id] = 1;
  return marks;
}

function selection(base: readonly number[], marks: readonly Marks[]): Selection {
  const ids = marks.reduce<readonly number[]>((kept, mark) => kept.filter((id) => mark[id] === 1), base);
  return {
    total: ids.length,
    newest(from, count) {
      const end = Math.max(0, ids.length - from);
      return ids.slice(Math.max(0, end - count), end).reverse();
    },
  };
}
