import { amountToPay } from '@muara/contract/rules/sales/amount-to-pay';
import { canDiscountBooking } from '@muara/contract/rules/bookings/booking-actions';
import { percentOf } from '@muara/contract/rules/money/percent-of';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { Ticket } from '@muara/contract/types';

/** The money of a booking by wire names, in RM; a `Ticket` is one. */
export type BookingMoney = Pick<
  Ticket,
  'amount' | 'amount_food' | 'total_discount' | 'amount_discount' | 'total_amount'
>;

/** What an approval would make of the money, in sen. */
interface ApprovedMoney {
  price: number;
  food: number;
  discount: number;
  total: number;
  /** Halves of the total, where it is paid in two parts. */
  deposit: number;
  rest: number;
}

/** Parses a typed percentage: null if empty, NaN if it is not a number, which every rule refuses. */
export function percentOfText(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,4}(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

/**
 * Returns whether an approval can include a discount (002 §5.1).
 * The money must be known and must not have a discount yet.
 */
export function mayDiscount(money: BookingMoney | null): money is BookingMoney {
  return money !== null && canDiscountBooking({ ...NOTHING, ...money });
}

/**
 * Returns the money after a discount on the ticket price, before food (002 §9).
 * An invalid percentage takes nothing off.
 */
export function approvedMoney(money: BookingMoney, percent: number | null): ApprovedMoney {
  const rate = percent !== null && percent >= 0 && percent <= 100 && mayDiscount(money) ? percent : 0;
  const price = toSen(money.amount) - toSen(money.total_discount);
  const discount = percentOf(price, rate);
  const total = toSen(money.total_amount) - discount;
  const deposit = amountToPay({ total, partial: true, paid: 0 });
  return { price, food: toSen(money.amount_food), discount, total, deposit, rest: total - deposit };
}

/** What the rule of the discount does not look at. */
const NOTHING = {
  is_paid: false,
  partial_paid: false,
  request_refund_at: null,
  refunded_at: null,
  request_canceled_at: null,
  canceled_at: null,
  email: null,
} as const;
