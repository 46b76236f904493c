import { expectedCash, toLocalDate } from '@muara/contract/rules';
import type { DayRange, MoneyFact, ReportFilters, ShiftEntry, ShiftFact } from '@muara/contract/reports';
import { sumDrawer } from '../../../world/drawer.ts';
import type { LedgerRecord } from '../../../world/ledger-records.ts';
import type { ShiftRecord } from '../../../world/records.ts';
import type { World } from '../../../world/world.ts';
import { createFilter } from './create-filter.ts';
import { isInRange, listDays } from './list-days.ts';
import { readMoney } from './list-money.ts';

const AT_COUNTER: ReportFilters = { platform: 'counter' };

/**
 * Yields matching shifts of a range, and sales outside shifts.
 * Counter sales belong to the drawer that took the money; a refund not paid from a drawer belongs to its seller,
 * outside any shift.
 */
export function* listShifts(world: World, filters: ReportFilters, range?: DayRange): Generator<ShiftFact> {
  const { withMoney, outside } = sortPostings(world, filters, range);
  for (const shift of listShiftRecords(world, withMoney, range))
    if (fitsShift(shift, filters)) yield presentShift(world, shift, range);
  if (filters.counter !== undefined || filters.shift !== undefined) return;
  for (const [key, money] of [...outside].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [date = '', staffId = ''] = key.split(' ');
    yield presentOutside(world, date, Number(staffId), money);
  }
}

interface Sorted {
  /** Shifts whose drawer took money, or with events about their sales. */
  readonly withMoney: ReadonlySet<number>;
  /** Postings outside shifts, by day and seller. */
  readonly outside: ReadonlyMap<string, readonly MoneyFact[]>;
}

/** Separates postings of shifts from those outside. For the former it reads only the posting. */
function sortPostings(world: World, filters: ReportFilters, range?: DayRange): Sorted {
  const { ledger } = world.tables;
  const { staff_id: staffId, jetty_id: jettyId } = filters;
  const fits = createFilter(world, { ...AT_COUNTER, ...(staffId !== undefined && { staff_id: staffId }) });
  const withMoney = new Set<number>();
  const outside = new Map<string, MoneyFact[]>();
  for (const day of listDays(ledger.keys('day'), range)) {
    for (const posting of ledger.by('day', day)) {
      const fact = posting.shiftId === null ? readMoney(world, posting, day, fits) : null;
      const shiftId = posting.shiftId ?? fact?.shiftId ?? null;
      if (shiftId !== null) withMoney.add(shiftId);
      else if (fact && (jettyId === undefined || jettyId === fact.purchase.jettyId)) {
        const key = `${day} ${fact.purchase.sellerId}`;
        const facts = outside.get(key);
        if (facts) facts.push(fact);
        else outside.set(key, [fact]);
      }
    }
  }
  for (const facts of outside.values()) facts.sort((a, b) => a.at - b.at);
  return { withMoney, outside };
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

/** Returns events about a shift's counter sales while it was open, in order of time. */
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

/** Returns what a posting moved in its shift; null when no money moved. */
function presentEntry({ tables }: World, { at, ticketId, lines, method, paymentId }: LedgerRecord): ShiftEntry[] {
  const { code, payment } = tables.tickets.must(ticketId);
  const by = method ?? 'None';
  if (lines.voidedHandedBack !== undefined)
    return [{ at, code, method: by, kind: 'void', amount: -lines.voidedHandedBack, cashIn: null, change: null }];
  const amount = lines.received ?? lines.owed;
  if (amount === undefined) return [];
  const { cashIn, cashOut: change } = paymentId === null ? payment : tables.payments.must(paymentId);
  return [{ at, code, method: by, kind: paymentId === null ? 'sale' : 'booking', amount, cashIn, change }];
}
