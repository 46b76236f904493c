import type { DayRange, ReportFilters, ReprintFact } from '@muara/contract/reports';
import { toLocalDate } from '@muara/contract/rules';
import type { PrintEntry, TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { listDays } from './list-days.ts';

/** Yields the reprints of a range in order of time. The staff filter applies to who printed. */
export function* listReprints(world: World, filters: ReportFilters, range?: DayRange): Generator<ReprintFact> {
  const { tickets } = world.tables;
  for (const day of listDays(tickets.keys('reprintDay'), range)) {
    const prints = tickets
      .by('reprintDay', day)
      .flatMap((ticket) => ticket.printHistory.map((entry) => ({ ticket, entry })))
      .filter(({ entry }) => entry.reprintReason !== null && toLocalDate(entry.at) === day)
      .sort((a, b) => a.entry.at - b.entry.at || a.ticket.id - b.ticket.id);
    for (const { ticket, entry } of prints) {
      const fact = presentReprint(world, ticket, entry, day);
      const shift = findShift(world, entry);
      const fits =
        (filters.staff_id === undefined || filters.staff_id === entry.userId) &&
        (filters.counter === undefined || filters.counter === shift?.station) &&
        (filters.shift === undefined || filters.shift === shift?.shiftName);
      if (fits) yield fact;
    }
  }
}

function presentReprint(world: World, ticket: TicketRecord, entry: PrintEntry, day: string): ReprintFact {
  const { type, from, to, printerName, printerId, reprintReason, userId, at } = entry;
  const size = type === 'receipt' ? 1 : ticket.passengers;
  const last = to === null || to === 0 ? size : to;
  return {
    at,
    day,
    staff: world.tables.users.must(userId).name,
    counter: findShift(world, entry)?.station ?? null,
    code: ticket.code,
    document: type,
    range: from === null ? null : `${from} – ${last}`,
    copies: from === null ? size : last - from + 1,
    reason: reprintReason ?? '',
    printer: printerName ?? printerId,
  };
}

/** Returns the shift that was open at the place and time of a print. */
function findShift(
  { tables }: World,
  { userId, at }: PrintEntry,
): { station: string | null; shiftName: string | null } | undefined {
  return tables.shifts
    .by('user', userId)
    .find(({ startedAt, closedAt }) => startedAt <= at && (closedAt === null || at <= closedAt));
}
