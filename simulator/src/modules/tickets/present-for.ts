import type { RefundBank, Ticket } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { Session } from '../../world/world.ts';
import { actorOf } from '../auth/session-of.ts';
import { presentTicket } from './present-ticket.ts';

/**
 * A purchase as the caller may see it (001 §6): where a refund goes only for those who decide refunds, and for a buyer
 * nothing of the house: who served, from which address, what was printed.
 */
export function presentTicketFor({ world, rules, session }: Context, ticket: TicketRecord): Ticket {
  const shown = presentTicket(world, ticket, rules);
  const actor = actorOf(session as Session);
  if (!rules.isInternal(actor)) return { ...shown, ...HIDDEN };
  return rules.hasPermission(actor, 'Tickets', 'Refund (Approve)') ? { ...shown, refund_bank: bankOf(ticket) } : shown;
}

const HIDDEN = {
  admin: null,
  admin_validated: null,
  admin_refund: null,
  admin_cancel: null,
  ip_address: null,
  print_history: [],
} satisfies Partial<Ticket>;

/** Where the money of a refund goes; null where none was asked for. */
export function bankOf({ refund }: TicketRecord): RefundBank | null {
  if (!refund?.bank) return null;
  const { bank, publicForm = false } = refund;
  return { bank_name: bank.name, acc_no: bank.accNo, public_form: publicForm };
}
