import { PAGE_SIZE } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import type { OperationMap, TicketListRow } from '@muara/contract/types';
import { presentRow, presentSubRow, writeExpiry } from '../../domain/tickets/index.ts';
import { seatsKey } from '../../world/ticket-keys.ts';
import type { World } from '../../world/world.ts';
import { type Part, type Selection, type TicketFilters, selectPurchases, selectSubTickets } from './select-tickets.ts';

interface TicketPage {
  data: TicketListRow[];
  total: number;
}

type Query = Omit<OperationMap['listTickets']['query'], 'page'>;

/** Returns a page of a ticket list (001 §2). */
export function listPage(world: World, rules: Rules, query: OperationMap['listTickets']['query']): TicketPage {
  writeExpiry(world);
  const { ids, total } = select(world, rules, query, { from: (query.page ?? 0) * PAGE_SIZE, count: PAGE_SIZE });
  return { data: ids.map(getRow(world, rules, query)), total };
}

/** Yields every row of a ticket list, newest first. */
export function* eachRow(world: World, rules: Rules, query: Query): Generator<TicketListRow> {
  writeExpiry(world);
  const { ids } = select(world, rules, query, { from: 0, count: Infinity });
  const toRow = getRow(world, rules, query);
  for (const id of ids) yield toRow(id);
}

function select(world: World, rules: Rules, query: Query, part: Part): Selection {
  const wanted: TicketFilters = {
    list: readList(query),
    type: readFilter(query.type),
    method: readFilter(query.payment_method),
    platform: readFilter(query.platform),
    search: query.search?.trim().toLowerCase() || undefined,
    seats: getDepartureSeats(query.departure),
    today: rules.toLocalDate(world.clock.now()),
  };
  return wanted.list < 2 ? selectPurchases(world, wanted, part) : selectSubTickets(world, wanted, part);
}

function getRow(world: World, rules: Rules, query: Query): (id: number) => TicketListRow {
  const { tickets, subTickets } = world.tables;
  return readList(query) < 2
    ? (id) => presentRow(world, tickets.must(id), rules)
    : (id) => presentSubRow(world, subTickets.must(id), rules);
}

/** Returns the key of a departure's seats: `2026-11-23,3,09:00 - 10:00`. */
function getDepartureSeats(departure: string | undefined): string | undefined {
  if (departure === undefined) return undefined;
  const [date = '', jettyId = '', slot] = departure.split(',');
  return seatsKey(Number(jettyId), date, slot ?? null);
}

function readList({ ticket_type: list = 0 }: Query): number {
  return list;
}

/** Returns a filter that is set; 'all' and 'All' count as unset. */
function readFilter(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value.toLowerCase() === 'all' ? undefined : value;
}
