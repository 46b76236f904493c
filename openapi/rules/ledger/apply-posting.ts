import type { Balance, Posting } from './shapes.ts';

/** The balance of a purchase without postings. */
export const EMPTY_BALANCE: Balance = {
  total: 0,
  taken: 0,
  received: 0,
  owed: 0,
  outstanding: 0,
  surplus: 0,
  kept: 0,
  handedBack: 0,
  refunded: 0,
  promised: 0,
  isPaid: false,
  paidAt: null,
  isPartlyPaid: false,
  isCreditSettled: false,
};

/** Returns the balance of a purchase after one more posting. */
export function applyPosting(before: Balance, { at, lines }: Posting): Balance {
  const {
    soldPackage = 0,
    soldPark = 0,
    soldFood = 0,
    tierDiscount = 0,
    staffDiscount = 0,
    fee = 0,
    received = 0,
    owed = 0,
    creditSettled = 0,
  } = lines;
  const total = soldPackage + soldPark + soldFood - tierDiscount - staffDiscount + fee;
  const taken = received + owed;
  const outstanding = before.outstanding + total - taken - (lines.voidedUnpaid ?? 0) + (lines.restored ?? 0);
  const promised = (lines.refundPromised ?? 0) + (lines.keptPromised ?? 0);
  const pays = lines.received !== undefined || lines.owed !== undefined;
  const stillOwed = before.owed + owed - creditSettled - (lines.voidedCredit ?? 0);
  const isPaid = before.isPaid || (pays && outstanding === 0);
  return {
    total: before.total + total,
    taken: before.taken + taken,
    received: before.received + received + creditSettled,
    owed: stillOwed,
    outstanding,
    surplus: before.surplus + (lines.surplus ?? 0) - (lines.surplusPaidBack ?? 0),
    kept: before.kept + (lines.voidedKept ?? 0) - (lines.keptPromised ?? 0),
    handedBack: before.handedBack + (lines.voidedHandedBack ?? 0),
    refunded: before.refunded + promised,
    promised: before.promised + promised - (lines.refundPaidOut ?? 0),
    isPaid,
    paidAt: before.paidAt ?? (isPaid ? at : null),
    isPartlyPaid: !isPaid && (before.isPartlyPaid || pays),
    isCreditSettled: stillOwed === 0 && (before.isCreditSettled || lines.creditSettled !== undefined),
  };
}
