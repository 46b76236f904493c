import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertiesOf, type JsonObject } from '../../generate/json.ts';
import openapi from '../../generated/openapi.json' with { type: 'json' };
import { PRICED_CATEGORIES } from '../../generated/constants.ts';
import { checkFood, checkPackageForm, type FieldProblem, type FoodValues, type PackageValues } from '../index.ts';
import { anySen } from '../testing/edges.ts';

const PRICES = Object.fromEntries(PRICED_CATEGORIES.map((category) => [`${category}_price`, 12.5]));
const PACKAGE: PackageValues = {
  ...PRICES,
  name: 'Evening Cruise',
  description: 'Down the river and back.',
  start_date: '2026-01-01T00:00',
  end_date: '2026-12-31T23:59',
  max_passenger: 40,
  platforms: ['counter'],
  jetty_ids: [1],
  imgs: ['a.jpg'],
};
const FOOD: FoodValues = { ...PRICES, name: 'Laksa', description: 'Hot and sour.' };

const one = (field: string, code: FieldProblem['code']): FieldProblem[] => [{ field, code }];
const tier = (part: object) => ({ agent_discount_adults: [{ min: 1, max: 5, discount: 10, type: '%', ...part }] });
const promotion = (part: object) => ({ promotions: { free_tickets: [{ buy: 10, free: 1, ...part }] } });
const CHARTER = { vvip: true, vvip_charter: true, vvip_price: 900, vvip_agent_price: 800, vvip_tourguide_price: 0 };

/** The fields of the request body. */
const FIELDS = Object.entries(
  propertiesOf(openapi as unknown as JsonObject, openapi.components.schemas.PackageCreate),
) as [string, { type?: unknown; maxLength?: number }][];

/** The texts of the request body, with the most characters that the schema lets through. */
const TEXTS = FIELDS.flatMap(([field, { type, maxLength }]) =>
  [type].flat().includes('string') && maxLength ? [[field, maxLength] as const] : [],
);

/** The numbers of the request body. */
const NUMBERS = FIELDS.flatMap(([field, schema]) =>
  ['number', 'integer'].some((type) => [schema.type].flat().includes(type)) ? [field] : [],
);

describe('checkPackageForm (001 §5)', () => {
  it.each(TEXTS)('bounds the text %s of PackageCreate, which the schema ends at %i characters', (field, length) => {
    const refused = checkPackageForm({ ...PACKAGE, [field]: 'x'.repeat(length) }).map((problem) => problem.field);
    const next =
      'Give it x-characters in openapi/schemas/packages/packages.yaml, or check it in openapi/rules/forms/check-package-form.ts';
    expect(refused, `${field} has no bound. ${next}`).toContain(field);
  });

  it.each(NUMBERS)('bounds the number %s of PackageCreate', (field) => {
    for (const value of [-1, 1e15]) {
      const refused = checkPackageForm({ ...PACKAGE, [field]: value }).map((problem) => problem.field);
      const next = 'Check it in openapi/rules/forms/check-package-form.ts';
      expect(refused, `${field} can be ${value}. ${next}`).toContain(field);
    }
  });

  it('passes a package as entered in the form', () => {
    expect(checkPackageForm(PACKAGE)).toEqual([]);
  });

  it('passes what differs with reason', () => {
    const fine: PackageValues[] = [
      { adult_price: 0 },
      { adult_price: 1_000_000 },
      { exhibition: true, platforms: ['exhibition'], jetty_ids: [] },
      { exhibition: true, platforms: [], jetty_ids: [] },
      { exhibition: true, platforms: [], minisigua: true },
      { start_date: '2026-01-01T00:00:00+08:00', end_date: '2026-01-01T00:00:01+08:00' },
      { food_ids: null },
      { promotions: null },
      { promotions: { free_tickets: [] } },
      { vvip_price: null },
      CHARTER,
      tier({ min: 0, max: 0, discount: 0 }),
      tier({ discount: 100 }),
      tier({ discount: 250, type: 'RM' }),
      promotion({}),
    ];
    for (const part of fine) expect(checkPackageForm({ ...PACKAGE, ...part })).toEqual([]);
  });

  it.each<[name: string, part: PackageValues, want: FieldProblem[]]>([
    ['a blank name', { name: ' ' }, one('name', 'validation_failed')],
    ['a long name', { name: 'n'.repeat(121) }, one('name', 'text_too_long')],
    ['no description', { description: null }, one('description', 'validation_failed')],
    ['a long description', { description: 'd'.repeat(4001) }, one('description', 'text_too_long')],
    ['a missing price', { child_oku_price: null }, one('child_oku_price', 'validation_failed')],
    ['a price that is no amount', { adult_price: Number.NaN }, one('adult_price', 'price_invalid')],
    ['a negative price', { adult_price: -0.01 }, one('adult_price', 'price_invalid')],
    ['three decimals', { adult_price: 0.005 }, one('adult_price', 'price_invalid')],
    ['a price above the highest', { adult_price: 1_000_000.01 }, one('adult_price', 'price_invalid')],
    ['an endless price', { adult_price: Number.POSITIVE_INFINITY }, one('adult_price', 'price_invalid')],
    [
      'a charter without its price',
      { ...CHARTER, vvip_agent_price: null },
      one('vvip_agent_price', 'validation_failed'),
    ],
    ['a charter below nothing', { ...CHARTER, vvip_price: -1 }, one('vvip_price', 'price_invalid')],
    ['a wrong charter price of another package', { vvip_price: -1 }, one('vvip_price', 'price_invalid')],
    ['no largest party', { max_passenger: null }, one('max_passenger', 'validation_failed')],
    ['a party of nobody', { max_passenger: 0 }, one('max_passenger', 'count_invalid')],
    ['half a passenger', { max_passenger: 1.5 }, one('max_passenger', 'count_invalid')],
    ['no start', { start_date: '' }, one('start_date', 'validation_failed')],
    ['a start that is no date', { start_date: '2026-02-30T10:00' }, one('start_date', 'date_invalid')],
    ['an end without its time', { end_date: '2026-12-31' }, one('end_date', 'date_invalid')],
    ['an end before the start', { end_date: '2025-12-31T23:59' }, one('end_date', 'dates_order')],
    ['an end at the start', { end_date: '2026-01-01T00:00' }, one('end_date', 'dates_order')],
    ['a band without a minimum', tier({ min: null }), one('agent_discount_adults.0.min', 'validation_failed')],
    ['a band without a maximum', tier({ max: undefined }), one('agent_discount_adults.0.max', 'validation_failed')],
    [
      'a band without a discount',
      tier({ discount: null }),
      one('agent_discount_adults.0.discount', 'validation_failed'),
    ],
    ['a negative band', tier({ min: -1 }), one('agent_discount_adults.0.min', 'number_invalid')],
    ['half a head', tier({ max: 5.5 }), one('agent_discount_adults.0.max', 'number_invalid')],
    ['a band that ends before it starts', tier({ min: 6 }), one('agent_discount_adults.0.max', 'tier_order')],
    ['more than everything', tier({ discount: 100.01 }), one('agent_discount_adults.0.discount', 'tier_percent')],
    ['a negative discount', tier({ discount: -1 }), one('agent_discount_adults.0.discount', 'price_invalid')],
    ['an unknown kind of discount', tier({ type: 'USD' }), one('agent_discount_adults.0.type', 'option_unknown')],
    [
      'a band of a tour guide',
      {
        tourguide_discount_child_foreigners: [
          { min: 0, max: 0, discount: 0, type: '%' },
          { min: 2, max: 1, discount: 0, type: 'RM' },
        ],
      },
      one('tourguide_discount_child_foreigners.1.max', 'tier_order'),
    ],
    [
      'more bands than there may be',
      { agent_discount_adults: Array.from({ length: 31 }, () => ({ min: 0, max: 0, discount: 0, type: '%' })) },
      one('agent_discount_adults', 'validation_failed'),
    ],
    ['a promotion for nothing', promotion({ buy: 0 }), one('promotions.free_tickets.0.buy', 'count_invalid')],
    ['a promotion of nothing', promotion({ free: 0 }), one('promotions.free_tickets.0.free', 'count_invalid')],
    ['an unfinished promotion', promotion({ free: null }), one('promotions.free_tickets.0.free', 'validation_failed')],
    ['no jetty', { jetty_ids: [] }, one('jetty_ids', 'options_required')],
    ['no platform', { platforms: [] }, one('platforms', 'options_required')],
    ['an unknown platform', { platforms: ['counter', 'moon'] }, one('platforms', 'option_unknown')],
    ['no image', { imgs: [] }, one('imgs', 'image_required')],
    [
      'eleven images',
      { imgs: Array.from({ length: 11 }, (_, index) => `${index}.jpg`) },
      one('imgs', 'too_many_images'),
    ],
    ['VVIP in an exhibition', { vvip: true, exhibition: true, platforms: [] }, one('exhibition', 'package_kinds')],
    ['VVIP with minisigua', { vvip: true, minisigua: true }, one('minisigua', 'package_kinds')],
    ['VVIP with a wristband', { vvip: true, wristband: true }, one('wristband', 'package_kinds')],
    ['minisigua with a wristband', { minisigua: true, wristband: true }, one('wristband', 'package_kinds')],
    ['a charter without VVIP', { ...CHARTER, vvip: false }, one('vvip_charter', 'package_kinds')],
    ['an exhibition at the counter', { exhibition: true }, one('platforms', 'package_kinds')],
    [
      'VVIP on the platform of exhibitions',
      { vvip: true, platforms: ['exhibition'] },
      one('platforms', 'package_kinds'),
    ],
  ])('refuses %s', (_name, part, want) => {
    expect(checkPackageForm({ ...PACKAGE, ...part })).toEqual(want);
  });

  it('names all that an empty form lacks, in its order', () => {
    const missing = ['name', 'description', 'start_date', 'end_date', 'max_passenger', ...Object.keys(PRICES)];
    expect(checkPackageForm({})).toEqual([
      ...missing.map((field) => ({ field, code: 'validation_failed' })),
      { field: 'jetty_ids', code: 'options_required' },
      { field: 'platforms', code: 'options_required' },
      { field: 'imgs', code: 'image_required' },
    ]);
  });

  it('takes every amount of whole sen, and nothing finer', () => {
    fc.assert(
      fc.property(anySen(), (sen) => {
        expect(checkPackageForm({ ...PACKAGE, adult_price: sen / 100 })).toEqual([]);
        if (sen < 99_999_999) expect(checkPackageForm({ ...PACKAGE, adult_price: (sen + 0.5) / 100 })).not.toEqual([]);
      }),
    );
  });
});

describe('checkFood (001 §5)', () => {
  it('passes a menu without an image', () => {
    expect(checkFood(FOOD)).toEqual([]);
  });

  it.each<[name: string, part: FoodValues, want: FieldProblem[]]>([
    ['a blank name', { name: '' }, one('name', 'validation_failed')],
    ['a blank description', { description: '\n' }, one('description', 'validation_failed')],
    ['a missing price', { senior_price: undefined }, one('senior_price', 'validation_failed')],
    ['a wrong price', { student_price: -3 }, one('student_price', 'price_invalid')],
    [
      'eleven images',
      { imgs: Array.from({ length: 11 }, (_, index) => `${index}.jpg`) },
      one('imgs', 'too_many_images'),
    ],
  ])('refuses %s', (_name, part, want) => {
    expect(checkFood({ ...FOOD, ...part })).toEqual(want);
  });
});
