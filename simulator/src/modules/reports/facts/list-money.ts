import { applyPosting, EMPTY_BALANCE, sumLines } from '@muara/contract/rules';
import type { DayRange, MoneyFact, ReportFilters } from '@muara/contract/reports';
import type { LedgerRecord } from '../../../world/ledger-records.ts';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { listDays } from './list-days.ts';
import { matchesFilters } from './matches-filters.ts';
import { presentPurchase } from './present-purchase.ts';

/** Returns the money of the purchases that fit the filters, in order of time. Costs the days of the range. */
export function* listMoney(world: World, filters: ReportFilters, range?: DayRange): Generator<MoneyFact> {
  const { ledger } = world.tables;
  const end = ledger.nextId;
  for (const day of listDays(ledger.keys('day'), range)) {
    const postings = ledger.by('day', day).sort((a, b) => a.at - b.at || a.id - b.id);
    for (const posting of postings) {
      // What is posted while the report is written belongs to the next one.
      const fact = posting.id < end ? readMoney(world, posting, day, filters) : null;
      if (fact) yield fact;
    }
  }
}

/** Returns what a posting means for sales; null for one that only moves a debt, and for filtered purchases. */
function readMoney(world: World, posting: LedgerRecord, day: string, filters: ReportFilters): MoneyFact | null {
  const { lines, at, shiftId } = posting;
  const refund =
    (lines.refundPromised ?? 0) + (lines.keptPromised ?? 0) + (lines.voidedHandedBack ?? 0) + (lines.voidedCredit ?? 0);
  const kept = (lines.voidedKept ?? 0) - (lines.keptPromised ?? 0);
  const pays = lines.received !== undefined || lines.owed !== undefined;
  if (!pays && refund === 0 && kept === 0) return null;
  const ticket = world.tables.tickets.must(posting.ticketId);
  if (ticket.balance.paidAt === null || !matchesFilters(world, ticket, filters)) return null;
  const own = world.tables.ledger.by('ticket', ticket.id);
  const payingId = findPaying(own);
  if (payingId === null || posting.id < payingId) return null;
  const head = { at, day, purchase: presentPurchase(world, ticket), shiftId };
  if (posting.id === payingId) return { ...head, kind: 'sale', ...sumSale(own, payingId), refund: 0, kept: 0 };
  if (pays) return null;
  return { ...head, kind: isRefund(ticket, posting) ? 'refund' : 'void', ...NO_SALE, refund, kept };
}

/** Returns the posting with which a purchase was paid in full. */
function findPaying(postings: readonly LedgerRecord[]): number | null {
  let balance = EMPTY_BALANCE;
  for (const posting of postings) {
    balance = applyPosting(balance, posting);
    if (balance.isPaid) return posting.id;
  }
  return null;
}

const NO_SALE = { tickets: 0, park: 0, food: 0, discount: 0, fee: 0 };

/** Returns the bill of a purchase as it was when it was paid. */
function sumSale(postings: readonly LedgerRecord[], payingId: number): typeof NO_SALE {
  const sums = sumLines(postings.filter(({ id }) => id <= payingId));
  return {
    tickets: sums.soldPackage,
    park: sums.soldPark,
    food: sums.soldFood,
    discount: sums.tierDiscount + sums.staffDiscount,
    fee: sums.fee,
  };
}

function isRefund({ refund }: TicketRecord, { lines, at }: LedgerRecord): boolean {
  return lines.refundPromised !== undefined || lines.keptPromised !== undefined || refund?.doneAt === at;
}
