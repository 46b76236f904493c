import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules';
import type { Context } from '../../kernel/handler.ts';
import { signRequest } from '../../provider/signature.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { settingsOf } from '../../world/world.ts';
import { publicUrl } from '../printing/send-job.ts';

/** What takes a buyer to the payment provider; nulls where nothing can be paid. */
export interface HandOff {
  ipay88_payment_url: string | null;
  ipay88_payload: Record<string, string> | null;
}

const NOTHING_TO_PAY: HandOff = { ipay88_payment_url: null, ipay88_payload: null };
const LONGEST_PRODUCT = 100;
const CURRENCY = 'MYR';

/** A new attempt to pay an online order, while its hold runs (002 §4.3). Each attempt has its own reference. */
export function handOff(ctx: Context, ticket: TicketRecord): HandOff {
  if (!canPayOnline(ticket, ctx.now)) return NOTHING_TO_PAY;
  return {
    ipay88_payment_url: settingsOf(ctx.world).paymentUrl ?? publicUrl(ctx, '/ipay88/entry'),
    ipay88_payload: paymentForm(ctx, ticket, newAttempt(ctx, ticket)),
  };
}

function canPayOnline({ payment, expired, cancel, refund }: TicketRecord, now: number): boolean {
  const holds = payment.holdUntil !== null && now < payment.holdUntil;
  return holds && !payment.isPaid && !expired && cancel?.doneAt == null && refund?.doneAt == null;
}

/** Notes an attempt; whatever an earlier one failed of no longer speaks for the ticket. @returns its reference */
function newAttempt({ world, now }: Context, ticket: TicketRecord): string {
  const { payments, tickets } = world.tables;
  const number = payments.count('ticket', ticket.id) + 1;
  const refNo = `${ticket.code}-${String(number).padStart(4, '0')}`;
  payments.insert({
    ticketId: ticket.id,
    refNo,
    method: ticket.payment.method ?? DEFAULT_ONLINE_METHOD,
    type: 'full',
    amount: ticket.money.total,
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
  if (ticket.payment.errorDesc !== null) tickets.update(ticket.id, { payment: { ...ticket.payment, errorDesc: null } });
  return refNo;
}

/** The hidden form: every value is text, the reference has at most twenty characters. */
function paymentForm(ctx: Context, ticket: TicketRecord, refNo: string): Record<string, string> {
  const { paymentMerchant: merchant, paymentKey } = settingsOf(ctx.world);
  const { buyer } = ticket;
  const amount = formatRinggit(ticket.money.total);
  return {
    MerchantCode: merchant,
    RefNo: refNo,
    Amount: amount,
    Currency: CURRENCY,
    ProdDesc: ctx.world.tables.packages.must(ticket.packageId).name.slice(0, LONGEST_PRODUCT),
    UserName: buyer.name ?? '',
    UserEmail: buyer.email ?? '',
    UserContact: buyer.contact ?? '',
    Remark: ticket.receiptNo,
    Lang: 'UTF-8',
    SignatureType: 'SHA256',
    Signature: signRequest(paymentKey, { merchant, refNo, amount, currency: CURRENCY }),
    ResponseURL: publicUrl(ctx, '/tickets/payment/response'),
    BackendURL: publicUrl(ctx, '/tickets/payment/backend'),
  };
}
