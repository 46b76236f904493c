import type { PublicContext } from '../../kernel/handler.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { nextNumber, type World } from '../../world/world.ts';
import { postSale } from '../ledger/index.ts';
import { CODE_ALPHABET, newTicket, receiptNumber, buildSubTickets } from '../tickets/index.ts';

type Facts = Omit<Parameters<typeof newTicket>[1], 'receiptNo' | 'code' | 'createdAt'>;

/** Stores a sale with its number and code, and posts it; a paid batch gets its sub-tickets. */
export function makeTicket(ctx: PublicContext, pkg: PackageRecord, facts: Facts): TicketRecord {
  const { world, now } = ctx;
  const receiptNo = receiptNumber(nextNumber(world, 'receipt'));
  const made = world.tables.tickets.insert(
    newTicket(pkg, { ...facts, receiptNo, code: freeCode(world), createdAt: now }),
  );
  const ticket = made.bookingStatus === null ? postSale(ctx, made) : made;
  if (ticket.balance.isPaid) makeSubTickets(world, ticket);
  if (ticket.payment.holdUntil !== null)
    world.clock.schedule(ticket.payment.holdUntil, 'hold-lapse', { ticketId: ticket.id });
  return ticket;
}

/** Creates the sub-tickets of a paid batch, one per passenger; a dated departure has none. */
export function makeSubTickets({ tables: { subTickets }, random }: World, ticket: TicketRecord): void {
  if (ticket.expiredAt === null) return;
  let id = subTickets.nextId;
  for (const part of buildSubTickets(ticket, random, () => id++)) subTickets.insert(part);
}

/** Returns an unguessable code that no ticket has (001 §3). */
function freeCode(world: World): string {
  for (;;) {
    const code = `MRC${world.random.text(CODE_ALPHABET, 8)}`;
    if (!world.tables.tickets.one('code', code)) return code;
  }
}
