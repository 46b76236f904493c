import { changeDue } from '@muara/contract/rules/sales/change-due';
import { countsToWire } from '@muara/contract/rules/passengers/counts-to-wire';
import { shownPriceToWire } from '@muara/contract/rules/pricing/shown-price-to-wire';
import { toRinggit } from '@muara/contract/rules/money/to-ringgit';
import type { GenerateDiningRequest, GenerateRequest, ReceiptData, SalePackages } from '@muara/contract/types';
import { buyerPayload } from '@/domain/sale/buyer-rules.ts';
import { isExhibition, isOpenTicket } from '@/domain/sale/catalogue/catalogue.ts';
import { passengersOf, dishesToWire } from '@/domain/sale/dishes.ts';
import { feeMethod, type ShownPrice } from '@/domain/sale/price-sale.ts';
import type { Dining, Sale } from '@/domain/sale/sale.ts';

export interface PrinterChoice {
  id: string;
  name: string;
}

/** The chosen printers of a till, one for each kind of paper (002 §7.6). */
interface TillPrinters {
  receipt: PrinterChoice | null;
  agent: PrinterChoice | null;
  wristband: PrinterChoice | null;
}

export interface Payment {
  method: string;
  /** Sen received; null when no cash changes hands. */
  tendered: number | null;
  receipt: ReceiptData | null;
}

/** What a counter adds to an order: how it was paid, and where it prints. */
export interface CounterExtra {
  payment: Payment;
  printers: TillPrinters;
}

/**
 * Returns the body of `generateTicket` and `generatePublicTicket` (002 §7.6), without the nonce.
 * Amounts are in ringgit, and blank details of the buyer are null. `counter` is null on the other platforms, which pay
 * online.
 */
export function salePayload(
  sale: Sale,
  catalogue: SalePackages,
  shown: ShownPrice,
  counter: CounterExtra | null,
): Omit<GenerateRequest, '_'> {
  const open = isOpenTicket(sale, catalogue);
  return {
    platform: sale.platform,
    ...buyerPayload(sale.buyer),
    package_id: sale.packageId,
    vvip: sale.vvip,
    agent_id: sale.agentId,
    tourguide_id: sale.guideId,
    jetty_id: open ? null : sale.jettyId,
    depart_date: open ? null : sale.date,
    slot: open ? null : sale.slot,
    malaysian: sale.malaysian,
    non_malaysian: sale.nonMalaysian,
    state: sale.malaysian ? sale.state : null,
    country: sale.nonMalaysian ? sale.country : null,
    ...countsToWire(sale.counts),
    foods: dishesToWire(catalogue, sale),
    ...shownPriceToWire(shown.priced, shown.free),
    ...(counter === null ? onlineFields(sale, catalogue) : counterFields(sale, catalogue, shown, counter)),
  };
}

/** Returns the body of `generateDining`: dishes for a ticket, at the counter (002 §7.6). */
export function diningPayload(
  sale: Sale & { dining: Dining },
  catalogue: SalePackages,
  shown: ShownPrice,
  counter: CounterExtra,
): Omit<GenerateDiningRequest, '_'> {
  return {
    id: sale.dining.ticketId,
    dining_only: true,
    platform: sale.platform,
    ...buyerPayload(sale.buyer),
    package_id: sale.dining.package.id,
    ...countsToWire(passengersOf(sale)),
    foods: dishesToWire(catalogue, sale),
    ...shownPriceToWire(shown.priced, shown.free),
    ...counterFields(sale, catalogue, shown, counter),
  };
}

/**
 * The server's online payment method.
 * On the agents' dashboard the tile decides how a ticket is paid (002 §7.6).
 */
function onlineFields(sale: Sale, catalogue: SalePackages): Partial<GenerateRequest> {
  const [method] = catalogue.payment_methods;
  return {
    payment_method: sale.method ?? method ?? null,
    ...(sale.platform === 'agent_dashboard' ? { payment_method_agent: feeMethod(sale) } : {}),
  };
}

function counterFields(
  sale: Sale,
  catalogue: SalePackages,
  { priced }: ShownPrice,
  { payment, printers }: CounterExtra,
): Partial<GenerateRequest> {
  const { receipt, agent, wristband } = printers;
  return {
    payment_method: payment.method,
    ...discountFields(sale),
    ...(payment.tendered === null
      ? {}
      : { cash_in: toRinggit(payment.tendered), cash_out: toRinggit(changeDue(priced.total, payment.tendered)) }),
    receipt_data: payment.receipt,
    pos_jetty_id: catalogue.pos?.jetty_id ?? null,
    exhibition: isExhibition(catalogue),
    printer_id: receipt?.id ?? null,
    printer_name: receipt?.name ?? null,
    printer_agent_id: agent?.id ?? null,
    printer_agent_name: agent?.name ?? null,
    printer_wristband_id: wristband?.id ?? null,
    printer_wristband_name: wristband?.name ?? null,
  };
}

function discountFields(sale: Sale): Pick<GenerateRequest, 'discount_type' | 'discount_value'> {
  if (sale.discount === null) return {};
  const { type, value } = sale.discount;
  return { discount_type: type, discount_value: type === 'RM' ? toRinggit(value) : value };
}
