import { addDays, listSaleLines, planRefund, planVoid, toEpoch, type Lines } from '@muara/contract/rules';
import { newPosting, type PostingDraft, sumBalance } from '../domain/ledger/index.ts';
import type { LedgerRecord } from '../world/ledger-records.ts';
import { HOUR_MS } from '../world/local-time.ts';
import type { Instant, Sen, ShiftRecord } from '../world/records.ts';
import type { PaymentRecord, TicketRecord } from '../world/ticket-records.ts';
import { MARKETING_ID } from './people.ts';

/** What was paid for a purchase of the seed, or taken on credit. */
export interface SeedReceipt {
  at: Instant;
  amount: Sen;
  /** Of a Credit Facility sale: whether its money came in. */
  settled?: boolean;
}

/** A purchase of the seed whose balance is still to come. */
export type Unposted = { -readonly [K in keyof TicketRecord]: TicketRecord[K] };

/** Five past midnight, when unpaid bookings of yesterday expire. */
const NIGHTLY = 5;

/** Writes the ledger of the seed, purchase by purchase. */
export class SeedLedger {
  readonly postings: LedgerRecord[] = [];
  readonly payments: PaymentRecord[] = [];

  /**
   * Posts all that happened to a purchase and sets its balance.
   * @param shift the closed shift that sold it
   */
  post(ticket: Unposted, receipt: SeedReceipt | null, shift: ShiftRecord | null): void {
    const drafts = sale(ticket, receipt, receipt && ticket.bookingStatus !== null ? this.#pay(ticket, receipt) : null);
    if (drafts.length === 0) return;
    drafts.push(...listEnds(ticket, drafts, shift));
    for (const draft of drafts) this.postings.push({ id: this.postings.length + 1, ...newPosting(ticket.id, draft) });
    ticket.balance = sumBalance(drafts);
  }

  /** Files a second payment of an order that was paid before; it waits to be paid back. */
  addSurplus(ticket: Unposted, at: Instant): void {
    const { id: ticketId, code, payment, money } = ticket;
    const id = this.payments.length + 1;
    const method = payment.method ?? 'ipay88';
    this.payments.push({
      id,
      ticketId,
      refNo: `${code}-0002`,
      method,
      type: 'full',
      amount: money.total,
      paidAt: at,
      surplus: true,
      surplusReason: 'the ticket was paid already',
      errorDesc: null,
      transactionId: payment.transactionId,
      adminId: null,
      shiftId: null,
      cashIn: null,
      cashOut: null,
      createdAt: at,
    });
    const draft = { at, lines: { surplus: money.total }, method, reference: payment.transactionId, paymentId: id };
    const posting = { id: this.postings.length + 1, ...newPosting(ticketId, draft) };
    const own = this.postings.filter((earlier) => earlier.ticketId === ticketId);
    this.postings.push(posting);
    ticket.balance = sumBalance([...own, posting]);
  }

  /** Files the payment of a booking. @returns its id */
  #pay({ id: ticketId, payment, money }: Unposted, { at, amount }: SeedReceipt): number {
    const id = this.payments.length + 1;
    this.payments.push({
      id,
      ticketId,
      refNo: null,
      method: payment.method ?? 'Bank Transfer',
      type: amount === money.total ? 'full' : 'deposit',
      amount,
      paidAt: at,
      surplus: false,
      errorDesc: null,
      transactionId: payment.refNo,
      adminId: MARKETING_ID,
      shiftId: null,
      cashIn: null,
      cashOut: null,
      createdAt: at,
    });
    return id;
  }
}

/** The sale, and what was paid for it; a booking is sold with its approval. */
function sale(ticket: Unposted, receipt: SeedReceipt | null, paymentId: number | null): PostingDraft[] {
  const { payment, adminId: userId, shiftId } = ticket;
  const at = ticket.bookingStatus === null ? ticket.createdAt : (ticket.booking?.approvedAt ?? null);
  if (at === null) return [];
  const sold = { at, lines: listSaleLines(ticket.money), userId, shiftId };
  if (!receipt) return [sold];
  const onCredit = payment.method === 'Credit Facility';
  const lines: Lines = onCredit ? { owed: receipt.amount } : { received: receipt.amount };
  const paid = {
    method: payment.method,
    reference: payment.refNo ?? payment.transactionId,
    userId,
    shiftId,
    paymentId,
  };
  const first =
    receipt.at === at
      ? [{ ...sold, ...paid, lines: { ...sold.lines, ...lines } }]
      : [sold, { ...paid, at: receipt.at, lines }];
  if (!receipt.settled) return first;
  return [...first, { at: receipt.at + HOUR_MS, lines: { creditSettled: receipt.amount }, method: payment.method }];
}

/** The refund, void or expiry that ended a purchase. */
function listEnds(ticket: Unposted, drafts: readonly PostingDraft[], shift: ShiftRecord | null): PostingDraft[] {
  const { refund, cancel, expired, payment, departDate } = ticket;
  const balance = sumBalance(drafts);
  if (refund?.doneAt != null)
    return [{ at: refund.doneAt, lines: planRefund(balance).lines, method: 'Bank Transfer', userId: refund.adminId }];
  if (cancel?.doneAt != null) return listVoid(drafts, cancel.doneAt, cancel.adminId, shift);
  if (!expired || balance.outstanding === 0) return [];
  const at = payment.holdUntil ?? (departDate === null ? null : toEpoch(addDays(departDate, 1), NIGHTLY));
  return at === null ? [] : [{ at, lines: { voidedUnpaid: balance.outstanding } }];
}

function listVoid(
  drafts: readonly PostingDraft[],
  at: Instant,
  userId: number | null,
  shift: ShiftRecord | null,
): PostingDraft[] {
  const receipts = drafts.map(({ lines, method = null, shiftId = null }) => ({
    amount: lines.received ?? 0,
    method,
    shiftId,
  }));
  const { lines, handedBack } = planVoid(sumBalance(drafts), receipts, () => at <= (shift?.closedAt ?? 0));
  return [
    ...(Object.keys(lines).length === 0 ? [] : [{ at, lines, userId }]),
    ...handedBack.map(({ shiftId, amount }) => ({
      at,
      lines: { voidedHandedBack: amount },
      method: 'Cash',
      userId,
      shiftId,
    })),
  ];
}
