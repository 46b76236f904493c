import type { DisableReason } from '@muara/contract/types';
import { findJetty, holidaysAhead, presentPackage } from '../../domain/catalogue/index.ts';
import { buildReason, countDaySeats, listDaySlots } from '../../domain/seats/index.ts';
import type { Handler, PublicContext } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { JettyRecord } from '../../world/catalogue/jetties.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { LocalDate } from '../../world/records.ts';

/** Longest range, in days after its first. */
const LONGEST_RANGE = 62;

/**
 * Returns the dates of a range that the public cannot choose for a package, with reasons (002 §3.6).
 * The cost grows with the range only: each slot of each day is one index lookup.
 * @throws Refusal package_not_found, dates_order, date_too_far
 */
export const listBlockedDates: Handler<'listBlockedDates'> = ({ body: { package_id: id, from, to } }, ctx) => {
  const { world, rules, now } = ctx;
  const pkg = world.tables.packages.get(id);
  if (!pkg || pkg.deletedAt !== null || pkg.system) throw new Refusal('package_not_found', { field: 'package_id' });
  if (to < from) throw new Refusal('dates_order', { field: 'to' });
  const days = rules.daysBetween(from, to);
  if (days > LONGEST_RANGE)
    throw new Refusal('date_too_far', {
      field: 'to',
      errors: [
        { field: 'to', code: 'date_too_far', rule: 'range', detail: `expected at most ${LONGEST_RANGE + 1} days` },
      ],
    });
  const { reasons } = rules.disableDates({
    from,
    to,
    now,
    platform: 'web_app',
    vvip: pkg.vvip,
    holidays: holidaysAhead(world),
    package: presentPackage(pkg),
  });
  const open = pkg.jettyIds.map((jettyId) => findJetty(world, jettyId)).filter((jetty) => jetty?.active);
  const blocked: Record<LocalDate, DisableReason> = {};
  for (let day = 0; day <= days; day++) {
    const date = rules.addDays(from, day);
    const known = reasons[date];
    const full = known ? null : nothingLeft(ctx, open as JettyRecord[], pkg, date);
    if (known) blocked[date] = buildReason(known.code, known.details);
    else if (full !== null) blocked[date] = buildReason(full, null);
  }
  return { disable_dates: Object.keys(blocked), disable_reasons: blocked };
};

/**
 * Returns why a date is blocked for all slots of all jetties; null when one slot, or a jetty without
 * slots, has seats left.
 */
function nothingLeft(
  { world, rules }: PublicContext,
  jetties: readonly JettyRecord[],
  pkg: PackageRecord,
  date: LocalDate,
): DisableReason['code'] | null {
  const words = new Set<string>();
  for (const jetty of jetties) {
    if (jetty.slots.length === 0) {
      if (countDaySeats(world, rules, { jetty, date, pkg }) !== 0) return null;
      words.add('fully_booked');
    }
    for (const { state } of listDaySlots(world, rules, { jetty, date, pkg })) {
      if (state === 'available') return null;
      words.add(state);
    }
  }
  if (words.has('fully_booked')) return 'sold_out';
  if (words.has('seatide')) return 'seatide';
  return words.has('past') ? 'past' : null;
}
