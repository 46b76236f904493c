import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules';
import type { PublicContext } from '../../kernel/handler.ts';
import { signRequest } from '../../provider/signature.ts';
import type { PaymentRecord, TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { publicUrl } from '../printing/index.ts';
import { canPayOnline } from '../tickets/index.ts';
import type { ContactDetails } from './mask-contact-details.ts';

/** The form that leads a buyer to the payment provider; nulls when nothing can be paid. */
export interface HandOff {
  ipay88_payment_url: string | null;
  ipay88_payload: Record<string, string> | null;
}

export const NOTHING_TO_PAY: HandOff = { ipay88_payment_url: null, ipay88_payload: null };
const LONGEST_PRODUCT = 100;
const CURRENCY = 'MYR';

/**
 * Starts an attempt to pay an online order during its hold (002 §4.3).
 * Each attempt has its own reference.
 * @param reach contact details for the provider, if not the ticket's
 */
export function startHandOff(ctx: PublicContext, ticket: TicketRecord, reach: ContactDetails = ticket.buyer): HandOff {
  if (!canPayOnline(ticket, ctx.rules, ctx.now)) return NOTHING_TO_PAY;
  const attempt = newAttempt(ctx, ticket, { type: 'full', amount: ticket.money.total });
  const { payment } = ticket;
  // The error of an earlier attempt no longer applies.
  if (payment.errorDesc !== null)
    ctx.world.tables.tickets.update(ticket.id, { payment: { ...payment, errorDesc: null } });
  return buildHandOff(ctx, ticket, attempt, reach);
}

/**
 * Returns the form again when a sale is repeated after a lost response: while its attempt is open, the
 * same form. The provider accepts a reference once, so two copies cannot both be paid.
 */
export function repeatHandOff(ctx: PublicContext, ticket: TicketRecord): HandOff {
  const latest = ctx.world.tables.payments.by('ticket', ticket.id).at(-1);
  if (!latest || !isOpen(latest) || !canPayOnline(ticket, ctx.rules, ctx.now)) return startHandOff(ctx, ticket);
  return buildHandOff(ctx, ticket, latest, ticket.buyer);
}

/** Records an attempt to pay an amount of a ticket, with its own reference. */
export function newAttempt(
  { world, now }: PublicContext,
  ticket: TicketRecord,
  due: Pick<PaymentRecord, 'type' | 'amount'>,
): PaymentRecord {
  const { payments } = world.tables;
  const number = payments.count('ticket', ticket.id) + 1;
  return payments.insert({
    ticketId: ticket.id,
    refNo: `${ticket.code}-${String(number).padStart(4, '0')}`,
    method: ticket.bookingStatus === null ? (ticket.payment.method ?? DEFAULT_ONLINE_METHOD) : DEFAULT_ONLINE_METHOD,
    ...due,
    paidAt: null,
    surplus: false,
    errorDesc: null,
    transactionId: null,
    adminId: null,
    shiftId: null,
    cashIn: null,
    cashOut: null,
    createdAt: now,
  });
}

/**
 * Returns the form that leads a ticket's buyer to the provider.
 * @param reach contact details for the provider
 */
export function buildHandOff(
  ctx: PublicContext,
  ticket: TicketRecord,
  attempt: PaymentRecord,
  reach: ContactDetails,
): HandOff {
  return {
    ipay88_payment_url:
      getSettings(ctx.world).paymentUrl ?? publicUrl(ctx, `/ipay88/entry${languageQuery(ctx, ticket)}`),
    ipay88_payload: paymentForm(ctx, ticket, attempt, reach),
  };
}

/** Tells the emulated provider that the buyer reads Malay; a real provider has its own language choice. */
function languageQuery({ request }: PublicContext, { buyer }: TicketRecord): string {
  return (buyer.language ?? request.language) === 'ms' ? '?lang=ms' : '';
}

/** Returns whether the provider has not reported an attempt's result yet. */
function isOpen({ refNo, paidAt, errorDesc }: PaymentRecord): boolean {
  return refNo !== null && paidAt === null && errorDesc === null;
}

/** The hidden form: every value is text, the reference has at most 20 characters. */
function paymentForm(
  ctx: PublicContext,
  ticket: TicketRecord,
  attempt: PaymentRecord,
  { name, email, contact }: ContactDetails,
): Record<string, string> {
  const { paymentMerchant: merchant, paymentKey } = getSettings(ctx.world);
  const refNo = attempt.refNo ?? '';
  const amount = formatRinggit(attempt.amount);
  return {
    MerchantCode: merchant,
    RefNo: refNo,
    Amount: amount,
    Currency: CURRENCY,
    ProdDesc: ctx.world.tables.packages.must(ticket.packageId).name.slice(0, LONGEST_PRODUCT),
    UserName: name ?? '',
    UserEmail: email ?? '',
    UserContact: contact ?? '',
    Remark: ticket.receiptNo,
    Lang: 'UTF-8',
    SignatureType: 'SHA256',
    Signature: signRequest(paymentKey, { merchant, refNo, amount, currency: CURRENCY }),
    ResponseURL: publicUrl(ctx, '/tickets/payment/response'),
    BackendURL: publicUrl(ctx, '/tickets/payment/backend'),
  };
}
