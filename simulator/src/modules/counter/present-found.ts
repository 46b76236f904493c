import { countsToWire, formatInstant, toRinggit, type Rules } from '@muara/contract/rules';
import type { Food, FoundTicket, Reason } from '@muara/contract/types';
import { amountToPay, presentPrint } from '../../domain/tickets/index.ts';
import { documentKey } from '../../world/document-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getFoundState } from './found-state.ts';

/** What a counter search is for, with its findings. */
interface FoundFor {
  /** Why it is not possible; null when it is. */
  reason: Reason | null;
  enableDiscount?: boolean;
  /** Dishes that can be added. */
  foods?: Food[];
}

/**
 * Returns a ticket or booking as a counter search shows it; amounts are hidden while it is pending
 * (002 §4.1).
 */
export function presentFound(world: World, rules: Rules, ticket: TicketRecord, found: FoundFor): FoundTicket {
  const { packages, jetties } = world.tables;
  const { buyer, payment, balance } = ticket;
  const jetty = ticket.jettyId === null ? undefined : jetties.get(ticket.jettyId);
  const state = getFoundState(ticket);
  const pending = state === 'Pending Approval';
  const toPay = ticket.bookingStatus === null ? null : amountToPay(ticket, rules);
  return {
    id: ticket.id,
    _id: ticket.receiptNo,
    code: ticket.code,
    document_key: documentKey(world, ticket.code),
    state,
    booking: ticket.bookingStatus !== null,
    vvip: ticket.vvip,
    vvip_charter: ticket.vvipCharter,
    name: buyer.name,
    company_name: buyer.companyName,
    email: buyer.email,
    contact: buyer.contact,
    package_id: ticket.packageId,
    package: { name: packages.must(ticket.packageId).name },
    jetty_id: ticket.jettyId,
    jetty: jetty ? { name: jetty.name } : null,
    depart_date: ticket.departDate,
    slot: ticket.slot,
    total_free: ticket.free,
    total_passengers: ticket.passengers,
    total_amount: pending ? null : toRinggit(ticket.money.total),
    amount_to_pay: toPay === null ? null : toRinggit(toPay),
    partial_payment: payment.partial,
    partial_paid: balance.isPartlyPaid,
    enable_discount: found.enableDiscount ?? false,
    wristband: ticket.wristband,
    validated_at: toIso(ticket.validatedAt),
    selectable: found.reason === null,
    reason: found.reason,
    foods: found.foods ?? [],
    print_history: ticket.printHistory.map((entry) => presentPrint(world, entry)),
    created_at: formatInstant(ticket.createdAt),
    ...countsToWire(ticket.counts),
  };
}
