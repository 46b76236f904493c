import { applyPosting, EMPTY_BALANCE, toLocalDate, type Lines } from '@muara/contract/rules';
import type { DayRange, MoneyFact, ReportFilters } from '@muara/contract/reports';
import type { LedgerRecord } from '../../../world/ledger-records.ts';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { listDays } from './list-days.ts';
import { createFilter, type PurchaseFilter } from './create-filter.ts';
import { Purchase } from './purchase.ts';

/** Yields the money of matching purchases in order of time. O(days of the range). */
export function* listMoney(world: World, filters: ReportFilters, range?: DayRange): Generator<MoneyFact> {
  const { ledger } = world.tables;
  const fits = createFilter(world, filters);
  // Postings made while the report is written belong to the next one.
  const end = ledger.nextId;
  for (const day of listDays(ledger.keys('day'), range)) {
    for (const posting of ledger.by('day', day).sort((a, b) => a.at - b.at || a.id - b.id)) {
      const fact = posting.id < end ? readMoney(world, posting, day, fits) : null;
      if (fact) yield fact;
    }
  }
}

/** Returns what a posting means for sales; null if it only moves a debt or its purchase does not match. */
export function readMoney(world: World, posting: LedgerRecord, day: string, fits: PurchaseFilter): MoneyFact | null {
  const { lines } = posting;
  const pays = lines.received !== undefined || lines.owed !== undefined;
  const refund = sumReturns(lines);
  const kept = (lines.voidedKept ?? 0) - (lines.keptPromised ?? 0);
  if (!pays && refund === 0 && kept === 0) return null;
  const ticket = world.tables.tickets.must(posting.ticketId);
  if (ticket.balance.paidAt === null || !fits(ticket)) return null;
  const own = listPostings(world, posting);
  const payingId = findPaying(own);
  if (payingId === null || posting.id < payingId) return null;
  const purchase = new Purchase(world, ticket);
  if (posting.id === payingId) return readSale(posting, day, purchase, own);
  if (pays) return null;
  const shiftId = posting.shiftId ?? findOpenShift(world, ticket, posting.at);
  return readReturn({ ...posting, shiftId }, day, purchase, { refund, kept, isRefund: isRefund(ticket, posting) });
}

/** Returns the sale of a purchase; null until it is paid in full. */
export function findSale(world: World, ticket: TicketRecord): MoneyFact | null {
  if (ticket.balance.paidAt === null) return null;
  const own = world.tables.ledger.by('ticket', ticket.id);
  const payingId = findPaying(own);
  const paying = own.find(({ id }) => id === payingId);
  return paying ? readSale(paying, toLocalDate(paying.at), new Purchase(world, ticket), own) : null;
}

/** Returns what went back, or is no longer owed under a Credit Facility. */
function sumReturns(lines: Lines): number {
  return (
    (lines.refundPromised ?? 0) + (lines.keptPromised ?? 0) + (lines.voidedHandedBack ?? 0) + (lines.voidedCredit ?? 0)
  );
}

/** Returns all postings of a posting's purchase; most purchases have one. */
function listPostings({ tables: { ledger } }: World, posting: LedgerRecord): readonly LedgerRecord[] {
  const { ticketId } = posting;
  return ledger.count('ticket', ticketId) === 1 ? [posting] : ledger.by('ticket', ticketId);
}

/** Returns the posting that completed a purchase's payment. */
function findPaying(postings: readonly LedgerRecord[]): number | null {
  const [only] = postings;
  if (postings.length === 1 && only) return only.id;
  let balance = EMPTY_BALANCE;
  for (const posting of postings) {
    balance = applyPosting(balance, posting);
    if (balance.isPaid) return posting.id;
  }
  return null;
}

/** Returns a sale with its bill at the time of payment. */
function readSale(paying: LedgerRecord, day: string, purchase: Purchase, own: readonly LedgerRecord[]): MoneyFact {
  const sale = { tickets: 0, park: 0, food: 0, discount: 0, fee: 0 };
  for (const { id, lines } of own) {
    if (id > paying.id) break;
    sale.tickets += lines.soldPackage ?? 0;
    sale.park += lines.soldPark ?? 0;
    sale.food += lines.soldFood ?? 0;
    sale.discount += (lines.tierDiscount ?? 0) + (lines.staffDiscount ?? 0);
    sale.fee += lines.fee ?? 0;
  }
  const { tickets, park, food, discount, fee } = sale;
  const { at, shiftId } = paying;
  return { kind: 'sale', at, day, purchase, tickets, park, food, discount, fee, refund: 0, kept: 0, shiftId };
}

function readReturn(
  { at, shiftId }: LedgerRecord,
  day: string,
  purchase: Purchase,
  { refund, kept, isRefund: refunded }: { refund: number; kept: number; isRefund: boolean },
): MoneyFact {
  const nothing = { tickets: 0, park: 0, food: 0, discount: 0, fee: 0 };
  return { kind: refunded ? 'refund' : 'void', at, day, purchase, ...nothing, refund, kept, shiftId };
}

/** Returns the shift that sold a purchase while it was open: events meanwhile belong to it. */
function findOpenShift({ tables }: World, { shiftId }: TicketRecord, at: number): number | null {
  const shift = shiftId === null ? undefined : tables.shifts.get(shiftId);
  const isOpen = shift !== undefined && shift.startedAt <= at && (shift.closedAt === null || at <= shift.closedAt);
  return isOpen ? shift.id : null;
}

function isRefund({ refund }: TicketRecord, { lines, at }: LedgerRecord): boolean {
  return lines.refundPromised !== undefined || lines.keptPromised !== undefined || refund?.doneAt === at;
}
