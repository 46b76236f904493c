import { PRICED_CATEGORIES } from '@muara/contract/constants';
import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { TestCaller } from '../index.ts';
import type { RefusalCase } from './cases.ts';
import { PNG } from './people.ts';

type PackageForm = OperationMap['addPackage']['body'];
type FoodForm = OperationMap['addFood']['body'];

const PRICES = Object.fromEntries(PRICED_CATEGORIES.map((category) => [`${category}_price`, 20]));
const ZERO_TIER = [{ min: 0, max: 0, discount: 0, type: '%' }];

/** The form of a package sold at the counter and in the public shop, with an image of package 1. */
export function packageForm(part: Partial<PackageForm> = {}): PackageForm {
  return {
    ...PRICES,
    name: 'Evening Cruise',
    description: 'Down the river and back.',
    active: true,
    vvip: false,
    vvip_charter: false,
    exhibition: false,
    minisigua: false,
    wristband: false,
    start_date: '2026-01-01T00:00',
    end_date: '2026-12-31T23:59',
    max_passenger: 40,
    vvip_price: 0,
    vvip_agent_price: 0,
    vvip_tourguide_price: 0,
    imgs: ['package-1.jpg'],
    food_ids: [1, 2],
    platforms: ['counter', 'public', 'web_app', 'mobile_app_android', 'mobile_app_ios', 'kiosk'],
    jetty_ids: [1],
    agent_discount_adults: ZERO_TIER,
    tourguide_discount_adults: ZERO_TIER,
    ...part,
  };
}

/** The form of a menu in one package. */
export function foodForm(part: Partial<FoodForm> = {}): FoodForm {
  return {
    ...PRICES,
    name: 'Laksa',
    description: 'Hot and sour.',
    active: true,
    imgs: [],
    package_ids: [1],
    ...part,
  };
}

/** Returns the name of an image uploaded for a package or menu that the caller is about to add. */
export async function uploaded(caller: TestCaller, kind: 'package' | 'food' = 'package'): Promise<string> {
  const id = kind === 'package' ? 'uploadPackageImage' : 'uploadFoodImage';
  const { imgs } = await caller.call(id, { body: { img: PNG, original_name: 'a.png' } });
  return imgs.at(-1) ?? '';
}

const ELEVEN = Array.from({ length: 11 }, (_, index) => `${index}.png`);
const tier = (part: object) => ({ agent_discount_adults: [{ min: 1, max: 9, discount: 5, type: '%', ...part }] });

/** Invalid package forms, with one problem each. */
const WRONG_PACKAGES: readonly (readonly [ErrorCode, Partial<PackageForm>])[] = [
  ['text_too_long', { name: 'n'.repeat(121) }],
  ['price_invalid', { adult_price: -1 }],
  ['number_invalid', tier({ min: 0.5 })],
  ['count_invalid', { max_passenger: 0 }],
  ['tier_order', tier({ max: 0 })],
  ['tier_percent', tier({ discount: 101 })],
  ['options_required', { jetty_ids: [] }],
  ['option_unknown', { platforms: ['moon'] }],
  ['image_required', { imgs: [] }],
  ['image_unknown', { imgs: ['somebody-elses.png'] }],
  ['too_many_images', { imgs: ELEVEN }],
  ['package_kinds', { vvip: true, wristband: true }],
  ['date_invalid', { start_date: 'tomorrow' }],
  ['dates_order', { end_date: '2025-12-31T23:59' }],
  ['jetty_not_found', { jetty_ids: [1, 999] }],
  ['food_not_found', { food_ids: [999] }],
  ['package_system', { name: 'Tour Guide FOC' }],
];

const WRONG_FOODS: readonly (readonly [ErrorCode, Partial<FoodForm>])[] = [
  ['text_too_long', { description: 'd'.repeat(4001) }],
  ['price_invalid', { child_price: 1.005 }],
  ['image_unknown', { imgs: ['somebody-elses.png'] }],
  ['too_many_images', { imgs: ELEVEN }],
  ['package_not_found', { package_ids: [1, 999] }],
];

/** A manager's refused call. */
const refused = <K extends OperationId>(id: K, code: ErrorCode, input: object): RefusalCase => [
  id,
  code,
  async ({ sim }) => (await sim.as('manager')).refused(id, input),
];

const GIF = `data:image/png;base64,${btoa('GIF89a')}`;
const MORE_THAN_5MB = btoa(`\x89PNG\r\n\x1a\n${'x'.repeat(5_000_000)}`);

function uploadRefusals(id: 'uploadPackageImage' | 'uploadFoodImage', owner: 'package_id' | 'food_id'): RefusalCase[] {
  return [
    refused(id, 'image_type', { body: { img: GIF, [owner]: 1 } }),
    refused(id, 'image_too_large', { body: { img: MORE_THAN_5MB, [owner]: 1 } }),
    [
      id,
      'too_many_images',
      async ({ sim }) => {
        const manager = await sim.as('manager');
        for (let count = 0; count < 10; count++) await manager.call(id, { body: { img: PNG } });
        return manager.refused(id, { body: { img: PNG } });
      },
    ],
  ];
}

/** All refusals specific to these operations. */
export const PACKAGES_REFUSALS: RefusalCase[] = [
  ...WRONG_PACKAGES.flatMap(([code, part]): RefusalCase[] => [
    refused('editPackage', code, { body: { id: 1, ...packageForm(part) } }),
    [
      'addPackage',
      code,
      async ({ sim }) => {
        const manager = await sim.as('manager');
        const imgs = part.imgs ?? [await uploaded(manager)];
        return manager.refused('addPackage', { body: packageForm({ ...part, imgs }) });
      },
    ],
  ]),
  ...WRONG_FOODS.flatMap(([code, part]) => [
    refused('addFood', code, { body: foodForm(part) }),
    refused('editFood', code, { body: { id: 1, ...foodForm(part) } }),
  ]),
  refused('deletePackage', 'package_system', { params: { id: 12 } }),
  ...uploadRefusals('uploadPackageImage', 'package_id'),
  refused('deletePackageImage', 'picture_not_found', { params: { id: 1, img: 'a.png' } }),
  refused('deletePackageImage', 'last_image', { params: { id: 1, img: 'package-1.jpg' } }),
  ...uploadRefusals('uploadFoodImage', 'food_id'),
  refused('deleteFoodImage', 'picture_not_found', { params: { id: 1, img: 'a.png' } }),
];
