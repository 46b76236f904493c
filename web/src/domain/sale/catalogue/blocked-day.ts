import type { DateRefusal } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import { checkDate, type DateCode } from '@muara/contract/rules/availability/check-date';
import { toEpoch } from '@muara/contract/rules/dates/to-epoch';
import type { SalePackages } from '@muara/contract/types';
import { codeText } from '@/domain/errors/errors.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { packageOf } from './catalogue.ts';
import type { Sale } from '@/domain/sale/sale.ts';

/** Why a day cannot be chosen: the reason's code and its message. */
export interface BlockedDay {
  code: DateRefusal | 'closed';
  message: string;
}

const reasons = (): Partial<Record<DateCode, BlockedDay>> => ({
  date_past: { code: 'past', message: saleText.dayPast },
  date_vvip_lead: { code: 'vvip_lead', message: codeText('date_vvip_lead', ERRORS.date_vvip_lead.message) },
  date_package_ended: { code: 'package_ended', message: saleText.packageEnded },
  date_too_far: { code: 'too_far', message: codeText('date_too_far', ERRORS.date_too_far.message) },
});

/**
 * Returns why a day cannot be chosen, or null when it can (002 §9).
 * Blocked are holidays; for VVIP outside the counter, today and the next three days; days after the package ends; and
 * days beyond the booking period. The server's date decides, not the browser's clock.
 */
export function blockedDay(sale: Sale, catalogue: SalePackages, day: string): BlockedDay | null {
  const told = day < catalogue.today ? undefined : catalogue.disable_reasons[day];
  // Whether VVIP needs notice depends on the sale, which the server does not know here.
  if (told && told.code !== 'vvip_lead') return { code: told.code, message: told.text };
  const verdict = checkDate({
    date: day,
    now: toEpoch(catalogue.today),
    platform: sale.platform,
    vvip: sale.vvip,
    holidays: [],
    package: packageOf(catalogue, sale),
  });
  if (!verdict.ok) return reasons()[verdict.code] ?? { code: 'closed', message: saleText.dayBlocked };
  return !told && catalogue.disable_dates.includes(day) ? { code: 'closed', message: saleText.dayBlocked } : null;
}
