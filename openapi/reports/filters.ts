import type { ErrorCode } from '../generated/errors.ts';
import type { Label } from './label.ts';

/** Every filter of the reports, by its name on the wire. */
export const FILTERS = {
  purchased_date: { en: 'Purchased', ms: 'Dibeli' },
  departure_date: { en: 'Departure', ms: 'Perlepasan' },
  month: { en: 'Month', ms: 'Bulan' },
  staff_id: { en: 'Staff', ms: 'Kakitangan' },
  counter: { en: 'Counter', ms: 'Kaunter' },
  shift: { en: 'Shift', ms: 'Syif' },
  agent_id: { en: 'Agent', ms: 'Ejen' },
  group_type: { en: 'Group type', ms: 'Jenis kumpulan' },
  group_type_value: { en: 'Company', ms: 'Syarikat' },
  package_id: { en: 'Package', ms: 'Pakej' },
  addon_id: { en: 'Dining menu', ms: 'Menu makanan' },
  jetty_id: { en: 'Jetty', ms: 'Jeti' },
  payment_method: { en: 'Payment method', ms: 'Kaedah pembayaran' },
  platform: { en: 'Platform', ms: 'Platform' },
  status: { en: 'Status', ms: 'Status' },
  trip_type: { en: 'Trip type', ms: 'Jenis trip' },
  boat_type: { en: 'Boat type', ms: 'Jenis bot' },
  time: { en: 'Time', ms: 'Masa' },
  state: { en: 'State', ms: 'Negeri' },
  country: { en: 'Country', ms: 'Negara' },
} as const satisfies Record<string, Label>;

export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** From a day to another, both included; `YYYY-MM-DD` of Kuala Lumpur. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The filters of one run. What a report does not use, and what was not asked for, is absent. */
export interface ReportFilters {
  readonly purchased_date?: DayRange;
  readonly departure_date?: DayRange;
  /** `YYYY-MM`. */
  readonly month?: string;
  readonly staff_id?: number;
  /** `Counter 1` … `Counter 4`. */
  readonly counter?: string;
  /** `Shift 1 - Pagi` … */
  readonly shift?: string;
  readonly agent_id?: number;
  readonly group_type?: string;
  readonly group_type_value?: string;
  readonly package_id?: number;
  readonly addon_id?: number;
  readonly jetty_id?: number;
  readonly payment_method?: string;
  readonly platform?: string;
  readonly status?: string;
  readonly trip_type?: string;
  readonly boat_type?: string;
  /** A label of `REPORT_TIMES`. */
  readonly time?: string;
  readonly state?: string;
  readonly country?: string;
}

/** Trip reports by trip and by day of a month (001 §9); the spelling is the documents'. */
export const TRIP_TYPES = ['Daily', 'Montly'] as const;
export const BOAT_TYPES = ['normal', 'chartered'] as const;

/** Parts of an evening in hours from midnight of the business day, the end not included (001 §9). */
export const REPORT_TIMES = {
  '09:00AM-06:00PM': [9, 18],
  '06:00PM-10:00PM': [18, 22],
  '10:00PM-12:00AM': [22, 24],
  '12:00AM-02:00AM': [0, 2],
} as const satisfies Record<string, readonly [from: number, to: number]>;

/** The refusal of a missing required filter (001 §5); others get `report_filter_invalid`. */
export const MISSING_CODES = {
  staff_id: 'staff_required',
  jetty_id: 'jetty_required',
  trip_type: 'trip_type_required',
  departure_date: 'departure_date_required',
  month: 'month_required',
} as const satisfies Partial<Record<FilterName, ErrorCode>>;

/** The values of pick lists that mean no filter. */
export const ANY = ['', '0', 'all', 'All'] as const;
