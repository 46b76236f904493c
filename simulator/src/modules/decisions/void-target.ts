import type { VoidType } from '@muara/contract/constants';
import type { VoidForm } from '@muara/contract/types';
import type { ActionVerdict, Asker } from '@muara/contract/rules';
import { getActor } from '../../domain/people/index.ts';
import { getCommandState, getSubTicketFacts } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { getPurchase, isStaff } from './get-purchase.ts';

/** What is voided: a purchase, or one ticket of its batch. */
export interface VoidTarget {
  readonly ticket: TicketRecord;
  readonly part: SubTicketRecord | null;
}

/** One ticket of a batch. */
export interface VoidPart extends VoidTarget {
  readonly part: SubTicketRecord;
}

const PART_TYPES: Partial<Record<VoidType, SubTicketRecord['type']>> = {
  exhibition: 'exhibition',
  ticket_agent: 'agent',
};

/**
 * Returns what a form names by type and id (001 §4).
 * The gate uses one word for tickets of all batches, `ticket_agent` (002 §7.8).
 * @throws Refusal ticket_not_found
 */
export function getTarget(
  ctx: Context,
  { id, type, at_gate: atGate }: Pick<VoidForm, 'id' | 'type' | 'at_gate'>,
): VoidTarget {
  const kind = PART_TYPES[type];
  if (kind === undefined) return { ticket: getPurchase(ctx, id), part: null };
  const part = ctx.world.tables.subTickets.get(id);
  const isAny = atGate === 1 && type === 'ticket_agent';
  if (part === undefined || (part.type !== kind && !isAny)) throw new Refusal('ticket_not_found');
  return { ticket: getPurchase(ctx, part.ticketId), part };
}

export function isPart(target: VoidTarget): target is VoidPart {
  return target.part !== null;
}

/**
 * Checks that the caller may request this void: batch tickets need the flag can_view_sub_tickets (001
 * §6), and staff with permission for bookings only cannot request others.
 * @throws Refusal permission_denied
 */
export function assertMayRequest(ctx: Context, { ticket, part }: VoidTarget): void {
  const { session } = ctx;
  if (part && !session.user.canViewSubTickets) throw new Refusal('permission_denied');
  const bookings = part === null && ticket.bookingStatus !== null;
  if (bookings || !isStaff(ctx)) return;
  if (!ctx.rules.hasPermission(getActor(session), 'Tickets', 'Cancel (Request)'))
    throw new Refusal('permission_denied');
}

/**
 * Returns whose rule a void follows: the gate's when done at the gate or with permission to scan only
 * (001 §4, 002 §6).
 */
export function directAsker(ctx: Context, { at_gate: atGate }: VoidForm): Asker {
  const decides = ctx.rules.hasPermission(getActor(ctx.session), 'Tickets', 'Cancel (Approve)');
  return decides && !atGate ? 'staff' : 'gate';
}

/** Returns whose rule a request to void follows. */
export function requestAsker(ctx: Context, { at_gate: atGate }: VoidForm): Asker {
  if (!isStaff(ctx)) return 'buyer';
  return atGate ? 'gate' : 'staff';
}

/** Returns whether a target can be requested or voided, approved or rejected. */
export function verdictOn(
  ctx: Context,
  { ticket, part }: VoidTarget,
  step: 'void' | 'approve' | 'reject',
  asker: Asker = isStaff(ctx) ? 'staff' : 'buyer',
): ActionVerdict {
  const { rules, world } = ctx;
  if (part) {
    const state = getSubTicketFacts(world, part);
    if (step === 'void') return rules.checkSubVoid(state);
    return step === 'approve' ? rules.checkSubVoidApproval(state) : rules.checkSubVoidRejection(state);
  }
  const state = getCommandState(world, ticket);
  if (step === 'void') return rules.checkVoid(state, asker);
  return step === 'approve' ? rules.checkVoidApproval(state) : rules.checkVoidRejection(state);
}
