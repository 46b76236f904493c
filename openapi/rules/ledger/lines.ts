import type { Sen } from '../money/sen.ts';

/** The accounts between which the money of a purchase moves. */
export const ACCOUNTS = [
  'buyer',
  'sales',
  'discounts',
  'fees',
  'money',
  'credit',
  'surplus',
  'voided',
  'kept',
  'returns',
  'refunds',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/**
 * Every kind of line with the account that it debits and the account that it credits.
 * Each line is a balanced double entry of an amount in sen that is never negative. `buyer` is what the
 * buyer still owes, `credit` what is owed under a Credit Facility, `surplus` received money that pays
 * for nothing, `kept` received money of voided purchases, `refunds` what was promised and not paid out
 * yet.
 */
export const LINES = {
  soldPackage: ['buyer', 'sales'],
  soldPark: ['buyer', 'sales'],
  soldFood: ['buyer', 'sales'],
  /** Discount of an agent's or tour guide's tier. */
  tierDiscount: ['discounts', 'buyer'],
  /** Discount by a cashier, or with the approval of a booking. */
  staffDiscount: ['discounts', 'buyer'],
  fee: ['buyer', 'fees'],
  received: ['money', 'buyer'],
  /** Sold under a Credit Facility: the money has not come in yet. */
  owed: ['credit', 'buyer'],
  creditSettled: ['money', 'credit'],
  surplus: ['money', 'surplus'],
  surplusPaidBack: ['surplus', 'money'],
  /** Outstanding amount of a purchase that was voided, refunded or has expired. */
  voidedUnpaid: ['voided', 'buyer'],
  /** Debt of a Credit Facility sale that was voided or refunded before it was settled. */
  voidedCredit: ['voided', 'credit'],
  /** Received money of a voided purchase. It can still be refunded. */
  voidedKept: ['voided', 'kept'],
  /** Cash of a voided sale, returned from the drawer of its shift. */
  voidedHandedBack: ['voided', 'money'],
  /** An expired purchase is on sale again: its outstanding amount is owed as before. */
  restored: ['buyer', 'voided'],
  refundPromised: ['returns', 'refunds'],
  /** Refund of a purchase that was already voided. */
  keptPromised: ['kept', 'refunds'],
  refundPaidOut: ['refunds', 'money'],
} as const satisfies Record<string, readonly [debit: Account, credit: Account]>;

export type LineKind = keyof typeof LINES;
export const LINE_KINDS = Object.keys(LINES) as LineKind[];

/** The amounts of one posting, by kind, in sen. */
export type Lines = Readonly<Partial<Record<LineKind, Sen>>>;
