import type { ReportOptions, ReportType } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { checkFilters } from './check-filters.ts';
import { queryOf, type FilterValues } from './filter-values.ts';
import { listChoices, emptyChoiceLabel } from './list-choices.ts';

const TODAY = '2026-11-23';
const DAYS = '2026-11-01 - 2026-11-23';

function typeWith(filters: Record<string, boolean>, more: Partial<ReportType> = {}): ReportType {
  return {
    type: 'trip',
    title: 'Trip',
    about: '',
    download: false,
    filters: Object.entries(filters).map(([name, required]) => ({ name, label: name, required })),
    tables: [],
    staffs: [],
    all_staffs: false,
    locked_staff: false,
    statuses: [],
    ...more,
  };
}

const OPTIONS: ReportOptions = {
  types: [],
  foods: [],
  agents: [
    { id: 9, name: 'Tan Boon Kiat', company_name: 'Melaka Heritage Travel' },
    { id: 10, name: 'Old Harbour', company_name: 'Old Harbour', removed: true },
  ],
  packages: [
    { id: 1, name: 'River Cruise' },
    { id: 2, name: 'Night Cruise', removed: true },
  ],
  jettys: [],
  payment_methods: ['Cash'],
  staffs: [],
  current_shift_status: 'Closed',
  blocked: null,
  today: TODAY,
};

describe('the check before a report is asked for', () => {
  const cases: [name: string, filters: Record<string, boolean>, values: FilterValues, codes: string[]][] = [
    ['staff is missing', { staff_id: true }, { staff_id: '' }, ['staff_required']],
    ['a jetty is missing', { jetty_id: true }, {}, ['jetty_required']],
    ['the trip type is missing', { trip_type: true }, { trip_type: ' ' }, ['trip_type_required']],
    [
      'the departure date is off',
      { departure_date: true },
      { departure_date: DAYS, 'departure_date.on': '' },
      ['departure_date_required'],
    ],
    ['the departure date is on', { departure_date: true }, { departure_date: DAYS, 'departure_date.on': '1' }, []],
    ['the month is missing', { month: true }, { month: '' }, ['month_required']],
    ['the month has not begun', { month: true }, { month: '2026-12' }, ['report_month_future']],
    ['the month is no month', { month: false }, { month: 'November' }, ['report_filter_invalid']],
    ['the month of today', { month: true }, { month: '2026-11' }, []],
    [
      'half a range',
      { purchased_date: false },
      { purchased_date: '2026-11-01 - ', 'purchased_date.on': '1' },
      ['report_filter_invalid'],
    ],
    [
      'a range that is on and empty',
      { purchased_date: false },
      { purchased_date: '', 'purchased_date.on': '1' },
      ['report_filter_invalid'],
    ],
    [
      'a range backwards',
      { purchased_date: false },
      { purchased_date: '2026-11-23 - 2026-11-01', 'purchased_date.on': '1' },
      ['report_filter_invalid'],
    ],
    ['half a range that is off', { purchased_date: false }, { purchased_date: '2026-11-01 - ' }, []],
    [
      'text that is no choice',
      { agent_id: false },
      { agent_id: '', 'agent_id.unmatched': '1' },
      ['report_filter_invalid'],
    ],
    ['a filter unknown here is missing', { berth: true }, {}, ['report_filter_invalid']],
    [
      'two are missing, in the order of the filters',
      { staff_id: true, trip_type: true },
      {},
      ['staff_required', 'trip_type_required'],
    ],
    ['All Staffs where staff is required', { staff_id: true }, { staff_id: '0' }, []],
  ];
  test.each(cases)('%s', (_name, filters, values, codes) => {
    expect(checkFilters(typeWith(filters), values, TODAY).map(({ code }) => code)).toEqual(codes);
  });
});

test('a trip report is of some days by trip, and of a month by day', () => {
  const type = typeWith({ trip_type: true, departure_date: false, month: false });
  const values = { departure_date: DAYS, 'departure_date.on': '1', month: '2026-11' };
  expect(queryOf(type, { ...values, trip_type: 'Daily' })).toEqual({
    trip_type: 'Daily',
    departure_date: '2026-11-01,2026-11-23',
  });
  expect(queryOf(type, { ...values, trip_type: 'Montly' })).toEqual({ trip_type: 'Montly', month: '2026-11' });
});

test('the query has the filters that are filled in, and a range only while it is on', () => {
  const type = typeWith({ purchased_date: false, departure_date: false, staff_id: false, berth: false });
  const values = {
    purchased_date: DAYS,
    'purchased_date.on': '1',
    departure_date: DAYS,
    'departure_date.on': '',
    staff_id: '',
    berth: ' 4 ',
    other: 'x',
  };
  expect(queryOf(type, values)).toEqual({ purchased_date: '2026-11-01,2026-11-23', berth: '4' });
});

describe('what a filter offers', () => {
  const labelsOf = (name: string, type = typeWith({})) => listChoices(name, type, OPTIONS)?.map(({ label }) => label);

  test('removed records are marked, and agents carry their company', () => {
    expect(labelsOf('package_id')).toEqual(['River Cruise', 'Night Cruise (removed)']);
    expect(labelsOf('agent_id')).toEqual(['Tan Boon Kiat, Melaka Heritage Travel', 'Old Harbour (removed)']);
  });

  test('All Staffs comes first where the type offers it', () => {
    const staffs = [{ id: 4, name: 'Aiman Hakim', role: 'Cashier', removed: false }];
    expect(labelsOf('staff_id', typeWith({}, { staffs, all_staffs: true }))).toEqual(['All Staffs', 'Aiman Hakim']);
    expect(labelsOf('staff_id', typeWith({}, { staffs }))).toEqual(['Aiman Hakim']);
  });

  test.each([
    ['counter', ['Counter 1', 'Counter 2', 'Counter 3', 'Counter 4']],
    ['trip_type', ['Daily', 'Montly']],
    ['time', ['09:00AM-06:00PM', '06:00PM-10:00PM', '10:00PM-12:00AM', '12:00AM-02:00AM']],
    ['boat_type', ['Normal', 'Chartered']],
  ])('%s', (name, labels) => {
    expect(labelsOf(name)).toEqual(labels);
  });

  test('four shifts', () => {
    expect(labelsOf('shift')).toHaveLength(4);
  });

  test('a filter unknown here is typed', () => {
    expect(listChoices('berth', typeWith({}), OPTIONS)).toBeNull();
  });

  test('no choice is called by what it means', () => {
    const words = (name: string, required: boolean, all = false) =>
      emptyChoiceLabel({ name, label: name, required }, { all_staffs: all });
    expect([words('staff_id', false, true), words('staff_id', false), words('agent_id', false)]).toEqual([
      'All Staffs',
      'All',
      'All Agents',
    ]);
    expect([words('time', false), words('staff_id', true, true)]).toEqual(['All', 'Select…']);
  });
});
