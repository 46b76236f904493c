import type { TicketPlatform } from '@muara/contract/constants';
import {
  countedSubTicketState,
  formatInstant,
  toRinggit,
  type Rules,
  type SeatHolder,
  type SubTicket,
  type SubTicketState,
  type TicketState,
  type TicketToChange,
} from '@muara/contract/rules';
import type { BatchTotals } from '@muara/contract/types';
import { isExpired, isPartExpired } from './expiry.ts';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getRefundAmount } from './refund-amount.ts';

/** Returns the part of a ticket that state rules judge, by wire names. */
export function getTicketState(world: World, ticket: TicketRecord): TicketState {
  return {
    is_paid: ticket.balance.isPaid,
    used: ticket.used,
    no_show: ticket.noShow,
    expired: isExpired(world, ticket),
    booking: ticket.bookingStatus !== null,
    vvip_charter: ticket.vvipCharter,
    request_refund_at: toIso(ticket.refund?.requestedAt),
    refunded_at: toIso(ticket.refund?.doneAt),
    request_canceled_at: toIso(ticket.cancel?.requestedAt),
    canceled_at: toIso(ticket.cancel?.doneAt),
    payment_method: ticket.payment.method,
    package: { name: world.tables.packages.must(ticket.packageId).name },
  };
}

/** Returns the part of a ticket that decides whether it occupies seats, by wire names. */
export function getSeatHolder(ticket: TicketRecord): SeatHolder {
  return {
    is_paid: ticket.balance.isPaid,
    expired: ticket.expired,
    booking: ticket.bookingStatus !== null,
    refunded_at: toIso(ticket.refund?.doneAt),
    canceled_at: toIso(ticket.cancel?.doneAt),
    platform: ticket.platform as TicketPlatform,
    status: ticket.bookingStatus,
    dining_only: ticket.diningOnly,
    exhibition: ticket.exhibition,
    depart_date: ticket.departDate,
    created_at: formatInstant(ticket.createdAt),
  };
}

/** Returns the part of a purchase that decides which commands it accepts, by wire names. */
export function getCommandState(world: World, ticket: TicketRecord): TicketToChange {
  const parts = world.tables.subTickets.by('ticket', ticket.id);
  return {
    ...getTicketState(world, ticket),
    platform: ticket.platform as TicketPlatform,
    status: ticket.bookingStatus,
    exhibition: ticket.exhibition,
    vvip: ticket.vvip,
    minisigua: ticket.minisiguaIncluded,
    wristband: ticket.wristband,
    agent_id: ticket.agentId,
    email: ticket.buyer.email,
    refund_amount: toRinggit(getRefundAmount(ticket)),
    partial_paid: ticket.balance.isPartlyPaid,
    partial_validate: ticket.partialValidate,
    ...countBatch(world, parts),
    total_amount: toRinggit(ticket.money.total),
    depart_date: ticket.departDate,
    validated_at: toIso(ticket.validatedAt),
    expired_at: toIso(ticket.expiredAt),
    credit_facility_paid: ticket.balance.isCreditSettled,
    credit_owed: toRinggit(ticket.balance.owed),
  };
}

/** Returns the part of a sub-ticket that its state depends on, by wire names. */
export function getSubTicketFacts(world: World, ticket: SubTicketRecord): SubTicket {
  return {
    sold: ticket.sold,
    user_id: ticket.userId,
    validated_at: toIso(ticket.validatedAt),
    request_canceled_at: toIso(ticket.requestCanceledAt),
    canceled_at: toIso(ticket.canceledAt),
    expired: isPartExpired(world, ticket),
    frozen_by: findOpenRequest(world.tables.tickets.must(ticket.ticketId)),
  };
}

/** Returns how many tickets a batch has, in total, per state, and how many a void would end. */
export function countBatch(world: World, parts: readonly SubTicketRecord[]): BatchTotals {
  const states = parts.map((part) => countedSubTicketState(getSubTicketFacts(world, part)));
  const count = (wanted: SubTicketState): number => states.filter((state) => state === wanted).length;
  const [sold, used, voided] = [count('Sold'), count('Used'), count('Voided')];
  return {
    total_ticket: parts.length,
    total_ticket_sold: sold,
    total_ticket_used: used,
    total_ticket_voided: voided,
    total_ticket_expired: count('Expired'),
    total_ticket_to_void: parts.length - sold - used - voided,
  };
}

/** Returns the single state of a sub-ticket (001 §4). */
export function getSubTicketState(world: World, ticket: SubTicketRecord, rules: Rules): SubTicketState {
  return rules.subTicketState(getSubTicketFacts(world, ticket));
}

/** Returns the pending request about a purchase, which blocks payment. */
export function findOpenRequest({ refund, cancel }: TicketRecord): 'refund_requested' | 'void_requested' | null {
  if (cancel?.doneAt != null || refund?.doneAt != null) return null;
  if (refund !== null && refund.requestedAt !== null) return 'refund_requested';
  return cancel !== null && cancel.requestedAt !== null ? 'void_requested' : null;
}
