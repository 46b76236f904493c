/**
 * What the printed documents need to know, and nothing else: plain data, so that a document can be
 * rendered from a stored ticket or shift without reaching into the world. All money is integer sen;
 * instants are ISO 8601 with an offset; dates are `YYYY-MM-DD`.
 */

/** The operator, as it stands at the head of every document. */
export interface BusinessHeader {
  name: string;
  /** Address and the like, one printed line each. */
  lines: readonly string[];
  /** Company or tax registration, e.g. `SSM 202501012345`. */
  registration?: string | null;
  contact?: string | null;
}

/** One counted line: a passenger category, or a dish for a category. */
export interface ReceiptLine {
  label: string;
  count: number;
  /** Price of one, in sen. */
  unit: number;
  /** What the line adds to the bill, in sen; stored, never recomputed here. */
  amount: number;
}

/** One amount without a count: a discount (give it as a positive number), a charter price. */
export interface ReceiptAmount {
  label: string;
  /** In sen, ≥ 0. */
  amount: number;
}

/** How the ticket was paid. */
export interface ReceiptPayment {
  /** As the ticket stores it: `Cash`, `Bank Transfer`, … */
  method: string;
  /** Bank, terminal and reference lines of a payment that is not cash. */
  references?: readonly { label: string; value: string }[];
  /** Cash only, in sen. */
  cashReceived?: number | null;
  /** Cash only, in sen. */
  change?: number | null;
  /** Still owed under a Credit Facility, in sen. */
  owed?: number;
}

/** Everything on a receipt (000 §7, 001 §3). Figures are the stored ones: a receipt never computes. */
export interface ReceiptData {
  business: BusinessHeader;
  /** The ticket's ribbon: `Paid`, `Unpaid`, `Refunded`, `Canceled`, … */
  state: string;
  /** Display receipt number (`_id`). */
  receiptNo: string;
  /** Ticket code: what the QR holds. */
  code: string;
  /** Name of the package, null for dining only. */
  packageName: string | null;
  departDate: string | null;
  /** `from - to`, e.g. `10:00 - 11:00`. */
  slot: string | null;
  jetty: string | null;
  /** Name of the buyer, when known. */
  buyer: string | null;
  /** The agent or tour guide that the sale belongs to, e.g. `{label: 'Agent', name: 'Sri Melaka Travel'}`. */
  partner?: { label: string; name: string } | null;
  /** Passenger lines with a price; a charter has counts at unit 0 and one line in `charges`. */
  passengers: readonly ReceiptLine[];
  /** Tickets given free of charge, 0 for none. */
  freeTickets: number;
  /** Everybody aboard: counted passengers and free ones. */
  heads: number;
  /** Charges without a count, e.g. the price of a charter. */
  charges: readonly ReceiptAmount[];
  foods: readonly ReceiptLine[];
  minisigua: readonly ReceiptLine[];
  /** Tier and cashier discounts, positive; printed with a minus. */
  discounts: readonly ReceiptAmount[];
  /** Before the processing fee, in sen. */
  subtotal: number;
  /** Processing fee, in sen; 0 for none. */
  fee: number;
  /** What the buyer pays, in sen. */
  total: number;
  payment: ReceiptPayment;
  /** Name of the member of staff who sold it; null when sold without one. */
  cashier: string | null;
  /** `Counter 1` … `Counter 4`. */
  counter: string | null;
  /** When the ticket was made. Also the document's own date: the same ticket prints the same bytes. */
  createdAt: string;
  paidAt: string | null;
  /** Lines under the QR; a default is used when empty. */
  footer?: readonly string[];
}

/** How a receipt is laid out. */
export interface ReceiptOptions {
  /**
   * For a receipt printer (`no-margin=1`, 000 §7): no white border above and below, and only the
   * 4 mm at each side that the head of an 80 mm printer does not reach.
   */
  noMargin: boolean;
}

/** One ticket of an agent's batch or of an exhibition sale. */
export interface AgentTicketData {
  /** `MRCX7K2M9QP-0001`. */
  code: string;
  /** What its QR holds. */
  qrcode: string;
  /** As people read it: `Adult`, `Super Senior`, `Free`. */
  category: string;
  /** The person that it was sent to; null while nobody has it. */
  holder: string | null;
  /** Instant of its end; null when it has none. */
  validUntil: string | null;
}

/** The tickets of one purchase, as they stand on paper. No price: an agent sets his own. */
export interface AgentTicketBatch {
  business: BusinessHeader;
  packageName: string;
  /** Code of the purchase. */
  code: string;
  /** Whose batch it is, e.g. `{label: 'Agent', name: 'Sri Melaka Travel'}`; null in an exhibition. */
  partner: { label: string; name: string } | null;
  /** When the purchase was made. Also the document's own date. */
  createdAt: string;
  /** In their order; a range counts in them from 1. Null keeps the place of one that was voided or has expired since. */
  tickets: readonly (AgentTicketData | null)[];
}

/** What stands on the wristbands of a purchase. */
export interface WristbandBatch {
  business: BusinessHeader;
  packageName: string;
  /** Code of the ticket; the QR code of a wristband adds its number and its mark. */
  code: string;
  departDate: string | null;
  slot: string | null;
  jetty: string | null;
  /** When the ticket was made. Also the document's own date. */
  createdAt: string;
  /** The category of each head as people read it, in the order of printing; a range counts in them from 1. */
  heads: readonly string[];
  /** The mark in the QR code of each head, in the same order. */
  marks: readonly string[];
}

/** A term and what stands beside it. */
export type SheetFact = readonly [term: string, text: string];

/** A booking for paper (002 §7.1). Texts may have line breaks. */
export interface BookingSheetData {
  business: BusinessHeader;
  code: string;
  /** When it was printed. */
  printedAt: string;
  booking: readonly SheetFact[];
  buyer: readonly SheetFact[];
  /** The bill as it is stored. Of a charter the groups have no price of their own: unit 0. */
  lines: readonly ReceiptLine[];
  charges: readonly ReceiptAmount[];
  discounts: readonly ReceiptAmount[];
  /** Processing fee, in sen; 0 for none. */
  fee: number;
  /** In sen. */
  total: number;
  /** What was received, oldest first, in sen. */
  payments: readonly { what: string; at: string; amount: number }[];
  remark: string | null;
  /** What the operator wrote to the buyer. */
  note: string | null;
}

/** One line of the money in a shift slip, in sen. */
export interface SlipAmount {
  label: string;
  amount: number;
}

/** Everything on a shift slip (000 §2, 002 §7.5). */
export interface SlipData {
  business: BusinessHeader;
  type: 'start' | 'close';
  cashier: string;
  /** `Shift 1 - Pagi` …, when the cashier has one. */
  shift: string | null;
  jetty: string | null;
  counter: string | null;
  exhibition: boolean;
  startedAt: string;
  /** Close slips only. */
  closedAt: string | null;
  /** The cash put into the drawer at the start, in sen. */
  float: number;
  /** Close slips only: how the cash moved, from the float to the expected amount. */
  movements: readonly SlipAmount[];
  /** Close slips only: what should be in the drawer, in sen. */
  expected: number | null;
  /** Close slips only: what the cashier counted, in sen. */
  counted: number | null;
  /** Close slips only: sales of the shift per payment method. */
  methods: readonly { method: string; count: number; amount: number }[];
  /** Close slips only: tickets sold and people on them. */
  tickets: number | null;
  passengers: number | null;
}
