import type { DateRefusal } from '@muara/contract/constants';
import { ERRORS } from '@muara/contract/errors';
import { checkDate, type DateCode, toEpoch } from '@muara/contract/rules';
import type { SalePackages } from '@muara/contract/types';
import { codeText } from '@/domain/errors/errors.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { packageOf } from './catalogue.ts';
import type { Sale } from '@/domain/sale/sale.ts';

/** Why a day cannot be chosen: what kind of reason it is, and in words. */
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
 * Why nobody can depart on a day (002 §9): a holiday, everywhere; today and the three days after for VVIP outside the
 * counter; after the last day of the package; further ahead than the shop sells. Null when it can be chosen. The
 * server's day decides, not the browser's clock.
 */
export function blockedDay(sale: Sale, catalogue: SalePackages, day: string): BlockedDay | null {
  const told = day < catalogue.today ? undefined : catalogue.disable_reasons[day];
  // Whether VVIP needs notice depends on the sale, which the server did not know.
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
