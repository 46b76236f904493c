import type { BookingDetail, Ticket } from '@muara/contract/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '@/lib/clock.ts';
import { blockedReason } from './blocked-reason.ts';
import { BLANK_BOOKING, type BookingDraft } from './booking-draft.ts';
import {
  type BookingLists,
  type BookingPackage,
  bodyOf,
  fitsPackage,
  jettiesOf,
  menuOf,
  mostPassengers,
  packagesOf,
  priceBooking,
} from './booking-lists.ts';

const PRICES = Object.fromEntries(
  [
    'adult',
    'adult_oku',
    'child',
    'child_oku',
    'senior',
    'super_senior',
    'student',
    'adult_foreigner',
    'child_foreigner',
  ].map((category) => [`${category}_price`, category === 'adult' ? 120 : 80]),
);
const dinner = {
  id: 6,
  name: 'Dinner',
  vvip: true,
  vvip_charter: false,
  active: true,
  exhibition: false,
  deleted_at: null,
  start_date: '2026-01-01T00:00:00+08:00',
  end_date: '2026-12-31T23:59:00+08:00',
  platforms: ['booking'],
  jetty_ids: [2, 3],
  max_passenger: 40,
  food_ids: [1],
  promotions: { free_tickets: [] },
  minisigua: false,
  vvip_price: 900,
  vvip_agent_price: 800,
  vvip_tourguide_price: 850,
  ...PRICES,
  agent_discount_adults: [{ min: 10, max: 50, discount: 10, type: '%' }],
} as unknown as BookingPackage;
const charter = { ...dinner, id: 7, vvip_charter: true } as BookingPackage;
const dish = (id: number, active = true) => ({
  id,
  name: `Dish ${id}`,
  description: '',
  active,
  ...PRICES,
  adult_price: 18,
});
const lists = {
  agents: [],
  tourguides: [],
  all_packages: [dinner, charter, { ...dinner, id: 8, active: false }, { ...dinner, id: 9, platforms: ['counter'] }],
  all_jettys: [
    { id: 1, name: 'Muara', active: true, gotSlots: false, max_passenger: null, deleted_at: null },
    { id: 2, name: 'Pengkalan', active: true, gotSlots: true, max_passenger: null, deleted_at: null },
    { id: 3, name: 'Linggi', active: true, gotSlots: true, max_passenger: 100, deleted_at: null },
    { id: 5, name: 'Kuala', active: true, gotSlots: false, max_passenger: 60, deleted_at: null },
    { id: 4, name: 'Gone', active: true, gotSlots: true, max_passenger: null, deleted_at: '2026-01-01T00:00:00Z' },
  ],
  all_foods: [dish(1), dish(2), dish(3, false)],
  disable_dates: [],
  disable_reasons: {},
} as unknown as BookingLists & Pick<BookingDetail, 'all_packages'>;
const draft = (part: Partial<BookingDraft>): BookingDraft => ({ ...BLANK_BOOKING, package_id: 6, ...part });

beforeEach(() => {
  vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-22T10:00:00+08:00'));
});
afterEach(() => vi.restoreAllMocks());

describe('what the form offers', () => {
  it('has the packages of its list that are on sale, and the one of the booking', () => {
    const ids = (kind: 0 | 1, own: number | null) => packagesOf(lists, kind, own).map(({ id }) => id);
    expect(ids(0, null)).toEqual([6]);
    expect(ids(1, null)).toEqual([7]);
    expect(ids(0, 8)).toEqual([6, 8]);
  });
  it('has the jetties of the package, and that of the booking', () => {
    expect(jettiesOf(lists, dinner, null).map(({ id }) => id)).toEqual([2, 3]);
    expect(jettiesOf(lists, dinner, 4).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(jettiesOf(lists, null, null).map(({ id }) => id)).toEqual([1, 2, 3, 5]);
  });
  it('has the dishes of the package that are served, and those of the booking', () => {
    expect(menuOf(lists, { ...dinner, food_ids: [1, 3] }, []).map(({ id }) => id)).toEqual([1]);
    expect(menuOf(lists, dinner, [3, 1]).map(({ id }) => id)).toEqual([1, 3]);
    expect(menuOf(lists, { ...dinner, food_ids: null }, [])).toEqual([]);
  });
  it.each<[string, Partial<BookingDraft>, { slot?: number; day?: number }, number]>([
    ['nobody without a package', { package_id: null }, {}, 0],
    ['as many as the package takes', { jetty_id: 2 }, { slot: 7 }, 40],
    ['what the slot of Sungai Linggi has left', { jetty_id: 3 }, { slot: 7 }, 7],
    ['what the day has left at a jetty without slots', { jetty_id: 5 }, { day: 3 }, 3],
    ['as many as the package takes where the day has more', { jetty_id: 5 }, { day: 50 }, 40],
  ])('takes %s', (_case, part, { slot, day = null }, want) => {
    const seats = { slot: slot === undefined ? null : { available_passenger: slot }, day };
    expect(mostPassengers(lists, draft(part), seats)).toBe(want);
  });
});

describe('the price', () => {
  it('is what is sent, to the sen, with the band of the agent and the dishes beside it', () => {
    const full = draft({
      total_adult: 10,
      agent_id: 9,
      group_type: 'Agent',
      foods: [{ id: 1, quantities: { adult: 3 } }],
    });
    const priced = priceBooking(lists, full);
    expect(priced).toMatchObject({ base: 120_000, tier: 12_000, food: 5_400, total: 113_400 });
    const body = bodyOf({ ...full, name: ' Aina ' }, priced, null);
    expect(body).toMatchObject({
      name: 'Aina',
      amount: 1200,
      total_discount: 120,
      amount_food: 54,
      amount_discount: 0,
      total_amount: 1134,
      user: null,
      foods: [{ id: 1, total_adult: 3, total_child: 0 }],
    });
    expect(body).not.toHaveProperty('id');
    expect(bodyOf(full, priced, { id: 5 } as Ticket)).toMatchObject({ id: 5 });
  });
  it('of a charter is one for the boat, by who brings the party', () => {
    const boat = (part: Partial<BookingDraft>) =>
      priceBooking(lists, draft({ package_id: 7, total_adult: 12, ...part }))?.total;
    expect(boat({})).toBe(90_000);
    expect(boat({ agent_id: 9 })).toBe(80_000);
    expect(boat({ tourguide_id: 1 })).toBe(85_000);
  });
  it('is none without a package', () => expect(priceBooking(lists, draft({ package_id: null }))).toBeNull());
});

describe('a day', () => {
  const told = {
    '2026-12-04': { code: 'holiday', text: 'Holiday: Hari Raya' },
    '2026-12-06': { code: 'sold_out', text: 'Fully booked' },
  } as const;
  const code = (day: string, own: string | null = null) => blockedReason(day, { told, pkg: dinner, own })?.code ?? null;
  it.each<[string, string | null, string | null]>([
    ['2026-11-21', null, 'past'],
    ['2026-11-25', null, 'vvip_lead'],
    ['2026-11-25', '2026-11-25', null],
    ['2026-11-26', null, null],
    ['2026-12-04', '2026-12-04', 'holiday'],
    ['2026-12-06', null, 'sold_out'],
    ['2026-12-06', '2026-12-06', null],
    ['2027-01-01', null, 'package_ended'],
  ])('%s of a booking that departs on %s: %s', (day, own, want) => expect(code(day, own)).toBe(want));

  it('stays with another package while that one is offered then', () => {
    expect(fitsPackage('2026-12-31', dinner)).toBe(true);
    expect(fitsPackage('2027-01-01', dinner)).toBe(false);
  });
});
