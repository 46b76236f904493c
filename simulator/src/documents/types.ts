/**
 * The input of the printed documents: plain data, so that a document can be rendered from a stored
 * ticket or shift without access to the world. Money is integer sen; instants are ISO 8601 with an offset; dates are
 * `YYYY-MM-DD`.
 */

/** The operator, as shown at the head of every document. */
export interface BusinessHeader {
  name: string;
  /** Address and the like, one printed line each. */
  lines: readonly string[];
  /** Company or tax registration, e.g. `SSM 202501012345`. */
  registration?: string | null;
  contact?: string | null;
  /** Marks every page with TRAINING. */
  training?: true;
}

/** A line with a count: a passenger category, or a dish for a category. */
export interface ReceiptLine {
  label: string;
  count: number;
  /** Price of one, in sen. */
  unit: number;
  /** The amount on the bill, in sen; stored, never recomputed here. */
  amount: number;
}

/** An amount without a count: a discount (as a positive number), a charter price. */
export interface ReceiptAmount {
  label: string;
  /** In sen, ≥ 0. */
  amount: number;
}

/** How the ticket was paid. */
export interface ReceiptPayment {
  /** As stored on the ticket: `Cash`, `Bank Transfer`, … */
  method: string;
  /** Bank, terminal and reference lines of a non-cash payment. */
  references?: readonly { label: string; value: string }[];
  /** Cash only, in sen. */
  cashReceived?: number | null;
  /** Cash only, in sen. */
  change?: number | null;
  /** Still owed under a Credit Facility, in sen. */
  owed?: number;
}

/** Everything on a receipt (000 §7, 001 §3). Figures are stored ones: a receipt never computes. */
export interface ReceiptData {
  business: BusinessHeader;
  /** The ticket's status: `Paid`, `Unpaid`, `Refunded`, `Canceled`, … */
  state: string;
  /** Display receipt number (`_id`). */
  receiptNo: string;
  /** Ticket code: the content of the QR code. */
  code: string;
  /** Name of the package; null for dining only. */
  packageName: string | null;
  departDate: string | null;
  /** `from - to`, e.g. `10:00 - 11:00`. */
  slot: string | null;
  jetty: string | null;
  /** Name of the buyer, if known. */
  buyer: string | null;
  /** The agent or tour guide of the sale, e.g. `{label: 'Agent', name: 'Sri Melaka Travel'}`. */
  partner?: { label: string; name: string } | null;
  /** Passenger lines with a price; a charter has counts at unit 0 and one line in `charges`. */
  passengers: readonly ReceiptLine[];
  /** Tickets given free of charge, 0 for none. */
  freeTickets: number;
  /** Everybody aboard: counted and free passengers. */
  passengerCount: number;
  /** Charges without a count, e.g. the price of a charter. */
  charges: readonly ReceiptAmount[];
  foods: readonly ReceiptLine[];
  minisigua: readonly ReceiptLine[];
  /** Tier and cashier discounts, positive; printed with a minus sign. */
  discounts: readonly ReceiptAmount[];
  /** Before the processing fee, in sen. */
  subtotal: number;
  /** Processing fee, in sen; 0 for none. */
  fee: number;
  /** What the buyer pays, in sen. */
  total: number;
  payment: ReceiptPayment;
  /** Name of the member of staff who sold it; null without one. */
  cashier: string | null;
  /** `Counter 1` … `Counter 4`. */
  counter: string | null;
  /** When the ticket was created. Also the document's own date: the same ticket gives the same bytes. */
  createdAt: string;
  paidAt: string | null;
  /** Lines below the QR code; a default is used when empty. */
  footer?: readonly string[];
}

/** Layout options of a receipt. */
export interface ReceiptOptions {
  /**
   * For a receipt printer (`no-margin=1`, 000 §7): no white border above and below, and only the 4 mm on
   * each side that the head of an 80 mm printer does not reach.
   */
  noMargin: boolean;
}

/** One ticket of an agent's batch or of an exhibition sale. */
export interface AgentTicketData {
  /** `MRCX7K2M9QP-0001`. */
  code: string;
  /** The content of its QR code. */
  qrcode: string;
  /** The category for people: `Adult`, `Super Senior`, `Free`. */
  category: string;
  /** The person it was sent to; null until then. */
  holder: string | null;
  /** Expiry instant; null without one. */
  validUntil: string | null;
}

/** The tickets of one purchase as printed, without prices, because agents set their own. */
export interface AgentTicketBatch {
  business: BusinessHeader;
  packageName: string;
  /** Code of the purchase. */
  code: string;
  /** The owner of the batch, e.g. `{label: 'Agent', name: 'Sri Melaka Travel'}`; null in an exhibition. */
  partner: { label: string; name: string } | null;
  /** When the purchase was made. Also the document's own date. */
  createdAt: string;
  /** In order; ranges count them from 1. Null keeps the position of one that was voided or expired since. */
  tickets: readonly (AgentTicketData | null)[];
}

/** The content of a purchase's wristbands. */
export interface WristbandBatch {
  business: BusinessHeader;
  packageName: string;
  /** Code of the ticket; the QR code of a wristband adds its number and mark. */
  code: string;
  departDate: string | null;
  slot: string | null;
  jetty: string | null;
  /** When the ticket was created. Also the document's own date. */
  createdAt: string;
  /** The category of each passenger for people, in printing order; ranges count from 1. */
  passengers: readonly string[];
  /** The mark in each QR code, in the same order. */
  marks: readonly string[];
}

/** A term and its text. */
export type SheetFact = readonly [term: string, text: string];

/** A printed booking (002 §7.1). Texts may have line breaks. */
export interface BookingSheetData {
  business: BusinessHeader;
  code: string;
  /** When it was printed. */
  printedAt: string;
  booking: readonly SheetFact[];
  buyer: readonly SheetFact[];
  /** The bill as stored. The groups of a charter have no price of their own: unit 0. */
  lines: readonly ReceiptLine[];
  charges: readonly ReceiptAmount[];
  discounts: readonly ReceiptAmount[];
  /** Processing fee, in sen; 0 for none. */
  fee: number;
  /** In sen. */
  total: number;
  /** Payments received, oldest first, in sen. */
  payments: readonly { what: string; at: string; amount: number }[];
  remark: string | null;
  /** The operator's note to the buyer. */
  note: string | null;
}

/** One line of money on a shift slip, in sen. */
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
  /** The cash in the drawer at the start, in sen. */
  float: number;
  /** Close slips only: cash movements, from the float to the expected amount. */
  movements: readonly SlipAmount[];
  /** Close slips only: the expected cash in the drawer, in sen. */
  expected: number | null;
  /** Close slips only: the amount that the cashier counted, in sen. */
  counted: number | null;
  /** Close slips only: sales of the shift per payment method. */
  methods: readonly { method: string; count: number; amount: number }[];
  /** Close slips only: tickets sold and their passengers. */
  tickets: number | null;
  passengers: number | null;
}
