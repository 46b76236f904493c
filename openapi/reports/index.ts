export { REPORTS } from '../generated/reports.ts';
export {
  LIMITED_ROLES,
  type CellKind,
  type Column,
  type ReportDefinition,
  type ReportRow,
  type Table,
} from './define-report.ts';
export type {
  BatchFact,
  BookingFact,
  MoneyFact,
  ReportFacts,
  ReprintFact,
  ShiftEntry,
  ShiftFact,
  VoidFact,
} from './facts.ts';
export type { Label } from './label.ts';
export type { PassengerFact, PurchaseFact } from './purchase-facts.ts';
export type { RedemptionFact, TripFact } from './trip-facts.ts';
export {
  ANY,
  BOAT_TYPES,
  FILTER_NAMES,
  FILTERS,
  MISSING_CODES,
  REPORT_TIMES,
  TRIP_TYPES,
  type DayRange,
  type FilterName,
  type ReportFilters,
} from './filters.ts';
