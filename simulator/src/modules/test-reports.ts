import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';

/** Calls of the reports: of the right shape, and of the wrong one. */
export const REPORTS_SAMPLES = {
  getReportOptions: {},
  getReport: { params: { type: 'sales' } },
  getReportData: { params: { type: 'sales' } },
  getReportVersion: { params: { type: 'sales' } },
};

const WRONG_TYPE = { params: { type: 'Sales!' } };
export const REPORTS_WRONG_SHAPES = {
  getReport: WRONG_TYPE,
  getReportData: WRONG_TYPE,
  getReportVersion: WRONG_TYPE,
};

/** The report operations, which refuse alike. */
export const REPORT_OPERATIONS = ['getReport', 'getReportData', 'getReportVersion'] as const satisfies OperationId[];

/** How each of them is refused: by whom, of which type, with which filters. */
export const REPORT_REFUSALS: readonly {
  code: ErrorCode;
  as: string;
  type: string;
  query?: Readonly<Record<string, string>>;
  field: string;
}[] = [
  { code: 'report_type_unknown', as: 'manager', type: 'tides', field: 'type' },
  { code: 'report_staff_locked', as: 'cashier', type: 'void_note', query: { staff_id: '13' }, field: 'staff_id' },
  { code: 'report_filter_invalid', as: 'manager', type: 'sales', query: { package_id: '999999' }, field: 'package_id' },
  { code: 'staff_required', as: 'manager', type: 'cash_movement', field: 'staff_id' },
  { code: 'jetty_required', as: 'manager', type: 'closing_account', query: { staff_id: '5' }, field: 'jetty_id' },
];
