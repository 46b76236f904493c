import type { PackageRecord } from '@muara/contract/types';
import { PACKAGE_PLATFORMS } from '@muara/contract/constants';
import { checkPackageForm } from '@muara/contract/rules/forms/check-package-form';
import type { PackageOption } from '@muara/contract/rules/packages/shapes';
import { describe, expect, it } from 'vitest';
import { bodyOf, copyOf, draftOf, newDraft, type PackageDraft, tierFieldsOf, valuesOf } from './package-draft.ts';
import { fieldLabel } from './package-fields.ts';
import { clickKinds, kindsOf } from './package-kinds.ts';
import { previewOf } from './preview-order.ts';

const NO_BANDS = [{ min: 0, max: 0, discount: 0, type: '%' as const }];
const BANDS = [
  ...NO_BANDS,
  { min: 10, max: 49, discount: 10, type: '%' as const },
  { min: 50, max: 999, discount: 5, type: 'RM' as const },
];

/** The package of the price rules' own examples: adult 30.00, child 15.00, three bands for agents. */
const RECORD = {
  id: 7,
  name: 'Day Cruise',
  description: 'Along the quays.',
  imgs: ['a.jpg', 'b.jpg'],
  vvip: false,
  vvip_charter: false,
  exhibition: false,
  minisigua: false,
  wristband: false,
  active: true,
  start_date: '2026-01-01T00:00:00+08:00',
  end_date: '2026-12-31T15:59:00Z',
  max_passenger: 300,
  jetty_ids: [1, 2],
  platforms: ['counter'],
  food_ids: [],
  promotions: { free_tickets: [] },
  vvip_price: 0,
  vvip_agent_price: 0,
  vvip_tourguide_price: 0,
  adult_price: 30,
  adult_oku_price: 15,
  child_price: 15,
  child_oku_price: 7.5,
  senior_price: 24,
  super_senior_price: 15,
  student_price: 27,
  adult_foreigner_price: 42,
  child_foreigner_price: 21,
  ...Object.fromEntries(tierFieldsOf('agent').map((field) => [field, BANDS])),
  ...Object.fromEntries(tierFieldsOf('tourguide').map((field) => [field, NO_BANDS])),
  total_ticket: 12,
  system: false,
  updated_at: null,
} as unknown as PackageRecord;

describe('the package form', () => {
  it('goes out as it came in: dates in Kuala Lumpur, amounts as numbers, no menu and no promotion as null', () => {
    const { id: _id, total_ticket: _total, system: _system, updated_at: _at, ...stored } = RECORD;
    expect(bodyOf(draftOf(RECORD))).toEqual({
      ...stored,
      start_date: '2026-01-01T00:00',
      end_date: '2026-12-31T23:59',
      food_ids: null,
      promotions: null,
    });
    expect(checkPackageForm(valuesOf(draftOf(RECORD)))).toEqual([]);
  });

  it('takes the dishes from the menu where their ids are not sent', () => {
    const { food_ids: _ids, ...record } = { ...RECORD, foods: [{ id: 4 }, { id: 2 }] } as PackageRecord;
    expect(draftOf(record).food_ids).toEqual([4, 2]);
    expect(draftOf({ ...record, foods: null }).food_ids).toBeNull();
  });

  it('starts active, at all jetties, on no platform, with one zero band per category', () => {
    const draft = newDraft([1, 2, 3], ['waiting.jpg']);
    expect(draft).toMatchObject({
      active: true,
      jetty_ids: [1, 2, 3],
      platforms: [],
      promotions: null,
      food_ids: null,
    });
    expect(draft.imgs).toEqual(['waiting.jpg']);
    for (const field of [...tierFieldsOf('agent'), ...tierFieldsOf('tourguide')])
      expect(draft[field]).toEqual([{ min: '0', max: '0', discount: '0', type: '%' }]);
  });

  it('is filled for a copy but for the images, and a long name is cut where a letter ends', () => {
    const copy = copyOf({ ...RECORD, name: '⛵'.repeat(120) }, []);
    expect(copy.imgs).toEqual([]);
    expect([...copy.name]).toHaveLength(120);
    expect(copy.name.startsWith('Copy of ⛵')).toBe(true);
    expect(copy.name.endsWith('⛵')).toBe(true);
    expect(copy.agent_discount_adults).toEqual(draftOf(RECORD).agent_discount_adults);
  });

  it('tells what is empty from what is zero', () => {
    const draft = { ...draftOf(RECORD), adult_price: '', child_price: '0', max_passenger: '' };
    expect(valuesOf(draft)).toMatchObject({ adult_price: null, child_price: 0, max_passenger: null });
    expect(checkPackageForm(valuesOf(draft)).map(({ field }) => field)).toEqual(['max_passenger', 'adult_price']);
  });

  it.each(['-5', '1e1', '0x10', '1.0', '٣'])('refuses %j in every count', (typed) => {
    const draft = {
      ...draftOf(RECORD),
      max_passenger: typed,
      promotions: [{ buy: typed, free: typed }],
      agent_discount_adults: [{ min: typed, max: typed, discount: '5', type: '%' as const }],
    };
    expect(checkPackageForm(valuesOf(draft)).map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'max_passenger: count_invalid',
      'agent_discount_adults.0.min: number_invalid',
      'agent_discount_adults.0.max: number_invalid',
      'promotions.free_tickets.0.buy: count_invalid',
      'promotions.free_tickets.0.free: count_invalid',
    ]);
  });

  it('calls every field that a check can name by its label', () => {
    const empty: PackageDraft = { ...newDraft([], []), vvip_charter: true, promotions: [{ buy: '', free: '' }] };
    const blank = { min: '', max: '', discount: '', type: '%' as const };
    const draft = { ...empty, agent_discount_adults: [blank], tourguide_discount_child_foreigners: [blank, blank] };
    const labels = checkPackageForm(valuesOf(draft)).map(({ field }) => [field, fieldLabel(field)] as const);
    for (const [field, label] of labels) expect(label, field).not.toBe(field);
    expect(Object.fromEntries(labels)).toMatchObject({
      'agent_discount_adults.0.max': 'Agent discounts: Adult, band 1: Max',
      'tourguide_discount_child_foreigners.1.discount': 'Tour guide discounts: Child (Foreigner), band 2: Discount',
      'promotions.free_tickets.0.buy': 'Promotion: Row 1: Buy',
      adult_price: 'Prices: Adult',
    });
  });
});

describe('clicks on options', () => {
  const draft = { ...draftOf(RECORD), wristband: true, platforms: ['counter' as const] };

  it('tell what else they have changed', () => {
    const click = (option: PackageOption, on: boolean, from = kindsOf(draft)) => clickKinds(from, { option, on });
    const vvip = click('vvip', true);
    expect(vvip.told).toBe('VVIP on: Wristband cleared, platform Booking added');
    expect(vvip.kinds).toMatchObject({ vvip: true, wristband: false, platforms: ['counter', 'booking'] });
    const charter = click('vvip_charter', true, vvip.kinds);
    expect(charter.told).toBeNull();
    expect(click('vvip', false, charter.kinds).told).toBe('VVIP off: Charter cleared, platform Booking removed');
    const exhibition = click('exhibition', true);
    expect(exhibition.told).toBe('Exhibition on: platforms set to Exhibition alone');
    expect(click('exhibition', false, exhibition.kinds).told).toBe('Exhibition off: platforms cleared');
    expect(click('minisigua', true).told).toBe('Minisigua on: Wristband cleared');
  });

  it.each(PACKAGE_PLATFORMS)('of the platform %s tell nothing', (platform) => {
    expect(clickKinds(kindsOf(draft), { platform, on: true }).told).toBeNull();
  });
});

describe('the price preview', () => {
  const draft = draftOf(RECORD);
  const total = (changes: Partial<PackageDraft>, source: 'none' | 'agent' | 'tourguide', counts: object) => {
    const preview = previewOf({ ...draft, ...changes }, { source, counts });
    return preview.state === 'priced' ? { total: preview.priced.total, free: preview.priced.free } : preview;
  };
  const promotion = [
    { buy: '20', free: '3' },
    { buy: '10', free: '1' },
  ];
  const charter = { vvip_charter: true, vvip_price: '900', vvip_agent_price: '800', vvip_tourguide_price: '850' };

  it.each<[string, Partial<PackageDraft>, 'none' | 'agent' | 'tourguide', object, object]>([
    [
      'V1: two adults, a child and a baby',
      {},
      'none',
      { adult: '2', child: '1', baby: '1' },
      { total: 7_500, free: 0 },
    ],
    ['V2: twenty adults through an agent', {}, 'agent', { adult: '20' }, { total: 54_000, free: 0 }],
    ['V2b: nine fall below the bands', {}, 'agent', { adult: '9' }, { total: 27_000, free: 0 }],
    ['V2c: sixty in the band of RM', {}, 'agent', { adult: '60' }, { total: 150_000, free: 0 }],
    ['V5: a charter for everybody', charter, 'none', { adult: '30' }, { total: 90_000, free: 0 }],
    ['V5: a charter through an agent', charter, 'agent', { adult: '30' }, { total: 80_000, free: 0 }],
    ['V5: a charter through a guide', charter, 'tourguide', { adult: '30' }, { total: 85_000, free: 0 }],
    [
      'V8: rows apply as they are sorted on save',
      { promotions: promotion },
      'none',
      { adult: '25' },
      { total: 75_000, free: 3 },
    ],
    ['V8: one more with a guide', { promotions: promotion }, 'tourguide', { adult: '25' }, { total: 75_000, free: 4 }],
    ['nobody', {}, 'none', { adult: '', child: '0' }, { state: 'nobody' }],
    ['nobody in a text that is no count', {}, 'none', { adult: '1e3', child: '-5' }, { state: 'nobody' }],
  ])('%s', (_name, changes, source, counts, wanted) => {
    expect(total(changes, source, counts)).toEqual(wanted);
  });

  it('says what is missing for this party, and nothing of what does not matter to it', () => {
    const half = { ...newDraft([], []), adult_price: '30' };
    expect(previewOf(half, { source: 'none', counts: { adult: '2' } })).toMatchObject({ priced: { total: 6_000 } });
    expect(previewOf(half, { source: 'none', counts: { adult: '2', child: '1' } })).toEqual({
      state: 'missing',
      problems: [{ field: 'child_price', code: 'validation_failed' }],
    });
    const band = { ...half, agent_discount_adults: [{ min: '1', max: '', discount: '5', type: '%' as const }] };
    expect(previewOf(band, { source: 'agent', counts: { adult: '2' } })).toEqual({
      state: 'missing',
      problems: [{ field: 'agent_discount_adults.0.max', code: 'validation_failed' }],
    });
    expect(previewOf(band, { source: 'tourguide', counts: { adult: '2' } })).toMatchObject({ state: 'priced' });
  });
});
