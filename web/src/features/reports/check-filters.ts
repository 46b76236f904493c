import type { ErrorCode } from '@muara/contract/errors';
import { MISSING_CODES } from '@muara/contract/reports';
import type { FieldProblem } from '@muara/contract/rules/forms/field-problem';
import type { ReportType } from '@muara/contract/types';
import {
  isCompleteRange,
  isOn,
  isRange,
  listFilters,
  unmatchedOf,
  valueOf,
  type FilterValues,
} from './filter-values.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Returns what the server would refuse about the filters of a report, in their order (001 §5). */
export function checkFilters(type: Pick<ReportType, 'filters'>, values: FilterValues, today: string): FieldProblem[] {
  return listFilters(type, values).flatMap(({ name, required }) => {
    const code = findProblem(name, required, values, today);
    return code === null ? [] : [{ field: name, code }];
  });
}

function findProblem(name: string, required: boolean, values: FilterValues, today: string): ErrorCode | null {
  const written = values[name]?.trim() ?? '';
  if (isRange(name) && isOn(name, values) && written !== '' && !isCompleteRange(written))
    return 'report_filter_invalid';
  if (values[unmatchedOf(name)] === '1') return 'report_filter_invalid';
  const value = valueOf(name, values);
  if (value === '') {
    if (required) return codeOfMissing(name);
    return isRange(name) && isOn(name, values) ? 'report_filter_invalid' : null;
  }
  if (name !== 'month') return null;
  if (!MONTH.test(value)) return 'report_filter_invalid';
  return value > today.slice(0, 7) ? 'report_month_future' : null;
}

function codeOfMissing(name: string): ErrorCode {
  const [, code = 'report_filter_invalid' as const] =
    Object.entries(MISSING_CODES).find(([field]) => field === name) ?? [];
  return code;
}
