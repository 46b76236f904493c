import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_CATEGORIES, BOOKING_FILTERS, BOOKING_STATUSES, GROUP_TYPES } from '../../generated/constants.ts';
import { countPassengers } from '../passengers/count-passengers.ts';
import {
  canDiscountBooking,
  checkBookingCancel,
  checkBookingDecision,
  checkBookingDelete,
  checkBookingEdit,
  checkBookingMail,
  checkBookingPayment,
  type BookingToChange,
} from './booking-actions.ts';
import {
  bookingPaymentState,
  bookingRibbon,
  meetsBookingFilter,
  paymentEntryState,
  type BookingState,
} from './booking-words.ts';
import { clampBookedFoods, clampBookingCounts } from './clamp-booking.ts';
import { chooseAgent, chooseGroupType, chooseTourGuide, type BookingGroup } from './couple-group.ts';
import { anyCount, around, edgeBiased } from '../testing/edges.ts';

const AT = '2026-03-10T10:00:00+08:00';
const PENDING: BookingToChange = {
  status: 'Pending',
  is_paid: false,
  partial_paid: false,
  request_refund_at: null,
  refunded_at: null,
  request_canceled_at: null,
  canceled_at: null,
  email: 'salmah@school.test',
  total_discount: 0,
  amount_discount: 0,
};
const booking = (part: Partial<BookingToChange>): BookingToChange => ({ ...PENDING, ...part });

describe('the commands of a booking', () => {
  it.each(BOOKING_STATUSES)('in the state %s: edit, decide, void, remove, pay', (status) => {
    const state = booking({ status });
    const allowed = {
      edit: checkBookingEdit(state).ok,
      decide: checkBookingDecision(state).ok,
      cancel: checkBookingCancel(state).ok,
      delete: checkBookingDelete(state).ok,
      pay: checkBookingPayment(state).ok,
    };
    expect(allowed).toEqual({
      edit: status === 'Pending',
      decide: status === 'Pending',
      cancel: status === 'Approved',
      delete: status === 'Pending' || status === 'Rejected',
      pay: ['Approved', 'Deposit', 'Processing Payment'].includes(status),
    });
  });

  it.each([{ refunded_at: AT }, { canceled_at: AT }])('end with %o', (part) => {
    for (const status of BOOKING_STATUSES) {
      const state = booking({ status, ...part });
      const checks = [checkBookingEdit, checkBookingDecision, checkBookingCancel, checkBookingPayment];
      for (const check of checks) expect(check(state).ok).toBe(false);
    }
  });

  it.each([{ request_refund_at: AT }, { request_canceled_at: AT }])('go on while %o waits', (part) => {
    expect(checkBookingEdit(booking(part)).ok).toBe(true);
    expect(checkBookingDecision(booking(part)).ok).toBe(true);
  });

  it('void nothing that was paid in part or whole, and pay nothing twice', () => {
    expect(checkBookingCancel(booking({ status: 'Approved', partial_paid: 1 }))).toEqual({
      ok: false,
      code: 'booking_not_cancelable',
    });
    expect(checkBookingCancel(booking({ status: 'Approved', is_paid: true })).ok).toBe(false);
    expect(checkBookingPayment(booking({ status: 'Approved', is_paid: 1 }))).toEqual({
      ok: false,
      code: 'booking_not_payable',
    });
  });

  it('say why they are refused', () => {
    const approved = booking({ status: 'Approved' });
    expect(checkBookingEdit(approved)).toEqual({ ok: false, code: 'booking_not_pending' });
    expect(checkBookingDecision(approved)).toEqual({ ok: false, code: 'request_processed' });
    expect(checkBookingDelete(approved)).toEqual({ ok: false, code: 'booking_not_deletable' });
    expect(checkBookingMail({ email: ' ' })).toEqual({ ok: false, code: 'email_missing' });
    expect(checkBookingMail(approved).ok).toBe(true);
  });

  it('of a ticket that is no booking are none', () => {
    const ticket = booking({ status: null });
    const checks = [
      checkBookingEdit,
      checkBookingDecision,
      checkBookingCancel,
      checkBookingPayment,
      checkBookingDelete,
    ];
    for (const check of checks) expect(check(ticket).ok).toBe(false);
  });

  it.each([
    [0, 0, true],
    [0.01, 0, false],
    [0, 0.01, false],
  ])('with discounts of %f and %f give another one: %s', (total_discount, amount_discount, may) => {
    expect(canDiscountBooking(booking({ total_discount, amount_discount }))).toBe(may);
  });
});

const UNPAID: BookingState = {
  status: 'Approved',
  is_paid: false,
  partial_paid: false,
  payment_method: null,
  credit_facility_paid: 0,
  credit_owed: 0,
  refunded_at: null,
  canceled_at: null,
};
const anyState: fc.Arbitrary<BookingState> = fc.record({
  status: fc.constantFrom(...BOOKING_STATUSES),
  is_paid: fc.boolean(),
  partial_paid: fc.boolean(),
  payment_method: fc.constantFrom(null, 'Cash', 'Credit Facility'),
  credit_facility_paid: fc.boolean(),
  credit_owed: fc.constantFrom(0, 37.5),
  refunded_at: fc.constantFrom(null, AT),
  canceled_at: fc.constantFrom(null, AT),
});

describe('the words of a booking', () => {
  it.each([
    [{}, 'Approved'],
    [{ canceled_at: AT }, 'Canceled'],
    [{ canceled_at: AT, refunded_at: AT }, 'Refunded'],
    [{ status: 'Processing Payment' }, 'Processing Payment'],
  ] as const)('%o is %s', (part, ribbon) => {
    expect(bookingRibbon({ ...UNPAID, ...part })).toBe(ribbon);
  });

  it.each([
    [{}, 'Unpaid'],
    [{ partial_paid: true }, 'Deposit'],
    [{ is_paid: true }, 'Paid'],
    [{ is_paid: true, payment_method: 'Credit Facility' }, 'Pending Credit Facility'],
    [{ is_paid: true, payment_method: 'Cash', credit_owed: 37.5 }, 'Pending Credit Facility'],
    [{ is_paid: true, payment_method: 'Credit Facility', credit_facility_paid: 1 }, 'Paid'],
  ] as const)('%o is paid so far: %s', (part, state) => {
    expect(bookingPaymentState({ ...UNPAID, ...part })).toBe(state);
  });

  it.each([
    [{ paid_at: AT, error_desc: null }, false, 'Paid'],
    [{ paid_at: AT, error_desc: 'Late' }, true, 'Paid'],
    [{ paid_at: null, error_desc: 'Declined' }, true, 'Failed'],
    [{ paid_at: null, error_desc: null }, false, 'Failed'],
    [{ paid_at: null, error_desc: null }, true, 'Pending'],
  ] as const)('an entry %o, last: %s, is %s', (entry, last, state) => {
    expect(paymentEntryState(entry, last)).toBe(state);
  });

  it('answer every booking under all, and under at most one state', () => {
    const states = BOOKING_FILTERS.filter((filter) => filter !== 'all' && !filter.startsWith('credit'));
    fc.assert(
      fc.property(anyState, (state) => {
        expect(meetsBookingFilter(state, 'all')).toBe(true);
        const met = states.filter((filter) => meetsBookingFilter(state, filter));
        expect(met.length).toBeLessThanOrEqual(1);
        if (met.length === 1) expect(met[0]).toBe(bookingRibbon(state).toLowerCase());
        const credit = (['credit-facility-paid', 'credit-facility-pending'] as const).filter((filter) =>
          meetsBookingFilter(state, filter),
        );
        const isCredit =
          state.payment_method === 'Credit Facility' || state.credit_owed > 0 || Boolean(state.credit_facility_paid);
        expect(credit.length).toBe(state.is_paid && isCredit ? 1 : 0);
      }),
    );
  });
});

describe('the counts of a booking', () => {
  const counts = fc.record(
    Object.fromEntries(BOOKING_CATEGORIES.map((category) => [category, anyCount(20)])) as Record<
      (typeof BOOKING_CATEGORIES)[number],
      fc.Arbitrary<number>
    >,
  );

  /** Often the last seat, and one head more or fewer than it. */
  const typed = fc.tuple(counts, fc.constantFrom(...BOOKING_CATEGORIES)).chain(([before, category]) => {
    const others = countPassengers({ ...before, [category]: 0 });
    return edgeBiased(around(others), fc.nat(60)).chain((max) =>
      fc.record({
        before: fc.constant(before),
        category: fc.constant(category),
        others: fc.constant(others),
        max: fc.constant(max),
        wanted: edgeBiased([-1, ...around(Math.max(0, max - others))], fc.double({ noNaN: false })),
      }),
    );
  });

  it('never pass the maximum by what was typed last, nor fall below nothing', () => {
    fc.assert(
      fc.property(typed, ({ before, category, others, wanted, max }) => {
        const after = clampBookingCounts(before, category, wanted, max);
        expect(Number.isInteger(after[category])).toBe(true);
        expect(after[category]).toBeGreaterThanOrEqual(0);
        expect(after[category]).toBeLessThanOrEqual(Math.max(0, max - others));
        expect({ ...after, [category]: 0 }).toEqual({ ...before, [category]: 0 });
      }),
    );
  });

  it.each([
    [3.9, 40, 3],
    [-1, 40, 0],
    [50, 40, 30],
    [Number.NaN, 40, 5],
  ])('typed %f of at most %i become %i', (wanted, max, adult) => {
    expect(clampBookingCounts({ adult: 5, child: 10 }, 'adult', wanted, max)).toEqual({ adult, child: 10 });
  });

  it('hold dishes within the party, and drop those that nobody has', () => {
    const foods = [
      { id: 1, quantities: { adult: 9, child: 1 } },
      { id: 2, quantities: { senior: 4 } },
      { id: 3, quantities: { adult: -2 } },
    ];
    const clamped = clampBookedFoods(foods, { adult: 5, child: 3 });
    expect(clamped).toMatchObject([{ id: 1, quantities: { adult: 5, child: 1, senior: 0 } }]);
    expect(clamped).toHaveLength(1);
  });
});

describe('group type, agent and tour guide', () => {
  const anyGroup: fc.Arbitrary<BookingGroup> = fc.record({
    group_type: fc.constantFrom(...GROUP_TYPES),
    agent_id: fc.option(fc.integer({ min: 1, max: 9 })),
    tourguide_id: fc.option(fc.integer({ min: 1, max: 9 })),
  });

  it('go together after every choice', () => {
    const choice = fc.oneof(
      fc.option(fc.integer({ min: 1, max: 9 })).map((id) => (group: BookingGroup) => chooseAgent(group, id)),
      fc.option(fc.integer({ min: 1, max: 9 })).map((id) => (group: BookingGroup) => chooseTourGuide(group, id)),
      fc.constantFrom(...GROUP_TYPES).map((type) => (group: BookingGroup) => chooseGroupType(group, type)),
    );
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1 }), (choices) => {
        const start: BookingGroup = { group_type: 'Individual', agent_id: null, tourguide_id: null };
        const { group_type: type, agent_id, tourguide_id } = choices.reduce((group, choose) => choose(group), start);
        if (agent_id !== null) expect(type).toBe('Agent');
        if (tourguide_id !== null) expect(type).toBe('Tour Guide');
      }),
    );
  });

  it('fall back to Individual when nobody is chosen any more, and not when nobody was', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        const none = { group_type: 'Individual', agent_id: null, tourguide_id: null };
        expect(chooseAgent(group, null)).toEqual(group.agent_id === null ? group : none);
        expect(chooseTourGuide(group, null)).toEqual(group.tourguide_id === null ? group : none);
      }),
    );
  });
});
