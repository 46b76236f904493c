import { expectedCash, toLocalDate } from '@muara/contract/rules';
import type { DayRange, MoneyFact, PurchaseFact, ReportFilters, ShiftEntry, ShiftFact } from '@muara/contract/reports';
import { sumDrawer } from '../../../world/drawer.ts';
import type { LedgerRecord } from '../../../world/ledger-records.ts';
import type { ShiftRecord } from '../../../world/records.ts';
import type { World } from '../../../world/world.ts';
import { createFilter } from './create-filter.ts';
import { isInRange, listDays } from './list-days.ts';
import { listMoney, readMoney } from './list-money.ts';

const AT_COUNTER: ReportFilters = { platform: 'counter' };

/**
 * Returns the shifts of a range that fit the filters, and what was sold outside shifts. Sales at the counter belong to the
 * drawer that took the money; a refund that no drawer paid belongs to its seller, outside any shift.
 */
export function* listShifts(world: World, filters: ReportFilters, range?: DayRange): Generator<ShiftFact> {
  const isAt = ({ jettyId }: PurchaseFact): boolean => filters.jetty_id === undefined || filters.jetty_id === jettyId;
  const withMoney = new Set<number>();
  const outside = new Map<string, MoneyFact[]>();
  // A purchase belongs to whoever took its money, not to whoever the filter of purchases would say.
  for (const fact of listMoney(world, AT_COUNTER, range)) {
    const { shiftId, purchase, day } = fact;
    if (shiftId !== null) withMoney.add(shiftId);
    else if (purchase.sellerId !== null && isAt(purchase)) {
      const key = `${day} ${purchase.sellerId}`;
      outside.set(key, [...(outside.get(key) ?? []), fact]);
    }
  }
  for (const shift of listShiftRecords(world, withMoney, range))
    if (fitsShift(shift, filters)) yield presentShift(world, shift, range);
  if (filters.counter !== undefined || filters.shift !== undefined) return;
  for (const [key, money] of [...outside].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [date = '', staffId = ''] = key.split(' ');
    const fact = presentOutside(world, date, Number(staffId), money);
    const isWanted = filters.staff_id === undefined || filters.staff_id === fact.staffId;
    if (isWanted) yield fact;
  }
}

/** Returns the shifts that began in a range or have money in it, by start. */
function listShiftRecords({ tables }: World, withMoney: ReadonlySet<number>, range?: DayRange): ShiftRecord[] {
  const begun = listDays(tables.shifts.keys('day'), range).flatMap((day) => tables.shifts.by('day', day));
  const ids = new Set([...begun.map(({ id }) => id), ...withMoney]);
  return [...ids].map((id) => tables.shifts.must(id)).sort((a, b) => a.startedAt - b.startedAt || a.id - b.id);
}

function fitsShift(
  shift: ShiftRecord,
  { staff_id: staffId, jetty_id: jettyId, counter, shift: name }: ReportFilters,
): boolean {
  return (
    (staffId === undefined || shift.userId === staffId) &&
    (jettyId === undefined || shift.jettyId === jettyId) &&
    (counter === undefined || shift.station === counter) &&
    (name === undefined || shift.shiftName === name)
  );
}

function presentShift(world: World, shift: ShiftRecord, range?: DayRange): ShiftFact {
  const { users, jetties, ledger } = world.tables;
  const postings = ledger.by('shift', shift.id).sort((a, b) => a.at - b.at || a.id - b.id);
  const money = listShiftMoney(world, shift, postings);
  return {
    id: shift.id,
    staffId: shift.userId,
    staff: users.must(shift.userId).name,
    date: shift.date,
    jetty: shift.jettyId === null ? null : jetties.must(shift.jettyId).name,
    counter: shift.station,
    name: shift.shiftName,
    startedAt: shift.startedAt,
    closedAt: shift.closedAt,
    float: shift.float,
    expected: shift.expected ?? expectedCash(sumDrawer(shift, postings)),
    counted: shift.counted,
    entries: postings.flatMap((posting) => presentEntry(world, posting)),
    money: money.filter(({ day }) => isInRange(day, range)),
    otherDays: money.filter(({ day }) => !isInRange(day, range)),
  };
}

/** Returns what happened to the counter sales of a shift while it was open, in order of time. */
function listShiftMoney(world: World, { id }: ShiftRecord, postings: readonly LedgerRecord[]): MoneyFact[] {
  const { ledger, tickets } = world.tables;
  const atCounter = createFilter(world, AT_COUNTER);
  const sold = new Set([...tickets.ids('shift', id), ...postings.map(({ ticketId }) => ticketId)]);
  return [...sold]
    .flatMap((ticketId) => ledger.by('ticket', ticketId))
    .sort((a, b) => a.at - b.at || a.id - b.id)
    .flatMap((posting) => {
      const fact = readMoney(world, posting, toLocalDate(posting.at), atCounter);
      return fact?.shiftId === id ? [fact] : [];
    });
}

function presentOutside(world: World, date: string, staffId: number, money: readonly MoneyFact[]): ShiftFact {
  const nothing = { jetty: null, counter: null, name: null, startedAt: null, closedAt: null };
  const drawer = { float: 0, expected: 0, counted: null, entries: [], otherDays: [] };
  return { id: null, staffId, staff: world.tables.users.must(staffId).name, date, ...nothing, ...drawer, money };
}

/** Returns what a posting moved in its shift; nothing where no money moved. */
function presentEntry({ tables }: World, { at, ticketId, lines, method, paymentId }: LedgerRecord): ShiftEntry[] {
  const { code, payment } = tables.tickets.must(ticketId);
  const head = { at, code, method: method ?? 'None' };
  if (lines.voidedHandedBack !== undefined)
    return [{ ...head, kind: 'void', amount: -lines.voidedHandedBack, cashIn: null, change: null }];
  const amount = lines.received ?? lines.owed;
  if (amount === undefined) return [];
  const { cashIn, cashOut: change } = paymentId === null ? payment : tables.payments.must(paymentId);
  return [{ ...head, kind: paymentId === null ? 'sale' : 'booking', amount, cashIn, change }];
}
