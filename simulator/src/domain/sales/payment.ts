import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import { toSen } from '@muara/contract/rules';
import type { GenerateRequest } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import type { TicketPayment } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import type { Seller } from '../sellers/index.ts';
import { NO_PAYMENT } from '../tickets/index.ts';
import { parseDocument } from './document.ts';

/** The payment fields of a request. */
type PaymentBody = Pick<
  GenerateRequest,
  'payment_method' | 'payment_method_agent' | 'receipt_data' | 'cash_in' | 'cash_out'
>;

/** How a sale is to be paid, before it is priced. */
interface Method {
  method: string;
  /** The agent's payment tile. */
  tile: string | null;
  /** The method or tile that determines the fee. */
  feeMethod: string;
}

/** @throws Refusal payment_method_required, payment_method_unknown */
export function readMethod({ world }: PublicContext, { platform }: Seller, body: PaymentBody): Method {
  const { paymentMethods, processingFees } = getSettings(world);
  const offered = platform === 'counter' ? paymentMethods : [DEFAULT_ONLINE_METHOD];
  const method = assertOffered(offered, body.payment_method, 'payment_method');
  if (platform !== 'agent_dashboard') return { method, tile: null, feeMethod: method };
  const tile = assertOffered(Object.keys(processingFees), body.payment_method_agent, 'payment_method_agent');
  return { method, tile, feeMethod: tile };
}

function assertOffered(offered: readonly string[], chosen: string | null | undefined, field: string): string {
  if (!chosen) throw new Refusal('payment_method_required', { field });
  if (!offered.includes(chosen)) throw new Refusal('payment_method_unknown', { field });
  return chosen;
}

/**
 * Returns the payment of a sale: complete at a counter or when free; an online order waits for the
 * provider and holds its seats.
 * @param total in sen
 * @throws Refusal cash_short, cash_change_wrong, bank_transfer_incomplete, document_required, document_type,
 * document_too_large
 */
export function readPayment(
  ctx: PublicContext,
  { platform }: Seller,
  body: PaymentBody,
  { method, tile }: Method,
  total: number,
): TicketPayment {
  const { now, rules } = ctx;
  const proof = body.receipt_data;
  const payment: TicketPayment = { ...NO_PAYMENT, method, methodAgent: tile };
  if (platform !== 'counter') {
    return total === 0 ? payment : { ...payment, holdUntil: rules.holdEndsAt(now) };
  }
  const paid = {
    ...payment,
    refNo: trimmed(proof?.ref_no),
    bankName: trimmed(proof?.bank_name),
  };
  if (method === 'Cash') return { ...paid, ...readCash(ctx, body, total) };
  if (method === 'Bank Transfer') {
    if (paid.refNo === null) throw new Refusal('bank_transfer_incomplete', { field: 'receipt_data.ref_no' });
    if (paid.bankName === null) throw new Refusal('bank_transfer_incomplete', { field: 'receipt_data.bank_name' });
  }
  return {
    ...paid,
    terminalId: trimmed(proof?.terminal_id),
    kioskId: trimmed(proof?.kiosk_id),
    document: method === 'Credit Facility' ? parseDocument(ctx, proof).name : null,
  };
}

/** Returns cash tendered and change; a free sale needs none (002 §5.3). */
function readCash(
  { rules }: PublicContext,
  body: PaymentBody,
  total: number,
): Pick<TicketPayment, 'cashIn' | 'cashOut'> {
  const tendered = body.cash_in === undefined ? null : toSen(body.cash_in);
  const change = body.cash_out === undefined ? null : toSen(body.cash_out);
  assertAllowed(rules.checkCash({ total, tendered, change }));
  const cashIn = tendered ?? total;
  return { cashIn, cashOut: rules.changeDue(total, cashIn) };
}

function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
