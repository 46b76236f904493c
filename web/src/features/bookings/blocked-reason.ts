import type { DateRefusal } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import { checkDate, type DateCode } from '@muara/contract/rules/availability/check-date';
import { toEpoch } from '@muara/contract/rules/dates/to-epoch';
import type { DisableReason } from '@muara/contract/types';
import { today } from '@/lib/dates.ts';
import { codeText } from '@/domain/errors/errors.ts';
import type { BookingPackage } from './booking-lists.ts';

const CODES: Partial<Record<DateCode, DateRefusal>> = {
  date_past: 'past',
  date_vvip_lead: 'vvip_lead',
  date_package_ended: 'package_ended',
  date_too_far: 'too_far',
};

/**
 * Returns why a booking cannot depart on a day (002 §9): the server's reason, or the rule's.
 * The booking's own day needs no notice, and the booking may itself occupy its last seats.
 *
 * @param own the current departure date
 */
export function blockedReason(
  day: string,
  { told, pkg, own }: { told: Readonly<Record<string, DisableReason>>; pkg: BookingPackage | null; own: string | null },
): DisableReason | null {
  const reason = told[day];
  const isOwn = day === own;
  if (reason && !(isOwn && (reason.code === 'sold_out' || reason.code === 'vvip_lead'))) return reason;
  const verdict = checkDate({
    date: day,
    now: toEpoch(today()),
    platform: 'booking',
    vvip: true,
    edit: isOwn,
    holidays: [],
    package: pkg,
  });
  if (verdict.ok) return null;
  return { code: CODES[verdict.code] ?? 'past', text: codeText(verdict.code, ERRORS[verdict.code].message) };
}
