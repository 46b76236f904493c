import type { RefundBank, SubTicket, Ticket } from '@muara/contract/types';
import type { Context, PublicContext } from '../../kernel/handler.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { getActor } from '../people/index.ts';
import { hideStaff } from './hide-staff.ts';
import { presentSubTicket } from './present-sub-ticket.ts';
import { findName, presentTicket } from './present-ticket.ts';

/**
 * Returns a purchase as the caller may see it (001 §6): buyers and guests see no staff, and only those
 * who decide refunds see bank details.
 */
export function presentTicketFor({ world, rules, session }: PublicContext, ticket: TicketRecord): Ticket {
  const shown = presentTicket(world, ticket, rules);
  if (session === null) return hideStaff(shown);
  const actor = getActor(session);
  if (!rules.isInternal(actor)) return hideStaff(shown);
  const { refund, cancel } = ticket;
  const decides = rules.hasPermission(actor, 'Tickets', 'Refund (Approve)');
  return {
    ...shown,
    ...(refund?.requestedAt != null && { refund_requested_by: findName(world, refund.requestedById ?? null) }),
    ...(cancel?.requestedAt != null && { void_requested_by: findName(world, cancel.requestedById ?? null) }),
    ...(decides && { refund_bank: presentBank(ticket) }),
  };
}

/**
 * Returns a ticket of a batch as the caller may see it: only staff see who requested its void and who
 * voided it.
 */
export function presentSubTicketFor({ world, rules, session }: Context, part: SubTicketRecord): SubTicket {
  const shown = presentSubTicket(world, part, rules);
  if (!rules.isInternal(getActor(session))) return { ...shown, admin_cancel: null };
  return part.requestCanceledAt === null ? shown : { ...shown, void_requested_by: findName(world, part.requestById) };
}

/** Returns a refund's bank details; null when no refund was requested. */
export function presentBank({ refund }: TicketRecord): RefundBank | null {
  if (!refund?.bank) return null;
  const { bank, publicForm = false } = refund;
  return { bank_name: bank.name, acc_no: bank.accNo, public_form: publicForm };
}
