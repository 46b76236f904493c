import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import { COUNTER_REFUSALS } from './counter.ts';
import { HOUSE_REFUSALS } from '../samples/facilities.ts';
import { REPORT_FILE_REFUSALS, REPORTS_REFUSALS } from '../samples/reports.ts';
import { DECISIONS_REFUSALS } from '../samples/decisions.ts';
import { FILE_REFUSALS } from '../samples/ticket-file.ts';
import { FROZEN_REFUSALS } from './frozen.ts';
import { MINE_REFUSALS } from '../samples/my-tickets.ts';
import { BOOKINGS_REFUSALS } from '../samples/bookings.ts';
import { ONLINE_REFUSALS } from '../samples/online.ts';
import { PACKAGES_REFUSALS } from '../samples/packages.ts';
import { PARTNER_REFUSALS } from '../samples/partners.ts';
import { PRINTING_REFUSALS } from '../samples/printing.ts';
import { SCANNER_REFUSALS } from './scanner.ts';
import { REPORT_VIEWS_REFUSALS } from '../samples/report-views.ts';
import { PEOPLE_REFUSALS } from './people.ts';
import { deriveRefusals } from './catalogue.ts';
import type { ProvokeRefusal } from './sale.ts';
import { SESSION_AND_SHIFT_REFUSALS } from './session-and-shift.ts';

/** An operation, a code, and how the one refuses with the other. */
type Refusal = [OperationId, ErrorCode, ProvokeRefusal];

/** Returns the refusals of single operations; sales and what every operation shares have others. */
export function listRefusals(): Refusal[] {
  const written: Refusal[] = [
    ...SESSION_AND_SHIFT_REFUSALS,
    ...PEOPLE_REFUSALS,
    ...PRINTING_REFUSALS,
    ...PACKAGES_REFUSALS,
    ...PARTNER_REFUSALS,
    ...HOUSE_REFUSALS,
    ...REPORTS_REFUSALS,
    ...REPORT_FILE_REFUSALS,
    ...COUNTER_REFUSALS,
    ...ONLINE_REFUSALS,
    ...DECISIONS_REFUSALS,
    ...FILE_REFUSALS,
    ...MINE_REFUSALS,
    ...SCANNER_REFUSALS,
    ...FROZEN_REFUSALS,
    ...REPORT_VIEWS_REFUSALS,
    ...BOOKINGS_REFUSALS,
  ];
  return [...written, ...deriveRefusals(written)];
}
