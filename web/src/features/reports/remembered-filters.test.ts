import type { ReportOptions, ReportType } from '@muara/contract/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetAppState } from '@/lib/app-state.ts';
import { personalStorage } from '@/lib/personal-storage.ts';
import { firstValues, rememberFilters } from './remembered-filters.ts';

let person: number;
beforeEach(() => {
  const box = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => box.get(name) ?? null,
    setItem: (name: string, value: string) => box.set(name, value),
    removeItem: (name: string) => box.delete(name),
  });
  person = 1;
  personalStorage.belongTo(() => person);
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetAppState();
});

const TYPE: ReportType = {
  type: 'sales',
  title: 'Sales',
  about: '',
  download: false,
  filters: ['purchased_date', 'departure_date', 'month', 'package_id', 'state'].map((name) => ({
    name,
    label: name,
    required: false,
  })),
  tables: [],
  staffs: [],
  all_staffs: false,
  locked_staff: false,
  statuses: [],
};
const OPTIONS: ReportOptions = {
  types: [TYPE],
  foods: [],
  agents: [],
  packages: [{ id: 1, name: 'River Cruise' }],
  jettys: [],
  payment_methods: [],
  staffs: [],
  current_shift_status: 'Closed',
  blocked: null,
  today: '2026-11-23',
};
const FIRST = {
  purchased_date: '2026-11-23 - 2026-11-23',
  'purchased_date.on': '1',
  departure_date: '2026-11-23 - 2026-11-23',
  'departure_date.on': '',
  month: '',
  package_id: '',
  state: '',
};
const USED = {
  purchased_date: '2026-11-01 - 2026-11-20',
  'purchased_date.on': '',
  departure_date: '2026-11-23 - 2026-11-23',
  'departure_date.on': '1',
  month: '2026-10',
  package_id: '1',
  state: 'Melaka',
};

describe('the filters of a report', () => {
  test('begin with what was bought today', () => {
    expect(firstValues(TYPE, OPTIONS)).toEqual(FIRST);
  });

  test('begin with departures of today where they are required or the only dates', () => {
    const only = { ...TYPE, filters: [{ name: 'departure_date', label: '', required: false }] };
    const required = {
      ...TYPE,
      filters: [...TYPE.filters.slice(0, 1), { name: 'departure_date', label: '', required: true }],
    };
    for (const type of [only, required]) expect(firstValues(type, OPTIONS)['departure_date.on']).toBe('1');
  });

  test('a required month begins with that of today', () => {
    const type = { ...TYPE, filters: [{ name: 'month', label: '', required: true }] };
    expect(firstValues(type, OPTIONS)).toEqual({ month: '2026-11' });
  });

  test('a locked staff filter is the caller', () => {
    const staffs = [{ id: 4, name: 'Aiman Hakim', role: 'Cashier', removed: false }];
    const type = { ...TYPE, filters: [{ name: 'staff_id', label: '', required: true }], staffs, locked_staff: true };
    expect(firstValues(type, OPTIONS)).toEqual({ staff_id: '4' });
  });

  test('are those of the last time, for this person and this type alone', () => {
    rememberFilters('sales', { day: '2026-11-23', values: USED });
    expect(firstValues(TYPE, OPTIONS)).toEqual(USED);
    expect(firstValues({ ...TYPE, type: 'financial' }, OPTIONS)).toEqual(FIRST);
    person = 2;
    expect(firstValues(TYPE, OPTIONS)).toEqual(FIRST);
  });

  test('a package that no longer exists is dropped', () => {
    rememberFilters('sales', { day: '2026-11-23', values: USED });
    expect(firstValues(TYPE, { ...OPTIONS, packages: [] })).toEqual({ ...USED, package_id: '' });
  });

  test('dates of an earlier day begin with today again; whether they are on stays', () => {
    rememberFilters('sales', { day: '2026-11-22', values: USED });
    expect(firstValues(TYPE, OPTIONS)).toEqual({
      ...USED,
      purchased_date: FIRST.purchased_date,
      departure_date: FIRST.departure_date,
      month: '',
    });
  });

  test.each(['{', 'null', '[]', '{"day":1}', '{"day":"2026-11-23","values":{"state":3}}'])(
    '%s is no memory',
    (text) => {
      localStorage.setItem('muara.person.1.report.sales', text);
      expect(firstValues(TYPE, OPTIONS)).toEqual(FIRST);
    },
  );
});
