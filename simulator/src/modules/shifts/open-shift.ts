import { formatInstant, toLocalDate } from '@muara/contract/rules';
import type { PosState } from '@muara/contract/types';
import type { Instant, ShiftRecord, UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

/** The shift that a user has open, if any; a night shift stays open past midnight. */
export function openShiftOf(world: World, userId: number): ShiftRecord | undefined {
  return world.tables.shifts.by('openUser', userId)[0];
}

/** Whether the user has already closed the shift that began today: there is no second one until tomorrow (002 §4.4). */
export function hasClosedToday(world: World, userId: number, now: Instant): boolean {
  const latest = world.tables.shifts.by('user', userId).at(-1);
  return latest !== undefined && latest.closedAt !== null && latest.date === toLocalDate(now);
}

/** Only cashiers answer for a drawer; other staff may sell without a shift. */
export function needsShift({ role }: UserRecord): boolean {
  return role === 'Cashier';
}

/** What a till shows of the open shift (002 §3.7). */
export function presentPos(shift: ShiftRecord): PosState {
  return {
    type: shift.exhibition ? 'start-shift-exhibition' : 'start-shift',
    jetty_id: shift.jettyId,
    station: shift.station,
    started_at: formatInstant(shift.startedAt),
  };
}
