/**
 * What a world stores. Money is integer sen, instants are epoch milliseconds, dates are `YYYY-MM-DD`
 * of Kuala Lumpur, times of day are `HH:MM`. Records are immutable: a collection replaces the object
 * on update, so worlds made from one seed share their records until they change them.
 */
import type { PassengerCategory, PricedCategory } from '@muara/contract/constants';
import type { Tier } from '@muara/contract/rules';

export type Sen = number;
/** Epoch milliseconds. */
export type Instant = number;
/** `YYYY-MM-DD`, Kuala Lumpur. */
export type LocalDate = string;

export type Counts = Readonly<Partial<Record<PassengerCategory, number>>>;
export type PriceList = Readonly<Record<PricedCategory, Sen>>;

/** Active permissions per area (000 §3); the grid that the wire shows is made from it. */
export type Policies = Readonly<Record<string, readonly string[]>>;

/** What an agent has beside the account (001 §3). Outside start and end the agent cannot sign in. */
export interface AgentProfile {
  readonly address: string;
  readonly state: string;
  readonly country: string;
  readonly ic: string | null;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly docs: { readonly ssm: string | null; readonly kpl: string | null };
}

/** Every account: staff, agents, tour guides and customers live in one id space. */
export interface UserRecord {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly contact: string;
  readonly companyName: string | null;
  /** Salted hash; null until the account is activated by Forgot Password. Never leaves the server. */
  readonly passwordHash: string | null;
  readonly role: string;
  readonly superUser: boolean;
  readonly isSkaloot: boolean;
  readonly active: boolean;
  readonly img: string | null;
  readonly policies: Policies;
  readonly canChat: boolean;
  readonly canViewSubTickets: boolean;
  readonly bookingDefaultMessage: string | null;
  readonly shift: string | null;
  readonly shiftStart: string | null;
  readonly shiftEnd: string | null;
  readonly agent: AgentProfile | null;
  readonly lastActive: Instant | null;
  readonly createdAt: Instant;
}

/** One sign-in. The token is the id that the wire knows. */
export interface SessionRecord {
  readonly id: number;
  readonly token: string;
  readonly userId: number;
  readonly createdAt: Instant;
}

export interface Slot {
  readonly from: string;
  readonly to: string;
}

export interface JettyRecord {
  readonly id: number;
  readonly name: string;
  /** Open to the public; staff and agents may still sell when it is closed. */
  readonly active: boolean;
  /** Seats per date and slot, only where the jetty limits them (Sungai Linggi). */
  readonly maxPassenger: number | null;
  readonly slots: readonly Slot[];
}

export interface FreeTicketTier {
  readonly buy: number;
  readonly free: number;
}

export interface PackageRecord {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly imgs: readonly string[];
  readonly vvip: boolean;
  readonly vvipCharter: boolean;
  readonly exhibition: boolean;
  readonly minisigua: boolean;
  readonly wristband: boolean;
  readonly active: boolean;
  readonly startDate: Instant;
  readonly endDate: Instant;
  readonly maxPassenger: number;
  readonly jettyIds: readonly number[];
  /** Package platforms: counter, booking, agent, android_terminal, public and its four, exhibition. */
  readonly platforms: readonly string[];
  readonly foodIds: readonly number[] | null;
  /** Sorted by `buy`, ascending. */
  readonly freeTickets: readonly FreeTicketTier[];
  readonly prices: PriceList;
  readonly charterPrices: { readonly normal: Sen; readonly agent: Sen; readonly tourguide: Sen };
  readonly tiers: {
    readonly agent: Readonly<Record<PricedCategory, readonly Tier[]>>;
    readonly tourguide: Readonly<Record<PricedCategory, readonly Tier[]>>;
  };
  /** Needed by the server itself: not offered in the grid, cannot be renamed or deleted. */
  readonly system: boolean;
  readonly deletedAt: Instant | null;
}

export interface FoodRecord {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly imgs: readonly string[];
  readonly active: boolean;
  readonly prices: PriceList;
  readonly deletedAt: Instant | null;
}

export interface TourGuideRecord {
  readonly id: number;
  readonly userId: number | null;
  readonly name: string;
  readonly companyName: string;
  readonly address: string;
  readonly state: string;
  readonly country: string;
  readonly email: string;
  readonly contact: string;
  readonly ic: string | null;
  readonly motacs: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly active: boolean;
}

export interface HolidayRecord {
  readonly id: number;
  readonly details: string;
  readonly start: LocalDate;
  readonly end: LocalDate;
}

export interface SeaTideRecord {
  readonly id: number;
  readonly date: LocalDate;
  readonly session: 'morning' | 'evening';
}

export interface PopupRecord {
  readonly id: number;
  readonly name: string;
  readonly link: string | null;
  readonly img: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly active: boolean;
}

/** A cashier's shift (002 §4.4). A night shift belongs to its start date. */
export interface ShiftRecord {
  readonly id: number;
  readonly userId: number;
  /** Kuala Lumpur date of the start. */
  readonly date: LocalDate;
  readonly exhibition: boolean;
  /** Null in an exhibition shift. */
  readonly jettyId: number | null;
  /** `Counter 1` … `Counter 4`; null in an exhibition shift. */
  readonly station: string | null;
  readonly shiftName: string | null;
  readonly float: Sen;
  readonly startedAt: Instant;
  readonly closedAt: Instant | null;
  /** The count that the cashier entered blind, and what the server expected at that moment. */
  readonly counted: Sen | null;
  readonly expected: Sen | null;
}

/** One dish on a ticket, with the prices of the moment of sale. */
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
}

/** Snapshot of every figure at the moment of sale, in sen; later price edits do not touch it. */
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
  /** Price of one head per category that was sold; empty for a charter. */
  readonly unitPrices: Partial<PriceList>;
  readonly minisiguaPrices: Readonly<Partial<Record<PassengerCategory, Sen>>>;
}

export interface TicketPayment {
  readonly method: string | null;
  /** The agent's payment tile, which alone selects the processing fee. */
  readonly methodAgent: string | null;
  readonly isPaid: boolean;
  readonly partialPaid: boolean;
  readonly creditFacilityPaid: boolean;
  readonly paidAt: Instant | null;
  readonly transactionId: string | null;
  readonly refNo: string | null;
  readonly bankName: string | null;
  readonly terminalId: string | null;
  readonly kioskId: string | null;
  /** File name of the supporting document of a credit facility. */
  readonly document: string | null;
  readonly cashIn: Sen | null;
  readonly cashOut: Sen | null;
  /** An unpaid online order keeps its seats until then. */
  readonly holdUntil: Instant | null;
  readonly errorDesc: string | null;
}

/** A refund or a void: requested, decided, or both. */
export interface TicketReversal {
  readonly requestedAt: Instant | null;
  readonly doneAt: Instant | null;
  readonly adminId: number | null;
  readonly note: string | null;
  readonly bank: { readonly name: string; readonly accNo: string } | null;
}

export interface PrintEntry {
  readonly type: string;
  readonly printerId: string | null;
  readonly printerName: string | null;
  readonly reprintReason: string | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly userId: number;
  /** The job on the realtime channel; a job that fails takes its entry away again. */
  readonly jobId: string | null;
  readonly at: Instant;
}

export interface PartialValidation {
  readonly category: PassengerCategory | 'free';
  readonly total: number;
  readonly at: Instant;
}

/** The printers that a counter sale was made with (002 §7.6). */
export interface TicketPrinters {
  readonly receipt: { readonly id: string; readonly name: string } | null;
  readonly agent: { readonly id: string; readonly name: string } | null;
  readonly wristband: { readonly id: string; readonly name: string } | null;
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
  /** `<seller>:<nonce>` of the checkout attempt; null for records that no checkout made. */
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
  readonly agentId: number | null;
  readonly tourguideId: number | null;
  /** The account that the ticket belongs to: a customer, or the agent who bought it. */
  readonly userId: number | null;
  /** The member of staff who made it. */
  readonly adminId: number | null;
  readonly shiftId: number | null;
  readonly posJettyId: number | null;
  readonly buyer: TicketBuyer;
  readonly malaysian: boolean;
  readonly nonMalaysian: boolean;
  readonly counts: Counts;
  /** Free heads, beside the counts. */
  readonly free: number;
  /** Everybody who boards: all counts and the free heads. */
  readonly heads: number;
  readonly foods: readonly TicketFood[];
  readonly money: TicketMoney;
  readonly discount: { readonly type: '%' | 'RM'; readonly value: number } | null;
  readonly freeTickets: readonly FreeTicketTier[];
  readonly payment: TicketPayment;
  readonly ipAddress: string | null;
  readonly used: boolean;
  readonly noShow: boolean;
  readonly expired: boolean;
  /** End of an open ticket's life. */
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
  /** The purchase that it belongs to. */
  readonly ticketId: number;
  readonly type: 'agent' | 'exhibition';
  readonly category: PassengerCategory | 'free';
  readonly sold: boolean;
  readonly userId: number | null;
  readonly validatedAt: Instant | null;
  readonly requestCanceledAt: Instant | null;
  readonly canceledAt: Instant | null;
  readonly expired: boolean;
  readonly expiredAt: Instant | null;
  readonly tripId: string | null;
  readonly createdAt: Instant;
}

export interface AuditLink {
  readonly kind: 'ticket' | 'subTicket' | 'booking' | 'package' | 'addon';
  readonly id: number;
  readonly code: string | null;
  readonly name: string | null;
}

export interface AuditRecord {
  readonly id: number;
  readonly userId: number | null;
  readonly username: string;
  readonly module: string;
  readonly action: string;
  readonly link: AuditLink | null;
  readonly createdAt: Instant;
}

/** A mail that would have been sent. */
export interface OutboxRecord {
  readonly id: number;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly ticketCode: string | null;
  readonly createdAt: Instant;
}

/** Fee of a payment method: percent points, or sen when the type is RM. */
export interface FeeSetting {
  readonly type: '%' | 'RM';
  readonly amount: number;
}

export interface SettingsRecord {
  /** Always 1. */
  readonly id: number;
  readonly online: boolean;
  readonly offlineMessage: string;
  /** Months from purchase to the expiry of an agent's open ticket. */
  readonly agentsTicketExpiryPeriod: number;
  readonly childMinAge: number;
  readonly adultMinAge: number;
  readonly seniorMinAge: number;
  readonly superSeniorMinAge: number;
  /** Most passengers in one order, and per slot where a jetty does not limit its seats. */
  readonly maxPassenger: number;
  readonly enableDiscount: boolean;
  /** What a counter offers. */
  readonly paymentMethods: readonly string[];
  /** Methods without an entry cost nothing. */
  readonly processingFees: Readonly<Record<string, FeeSetting>>;
  readonly minisigua: {
    readonly active: boolean;
    readonly prices: Readonly<Partial<Record<PassengerCategory, Sen>>>;
  };
  readonly announcement: { readonly title: string; readonly msg: string } | null;
  readonly paymentUrl: string;
  readonly paymentMerchant: string;
  /** What the print helpers ask of the browser that prints. */
  readonly wsApiKey: string;
}

/** A sequence of numbers, e.g. of receipts. */
export interface CounterRecord {
  readonly id: number;
  readonly name: string;
  /** The last number given. */
  readonly value: number;
}

/** An order that was checked out a moment ago. */
export interface AttemptRecord {
  readonly id: number;
  /** Seller and payload. */
  readonly key: string;
  readonly ticketId: number;
  readonly at: Instant;
}
