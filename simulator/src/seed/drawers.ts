import { expectedCash, toEpoch } from '@muara/contract/rules';
import { sumDrawer } from '../world/drawer.ts';
import type { LedgerRecord } from '../world/ledger-records.ts';
import { MINUTE_MS } from '../world/local-time.ts';
import type { Random } from '../world/random.ts';
import type { LocalDate, ShiftRecord } from '../world/records.ts';
import type { Unposted } from './ledger.ts';
import { weightedPick } from './weighted-pick.ts';
import { CASHIER_IDS } from './people.ts';

/** Which of the four has the day off. */
const drawAbsent = weightedPick([
  [0, 1],
  [1, 3],
  [2, 3],
  [3, 3],
]);
const FLOATS = [20_000, 20_000, 30_000, 15_000];
const PLACES = [
  { jettyId: 1, station: 'Counter 1', shiftName: 'Shift 1 - Pagi' },
  { jettyId: 2, station: 'Counter 2', shiftName: 'Shift 2 - Petang' },
  { jettyId: 3, station: 'Counter 3', shiftName: 'Shift 1 - Pagi' },
  { jettyId: 1, station: 'Counter 4', shiftName: 'Shift 3 - Malam' },
] as const;

/** A shift of a past day while it is being filled. */
export interface OpenDrawer {
  shift: ShiftRecord;
  tickets: Unposted[];
}

/** Opens the drawers of a day: three cashiers on duty, the demo cashier among them more often than not. */
export function openDrawers(random: Random, date: LocalDate, exhibition: boolean, nextId: () => number): OpenDrawer[] {
  const off = drawAbsent(random);
  return CASHIER_IDS.flatMap((userId, index) => {
    if (index === off) return [];
    const place = PLACES[index] as (typeof PLACES)[number];
    const shows = exhibition && index === 3;
    const shift: ShiftRecord = {
      id: nextId(),
      userId,
      date,
      exhibition: shows,
      jettyId: shows ? null : place.jettyId,
      station: shows ? null : place.station,
      shiftName: place.shiftName,
      float: FLOATS[index] as number,
      startedAt: toEpoch(date, 8 * 60 + 30) + random.int(0, 20) * MINUTE_MS,
      closedAt: null,
      counted: null,
      expected: null,
    };
    return [{ shift, tickets: [] }];
  });
}

/** Closes a drawer at the end of its day. */
export function closeDrawer(random: Random, { shift }: OpenDrawer): ShiftRecord {
  return { ...shift, closedAt: toEpoch(shift.date, 21 * 60 + 45) + random.int(0, 60) * MINUTE_MS };
}

/** Counts a closed drawer; one in twelve counts is a little off, as counts are. */
export function countDrawer(random: Random, closed: ShiftRecord, postings: readonly LedgerRecord[]): ShiftRecord {
  const expected = expectedCash(sumDrawer(closed, postings));
  const slip = random.chance(1 / 12) ? random.pick([-500, -200, -100, 50, 100, 500]) : 0;
  return { ...closed, expected, counted: Math.max(0, expected + slip) };
}
