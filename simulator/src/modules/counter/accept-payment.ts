import type { ErrorCode } from '@muara/contract/errors';
import { toRinggit, toSen } from '@muara/contract/rules';
import type { AcceptPaymentAnswer, AcceptPaymentRequest } from '@muara/contract/types';
import { postPayment } from '../../domain/ledger/index.ts';
import { assertBuyer, readMethod, readPayment, readPrinters, storeDocument } from '../../domain/sales/index.ts';
import { type Seller, findPosJetty, presentPos } from '../../domain/sellers/index.ts';
import { amountToPay, presentTicket } from '../../domain/tickets/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import type { Sen } from '../../world/records.ts';
import { isRemoved } from '../../world/ticket-keys.ts';
import type { PaymentRecord, TicketPayment, TicketRecord } from '../../world/ticket-records.ts';
import { assertCounter } from './assert-counter.ts';
import { getDiscountLimits } from './booking-discount.ts';
import { earlierPayment, paymentNonce } from './payment-repeats.ts';
import { findPaymentRefusal } from './reasons.ts';

/** What a counter takes for a booking now, in sen. */
interface Due {
  /** Before the discount. */
  toPay: Sen;
  discount: Sen;
}

/** Reasons that are refusal codes of their own. */
const OWN_CODES: readonly ErrorCode[] = ['package_not_found', 'jetty_not_found', 'refund_requested', 'void_requested'];

/**
 * Takes the amount due on a booking in one step: a deposit, the balance or the total (002 §7.6).
 * Cash goes into the drawer of the open shift.
 * @throws Refusal
 */
export const acceptPayment: Handler<'acceptPayment'> = ({ body }, ctx) => {
  const seller = assertCounter(ctx);
  const earlier = earlierPayment(ctx, seller, body);
  if (earlier) return reply(presentResult(ctx, seller, earlier));
  const before = payableBooking(ctx, body.id);
  const toPay = amountToPay(before, ctx.rules) ?? 0;
  const pos = seller.shift && presentPos(seller.shift);
  if (body.amount_to_pay !== undefined && toSen(body.amount_to_pay) !== toPay)
    return reply({ pos, cash_out: null, price_update: true, ticket: null });
  const discount = readDiscount(ctx, before, body, toPay);
  const payment = store(ctx, seller, before, body, { toPay, discount });
  const booking = ctx.world.tables.tickets.must(before.id);
  const taken = event('booking.paymentTaken', { booking, payment });
  const paid = booking.balance.isPaid ? [event('sale.paid', { ticket: booking })] : [];
  return reply(presentResult(ctx, seller, payment), taken, ...paid);
};

/**
 * @throws Refusal ticket_not_found, booking_not_payable, package_not_found, jetty_not_found,
 * refund_requested, void_requested
 */
function payableBooking({ world }: Context, id: number): TicketRecord {
  const booking = world.tables.tickets.get(id);
  if (!booking || booking.bookingStatus === null || isRemoved(booking))
    throw new Refusal('ticket_not_found', { field: 'id' });
  const reason = findPaymentRefusal(world, booking);
  if (!reason) return booking;
  const code = OWN_CODES.find((own) => own === reason.code) ?? 'booking_not_payable';
  throw new Refusal(code, { field: 'id' });
}

/**
 * Returns the RM discount on the amount due, in sen.
 * @throws Refusal discount_not_allowed, discount_invalid, discount_exceeds_total
 */
function readDiscount({ world, rules }: Context, booking: TicketRecord, body: AcceptPaymentRequest, toPay: Sen): Sen {
  const value = toSen(body.amount_discount ?? 0);
  if (value === 0) return 0;
  const verdict = rules.checkDiscount({
    discount: { type: 'RM', value },
    payable: toPay,
    ...getDiscountLimits(world, booking),
  });
  assertAllowed(verdict.ok ? verdict : { ...verdict, field: 'amount_discount' });
  return value;
}

function store(
  ctx: Context,
  seller: Seller,
  booking: TicketRecord,
  body: AcceptPaymentRequest,
  { toPay, discount }: Due,
): PaymentRecord {
  const { world, now } = ctx;
  const method = readMethod(ctx, seller, body);
  if (method.method === 'Credit Facility') assertCompleteBuyer(ctx, booking);
  const amount = toPay - discount;
  const proof = readPayment(ctx, seller, body, method, amount);
  const isPaid = booking.balance.taken + amount >= booking.money.total - discount;
  const after = world.tables.tickets.update(booking.id, {
    bookingStatus: isPaid ? 'Paid' : 'Deposit',
    money: discounted(booking, discount),
    ...(discount > 0 && { discount: { type: 'RM' as const, value: toRinggit(discount) } }),
    payment: { ...booking.payment, ...readProof(proof) },
    posJettyId: findPosJetty(seller, body) ?? booking.posJettyId,
    printers: readPrinters(body) ?? booking.printers,
  });
  storeDocument(ctx, after, body.receipt_data);
  const type = !isPaid ? 'deposit' : booking.payment.partial && booking.balance.isPartlyPaid ? 'balance' : 'full';
  const payment = world.tables.payments.insert({
    nonce: paymentNonce(ctx, seller, body),
    ticketId: booking.id,
    refNo: null,
    method: method.method,
    type,
    amount,
    paidAt: now,
    surplus: false,
    errorDesc: null,
    transactionId: proof.refNo,
    adminId: seller.user?.id ?? null,
    shiftId: seller.shift?.id ?? null,
    cashIn: proof.cashIn,
    cashOut: proof.cashOut,
    createdAt: now,
  });
  const { method: paidBy, transactionId: reference, adminId: userId, shiftId, id: paymentId } = payment;
  postPayment(ctx, after, { amount, discount, method: paidBy, reference, userId, shiftId, paymentId });
  return payment;
}

/**
 * Checks that a credit facility has all four buyer fields of the booking.
 * @throws Refusal user_info_incomplete
 */
function assertCompleteBuyer(ctx: Context, { buyer }: TicketRecord): void {
  const blank = { name: null, company_name: null, email: null, contact: null };
  assertBuyer(ctx, blank, buyer, { platform: 'counter', vvip: false, creditFacility: true });
}

function discounted({ money }: TicketRecord, discount: Sen): TicketRecord['money'] {
  return {
    ...money,
    amountDiscount: money.amountDiscount + discount,
    subtotal: money.subtotal - discount,
    total: money.total - discount,
  };
}

/** Returns what a ticket stores about its last payment. */
function readProof(proof: TicketPayment): Partial<TicketPayment> {
  const { method, refNo, bankName, terminalId, kioskId, document, cashIn, cashOut } = proof;
  return { method, refNo, bankName, terminalId, kioskId, document, cashIn, cashOut, errorDesc: null };
}

function presentResult({ world, rules }: Context, seller: Seller, payment: PaymentRecord): AcceptPaymentAnswer {
  return {
    pos: seller.shift && presentPos(seller.shift),
    cash_out: payment.cashOut === null ? null : toRinggit(payment.cashOut),
    price_update: false,
    ticket: presentTicket(world, world.tables.tickets.must(payment.ticketId), rules),
  };
}
