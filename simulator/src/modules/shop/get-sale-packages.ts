import type { Ticket } from '@muara/contract/types';
import {
  type ContactDetails,
  type HandOff,
  maskContactDetails,
  maskEmail,
  maskName,
  NOTHING_TO_PAY,
  startHandOff,
} from '../../domain/payments/index.ts';
import { getActor } from '../../domain/people/index.ts';
import { presentSalePackages } from '../../domain/sales/index.ts';
import { type Seller, getSeller } from '../../domain/sellers/index.ts';
import { hideNotes, hideStaff, pendingUntil, presentTicket } from '../../domain/tickets/index.ts';
import type { Handler, PublicContext } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { documentKey } from '../../world/document-keys.ts';
import { isRemoved } from '../../world/ticket-keys.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';
import { askProvider, getPaymentForm } from '../payments/index.ts';

/** Platforms whose buyers pay later, and come back with their ticket's code. */
const ONLINE: ReadonlySet<string> = new Set(['web_app', 'mobile_app', 'agent_dashboard']);
const VISITOR: Seller = { platform: 'web_app', user: null, shift: null };

/** Returns what the caller can buy, and the order whose code the caller has (002 §7.5). */
export const getSalePackages: Handler<'getSalePackages'> = ({ query }, ctx) => {
  const { world, session, rules, request } = ctx;
  const seller = getSeller(world, rules, session);
  // Staff in the public shop are visitors; only a till is a counter.
  const visitor = seller.platform === 'counter' && !request.pos;
  if (
    seller.platform === 'counter' &&
    !visitor &&
    session &&
    !rules.hasPermission(getActor(session), 'Tickets', 'Create')
  ) {
    throw new Refusal('permission_denied');
  }
  const named = query.ticket_code === undefined ? undefined : world.tables.tickets.one('code', query.ticket_code);
  const resumed = named && mayResume(named, session) ? named : null;
  // The attempt comes first, because it changes the ticket.
  const knows = resumed !== null && isOwner(resumed, session);
  const reach = resumed && (knows ? resumed.buyer : maskContactDetails(resumed.buyer));
  const attempt =
    reach && query.try_again === '1' && !request.head
      ? payAgain(ctx, resumed, reach, knows ? documentKey(world, resumed.code) : query.key)
      : reply({});
  const record = resumed && world.tables.tickets.must(resumed.id);
  const ticket = record && hideStaff(presentTicket(world, record, rules));
  const shown = ticket && (knows ? ticket : withoutContact(hideNotes(ticket), query.key));
  const packages = presentSalePackages(world, rules, visitor ? VISITOR : seller, shown);
  return reply({ ...packages, ...attempt.value }, ...attempt.events);
};

/**
 * Starts a new attempt to pay an order during its hold, or the amount due on a booking.
 * The provider is asked first, and nothing is returned while an earlier attempt may be pending, so that nobody pays
 * twice. A booking is paid on its own page, which opens with its key.
 */
function payAgain(
  ctx: PublicContext,
  order: TicketRecord,
  reach: ContactDetails,
  key: string | undefined,
): Reply<HandOff> {
  const { value: ticket, events } = askProvider(ctx, order);
  return reply(getHandOff(ctx, ticket, reach, key), ...events);
}

function getHandOff(ctx: PublicContext, ticket: TicketRecord, reach: ContactDetails, key: string | undefined): HandOff {
  if (ticket.bookingStatus !== null)
    return key === documentKey(ctx.world, ticket.code) ? getPaymentForm(ctx, ticket) : NOTHING_TO_PAY;
  return pendingUntil(ctx.world, ticket, ctx.rules) === null ? startHandOff(ctx, ticket, reach) : NOTHING_TO_PAY;
}

/**
 * Returns whether the code alone opens an order: those of the public shop, and approved bookings, like
 * the payment link; an agent's order opens for that agent only.
 */
function mayResume(ticket: TicketRecord, session: Session | null): boolean {
  const { bookingStatus: status } = ticket;
  if (status !== null) return !isRemoved(ticket) && status !== 'Pending' && status !== 'Rejected';
  return ONLINE.has(ticket.platform) && (ticket.platform !== 'agent_dashboard' || isOwner(ticket, session));
}

function isOwner({ userId }: TicketRecord, session: Session | null): boolean {
  return userId !== null && session?.user.id === userId;
}

/**
 * Returns what the code alone shows of an order: no contact details, and the document key only if it
 * was sent.
 */
function withoutContact({ document_key: documentKey, ...ticket }: Ticket, key: string | undefined): Ticket {
  return {
    ...ticket,
    ...(documentKey !== undefined && documentKey === key && { document_key: documentKey }),
    name: maskName(ticket.name),
    company_name: maskName(ticket.company_name),
    email: maskEmail(ticket.email),
    emails: ticket.emails.map((email) => maskEmail(email) ?? ''),
    contact: null,
    address: null,
    user_id: null,
    user: null,
  };
}
