import { PAGE_SIZE } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import type { OperationMap, TicketListRow } from '@muara/contract/types';
import type { LocalDate } from '../../world/records.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { listKey, TICKET_TYPES } from '../../world/ticket-keys.ts';
import type { World } from '../../world/world.ts';
import { answersTo } from './answers-to.ts';
import { presentRow, presentSubRow } from './present-row.ts';

export interface TicketPage {
  data: TicketListRow[];
  total: number;
}

interface Wanted {
  list: number;
  type: string | undefined;
  method: string | undefined;
  platform: string | undefined;
  /** Lower case and trimmed. */
  search: string | undefined;
  today: LocalDate;
}

/** A page of a ticket list (001 §2). */
export function listPage(world: World, rules: Rules, query: OperationMap['listTickets']['query']): TicketPage {
  const wanted: Wanted = {
    list: query.ticket_type ?? 0,
    type: given(query.type),
    method: given(query.payment_method),
    platform: given(query.platform),
    search: query.search?.trim().toLowerCase() || undefined,
    today: rules.toLocalDate(world.clock.now()),
  };
  const page = query.page ?? 0;
  return wanted.list < 2 ? purchasesPage(world, rules, wanted, page) : subTicketsPage(world, rules, wanted, page);
}

/** A filter that is set; both 'all' and 'All' leave it open. */
function given(value: string | undefined): string | undefined {
  return value === undefined || value === '' || value.toLowerCase() === 'all' ? undefined : value;
}

function purchasesPage(world: World, rules: Rules, wanted: Wanted, page: number): TicketPage {
  const { tickets } = world.tables;
  const exact = wanted.search === undefined ? undefined : purchaseNamed(world, wanted.search);
  if (exact) {
    const data = isWanted(exact, wanted) ? [presentRow(world, exact, rules)] : [];
    return { data: page === 0 ? data : [], total: data.length };
  }
  const { key, whole } = shortestList(wanted, (other) => tickets.count('list', other));
  const where = (ticket: TicketRecord): boolean =>
    isWanted(ticket, wanted) && (wanted.search === undefined || answersTo(ticket, wanted.search));
  const cursor = tickets.cursor('list', whole ? { key } : { key, where });
  return { data: cursor.page(page, PAGE_SIZE).map((ticket) => presentRow(world, ticket, rules)), total: cursor.total };
}

/** The purchase whose whole code or receipt number was typed: no list need be walked for it. */
function purchaseNamed(world: World, search: string): TicketRecord | undefined {
  const name = search.toUpperCase();
  return world.tables.tickets.one('code', name) ?? world.tables.tickets.one('receiptNo', name);
}

/**
 * The shortest of the indexed lists that hold all wanted tickets.
 * @returns whole: the list is exactly what is wanted, so that only the rows of the page are touched
 */
function shortestList(
  { list, type, method, platform, search }: Wanted,
  count: (key: string) => number,
): { key: string; whole: boolean } {
  const keys: string[] = [];
  if (type !== undefined && type !== UPCOMING) keys.push(listKey(list, 'type', type));
  if (method !== undefined) keys.push(listKey(list, 'method', method));
  if (platform !== undefined) keys.push(listKey(list, 'platform', platform));
  const whole = keys.length < 2 && type !== UPCOMING && search === undefined;
  const key = keys.reduce((best, other) => (count(other) < count(best) ? other : best), keys[0] ?? listKey(list));
  return { key, whole };
}

const UPCOMING = 'upcoming';

function isWanted(ticket: TicketRecord, { list, type, method, platform, today }: Wanted): boolean {
  if ((ticket.vvip ? 1 : 0) !== list) return false;
  if (method !== undefined && ticket.payment.method !== method) return false;
  if (platform !== undefined && ticket.platform !== platform) return false;
  if (type === undefined) return true;
  return type === UPCOMING ? isUpcoming(ticket, today) : (TICKET_TYPES[type]?.(ticket) ?? false);
}

/** A VVIP party that is paid and still to come; the same that the dashboard's counter counts. */
function isUpcoming(ticket: TicketRecord, today: LocalDate): boolean {
  const kept = ticket.refund?.doneAt == null && ticket.cancel?.doneAt == null;
  return (
    ticket.vvip &&
    kept &&
    ticket.payment.isPaid &&
    !ticket.used &&
    ticket.departDate !== null &&
    ticket.departDate >= today
  );
}

function subTicketsPage(world: World, rules: Rules, wanted: Wanted, page: number): TicketPage {
  const { tickets, subTickets } = world.tables;
  const { list, type, method, platform, search } = wanted;
  const key = type === undefined ? listKey(list) : listKey(list, 'type', type);
  const where = (part: SubTicketRecord): boolean => {
    const batch = tickets.must(part.ticketId);
    if (method !== undefined && batch.payment.method !== method) return false;
    if (platform !== undefined && batch.platform !== platform) return false;
    return search === undefined || part.code.toLowerCase().includes(search) || answersTo(batch, search);
  };
  const whole = method === undefined && platform === undefined && search === undefined;
  const cursor = subTickets.cursor('list', whole ? { key } : { key, where });
  return { data: cursor.page(page, PAGE_SIZE).map((part) => presentSubRow(world, part, rules)), total: cursor.total };
}
