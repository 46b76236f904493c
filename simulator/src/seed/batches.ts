import type { Random } from '../world/random.ts';
import type { Instant } from '../world/records.ts';
import type { SubTicketRecord } from '../world/ticket-records.ts';

const NOTES = ['Printed twice', 'Lost by the customer', 'Wrong category'];
const ONE_OF_EACH = 11;
const MANAGER_ID = 2;
const SUPERVISOR_ID = 7;

/** Sells, uses or voids part of a batch by `until`. `seedTrips` later assigns boats to the used ones. */
export function handOut(random: Random, tickets: readonly SubTicketRecord[], until: Instant): SubTicketRecord[] {
  const share = random.next();
  return tickets.map((ticket, index) => {
    const roll = random.next();
    const later = ticket.createdAt + Math.floor(random.next() * Math.max(1, until - ticket.createdAt));
    if (roll < share * 0.55) return { ...ticket, sold: true, validatedAt: later };
    if (roll < share * 0.85) return { ...ticket, sold: true };
    const note = NOTES[index % NOTES.length] as string;
    if (roll < share * 0.88) return { ...ticket, canceledAt: later, cancelNote: note, cancelById: MANAGER_ID };
    // In each larger batch one waits to be voided, so that even a small world has some.
    if (roll < share * 0.9 || index === ONE_OF_EACH)
      return { ...ticket, requestCanceledAt: later, requestById: SUPERVISOR_ID, cancelNote: note };
    return ticket;
  });
}
