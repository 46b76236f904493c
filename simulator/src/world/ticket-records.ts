/** What a world stores about sales; conventions as in records.ts. */
import type { Language, PassengerCategory, PricedCategory, PrinterType } from '@muara/contract/constants';
import type { PrintJobOutcome } from '@muara/contract/types';
import type { TicketBalance } from './ledger-records.ts';
import type { Edited, Counts, FreeTicketTier, Instant, LocalDate, PriceList, Sen } from './records.ts';

/** One dish on a ticket, with its prices at the time of sale. */
export interface TicketFood {
  readonly foodId: number;
  readonly name: string;
  readonly prices: Partial<PriceList>;
  readonly quantities: Readonly<Partial<Record<PricedCategory, number>>>;
  readonly amount: Sen;
}

export interface TicketBuyer {
  readonly name: string | null;
  readonly companyName: string | null;
  readonly email: string | null;
  readonly emails: readonly string[];
  readonly contact: string | null;
  readonly address: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly groupType: string | null;
  /**
   * The language that the buyer used in the shop, and in which mails are written.
   * English when undefined.
   */
  readonly language?: Language;
}

/** Every figure at the time of sale, in sen; later price edits do not change it. */
export interface TicketMoney {
  /** The package's price before discounts, minisigua included. */
  readonly amount: Sen;
  readonly minisigua: Sen;
  /** Tier discount of an agent or tour guide. */
  readonly totalDiscount: Sen;
  /** Discount given by the cashier. */
  readonly amountDiscount: Sen;
  readonly amountFood: Sen;
  readonly subtotal: Sen;
  readonly processingFee: Sen;
  readonly total: Sen;
  /** Price of one passenger per category sold; empty for a charter. */
  readonly unitPrices: Partial<PriceList>;
  readonly minisiguaPrices: Readonly<Partial<Record<PassengerCategory, Sen>>>;
}

/** How a purchase is paid. What was paid, and when, is in its `balance`. */
export interface TicketPayment {
  readonly method: string | null;
  /** The agent's payment tile, which alone selects the processing fee. */
  readonly methodAgent: string | null;
  /** Paid in two parts: half as a deposit, then the balance (002 §4.1). */
  readonly partial: boolean;
  readonly transactionId: string | null;
  readonly refNo: string | null;
  readonly bankName: string | null;
  readonly terminalId: string | null;
  readonly kioskId: string | null;
  /** File name of a credit facility's supporting document. */
  readonly document: string | null;
  readonly cashIn: Sen | null;
  readonly cashOut: Sen | null;
  /** An unpaid online order holds its seats until then. */
  readonly holdUntil: Instant | null;
  readonly errorDesc: string | null;
}

/**
 * One payment, or one attempt at the online provider, for a booking or online order; plain counter
 * sales store theirs on the ticket only (002 §3.7).
 */
export interface PaymentRecord {
  readonly id: number;
  /** `<seller>:<nonce>` of a payment at a counter. */
  readonly nonce?: string;
  readonly ticketId: number;
  /** The provider's reference of an online attempt: at most 20 characters, new for each attempt. */
  readonly refNo: string | null;
  readonly method: string;
  readonly type: 'full' | 'deposit' | 'balance';
  readonly amount: Sen;
  readonly paidAt: Instant | null;
  /** The provider took the money although the ticket was already paid or could no longer be paid. */
  readonly surplus: boolean;
  /** Why a surplus buys nothing, as the end of a sentence. */
  readonly surplusReason?: string;
  /** Who paid a surplus back, and how; undefined while it is due. */
  readonly paidBack?: SurplusReturn;
  readonly errorDesc: string | null;
  readonly transactionId: string | null;
  readonly adminId: number | null;
  /** The drawer that received the cash. */
  readonly shiftId: number | null;
  readonly cashIn: Sen | null;
  readonly cashOut: Sen | null;
  readonly createdAt: Instant;
}

/** Why a payment buys nothing. */
export type SurplusReason =
  | 'paid'
  | 'voided'
  | 'late'
  | 'depositPaid'
  | 'otherAmount'
  | 'refundRequested'
  | 'voidRequested';

/** The return of a surplus payment to its buyer. */
interface SurplusReturn {
  readonly at: Instant;
  readonly userId: number;
  /** Reference of the transfer. */
  readonly reference: string;
}

/** A refund or void: requested, decided, or both. */
export interface TicketReversal {
  readonly requestedAt: Instant | null;
  /** The member of staff who requested it; undefined when the buyer did. */
  readonly requestedById?: number | null;
  readonly doneAt: Instant | null;
  readonly adminId: number | null;
  readonly note: string | null;
  readonly bank: { readonly name: string; readonly accNo: string } | null;
  /** The bank details came from the public form, so the approver should check them with the buyer. */
  readonly publicForm?: boolean;
  /** Voided at the gate. */
  readonly atGate?: boolean;
}

export interface PrintEntry {
  readonly type: PrinterType;
  readonly printerId: string | null;
  readonly printerName: string | null;
  readonly reprintReason: string | null;
  /** The range of agent tickets or wristbands; null for a receipt. */
  readonly from: number | null;
  readonly to: number | null;
  readonly userId: number;
  /** The print job; if it fails or is canceled, its entry is removed. */
  readonly jobId: string | null;
  readonly state: PrintJobOutcome;
  readonly at: Instant;
}

/** A requested print, whose outcome can be looked up. */
export interface PrintJobRecord {
  readonly id: number;
  readonly jobId: string;
  readonly userId: number;
  /** `<user>:<key>` when the caller gave a key, which prevents printing twice. */
  readonly key: string | null;
  /** Whether a printer on the realtime channel has it; otherwise the browser prints it. */
  readonly onChannel: boolean;
  readonly printerId: string;
  /** Null for a slip or a test page. */
  readonly ticketId: number | null;
  readonly code: string | null;
  /** Voided or expired agent tickets of the batch, by id, which the print's numbering skips. */
  readonly uncounted?: readonly number[];
  readonly state: PrintJobOutcome;
  readonly error: string | null;
  /** The audit trail has an entry for its cancelation. */
  readonly cancelNoted?: boolean;
  readonly at: Instant;
}

/** A print that was canceled before it arrived. */
export interface CanceledPrintRecord {
  readonly id: number;
  /** `<user>:<key>`, as in a print job. */
  readonly key: string;
  readonly at: Instant;
}

export interface PartialValidation {
  readonly category: PassengerCategory | 'free';
  readonly total: number;
  readonly at: Instant;
  /** The trip they boarded. */
  readonly tripId?: string | null;
}

/** The printers used by a counter sale (002 §7.6). */
export interface TicketPrinters {
  readonly receipt: { readonly id: string; readonly name: string } | null;
  readonly agent: { readonly id: string; readonly name: string } | null;
  readonly wristband: { readonly id: string; readonly name: string } | null;
}

/** What a booking has besides its ticket. */
export interface BookingFile {
  /** The note written with the decision; the buyer reads it. */
  readonly note: string | null;
  readonly approvedAt: Instant | null;
  readonly decidedById: number | null;
  readonly updatedAt: Instant | null;
  readonly updatedById: number | null;
  /** The booking was removed, and is in no list. */
  readonly deletedAt: Instant | null;
  /** When its mail was last resent. */
  readonly resentAt?: Instant;
}

export type BookingStatus =
  | 'Pending'
  | 'Approved'
  | 'Processing Payment'
  | 'Deposit'
  | 'Paid'
  | 'Rejected'
  | 'Expired'
  | 'Canceled';

/** A purchase: a sale, an agent's open batch, an exhibition sale or a booking. */
export interface TicketRecord {
  readonly id: number;
  /** `_id` on the wire. */
  readonly receiptNo: string;
  readonly code: string;
  /** `<seller>:<nonce>` of the checkout attempt; null for records not made by a checkout. */
  readonly nonce: string | null;
  readonly platform: string;
  readonly packageId: number;
  /** Null on an open ticket (agent batch, exhibition). */
  readonly jettyId: number | null;
  readonly departDate: LocalDate | null;
  readonly slot: string | null;
  readonly vvip: boolean;
  readonly vvipCharter: boolean;
  readonly exhibition: boolean;
  readonly minisiguaIncluded: boolean;
  readonly wristband: boolean;
  readonly diningOnly: boolean;
  readonly foc: boolean;
  readonly bookingStatus: BookingStatus | null;
  /** The last correction of a ticket's addresses; a booking has its own in `booking`. */
  readonly edited?: Edited;
  /** Null for tickets that are not bookings, and until something is written to it. */
  readonly booking: BookingFile | null;
  readonly agentId: number | null;
  readonly tourguideId: number | null;
  /** The account that owns the ticket: a customer, or the agent who bought it. */
  readonly userId: number | null;
  /** The member of staff who made it. */
  readonly adminId: number | null;
  readonly shiftId: number | null;
  readonly posJettyId: number | null;
  readonly buyer: TicketBuyer;
  readonly malaysian: boolean;
  readonly nonMalaysian: boolean;
  readonly counts: Counts;
  /** Free passengers, in addition to the counts. */
  readonly free: number;
  /** Everybody who boards: all counts plus free passengers. */
  readonly passengers: number;
  readonly foods: readonly TicketFood[];
  readonly money: TicketMoney;
  readonly discount: { readonly type: '%' | 'RM'; readonly value: number } | null;
  readonly freeTickets: readonly FreeTicketTier[];
  readonly payment: TicketPayment;
  /** The sum of the ledger's postings. */
  readonly balance: TicketBalance;
  readonly ipAddress: string | null;
  readonly used: boolean;
  readonly noShow: boolean;
  readonly expired: boolean;
  /** When an open ticket expires. */
  readonly expiredAt: Instant | null;
  readonly validatedAt: Instant | null;
  readonly adminValidatedId: number | null;
  readonly partialValidate: readonly PartialValidation[];
  readonly tripId: string | null;
  readonly refund: TicketReversal | null;
  readonly cancel: TicketReversal | null;
  readonly remark: string | null;
  readonly printHistory: readonly PrintEntry[];
  readonly printers: TicketPrinters | null;
  readonly createdAt: Instant;
}

/** One ticket of an agent's batch or of an exhibition sale. */
export interface SubTicketRecord {
  readonly id: number;
  readonly code: string;
  readonly qrcode: string;
  /** QR codes that it had before its expiry date was changed; undefined when there are none. */
  readonly replacedQrcodes?: readonly string[];
  /** The purchase it belongs to. */
  readonly ticketId: number;
  /** The agent whose batch it belongs to; null in an exhibition. */
  readonly agentId: number | null;
  readonly type: 'agent' | 'exhibition';
  readonly category: PassengerCategory | 'free';
  readonly sold: boolean;
  readonly userId: number | null;
  /** The name under which its agent sent it; the agent does not see whose address it is. */
  readonly holderName?: string;
  /** When its mail was last resent. */
  readonly resentAt?: Instant;
  readonly validatedAt: Instant | null;
  readonly requestCanceledAt: Instant | null;
  /** The member of staff who requested the void. */
  readonly requestById: number | null;
  readonly cancelNote: string | null;
  /** Who voided it. */
  readonly cancelById: number | null;
  readonly canceledAt: Instant | null;
  /** Voided at the gate. */
  readonly canceledAtGate?: boolean;
  readonly expired: boolean;
  readonly expiredAt: Instant | null;
  readonly tripId: string | null;
  readonly createdAt: Instant;
}
