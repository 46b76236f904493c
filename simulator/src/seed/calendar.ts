import { addDays, daysBetween, toEpoch } from '@muara/contract/rules';
import { MINUTE_MS } from '../world/local-time.ts';
import type { Random } from '../world/random.ts';
import type { Instant, LocalDate } from '../world/records.ts';

/** Sunday first: weekends fill the boats. */
const WEEKDAY_WEIGHTS = [16, 8, 8, 9, 10, 14, 20];
const A_SUNDAY = '2026-03-01';
const FIRST_MINUTE = 9 * 60;
const LAST_MINUTE = 21 * 60 + 30;

interface SalesDay {
  date: LocalDate;
  /** Moments of sale, ascending. */
  times: Instant[];
}

/**
 * Spreads `tickets` sales over the `days` before today: weekends more than weekdays, afternoons more
 * than mornings. Today itself stays empty, so that only sales of the world's own users count.
 */
export function salesDays(random: Random, today: LocalDate, days: number, tickets: number): SalesDay[] {
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days));
  const weights = dates.map(
    (date, index) => weight(date) * (0.8 + (0.4 * index) / days) * (0.85 + 0.3 * random.next()),
  );
  const sum = weights.reduce((total, part) => total + part, 0);
  let reached = 0;
  let placed = 0;
  return dates.map((date, index) => {
    reached += weights[index] as number;
    const upTo = index === days - 1 ? tickets : Math.round((tickets * reached) / sum);
    const times = Array.from({ length: upTo - placed }, () => moment(random, date)).sort((a, b) => a - b);
    placed = upTo;
    return { date, times };
  });
}

function weight(date: LocalDate): number {
  return WEEKDAY_WEIGHTS[((daysBetween(A_SUNDAY, date) % 7) + 7) % 7] as number;
}

function moment(random: Random, date: LocalDate): Instant {
  const middle = (random.next() + random.next()) / 2;
  const minute = FIRST_MINUTE + Math.floor(middle * (LAST_MINUTE - FIRST_MINUTE));
  return toEpoch(date) + minute * MINUTE_MS + random.int(0, 59) * 1000;
}
