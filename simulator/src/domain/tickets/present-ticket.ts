import {
  PASSENGER_CATEGORIES,
  PRICED_CATEGORIES,
  type GroupType,
  type PassengerCategory,
  type PricedCategory,
  type TicketPlatform,
} from '@muara/contract/constants';
import { countsToWire, formatInstant, formatRinggit, toRinggit, type Rules } from '@muara/contract/rules';
import type {
  PartnerRef,
  PriceLine,
  PrintHistoryItem,
  ReceiptData,
  Ticket,
  TicketFood,
  TicketUser,
} from '@muara/contract/types';
import { documentKey } from '../../world/document-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { Removable } from '../../world/records.ts';
import type { PrintEntry, TicketFood as TicketFoodRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { amountToPay } from './amount-to-pay.ts';
import { pendingUntil } from './pending-until.ts';
import { totalPrintable } from './get-printable.ts';
import { presentVoidOutcome } from './present-void-outcome.ts';
import { getRefundAmount } from './refund-amount.ts';
import { isExpired } from './expiry.ts';
import { countBatch, getTicketState } from './ticket-state.ts';

/** Returns everything about a purchase, as it was sold (001 §3). */
export function presentTicket(world: World, ticket: TicketRecord, rules: Rules): Ticket {
  const { users, packages, jetties, subTickets } = world.tables;
  const { money, payment, balance, buyer } = ticket;
  const pkg = packages.must(ticket.packageId);
  const jetty = ticket.jettyId === null ? undefined : jetties.get(ticket.jettyId);
  const admin = ticket.adminId === null ? undefined : users.get(ticket.adminId);
  const batch = subTickets.by('ticket', ticket.id);
  const state = getTicketState(world, ticket);
  const toPay = amountToPay(ticket, rules);
  return {
    id: ticket.id,
    _id: ticket.receiptNo,
    code: ticket.code,
    document_key: documentKey(world, ticket.code),
    amount: toRinggit(money.amount),
    _amount: formatRinggit(money.amount),
    total_amount: toRinggit(money.total),
    _total_amount: formatRinggit(money.total),
    total_discount: toRinggit(money.totalDiscount),
    amount_discount: toRinggit(money.amountDiscount),
    amount_food: toRinggit(money.amountFood),
    amount_minisigua: toRinggit(money.minisigua),
    processing_fee: toRinggit(money.processingFee),
    is_paid: balance.isPaid,
    paid_at: toIso(balance.paidAt),
    payment_method: payment.method,
    payment_method_agent: payment.methodAgent,
    transaction_id: payment.transactionId,
    receipt_data: presentProof(ticket),
    platform: ticket.platform as TicketPlatform,
    ip_address: ticket.ipAddress,
    booking: ticket.bookingStatus !== null,
    status: ticket.bookingStatus,
    vvip: ticket.vvip,
    vvip_charter: ticket.vvipCharter,
    exhibition: ticket.exhibition,
    dining_only: ticket.diningOnly,
    foc: ticket.foc,
    agent_id: ticket.agentId,
    tourguide_id: ticket.tourguideId,
    user_id: ticket.userId,
    agent: presentAgent(world, ticket.agentId),
    tourguide: presentTourGuide(world, ticket.tourguideId),
    name: buyer.name,
    email: buyer.email,
    emails: [...buyer.emails],
    contact: buyer.contact,
    company_name: buyer.companyName,
    address: buyer.address,
    country: buyer.country,
    state: buyer.state,
    group_type: (buyer.groupType ?? 'Individual') as GroupType,
    depart_date: ticket.departDate,
    slot: ticket.slot,
    jetty: jetty ? { name: jetty.name } : null,
    jetty_id: ticket.jettyId,
    package: { name: pkg.name, description: pkg.description, ...removal(pkg) },
    package_id: ticket.packageId,
    wristband: ticket.wristband,
    minisigua: ticket.minisiguaIncluded,
    used: ticket.used,
    no_show: ticket.noShow,
    expired: isExpired(world, ticket),
    expired_at: toIso(ticket.expiredAt),
    validated_at: toIso(ticket.validatedAt),
    admin_validated: findName(world, ticket.adminValidatedId),
    admin: admin ? { name: admin.name, contact: admin.contact } : null,
    trip_id: ticket.tripId,
    remark: ticket.remark,
    created_at: formatInstant(ticket.createdAt),
    credit_facility_paid: balance.isCreditSettled ? 1 : 0,
    request_refund_at: state.request_refund_at,
    refunded_at: state.refunded_at,
    admin_refund: findName(world, ticket.refund?.adminId ?? null),
    refund_note: ticket.refund?.note ?? null,
    request_canceled_at: state.request_canceled_at,
    canceled_at: state.canceled_at,
    admin_cancel: findName(world, ticket.cancel?.adminId ?? null),
    cancel_note: ticket.cancel?.note ?? null,
    promotions: { free_tickets: ticket.freeTickets.map(({ buy, free }) => ({ buy, free })) },
    foods: ticket.foods.map((food) => presentTicketFood(world, food)),
    lines: presentLines(ticket),
    total_free: ticket.free,
    total_passengers: ticket.passengers,
    total_printable: totalPrintable(world, ticket, batch),
    ...countBatch(world, batch),
    user: findTicketUser(world, ticket.userId),
    partial_validate: ticket.partialValidate.map(({ category, total, at }) => ({
      category,
      total,
      at: formatInstant(at),
    })),
    booking_note: ticket.booking?.note ?? null,
    refund_amount: presentRefund(ticket),
    void_outcome: presentVoidOutcome(world, ticket),
    credit_owed: toRinggit(ticket.balance.owed),
    surplus_amount: toRinggit(ticket.balance.surplus),
    refund_bank: null,
    updated_at: toIso((ticket.bookingStatus === null ? ticket.edited : ticket.booking)?.updatedAt),
    cash_in: payment.cashIn === null ? null : toRinggit(payment.cashIn),
    cash_out: payment.cashOut === null ? null : toRinggit(payment.cashOut),
    partial_paid: balance.isPartlyPaid,
    partial_payment: payment.partial,
    received_amount: toRinggit(balance.received),
    outstanding_amount: toRinggit(balance.outstanding),
    amount_to_pay: toPay === null ? null : toRinggit(toPay),
    error_desc: payment.errorDesc,
    hold_until: toIso(payment.holdUntil),
    payment_pending_until: toIso(pendingUntil(world, ticket, rules)),
    ribbon: rules.ticketRibbon(state),
    reprint: wasPrinted(ticket),
    print_history: ticket.printHistory.map((entry) => presentPrint(world, entry)),
    ...countsToWire(ticket.counts),
  };
}

/**
 * Returns the RM a refund would return: everything received; null while nothing was paid or taken on
 * credit.
 */
function presentRefund(ticket: TicketRecord): number | null {
  const { isPaid, isPartlyPaid } = ticket.balance;
  return isPaid || isPartlyPaid ? toRinggit(getRefundAmount(ticket)) : null;
}

/** Returns a buyer's account. */
export function findTicketUser(world: World, id: number | null): TicketUser | null {
  const user = id === null ? undefined : world.tables.users.get(id);
  if (!user) return null;
  return { id: user.id, name: user.name, email: user.email, company_name: user.companyName, contact: user.contact };
}

/** Returns whether a receipt was printed before, so that the next one is a reprint. */
export function wasPrinted({ printHistory }: TicketRecord): boolean {
  return printHistory.some(({ type }) => type === 'receipt');
}

function presentLines({ counts, money }: TicketRecord): PriceLine[] {
  return PASSENGER_CATEGORIES.flatMap((category) => {
    const count = counts[category] ?? 0;
    const price = isPriced(category) ? (money.unitPrices[category] ?? 0) : 0;
    return count === 0 ? [] : [{ category, count, price: toRinggit(price), amount: toRinggit(price * count) }];
  });
}

const PRICED: ReadonlySet<string> = new Set(PRICED_CATEGORIES);

function isPriced(category: PassengerCategory): category is PricedCategory {
  return PRICED.has(category);
}

function presentTicketFood(world: World, { foodId, name, amount, prices, quantities }: TicketFoodRecord): TicketFood {
  const totals = PRICED_CATEGORIES.map((category) => [category, quantities[category] ?? 0] as const).filter(
    ([, quantity]) => quantity > 0,
  );
  return {
    id: foodId,
    food: name,
    name,
    ...removal(world.tables.foods.get(foodId)),
    minisigua: false,
    amount: toRinggit(amount),
    ...Object.fromEntries(totals.map(([category, quantity]) => [`total_${category}`, quantity])),
    ...Object.fromEntries(
      totals.map(([category, quantity]) => [`amount_${category}`, toRinggit((prices[category] ?? 0) * quantity)]),
    ),
  };
}

/** Returns the proof of a non-cash payment; null when there is none. */
function presentProof({ payment: { method, refNo, bankName, terminalId, kioskId } }: TicketRecord): ReceiptData | null {
  if (refNo === null && bankName === null && terminalId === null && kioskId === null) return null;
  return { payment_method: method, ref_no: refNo, bank_name: bankName, terminal_id: terminalId, kiosk_id: kioskId };
}

/** Returns one print of a ticket. */
export function presentPrint(
  world: World,
  { type, printerName, printerId, reprintReason, from, to, state, userId, at }: PrintEntry,
): PrintHistoryItem {
  return {
    data: {
      printer_name: printerName,
      printer_id: printerId,
      reprint_reason: reprintReason,
      type,
      print_from: from,
      print_to: to,
      state,
    },
    username: world.tables.users.must(userId).username,
    created_at: formatInstant(at),
  };
}

function presentAgent(world: World, id: number | null): PartnerRef | null {
  const agent = id === null ? undefined : world.tables.users.get(id);
  return agent ? { id: agent.id, name: agent.name, company_name: agent.companyName, ...removal(agent) } : null;
}

function presentTourGuide(world: World, id: number | null): PartnerRef | null {
  const guide = id === null ? undefined : world.tables.tourGuides.get(id);
  return guide ? { id: guide.id, name: guide.name, company_name: guide.companyName, ...removal(guide) } : null;
}

/** Returns the name of an account; null without one. */
export function findName(world: World, id: number | null): string | null {
  return id === null ? null : (world.tables.users.get(id)?.name ?? null);
}

/** Old tickets keep the names of removed records, marked as removed (001 §7). */
function removal(record: Removable | undefined): { removed?: true } {
  return record?.deletedAt == null ? {} : { removed: true };
}
