import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCount, anySen } from '../testing/edges.ts';
import { applyPosting, EMPTY_BALANCE } from './apply-posting.ts';
import { balanceOf } from './balance-of.ts';
import { LINE_KINDS, type Lines } from './lines.ts';
import { type Bill, listSaleLines } from './list-sale-lines.ts';
import { planRefund } from './plan-refund.ts';
import { planVoid } from './plan-void.ts';
import { refundableOf } from './refundable-of.ts';
import type { Balance, Posting, Receipt } from './shapes.ts';
import { sumAccounts } from './sum-accounts.ts';
import { sumLines } from './sum-lines.ts';

const NONE: Bill = { amount: 0, minisigua: 0, amountFood: 0, totalDiscount: 0, amountDiscount: 0, processingFee: 0 };
const BILL: Bill = {
  amount: 30_000,
  minisigua: 2_000,
  amountFood: 1_000,
  totalDiscount: 2_800,
  amountDiscount: 200,
  processingFee: 270,
};
const TOTAL = 28_270;
const SOLD = listSaleLines(BILL);
const postings = (...lines: Lines[]): Posting[] => lines.map((one, at) => ({ at: at + 1, lines: one }));
const balance = (...lines: Lines[]): Balance => balanceOf(postings(...lines));

describe('listSaleLines', () => {
  test('itemises the bill and leaves out what is zero', () => {
    expect(SOLD).toEqual({
      soldPackage: 28_000,
      soldPark: 2_000,
      soldFood: 1_000,
      tierDiscount: 2_800,
      staffDiscount: 200,
      fee: 270,
    });
    expect(listSaleLines(NONE)).toEqual({});
  });
});

describe('balanceOf', () => {
  test.each<[string, Lines[], Partial<Balance>]>([
    ['nothing posted', [], EMPTY_BALANCE],
    ['sold, not paid', [SOLD], { total: TOTAL, outstanding: TOTAL, isPaid: false, paidAt: null }],
    [
      'sold and paid in one step',
      [{ ...SOLD, received: TOTAL }],
      { total: TOTAL, received: TOTAL, outstanding: 0, isPaid: true, paidAt: 1, isPartlyPaid: false },
    ],
    ['a purchase of RM 0', [{ received: 0 }], { total: 0, received: 0, isPaid: true, paidAt: 1 }],
    [
      'a deposit',
      [SOLD, { received: 14_135 }],
      { received: 14_135, outstanding: 14_135, isPaid: false, isPartlyPaid: true },
    ],
    [
      'a deposit and the rest',
      [SOLD, { received: 14_135 }, { received: 14_135 }],
      { received: TOTAL, outstanding: 0, isPaid: true, paidAt: 3, isPartlyPaid: false },
    ],
    [
      'a deposit that a discount pays',
      [SOLD, { staffDiscount: 5, received: 0 }],
      { received: 0, isPartlyPaid: true, isPaid: false },
    ],
    [
      'a rest with a discount',
      [SOLD, { received: 14_135 }, { staffDiscount: 135, received: 14_000 }],
      { total: TOTAL - 135, received: TOTAL - 135, isPaid: true },
    ],
    [
      'on credit',
      [{ ...SOLD, owed: TOTAL }],
      { taken: TOTAL, received: 0, owed: TOTAL, isPaid: true, isCreditSettled: false },
    ],
    [
      'on credit and settled',
      [{ ...SOLD, owed: TOTAL }, { creditSettled: TOTAL }],
      { taken: TOTAL, received: TOTAL, owed: 0, isPaid: true, paidAt: 1, isCreditSettled: true },
    ],
    ['a surplus', [{ ...SOLD, received: TOTAL }, { surplus: TOTAL }], { received: TOTAL, surplus: TOTAL }],
    [
      'a surplus paid back',
      [SOLD, { surplus: 500 }, { surplusPaidBack: 500 }],
      { received: 0, surplus: 0, isPaid: false },
    ],
    [
      'an expired order that is paid late',
      [SOLD, { voidedUnpaid: TOTAL }, { restored: TOTAL, received: TOTAL }],
      { total: TOTAL, received: TOTAL, outstanding: 0, isPaid: true, paidAt: 3 },
    ],
    [
      'an unpaid order that was voided',
      [SOLD, { voidedUnpaid: TOTAL }],
      { outstanding: 0, isPaid: false, paidAt: null },
    ],
  ])('%s', (_name, lines, want) => {
    expect(balance(...lines)).toMatchObject(want);
  });
});

describe('planVoid', () => {
  const cash = (amount: number, shiftId: number | null = 1): Receipt => ({ amount, method: 'Cash', shiftId });
  test.each<[string, Lines[], Receipt[], { kept: number; canceledCredit: number; handedBack: number[] }]>([
    ['unpaid', [SOLD], [], { kept: 0, canceledCredit: 0, handedBack: [] }],
    [
      'cash of an open shift',
      [{ ...SOLD, received: TOTAL }],
      [cash(TOTAL)],
      { kept: 0, canceledCredit: 0, handedBack: [TOTAL] },
    ],
    [
      'cash of a closed shift',
      [{ ...SOLD, received: TOTAL }],
      [cash(TOTAL, 2)],
      { kept: TOTAL, canceledCredit: 0, handedBack: [] },
    ],
    [
      'a card payment',
      [{ ...SOLD, received: TOTAL }],
      [{ amount: TOTAL, method: 'Card', shiftId: 1 }],
      { kept: TOTAL, canceledCredit: 0, handedBack: [] },
    ],
    [
      'a cash deposit of an open shift',
      [SOLD, { received: 14_135 }],
      [cash(14_135)],
      { kept: 0, canceledCredit: 0, handedBack: [14_135] },
    ],
    ['credit not settled', [{ ...SOLD, owed: TOTAL }], [], { kept: 0, canceledCredit: TOTAL, handedBack: [] }],
    ['RM 0', [{ received: 0 }], [cash(0)], { kept: 0, canceledCredit: 0, handedBack: [] }],
  ])('%s', (_name, lines, receipts, want) => {
    const plan = planVoid(balance(...lines), receipts, (shift) => shift === 1);
    expect({ ...plan, handedBack: plan.handedBack.map(({ amount }) => amount) }).toMatchObject(want);
  });
});

describe('planRefund', () => {
  test.each<[string, Lines[], { amount: number; canceledCredit: number; lines: Lines }]>([
    [
      'paid',
      [{ ...SOLD, received: TOTAL }],
      { amount: TOTAL, canceledCredit: 0, lines: { refundPromised: TOTAL, refundPaidOut: TOTAL } },
    ],
    [
      'a deposit',
      [SOLD, { received: 100 }],
      { amount: 100, canceledCredit: 0, lines: { voidedUnpaid: TOTAL - 100, refundPromised: 100, refundPaidOut: 100 } },
    ],
    [
      'credit not settled',
      [{ ...SOLD, owed: TOTAL }],
      { amount: 0, canceledCredit: TOTAL, lines: { voidedCredit: TOTAL } },
    ],
    [
      'credit settled',
      [{ ...SOLD, owed: TOTAL }, { creditSettled: TOTAL }],
      { amount: TOTAL, canceledCredit: 0, lines: { refundPromised: TOTAL, refundPaidOut: TOTAL } },
    ],
    [
      'voided before',
      [{ ...SOLD, received: TOTAL }, { voidedKept: TOTAL }],
      { amount: TOTAL, canceledCredit: 0, lines: { keptPromised: TOTAL, refundPaidOut: TOTAL } },
    ],
    [
      'voided, the cash handed back',
      [{ ...SOLD, received: TOTAL }, { voidedHandedBack: TOTAL }],
      { amount: 0, canceledCredit: 0, lines: {} },
    ],
    [
      'a surplus beside it',
      [{ ...SOLD, received: TOTAL }, { surplus: 500 }],
      { amount: TOTAL, canceledCredit: 0, lines: { refundPromised: TOTAL, refundPaidOut: TOTAL } },
    ],
  ])('%s', (_name, lines, want) => {
    expect(planRefund(balance(...lines))).toEqual(want);
  });
});

/** Amounts with many zeros. */
const amount = fc.oneof(fc.constant(0), anySen());
const bill = fc
  .record({
    fare: amount,
    minisigua: amount,
    amountFood: amount,
    tier: anyCount(100),
    staff: anyCount(100),
    processingFee: amount,
  })
  .map(({ fare, minisigua, amountFood, tier, staff, processingFee }): Bill => {
    const totalDiscount = Math.floor((fare * tier) / 100);
    const rest = fare - totalDiscount + minisigua + amountFood;
    const amountDiscount = Math.floor((rest * staff) / 100);
    return { amount: fare + minisigua, minisigua, amountFood, totalDiscount, amountDiscount, processingFee };
  });
const step = fc.record({
  what: fc.constantFrom('pay', 'half', 'credit', 'settle', 'surplus', 'return', 'void', 'refund', 'lapse'),
  cash: fc.boolean(),
});
type Step = { what: string; cash: boolean };

/** What a step posts, if the purchase can take it. */
function linesOf({ what, cash }: Step, now: Balance, isEnded: boolean): Lines[] {
  const { outstanding, owed, surplus } = now;
  if (what === 'surplus') return [{ surplus: 100 }];
  if (what === 'return') return surplus > 0 ? [{ surplusPaidBack: surplus }] : [];
  if (isEnded) return what === 'refund' ? [planRefund(now).lines] : [];
  if (what === 'void') {
    const { lines, handedBack } = planVoid(
      now,
      [{ amount: now.received, method: cash ? 'Cash' : 'Card', shiftId: 1 }],
      () => true,
    );
    return [lines, ...handedBack.map((back) => ({ voidedHandedBack: back.amount }))];
  }
  if (what === 'refund') return [planRefund(now).lines];
  if (what === 'settle') return owed > 0 ? [{ creditSettled: owed }] : [];
  if (now.isPaid) return [];
  if (what === 'lapse') return [{ voidedUnpaid: outstanding }, { restored: outstanding }];
  const due = what === 'half' ? Math.floor(outstanding / 2) : outstanding;
  return [what === 'credit' ? { owed: due } : { received: due }];
}

describe('any story of a purchase', () => {
  const story = fc.tuple(bill, fc.array(step, { maxLength: 12 })).map(([of, steps]) => {
    const told: Posting[] = [{ at: 1, lines: listSaleLines(of) }];
    let isEnded = false;
    for (const next of steps) {
      for (const lines of linesOf(next, balanceOf(told), isEnded)) told.push({ at: told.length + 1, lines });
      isEnded ||= next.what === 'void' || next.what === 'refund';
    }
    return told;
  });

  test('balances: the accounts sum to 0', () => {
    fc.assert(
      fc.property(story, (told) => {
        const sums = Object.values(sumAccounts(told));
        expect(sums.reduce((total, sum) => total + sum, 0)).toBe(0);
      }),
    );
  });

  test('its balance is what the accounts say, and each line is at least 0', () => {
    fc.assert(
      fc.property(story, (told) => {
        const now = balanceOf(told);
        const accounts = sumAccounts(told);
        const sums = sumLines(told);
        expect(now).toMatchObject({
          total: 0 - accounts.sales - accounts.discounts - accounts.fees,
          outstanding: accounts.buyer,
          owed: accounts.credit,
          surplus: 0 - accounts.surplus,
          kept: 0 - accounts.kept,
          promised: 0 - accounts.refunds,
        });
        expect(accounts.money).toBe(refundableOf(now) + now.promised + now.surplus);
        for (const kind of LINE_KINDS) expect(sums[kind], kind).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('never gives back more than came in, nor owes less than nothing', () => {
    fc.assert(
      fc.property(story, (told) => {
        let now = EMPTY_BALANCE;
        for (const posting of told) {
          now = applyPosting(now, posting);
          expect(now.received).toBeGreaterThanOrEqual(now.handedBack + now.refunded - now.promised);
          for (const figure of [now.outstanding, now.owed, now.surplus, now.kept, refundableOf(now)])
            expect(figure).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('once refunded, nothing is owed, kept or left to give back', () => {
    fc.assert(
      fc.property(story, (told) => {
        const after = balanceOf([...told, { at: 99, lines: planRefund(balanceOf(told)).lines }]);
        expect(after).toMatchObject({ outstanding: 0, owed: 0, kept: 0, promised: 0 });
        expect(refundableOf(after)).toBe(0);
      }),
    );
  });
});
