import type { TicketPlatform } from '@muara/contract/constants';
import { formatInstant, type SeatHolder, type TicketState } from '@muara/contract/rules';
import { toIso } from '../../world/local-time.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** The part of a ticket that the state rules judge, by wire names. */
export function stateOf(world: World, ticket: TicketRecord): TicketState {
  return {
    is_paid: ticket.payment.isPaid,
    used: ticket.used,
    no_show: ticket.noShow,
    expired: ticket.expired,
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

/** The part of a ticket that decides whether it occupies seats, by wire names. */
export function seatHolderOf(ticket: TicketRecord): SeatHolder {
  return {
    is_paid: ticket.payment.isPaid,
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
