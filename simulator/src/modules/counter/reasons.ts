import { ERRORS } from '@muara/contract/errors';
import type { FoundTicketState } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import type { Reason } from '@muara/contract/types';
import { findMenu } from '../../domain/sales/index.ts';
import { findOpenRequest } from '../../domain/tickets/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getFoundState } from './found-state.ts';

/** States for programs; people read the state's own word. */
const STATE_CODES: Record<FoundTicketState, string> = {
  'Pending Approval': 'pending_approval',
  'Pending Payment': 'pending_payment',
  'Partial Payment': 'partial_payment',
  'Processing Payment': 'processing_payment',
  Paid: 'paid',
  Expired: 'expired',
  Canceled: 'canceled',
  Rejected: 'rejected',
  Refunded: 'refunded',
};

const PAYABLE: ReadonlySet<FoundTicketState> = new Set(['Pending Payment', 'Partial Payment', 'Processing Payment']);

/**
 * Returns why a booking cannot be paid at a counter (002 §4.1, §5.3); null when it can.
 * A counter may take over with a warning while an online payment is pending; money received twice is surplus.
 */
export function findPaymentRefusal(world: World, booking: TicketRecord): Reason | null {
  const state = getFoundState(booking);
  if (!PAYABLE.has(state)) return findReason(state);
  const request = findOpenRequest(booking);
  if (request) return { code: request, text: ERRORS[request].message };
  const { packages, jetties } = world.tables;
  const pkg = packages.get(booking.packageId);
  if (!pkg?.active || pkg.deletedAt !== null)
    return { code: 'package_not_found', text: ERRORS.package_not_found.message };
  const jetty = booking.jettyId === null ? null : jetties.get(booking.jettyId);
  if (jetty === undefined || (jetty && (!jetty.active || jetty.deletedAt != null)))
    return { code: 'jetty_not_found', text: ERRORS.jetty_not_found.message };
  return null;
}

/** Returns why no wristbands can be printed for a ticket; null when they can. */
export function findWristbandRefusal(ticket: TicketRecord): Reason | null {
  const state = getFoundState(ticket);
  return state === 'Paid' ? null : findReason(state);
}

/**
 * Returns why no dishes can be added to a ticket, which must be paid and not yet boarded; null when
 * they can.
 */
export function findDishRefusal(world: World, rules: Rules, ticket: TicketRecord): Reason | null {
  const state = getFoundState(ticket);
  if (state !== 'Paid') return findReason(state);
  if (ticket.noShow) return { code: 'missed', text: ERRORS.refund_missed.message };
  if (ticket.used) return { code: 'used', text: ERRORS.refund_used.message };
  if (ticket.departDate !== null && ticket.departDate < rules.toLocalDate(world.clock.now()))
    return { code: 'departed', text: 'The departure date has passed' };
  const pkg = world.tables.packages.must(ticket.packageId);
  if (pkg.deletedAt !== null) return { code: 'package_not_found', text: ERRORS.package_not_found.message };
  if (ticket.diningOnly || findMenu(world, pkg) === null) return { code: 'no_menu', text: 'There is no menu for it' };
  return null;
}

function findReason(state: FoundTicketState): Reason {
  return { code: STATE_CODES[state], text: state };
}
