import type { SubTicketRecord, TicketRecord } from './ticket-records.ts';

/**
 * Returns the key of a list: `<list>`, or `<list>|<filter>:<value>` for each filter that a screen
 * offers.
 */
export function listKey(list: number, filter?: 'type' | 'method' | 'platform', value?: string): string {
  return filter ? `${list}|${filter}:${value}` : String(list);
}

/** Returns the key of a departure's seats. Without a slot, of the whole day's. */
export function seatsKey(jettyId: number, date: string, slot: string | null): string {
  return `${jettyId}|${date}|${slot ?? ''}`;
}

/**
 * Returns where a ticket occupies seats: dated, at a jetty, and not refunded, voided, rejected or
 * expired. Readers check for lapsed reservations, because time passes without a write.
 */
export function seatKey(ticket: TicketRecord): string | undefined {
  if (ticket.jettyId === null || ticket.departDate === null) return undefined;
  if (ticket.refund?.doneAt != null || ticket.cancel?.doneAt != null || isEnded(ticket)) return undefined;
  return seatsKey(ticket.jettyId, ticket.departDate, ticket.slot);
}

/** Returns whether a ticket has expired, or a booking was rejected or canceled. */
export function isEnded(ticket: TicketRecord): boolean {
  const { expired, bookingStatus } = ticket;
  if (expired || isRemoved(ticket)) return true;
  return bookingStatus === 'Rejected' || bookingStatus === 'Canceled' || bookingStatus === 'Expired';
}

/**
 * Returns whether a record is a removed booking: it stays stored, but no list or search finds it (002
 * §2.2).
 */
export function isRemoved({ booking }: TicketRecord): boolean {
  return booking !== null && booking.deletedAt !== null;
}

/**
 * Returns the keys of the lists that contain a ticket: list 1 has VVIP and charter purchases, list 0
 * all others (001 §2).
 */
export function ticketListKeys(ticket: TicketRecord): string[] | undefined {
  if (isRemoved(ticket)) return undefined;
  const list = ticket.vvip ? 1 : 0;
  const keys = [listKey(list), listKey(list, 'platform', ticket.platform)];
  if (ticket.payment.method) keys.push(listKey(list, 'method', ticket.payment.method));
  for (const [type, meets] of TYPE_ENTRIES) if (meets(ticket)) keys.push(listKey(list, 'type', type));
  return keys;
}

/** The condition of each value of the type filter, except `upcoming`, which depends on the date. */
export const TICKET_TYPES: Readonly<Record<string, (ticket: TicketRecord) => boolean>> = {
  'agents-ticket': ({ agentId, vvip }) => agentId !== null && !vvip,
  'cancel-request': ({ cancel }) => cancel !== null && cancel.requestedAt !== null && cancel.doneAt === null,
  'refund-request': ({ refund }) => refund !== null && refund.requestedAt !== null && refund.doneAt === null,
  canceled: ({ cancel }) => cancel !== null && cancel.doneAt !== null,
  refunded: ({ refund }) => refund !== null && refund.doneAt !== null,
  used: ({ used }) => used,
  'partial-validate': ({ partialValidate, validatedAt }) => partialValidate.length > 0 && validatedAt === null,
  'no-show': ({ noShow }) => noShow,
  reprint: ({ printHistory }) => printHistory.some((entry) => entry.reprintReason !== null),
};
const TYPE_ENTRIES = Object.entries(TICKET_TYPES);

/**
 * Returns the keys of the lists that contain a sub-ticket: list 2 has those of agents' batches, list 3
 * of exhibitions.
 */
export function subTicketListKeys(ticket: SubTicketRecord): string[] {
  const list = ticket.type === 'agent' ? 2 : 3;
  const keys = [listKey(list)];
  if (ticket.requestCanceledAt !== null && ticket.canceledAt === null)
    keys.push(listKey(list, 'type', 'cancel-request'));
  if (ticket.canceledAt !== null) keys.push(listKey(list, 'type', 'canceled'));
  if (ticket.validatedAt !== null) keys.push(listKey(list, 'type', 'used'));
  return keys;
}

/** The group type of a buyer without one (002 §3.3). */
const INDIVIDUAL = 'Individual';

/** Returns a buyer's group type and company, joined by a line break; undefined without a company. */
export function groupCompanyKey(ticket: TicketRecord): string | undefined {
  const { groupType, companyName } = ticket.buyer;
  return companyName === null || companyName === '' || isRemoved(ticket)
    ? undefined
    : `${groupType ?? INDIVIDUAL}\n${companyName}`;
}
