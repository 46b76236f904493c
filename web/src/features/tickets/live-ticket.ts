import { LIVE_LIST_CAP, type TicketListType } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';

interface Page {
  data: TicketListRow[];
  total: number;
}

/** Returns whether a page shows a ticket. */
export function showsTicket(page: Page | undefined, code: string): boolean {
  return page?.data.some((row) => row.code === code) ?? false;
}

/**
 * Returns the first page with a ticket added at the top.
 * The page is trimmed, and its total grows by one (001 §4). A ticket already on the page, such as an order paid
 * since, is updated in place.
 */
export function withLiveTicket<P extends Page>(page: P, ticket: TicketListRow): P {
  if (showsTicket(page, ticket.code))
    return { ...page, data: page.data.map((row) => (row.code === ticket.code ? ticket : row)) };
  return { ...page, total: page.total + 1, data: [ticket, ...page.data].slice(0, LIVE_LIST_CAP) };
}

/**
 * Returns whether a sale adds single tickets to list 2 or 3.
 * It does if it is a paid open purchase of an agent or an exhibition. An unpaid order has no tickets yet.
 */
export function addsSubTickets(list: TicketListType, { depart_date, exhibition, is_paid }: TicketListRow): boolean {
  return is_paid && depart_date === null && exhibition === (list === 3);
}
