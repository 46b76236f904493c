/**
 * What a world stores. Money is integer sen, instants are epoch milliseconds, dates are `YYYY-MM-DD`
 * in Kuala Lumpur, times of day are `HH:MM`. Records are immutable: a collection replaces the object on update, so
 * worlds made from one seed share their records until they change them.
 */
import type { AppPlatform, PassengerCategory, PricedCategory } from '@muara/contract/constants';

export type Sen = number;
/** Epoch milliseconds. */
export type Instant = number;
/** `YYYY-MM-DD`, Kuala Lumpur. */
export type LocalDate = string;

export type Counts = Readonly<Partial<Record<PassengerCategory, number>>>;
export type PriceList = Readonly<Record<PricedCategory, Sen>>;

/** Active permissions per area (000 §3), the source of the wire's permission grid. */
export type Policies = Readonly<Record<string, readonly string[]>>;

/** When and by whom a record was last saved; undefined while nobody has. */
export interface Edited {
  readonly updatedAt?: Instant | null;
  readonly updatedBy?: string | null;
}

/** A record that references keep after it was removed. */
export interface Removable {
  readonly deletedAt?: Instant | null;
}

/**
 * What an agent has besides the account (001 §3).
 * Outside start and end dates the agent cannot sign in.
 */
export interface AgentProfile {
  readonly address: string;
  readonly state: string;
  readonly country: string;
  readonly ic: string | null;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly docs: { readonly ssm: string | null; readonly kpl: string | null };
}

/** Every account: staff, agents, tour guides and customers share one id space. */
export interface UserRecord extends Edited {
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
  /**
   * A removed account keeps its record, so that its past actions keep a name; it cannot sign in and is
   * in no list.
   */
  readonly deletedAt: Instant | null;
}

/** One sign-in. The token is the id on the wire. */
export interface SessionRecord {
  readonly id: number;
  readonly token: string;
  readonly userId: number;
  readonly createdAt: Instant;
  /**
   * Signed out because the account may not be used: never opens again, and gives the reason while it
   * lasts.
   */
  readonly ended?: boolean;
}

/** An emailed link that sets a password: valid once, for an hour. */
export interface PasswordResetRecord {
  readonly id: number;
  readonly token: string;
  readonly userId: number;
  readonly createdAt: Instant;
}

/** A picture of a user, under an unguessable name. */
export interface PictureRecord {
  readonly id: number;
  readonly file: string;
  readonly userId: number;
  readonly type: 'image/jpeg' | 'image/png';
  readonly base64: string;
}

export interface FreeTicketTier {
  readonly buy: number;
  readonly free: number;
}

/** An uploaded file of the catalogue or of a sale, under an unguessable name. */
export interface FileRecord {
  readonly id: number;
  readonly file: string;
  /** `credit`: the supporting document of a ticket's credit facility. */
  readonly kind: 'package' | 'food' | 'popup' | 'ssm' | 'kpl' | 'credit';
  /** The original file name, if kept. */
  readonly name?: string;
  /** The record it belongs to; null while that is not saved yet. */
  readonly ownerId: number | null;
  /** Who uploaded it: only that person may use it before it is assigned. */
  readonly uploaderId: number;
  readonly type: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly base64: string;
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
  /** The cash that the cashier counted without seeing the expected amount, and that amount. */
  readonly counted: Sen | null;
  readonly expected: Sen | null;
}

/** Fee of a payment method: percentage points, or sen when the type is RM. */
interface FeeSetting {
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
  /** Most passengers per order, and per slot if a jetty does not limit its seats. */
  readonly maxPassenger: number;
  readonly enableDiscount: boolean;
  /** Whether jetties have editable slots (002 §2.10). */
  readonly enableSlot: boolean;
  /** Methods that counters offer. */
  readonly paymentMethods: readonly string[];
  /** Methods without an entry are free. */
  readonly processingFees: Readonly<Record<string, FeeSetting>>;
  readonly minisigua: {
    readonly active: boolean;
    readonly prices: Readonly<Partial<Record<PassengerCategory, Sen>>>;
  };
  readonly announcement: { readonly title: string; readonly msg: string } | null;
  /** Where buyers pay; null for the world's own emulated provider. */
  readonly paymentUrl: string | null;
  readonly paymentMerchant: string;
  /** The shared secret that payments are signed with; it never crosses the wire. */
  readonly paymentKey: string;
  /** The key that print helpers require of the printing browser. */
  readonly wsApiKey: string;
  /** Roles besides the system's own, with their default permissions (002 §2.7). */
  readonly customRoles: readonly { readonly name: string; readonly policies: Policies }[];
  /** The oldest version of each app that may still call (002 §2.12). */
  readonly appVersions: Readonly<Record<AppPlatform, string>>;
  /** When and by whom those versions were changed; undefined while nobody has. */
  readonly appVersionsEdited?: Edited;
  /** When and by whom the settings were last saved as a whole. */
  readonly updatedAt: Instant | null;
  readonly updatedBy: string | null;
}

/** A sequence of numbers, e.g. of receipts. */
export interface CounterRecord {
  readonly id: number;
  readonly name: string;
  /** The last number issued. */
  readonly value: number;
}

/** The secrets that document keys and wristband marks are derived from; a single record, number 1. */
export interface DocumentSecretsRecord {
  readonly id: number;
  readonly documents: string;
  readonly wristbands: string;
}

/** The response of a command with an Idempotency-Key; a repeat gets it again. */
export interface IdempotentResponseRecord {
  readonly id: number;
  /** Hash of caller, operation and key. */
  readonly key: string;
  /** Hash of the parameters and the body. */
  readonly fingerprint: string;
  /** JSON as sent. */
  readonly answer: string;
  readonly at: Instant;
}

/** A wrong password or a reset mail of an account, by the email address entered. */
export interface AccountAttemptRecord {
  readonly id: number;
  /** `sign-in|<e-mail>` or `reset|<e-mail>`. */
  readonly account: string;
  readonly at: Instant;
}
