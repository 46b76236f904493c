import { changeDue } from '@muara/contract/rules/sales/change-due';
import { checkDiscount } from '@muara/contract/rules/pricing/check-discount';
import { toRinggit } from '@muara/contract/rules/money/to-ringgit';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { AcceptPaymentRequest, FoundTicket } from '@muara/contract/types';
import { senOfText } from '@/domain/prices/typed-money.ts';
import type { Payment, PrinterChoice } from '@/domain/sale/checkout/sale-payload.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';

/** Returns the label of the part of a booking that the counter receives now (002 §4.1). */
export function partToPay({ partial_payment: partial, partial_paid: depositPaid }: FoundTicket): string {
  if (!partial) return toolText.wholeAmount;
  return depositPaid ? toolText.rest : toolText.deposit;
}

type ReadRinggitDiscount = { ok: true; discount: number } | { ok: false; message: string };

/**
 * Parses a booking discount in ringgit, at most the amount due (002 §5.3).
 * `due` and the result are in sen.
 */
export function readRinggitDiscount(text: string, due: number): ReadRinggitDiscount {
  const value = senOfText(text);
  if (text.trim() === '') return { ok: false, message: toolText.required };
  if (value === null || value === 0) return { ok: false, message: toolText.invalidAmount };
  const verdict = checkDiscount({
    discount: { type: 'RM', value },
    enableDiscount: true,
    agentPrice: false,
    existing: false,
    payable: due,
  });
  if (verdict.ok) return { ok: true, discount: value };
  const tooMuch = verdict.code === 'discount_exceeds_total';
  return { ok: false, message: tooMuch ? toolText.discountTooMuch : toolText.invalidAmount };
}

/** Whether all four details that a credit facility requires are present (002 §5.3). */
export function hasAllBuyerFields({ name, company_name, email, contact }: FoundTicket): boolean {
  return [name, company_name, email, contact].every((field) => field !== null && field.trim() !== '');
}

interface PaymentToAccept {
  booking: FoundTicket;
  /** Sen. */
  discount: number;
  payment: Payment;
  posJettyId: number | null;
  printer: PrinterChoice | null;
}

/** Returns the body of `acceptPayment`, with amounts in ringgit (002 §7.6). */
export function acceptPaymentPayload({
  booking,
  discount,
  payment,
  posJettyId,
  printer,
}: PaymentToAccept): AcceptPaymentRequest {
  const due = toSen(booking.amount_to_pay ?? 0);
  const { method, tendered, receipt } = payment;
  return {
    id: booking.id,
    payment_method: method,
    ...(tendered === null
      ? {}
      : { cash_in: toRinggit(tendered), cash_out: toRinggit(changeDue(due - discount, tendered)) }),
    pos_jetty_id: posJettyId,
    printer_id: printer?.id ?? null,
    printer_name: printer?.name ?? null,
    receipt_data: receipt,
    ...(discount === 0 ? {} : { amount_discount: toRinggit(discount) }),
    amount_to_pay: toRinggit(due),
  };
}
