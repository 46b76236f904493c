import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { foodForm, packageForm, uploaded } from '../../../testing/samples/packages.ts';

const FIELDS = PRICED_CATEGORIES.map((category) => `${category}_price`);
const WRONG: readonly [name: string, price: unknown][] = [
  ['is missing', undefined],
  ['is null', null],
  ['is negative', -5],
  ['has three decimals', 1.234],
  ['is above the highest', 99_999_999_999],
  ['is a word', 'NaN'],
  ['is blank', ''],
  ['is a list', [12.5]],
];

describe.each([
  ['addPackage', 'package', packageForm()],
  ['addFood', 'food', foodForm()],
] as const)('%s', (operation, kind, form) => {
  test.each(WRONG)('each of the nine prices that %s is refused on its own field', async (_, price) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const imgs = [await uploaded(manager, kind)];
    const stored = () => [sim.world.tables.packages.size, sim.world.tables.foods.size];
    const before = stored();
    expect(FIELDS).toHaveLength(9);
    for (const field of FIELDS) {
      const { status, body } = await manager.refused(operation, { body: { ...form, imgs, [field]: price } as never });
      expect([field, status, body.errors?.map((error) => error.field)]).toEqual([field, 422, [field]]);
    }
    expect(stored()).toEqual(before);
  });
});
