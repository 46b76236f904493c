import { formatInstant, toLocalDate } from '@muara/contract/rules';
import type { PosState } from '@muara/contract/types';
import type { Instant, ShiftRecord, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** Returns a user's open shift, if any; a night shift stays open past midnight. */
export function findOpenShift(world: World, userId: number): ShiftRecord | undefined {
  return world.tables.shifts.by('openUser', userId)[0];
}

/**
 * Returns whether the user already closed a shift that began today: there is no second one until
 * tomorrow (002 §4.4).
 */
export function hasClosedToday(world: World, userId: number, now: Instant): boolean {
  const latest = world.tables.shifts.by('user', userId).at(-1);
  return latest !== undefined && latest.closedAt !== null && latest.date === toLocalDate(now);
}

/** Returns whether a user needs a shift to sell: only cashiers are responsible for a drawer. */
export function needsShift({ role }: UserRecord): boolean {
  return role === 'Cashier';
}

/** Returns what a till shows of the open shift (002 §3.7). */
export function presentPos(shift: ShiftRecord): PosState {
  return {
    type: shift.exhibition ? 'start-shift-exhibition' : 'start-shift',
    jetty_id: shift.jettyId,
    station: shift.station,
    started_at: formatInstant(shift.startedAt),
  };
}
