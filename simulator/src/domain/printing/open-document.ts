import type { PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { documentKey } from '../../world/document-keys.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { getActor } from '../people/index.ts';
import { isOwn } from '../tickets/index.ts';

/** What a code at a public URL names: a purchase, or one ticket of a batch with its purchase. */
export interface OpenedDocument {
  ticket: TicketRecord;
  part: SubTicketRecord | null;
}

/**
 * Returns what a code names if the caller may read its documents: with its key, as a printer helper,
 * as staff or as the owner. All others get the same refusal, whether or not the code exists.
 * @throws Refusal document_key_invalid, and ticket_not_found for helpers and staff
 */
export function openDocument(ctx: PublicContext, code: string, key: string | undefined): OpenedDocument {
  const { tickets, subTickets } = ctx.world.tables;
  const part = subTickets.one('code', code) ?? null;
  const ticket = part ? tickets.must(part.ticketId) : tickets.one('code', code);
  if (!mayOpen(ctx, key, ticket, part)) throw new Refusal('document_key_invalid');
  if (!ticket) throw new Refusal('ticket_not_found');
  return { ticket, part };
}

/**
 * Returns the purchase, for documents that only purchases have.
 * @throws Refusal document_key_invalid, and ticket_not_found for helpers and staff
 */
export function openPurchase(ctx: PublicContext, code: string, key: string | undefined): TicketRecord {
  const { ticket, part } = openDocument(ctx, code, key);
  if (part) throw new Refusal('ticket_not_found');
  return ticket;
}

function mayOpen(
  ctx: PublicContext,
  key: string | undefined,
  ticket: TicketRecord | undefined,
  part: SubTicketRecord | null,
): boolean {
  if (isHelper(ctx) || isReader(ctx, ticket)) return true;
  if (!ticket) return false;
  return key === documentKey(ctx.world, (part ?? ticket).code) || isOwner(ctx, ticket, part);
}

function isHelper({ world, request }: PublicContext): boolean {
  return request.apiKey !== undefined && request.apiKey === getSettings(world).wsApiKey;
}

/**
 * Returns whether the caller is staff who may see or print the ticket; staff who see bookings open
 * theirs (002 §2.3).
 */
function isReader({ session, rules }: PublicContext, ticket: TicketRecord | undefined): boolean {
  if (!session) return false;
  const actor = getActor(session);
  if (!rules.isInternal(actor)) return false;
  const may = (area: string, action: string): boolean => rules.hasPermission(actor, area, action);
  const isBooking = ticket !== undefined && ticket.bookingStatus !== null;
  return ['View', 'Create', 'Update'].some((action) => may('Tickets', action)) || (isBooking && may('Booking', 'View'));
}

/**
 * Returns whether the caller owns it: a sent ticket belongs to agent and holder, its purchase only to
 * the agent.
 */
function isOwner({ world, session }: PublicContext, ticket: TicketRecord, part: SubTicketRecord | null): boolean {
  if (!session) return false;
  return isOwn(world, session.user, ticket) || (part !== null && part.userId === session.user.id);
}
