import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { foodForm, packageForm, uploaded } from '../../../testing/samples/packages.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

async function open() {
  const sim = createTestSimulator();
  return { sim, manager: await sim.as('manager') };
}

describe('listFoods', () => {
  test('200: lists menus newest first, with the packages of each and the packages to choose from', async () => {
    const { manager } = await open();
    const { data, total, all_packages: packages } = await manager.call('listFoods');
    expect(data.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(total).toBe(5);
    expect(data.at(-1)).toMatchObject({
      name: 'Nasi Lemak Set',
      package_ids: [6, 7],
      imgs: ['food-1.jpg'],
      adult_price: 18,
    });
    expect(packages).toHaveLength(12);
    expect(packages[10]).toEqual({ id: 11, name: 'Merdeka Cruise', active: false });
  });

  test.each([
    [{ search: 'RICE' }, [2, 1]],
    [{ search: 'cendol' }, [4]],
    [{ search: 'pizza' }, []],
    [{ page: 1 }, []],
  ])('200: %j', async (query, want) => {
    const { manager } = await open();
    expect((await manager.call('listFoods', { query })).data.map(({ id }) => id)).toEqual(want);
  });
});

describe('newFood and getFood', () => {
  test('200: returns the packages to choose from', async () => {
    const { manager } = await open();
    expect(await manager.call('newFood')).toMatchObject({ data: null, imgs: [] });
    const one = await manager.call('getFood', { params: { id: 5 } });
    expect(one).toMatchObject({ name: 'Nyonya High Tea', package_ids: [7] });
    expect(one.all_packages).toHaveLength(12);
  });
});

describe('addFood', () => {
  test('200: returns the menu, which its packages now include', async () => {
    const { manager } = await open();
    const img = await uploaded(manager, 'food');
    const body = foodForm({ name: ' Laksa ', imgs: [img], package_ids: [1, 6, 1], child_price: 9.9 });
    const food = await manager.call('addFood', { body });
    expect(food).toMatchObject({
      id: 6,
      name: 'Laksa',
      imgs: [img],
      package_ids: [1, 6],
      active: true,
      child_price: 9.9,
    });
    expect(food.updated_at).toBeNull();
    expect((await manager.call('getPackage', { params: { id: 1 } })).food_ids).toEqual([6]);
    expect((await manager.call('getPackage', { params: { id: 6 } })).food_ids).toEqual([1, 2, 3, 4, 6]);
  });

  test('200: needs no image and no package, and is active by default', async () => {
    const { manager } = await open();
    const body = { ...foodForm(), active: undefined, imgs: undefined, package_ids: undefined };
    expect(await manager.call('addFood', { body })).toMatchObject({ active: true, imgs: [], package_ids: [] });
  });

  test('422: names every invalid field, and stores nothing', async () => {
    const { sim, manager } = await open();
    const body = { ...foodForm({ name: '', package_ids: [99], imgs: ['x.png'] }), senior_price: undefined };
    const refusal = await manager.refused('addFood', { body });
    expect(refusal.body.errors?.map(({ field }) => field)).toEqual(['name', 'senior_price', 'package_ids', 'imgs']);
    expect(sim.world.tables.foods.size).toBe(5);
  });
});

describe('editFood', () => {
  test('200: replaces the record, moves it between packages and updates both lists', async () => {
    const { sim, manager } = await open();
    const watching = joinChannel(sim, await sim.as('admin'));
    const body = {
      id: 5,
      ...foodForm({ name: 'High Tea', imgs: ['food-5.jpg'], package_ids: [6, 1] }),
      updated_at: '',
    };
    expect(await manager.call('editFood', { body })).toMatchObject({
      name: 'High Tea',
      package_ids: [1, 6],
      updated_at: '2026-03-10T10:00:00+08:00',
    });
    const foodsOf = async (id: number) => (await manager.call('getPackage', { params: { id } })).food_ids;
    expect([await foodsOf(1), await foodsOf(6), await foodsOf(7)]).toEqual([[5], [1, 2, 3, 4, 5], [1, 3, 4]]);
    const heard = watching.messages.filter(({ type }) => type === 'catalogue').map(({ area }) => area);
    expect(heard).toEqual(['foods', 'packages']);
    expect(sim.world.tables.audit.cursor('newest').page(0, 1)[0]).toMatchObject({
      module: 'Dining Menu',
      action: 'Changed menu Nyonya High Tea',
      link: { kind: 'addon', id: 5, name: 'High Tea' },
      changes: expect.arrayContaining([
        { field: 'name', before: 'Nyonya High Tea', after: 'High Tea' },
        { field: 'adult_price', before: '32.00', after: '20.00' },
        { field: 'package_ids', before: 'VVIP Charter', after: 'Melaka River Day Cruise, VVIP Dinner Cruise' },
      ]),
    });
  });

  test('200, 422: notifies open package forms of a changed menu, and vice versa', async () => {
    const { manager } = await open();
    await manager.call('editFood', { body: { id: 5, ...foodForm({ package_ids: [1] }), imgs: [] } });
    const stalePackage = { id: 1, ...packageForm(), updated_at: '' };
    expect((await manager.refused('editPackage', { body: stalePackage })).code).toBe('record_changed');
    await manager.call('editPackage', { body: { id: 1, ...packageForm({ food_ids: [5, 2] }) } });
    expect((await manager.call('getFood', { params: { id: 2 } })).package_ids).toEqual([1, 6]);
    const staleFood = { id: 2, ...foodForm(), imgs: [], updated_at: '' };
    expect((await manager.refused('editFood', { body: staleFood })).code).toBe('record_changed');
    expect((await manager.call('getFood', { params: { id: 3 } })).updated_at).toBeNull();
  });

  test('200: leaves a package without a menu when its last dish is removed', async () => {
    const { manager } = await open();
    await manager.call('editFood', { body: { id: 5, ...foodForm({ package_ids: [1] }), imgs: [] } });
    await manager.call('editFood', { body: { id: 5, ...foodForm({ package_ids: [] }), imgs: [] } });
    expect((await manager.call('getPackage', { params: { id: 1 } })).food_ids).toBeNull();
  });
});

describe('deleteFood', () => {
  test('200: removes a menu from its packages and the list, and keeps its record', async () => {
    const { sim, manager } = await open();
    expect(await manager.call('deleteFood', { params: { id: 4 } })).toEqual({ success: true });
    expect((await manager.call('listFoods')).data.map(({ id }) => id)).toEqual([5, 3, 2, 1]);
    expect((await manager.call('getPackage', { params: { id: 6 } })).food_ids).toEqual([1, 2, 3]);
    expect((await manager.call('newPackage')).all_foods.map(({ id }) => id)).toEqual([1, 2, 3, 5]);
    expect(sim.world.tables.foods.must(4)).toMatchObject({ name: 'Cendol', deletedAt: expect.any(Number) });
    for (const id of ['getFood', 'deleteFood'] as const)
      expect(await manager.refused(id, { params: { id: 4 } })).toMatchObject({ status: 404, code: 'record_not_found' });
    const refusal = await manager.refused('editPackage', { body: { id: 1, ...packageForm({ food_ids: [4] }) } });
    expect(refusal).toMatchObject({ code: 'food_not_found', body: { field: 'food_ids' } });
  });
});
