import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { RefusalCase } from './cases.ts';

/** The operations of a report, which refuse in the same way. */
const OPERATIONS = ['getReport', 'getReportData', 'getReportVersion'] as const satisfies OperationId[];

type Refused = readonly [code: ErrorCode, account: string, type: string, query?: Readonly<Record<string, string>>];

/** Refusals by caller, type and filters. */
const REFUSED: readonly Refused[] = [
  ['report_type_unknown', 'manager', 'tides'],
  ['report_staff_locked', 'csa', 'void_note', { staff_id: '5' }],
  ['report_filter_invalid', 'manager', 'sales', { package_id: '999999' }],
  ['report_month_future', 'manager', 'boat_operator', { month: '2026-04' }],
  ['staff_required', 'manager', 'cash_movement'],
  ['jetty_required', 'manager', 'closing_account', { staff_id: '5' }],
  ['trip_type_required', 'manager', 'trip', { staff_id: 'all' }],
  ['departure_date_required', 'manager', 'daily_redemption'],
  ['month_required', 'manager', 'boat_operator'],
];

export const REPORTS_REFUSALS: RefusalCase[] = OPERATIONS.flatMap((id): RefusalCase[] => [
  ...REFUSED.map(([code, account, type, query = {}]): RefusalCase => [
    id,
    code,
    async ({ sim }) => (await sim.as(account)).refused(id, { params: { type }, query }),
  ]),
  [id, 'report_shift_open', ({ till }) => till.refused(id, { params: { type: 'void_note' } })],
]);

export const REPORT_FILE_REFUSALS: RefusalCase[] = [
  [
    'getReport',
    'report_table_unknown',
    async ({ sim }) =>
      (await sim.as('manager')).refused('getReport', {
        params: { type: 'sales' },
        query: { format: 'csv', table: 'days' },
      }),
  ],
];
