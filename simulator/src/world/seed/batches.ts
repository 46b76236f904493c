import type { Random } from '../random.ts';
import type { Instant } from '../records.ts';
import type { SubTicketRecord } from '../ticket-records.ts';

/** Lets part of a batch be sold, used or voided by `until`. */
export function handOut(random: Random, tickets: readonly SubTicketRecord[], until: Instant): SubTicketRecord[] {
  const share = random.next();
  return tickets.map((ticket) => {
    const roll = random.next();
    const later = ticket.createdAt + Math.floor(random.next() * Math.max(1, until - ticket.createdAt));
    if (roll < share * 0.55) return { ...ticket, sold: true, validatedAt: later, tripId: `T${ticket.id}` };
    if (roll < share * 0.85) return { ...ticket, sold: true };
    if (roll < share * 0.88) return { ...ticket, canceledAt: later };
    if (roll < share * 0.9) return { ...ticket, requestCanceledAt: later };
    return ticket;
  });
}
