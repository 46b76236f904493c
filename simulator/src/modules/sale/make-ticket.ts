import type { Context } from '../../kernel/handler.ts';
import type { PackageRecord } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { subTicketsOf } from '../../world/sub-tickets.ts';
import { CODE_ALPHABET, newTicket, receiptNumber } from '../../world/ticket-draft.ts';
import { nextNumber, type World } from '../../world/world.ts';

type Facts = Omit<Parameters<typeof newTicket>[1], 'receiptNo' | 'code' | 'createdAt'>;

/** Stores a sale under its number and code; a paid batch gets its sub-tickets. */
export function makeTicket({ world, now }: Context, offer: PackageRecord, facts: Facts): TicketRecord {
  const receiptNo = receiptNumber(nextNumber(world, 'receipt'));
  const ticket = world.tables.tickets.insert(
    newTicket(offer, { ...facts, receiptNo, code: freeCode(world), createdAt: now }),
  );
  if (ticket.expiredAt !== null && ticket.payment.isPaid) {
    let id = world.tables.subTickets.nextId;
    for (const part of subTicketsOf(ticket, world.random, () => id++)) world.tables.subTickets.insert(part);
  }
  if (ticket.payment.holdUntil !== null)
    world.clock.schedule(ticket.payment.holdUntil, 'hold-lapse', { ticketId: ticket.id });
  return ticket;
}

/** A code that nobody can guess and no ticket has (001 §3). */
function freeCode(world: World): string {
  for (;;) {
    const code = `MRC${world.random.text(CODE_ALPHABET, 8)}`;
    if (!world.tables.tickets.one('code', code)) return code;
  }
}
