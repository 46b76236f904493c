import type { TicketPlatform } from '@muara/contract/constants';
import { formatInstant, formatRinggit, toRinggit, type Rules } from '@muara/contract/rules';
import type { TicketListRow } from '@muara/contract/types';
import { getBookingState } from '../../world/booking-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { isExpired, isPartExpired } from './expiry.ts';
import { findBoardingJetty } from './find-boarding-jetty.ts';
import { getPartAmount } from './part-amount.ts';
import { wasPrinted } from './present-ticket.ts';
import { findOpenRequest, getTicketState, getSubTicketState } from './ticket-state.ts';

/** Returns a purchase as a row of lists 0 and 1 (001 §2). */
export function presentRow(world: World, ticket: TicketRecord, rules: Rules): TicketListRow {
  const { packages, jetties } = world.tables;
  const jetty = ticket.jettyId === null ? undefined : jetties.get(ticket.jettyId);
  const state = getTicketState(world, ticket);
  return {
    id: ticket.id,
    _id: ticket.receiptNo,
    code: ticket.code,
    name: ticket.buyer.name,
    package: { name: packages.must(ticket.packageId).name },
    platform: ticket.platform as TicketPlatform,
    payment_method: ticket.payment.method,
    total_amount: toRinggit(ticket.money.total),
    _total_amount: formatRinggit(ticket.money.total),
    total_passengers: ticket.passengers,
    depart_date: ticket.departDate,
    slot: ticket.slot,
    jetty: jetty ? { name: jetty.name } : null,
    created_at: formatInstant(ticket.createdAt),
    ribbon: rules.ticketRibbon(state),
    payment_state: rules.bookingPaymentState(getBookingState(ticket)),
    is_paid: ticket.balance.isPaid,
    vvip: ticket.vvip,
    exhibition: ticket.exhibition,
    request_refund_at: state.request_refund_at,
    refunded_at: state.refunded_at,
    request_canceled_at: state.request_canceled_at,
    canceled_at: state.canceled_at,
    used: ticket.used,
    no_show: ticket.noShow,
    expired: isExpired(world, ticket),
    reprint: wasPrinted(ticket),
    sub_state: null,
    batch_code: null,
    frozen_by: null,
    booking: ticket.bookingStatus !== null,
    vvip_charter: ticket.vvipCharter,
    agent_id: ticket.agentId,
    tourguide_id: ticket.tourguideId,
  };
}

/**
 * Returns a sub-ticket as a row of lists 2 and 3: one passenger with its own code and the sale of its
 * batch.
 */
export function presentSubRow(world: World, ticket: SubTicketRecord, rules: Rules): TicketListRow {
  const batch = world.tables.tickets.must(ticket.ticketId);
  const price = getPartAmount(batch, ticket);
  const ended = ticket.canceledAt !== null;
  const own = {
    used: ticket.validatedAt !== null,
    expired: isPartExpired(world, ticket),
    request_canceled_at: toIso(ticket.requestCanceledAt),
    canceled_at: toIso(ticket.canceledAt),
  };
  const row = presentRow(world, batch, rules);
  return {
    ...row,
    jetty: findBoardingJetty(world, ticket) ?? row.jetty,
    id: ticket.id,
    code: ticket.code,
    total_amount: toRinggit(price),
    _total_amount: formatRinggit(price),
    total_passengers: 1,
    ribbon: rules.ticketRibbon({ ...getTicketState(world, batch), ...own, expired: own.expired && !ended }),
    ...own,
    sub_state: getSubTicketState(world, ticket, rules),
    batch_code: batch.code,
    frozen_by: findOpenRequest(batch),
  };
}
