/**
 * A second count of the reports' money, from a snapshot of a world alone: it shares no code with the
 * reports, the ledger or the rules.
 */

interface Posting {
  id: number;
  ticketId: number;
  at: number;
  lines: Record<string, number>;
}

interface SnapshotTicket {
  id: number;
  platform: string;
  packageId: number;
  agentId: number | null;
}

interface Recount {
  gross: number;
  discount: number;
  fee: number;
  refund: number;
  net: number;
  sales: number;
}

const SOLD = ['soldPackage', 'soldPark', 'soldFood'];
const DISCOUNTED = ['tierDiscount', 'staffDiscount'];
const RETURNED = ['refundPromised', 'keptPromised', 'voidedHandedBack', 'voidedCredit'];
const EIGHT_HOURS_MS = 8 * 3_600_000;

/** Returns the Kuala Lumpur date of an instant. */
function dayOf(at: number): string {
  return new Date(at + EIGHT_HOURS_MS).toISOString().slice(0, 10);
}

/**
 * Counts gross, discounts, fees, refunds and net of the tickets that fit, in sen.
 * @param tables the tables of a snapshot, each with its `records`
 */
export function recount(
  tables: Record<string, { records: readonly unknown[] }>,
  fits: (ticket: SnapshotTicket) => boolean,
  days: (day: string) => boolean = () => true,
): Recount {
  const postings = new Map<number, Posting[]>();
  for (const posting of recordsOf<Posting>(tables, 'ledger'))
    postings.set(posting.ticketId, [...(postings.get(posting.ticketId) ?? []), posting]);
  const count: Recount = { gross: 0, discount: 0, fee: 0, refund: 0, net: 0, sales: 0 };
  for (const ticket of recordsOf<SnapshotTicket>(tables, 'tickets'))
    if (fits(ticket)) countTicket(postings.get(ticket.id) ?? [], days, count);
  count.net = count.gross - count.discount + count.fee - count.refund;
  return count;
}

function recordsOf<T>(tables: Record<string, { records: readonly unknown[] }>, name: string): readonly T[] {
  return (tables[name]?.records ?? []) as readonly T[];
}

function countTicket(postings: readonly Posting[], days: (day: string) => boolean, count: Recount): void {
  const bill = { gross: 0, discount: 0, fee: 0 };
  let owed = 0;
  let isPaid = false;
  for (const { at, lines } of [...postings].sort((a, b) => a.id - b.id)) {
    const sum = (kinds: readonly string[]): number => kinds.reduce((total, kind) => total + (lines[kind] ?? 0), 0);
    const counts = days(dayOf(at));
    if (isPaid && counts) count.refund += sum(RETURNED);
    bill.gross += sum(SOLD);
    bill.discount += sum(DISCOUNTED);
    bill.fee += sum(['fee']);
    owed += sum(SOLD) - sum(DISCOUNTED) + sum(['fee', 'restored']) - sum(['received', 'owed', 'voidedUnpaid']);
    const pays = 'received' in lines || 'owed' in lines;
    if (isPaid || !pays || owed !== 0) continue;
    isPaid = true;
    if (!counts) continue;
    count.gross += bill.gross;
    count.discount += bill.discount;
    count.fee += bill.fee;
    count.sales++;
  }
}
