import { BOOKING_HORIZON_DAYS, type TicketPlatform } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import type { Rules } from '@muara/contract/rules';
import type { DisableReason } from '@muara/contract/types';
import type { World } from '../../world/world.ts';
import { holidaysAhead } from '../catalogue/index.ts';

/**
 * Returns the dates blocked for every package, with reasons (002 §3.6).
 * @param vvip only VVIP packages are requested, which need notice
 */
export function blockedDates(
  world: World,
  rules: Rules,
  platform: TicketPlatform,
  vvip = false,
): { disable_dates: string[]; disable_reasons: Record<string, DisableReason> } {
  const now = world.clock.now();
  const today = rules.toLocalDate(now);
  const { dates, reasons } = rules.disableDates({
    from: today,
    to: rules.addDays(today, BOOKING_HORIZON_DAYS),
    now,
    platform,
    vvip,
    holidays: holidaysAhead(world),
    package: null,
  });
  const texts = Object.entries(reasons).map(([date, { code, details }]) => [date, buildReason(code, details)] as const);
  return { disable_dates: dates, disable_reasons: Object.fromEntries(texts) };
}

/** Returns why a date is blocked, for programs and for people. @param details of a holiday */
export function buildReason(code: DisableReason['code'], details: string | null): DisableReason {
  const text = code === 'holiday' && details ? `Holiday: ${details}` : (TEXTS[code] ?? ERRORS.date_holiday.message);
  return { code, text };
}

const TEXTS: Partial<Record<DisableReason['code'], string>> = {
  past: ERRORS.date_past.message,
  vvip_lead: ERRORS.date_vvip_lead.message,
  package_ended: ERRORS.date_package_ended.message,
  too_far: ERRORS.date_too_far.message,
  sold_out: ERRORS.slot_fully_booked.message,
  seatide: ERRORS.slot_seatide.message,
};
