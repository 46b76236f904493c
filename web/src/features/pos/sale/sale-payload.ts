import { changeDue, countsToWire, type PricedOrder, toRinggit } from '@muara/contract/rules';
import type { GenerateRequest, ReceiptData, SalePackages } from '@muara/contract/types';
import { plainContact } from './buyer-rules.ts';
import { isExhibition } from './catalogue.ts';
import type { Sale } from './sale.ts';

export interface PrinterChoice {
  id: string;
  name: string;
}

export interface Payment {
  method: string;
  /** Sen handed over; null when no cash changes hands. */
  tendered: number | null;
  receipt: ReceiptData | null;
}

/** The body of `generateTicket` for a counter sale (002 §7.6). Amounts leave as ringgit; blank buyer fields as null. */
export function salePayload(
  sale: Sale,
  catalogue: SalePackages,
  priced: PricedOrder,
  payment: Payment,
  extra: { nonce: string; printer: PrinterChoice | null },
): GenerateRequest {
  const exhibition = isExhibition(catalogue);
  return {
    _: extra.nonce,
    platform: 'counter',
    ...buyerFields(sale),
    package_id: sale.packageId,
    jetty_id: exhibition ? null : sale.jettyId,
    depart_date: exhibition ? null : sale.date,
    slot: exhibition ? null : sale.slot,
    malaysian: sale.malaysian,
    non_malaysian: sale.nonMalaysian,
    state: sale.malaysian ? sale.state : null,
    country: sale.nonMalaysian ? sale.country : null,
    ...countsToWire(sale.counts),
    payment_method: payment.method,
    // amount is the package price before discounts, the park package included (002 §9).
    amount: toRinggit(priced.base + priced.minisigua),
    amount_food: toRinggit(priced.food),
    processing_fee: toRinggit(priced.fee),
    amount_discount: toRinggit(priced.cashier),
    ...discountFields(sale),
    free_tickets: priced.free,
    ...(payment.tendered === null
      ? {}
      : { cash_in: toRinggit(payment.tendered), cash_out: toRinggit(changeDue(priced.total, payment.tendered)) }),
    receipt_data: payment.receipt,
    pos_jetty_id: catalogue.pos?.jetty_id ?? null,
    exhibition,
    printer_id: extra.printer?.id ?? null,
    printer_name: extra.printer?.name ?? null,
  };
}

function buyerFields(sale: Sale): Pick<GenerateRequest, 'name' | 'company_name' | 'email' | 'contact'> {
  const text = (value: string): string | null => (value.trim() === '' ? null : value.trim());
  return {
    name: text(sale.buyer.name),
    company_name: text(sale.buyer.company_name),
    email: text(sale.buyer.email),
    contact: text(plainContact(sale.buyer.contact)),
  };
}

function discountFields(sale: Sale): Pick<GenerateRequest, 'discount_type' | 'discount_value'> {
  if (sale.discount === null) return {};
  const { type, value } = sale.discount;
  return { discount_type: type, discount_value: type === 'RM' ? toRinggit(value) : value };
}
