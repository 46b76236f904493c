import { PACKAGE_PLATFORMS } from '@muara/contract/constants';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../../testing/index.ts';
import { packageForm, uploaded } from '../../../testing/samples/packages.ts';
import { PNG } from '../../../testing/samples/people.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

async function open(account = 'manager') {
  const sim = createTestSimulator();
  return { sim, manager: await sim.as(account) };
}

const listIds = async (caller: TestCaller, query: object = {}): Promise<number[]> =>
  (await caller.call('listPackages', { query })).data.map(({ id }) => id);

describe('listPackages', () => {
  test('200: lists packages newest first, with the choices of the form', async () => {
    const { manager } = await open();
    const list = await manager.call('listPackages');
    expect(list.data.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(list.total).toBe(12);
    expect(list.all_foods[0]).toEqual({ id: 1, name: 'Nasi Lemak Set', active: true });
    expect(list.all_jettys.map(({ name }) => name)).toEqual(['Jeti Muara', 'Jeti Pengkalan', 'Sungai Linggi']);
    expect(list.data.at(-1)).toMatchObject({ imgs: ['package-1.jpg'], system: false, updated_at: null, foods: null });
    for (const { food_ids: ids, foods } of list.data) expect(foods?.map(({ id }) => id) ?? null).toEqual(ids);
    expect(list.data.some(({ foods }) => foods?.[0]?.name === 'Nasi Lemak Set')).toBe(true);
  });

  test('200: counts the purchases of each', async () => {
    const { sim, manager } = await open();
    const { data } = await manager.call('listPackages');
    const tickets = sim.world.tables.tickets.all();
    for (const { id, total_ticket: total } of data)
      expect(total).toBe(tickets.filter(({ packageId }) => packageId === id).length);
  });

  test.each([
    [{ type: 'all' }, 12],
    [{ type: 'normal' }, [12, 11, 10, 9, 5, 4, 3, 2, 1]],
    [{ type: 'vvip' }, [6]],
    [{ type: 'vvip_charter' }, [7]],
    [{ type: 'exhibition' }, [8]],
    [{ platforms: 'all' }, 12],
    [{ platforms: '' }, 12],
    [{ platforms: 'exhibition' }, [8]],
    [{ platforms: 'booking' }, [9, 7, 6]],
    [{ platforms: 'exhibition, booking' }, [9, 8, 7, 6]],
    [{ platforms: 'moon' }, []],
    [{ type: 'vvip', platforms: 'booking' }, [6]],
    [{ type: 'vvip', platforms: 'exhibition,booking' }, [6]],
    [{ search: ' FIREFLIES ' }, [3]],
    [{ search: 'old quays' }, [1]],
    [{ search: 'cruise', platforms: 'agent', type: 'normal' }, [11, 4, 2, 1]],
    [{ search: 'submarine' }, []],
    [{ page: 1 }, []],
  ])('200: %j', async (query, want) => {
    const { manager } = await open();
    const ids = await listIds(manager, query);
    if (typeof want === 'number') expect(ids).toHaveLength(want);
    else expect(ids).toEqual(want);
  });

  test('200: filters by public as any of its four platforms', async () => {
    const { manager } = await open();
    await manager.call('editPackage', { body: { id: 1, ...packageForm({ platforms: ['kiosk'] }) } });
    expect(await listIds(manager, { platforms: 'public' })).toContain(1);
    await manager.call('editPackage', { body: { id: 1, ...packageForm({ platforms: ['agent'] }) } });
    expect(await listIds(manager, { platforms: 'public' })).not.toContain(1);
  });

  test('200: returns twenty per page', async () => {
    const { sim, manager } = await open();
    const { id: _, ...model } = sim.world.tables.packages.must(1);
    for (let count = 0; count < 30; count++) sim.world.tables.packages.insert({ ...model, name: `Cruise ${count}` });
    expect(await listIds(manager)).toHaveLength(20);
    expect(await listIds(manager, { page: 2 })).toEqual([2, 1]);
    expect((await manager.call('listPackages', { query: { page: 9 } })).total).toBe(42);
  });
});

describe('newPackage and getPackage', () => {
  test('200: returns the caller’s unsaved uploads for a new form', async () => {
    const { sim, manager } = await open();
    expect(await manager.call('newPackage')).toMatchObject({ data: null, imgs: [] });
    const img = await uploaded(manager);
    expect((await manager.call('newPackage')).imgs).toEqual([img]);
    expect((await (await sim.as('admin')).call('newPackage')).imgs).toEqual([]);
  });

  test('200: returns a package with its pick lists', async () => {
    const { manager } = await open();
    const one = await manager.call('getPackage', { params: { id: 6 } });
    expect(one).toMatchObject({ name: 'VVIP Dinner Cruise', food_ids: [1, 2, 3, 4] });
    expect(one.all_jettys).toHaveLength(3);
    expect(one.all_foods).toHaveLength(5);
  });

  test('200: omits removed jetties, which cannot be chosen', async () => {
    const { sim, manager } = await open();
    sim.world.tables.jetties.update(2, { deletedAt: 1 });
    const one = await manager.call('getPackage', { params: { id: 2 } });
    expect(one.jetty_ids).toEqual([1]);
    expect(one.all_jettys?.map(({ id }) => id)).toEqual([1, 3]);
    const refusal = await manager.refused('editPackage', {
      body: { id: 2, ...packageForm({ jetty_ids: [2], imgs: ['package-2.jpg'] }) },
    });
    expect(refusal).toMatchObject({ code: 'jetty_not_found', body: { field: 'jetty_ids' } });
  });
});

describe('addPackage', () => {
  test('200: stores the form, and returns the first page', async () => {
    const { manager } = await open();
    const body = packageForm({
      name: '  Evening Cruise ',
      imgs: [await uploaded(manager), await uploaded(manager)].reverse(),
      start_date: '2026-03-01T18:30',
      end_date: '2026-04-01T10:00:00Z',
      promotions: {
        free_tickets: [
          { buy: 20, free: 3 },
          { buy: 10, free: 1 },
        ],
      },
      agent_discount_adults: [
        { min: 10, max: 49, discount: 10.5, type: '%' },
        { min: 50, max: 99, discount: 4.5, type: 'RM' },
      ],
      adult_price: 45.6,
    });
    const { data, total } = await manager.call('addPackage', { body });
    expect(total).toBe(13);
    expect(data[0]).toMatchObject({
      id: 13,
      name: 'Evening Cruise',
      imgs: body.imgs,
      active: true,
      start_date: '2026-03-01T18:30:00+08:00',
      end_date: '2026-04-01T18:00:00+08:00',
      promotions: {
        free_tickets: [
          { buy: 10, free: 1 },
          { buy: 20, free: 3 },
        ],
      },
      agent_discount_adults: body.agent_discount_adults,
      agent_discount_childs: [],
      adult_price: 45.6,
      total_ticket: 0,
      system: false,
      updated_at: null,
    });
  });

  test('200: accepts a form body like JSON', async () => {
    const { sim, manager } = await open();
    const form = new URLSearchParams();
    const { imgs: _, food_ids: foods, platforms, jetty_ids: jetties, ...plain } = packageForm();
    for (const [field, value] of Object.entries(plain))
      form.set(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
    form.set('imgs', JSON.stringify([await uploaded(manager)]));
    form.set('promotions', JSON.stringify({ free_tickets: [{ buy: 5, free: 1 }] }));
    for (const id of foods ?? []) form.append('food_ids[]', String(id));
    for (const platform of platforms ?? []) form.append('platforms[]', platform);
    for (const id of jetties ?? []) form.append('jetty_ids[]', String(id));
    const response = await manager.fetch('/api/packages/add', {
      method: 'POST',
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status, await response.clone().text()).toBe(200);
    expect(sim.world.tables.packages.must(13)).toMatchObject({
      jettyIds: [1],
      foodIds: [1, 2],
      freeTickets: [{ buy: 5, free: 1 }],
      active: true,
      vvip: false,
    });
  });

  test('200: stores no menu without dishes, gives exhibitions their own platform, and expands public to all four', async () => {
    const { sim, manager } = await open();
    const add = async (part: object) =>
      (await manager.call('addPackage', { body: packageForm({ imgs: [await uploaded(manager)], ...part }) })).data[0];
    expect(await add({ food_ids: [] })).toMatchObject({ food_ids: null });
    expect(await add({ exhibition: true, platforms: [], jetty_ids: [] })).toMatchObject({
      platforms: ['exhibition'],
      jetty_ids: [],
    });
    expect((await add({ platforms: ['public'] }))?.platforms).toEqual(PACKAGE_PLATFORMS.slice(4, 9));
    expect((await add({ platforms: ['public', 'kiosk'] }))?.platforms).toEqual(['kiosk']);
    expect(await add({ jetty_ids: [1, 1], food_ids: [2, 2] })).toMatchObject({ jetty_ids: [1], food_ids: [2] });
    expect(sim.world.tables.packages.size).toBe(17);
  });

  test('200: is active by default', async () => {
    const { manager } = await open();
    const imgs = [await uploaded(manager)];
    const { data } = await manager.call('addPackage', { body: { ...packageForm({ imgs }), active: undefined } });
    expect(data[0]?.active).toBe(true);
  });

  test('422: names every invalid field, and stores nothing', async () => {
    const { sim, manager } = await open();
    const refusal = await manager.refused('addPackage', {
      body: packageForm({ name: ' ', adult_price: -1, jetty_ids: [999], imgs: [] }),
    });
    expect(refusal).toMatchObject({ status: 422, code: 'validation_failed', body: { field: 'name' } });
    expect(refusal.body.errors?.map(({ field }) => field)).toEqual(['name', 'adult_price', 'imgs', 'jetty_ids']);
    expect(sim.world.tables.packages.size).toBe(12);
  });

  test('200, 422: accepts the caller’s own uploads as images, and deletes unused ones', async () => {
    const { sim, manager } = await open();
    const [used, spare] = [await uploaded(manager), await uploaded(manager)];
    const other = await uploaded(await sim.as('admin'));
    for (const img of [other, 'package-1.jpg', 'never.png']) {
      const refusal = await manager.refused('addPackage', { body: packageForm({ imgs: [used, img] }) });
      expect(refusal).toMatchObject({ code: 'image_unknown', body: { field: 'imgs' } });
    }
    await manager.call('addPackage', { body: packageForm({ imgs: [used] }) });
    expect((await sim.fetch(`/storage/images/${spare}`)).status).toBe(404);
    expect((await sim.fetch(`/storage/images/${used}`)).status).toBe(200);
    expect((await manager.call('newPackage')).imgs).toEqual([]);
  });

  test('403: requires Packages/Create', async () => {
    const { sim } = await open();
    expect((await (await sim.as('csa')).refused('addPackage', { body: packageForm() })).status).toBe(403);
  });
});

describe('editPackage', () => {
  test('200: replaces the sent fields, and notifies open windows', async () => {
    const { sim, manager } = await open();
    const watching = joinChannel(sim, await sim.as('admin'));
    const answer = await manager.call('editPackage', {
      body: { id: 1, ...packageForm({ agent_discount_childs: [] }) },
    });
    expect(answer).toMatchObject({
      id: 1,
      name: 'Evening Cruise',
      max_passenger: 40,
      jetty_ids: [1],
      food_ids: [1, 2],
    });
    expect(answer.updated_at).toBe('2026-03-10T10:00:00+08:00');
    expect(answer.agent_discount_childs).toEqual([]);
    const heard = watching.messages.filter(({ type }) => type === 'catalogue').map(({ area }) => area);
    expect(heard).toEqual(['packages', 'foods']);
  });

  test('200, 422: does not overwrite a record saved in the meantime unless asked', async () => {
    const { sim, manager } = await open();
    const admin = await sim.as('admin');
    const mine = { id: 1, ...packageForm({ name: 'Mine' }), updated_at: '' };
    await admin.call('editPackage', { body: { id: 1, ...packageForm({ name: 'Theirs' }), updated_at: null } });
    const refusal = await manager.refused('editPackage', { body: mine });
    expect(refusal.code).toBe('record_changed');
    expect(refusal.body.message).toMatch(/^Changed by .+ in the meantime$/);
    const { updated_at: fresh } = await manager.call('getPackage', { params: { id: 1 } });
    expect((await manager.call('editPackage', { body: { ...mine, updated_at: fresh } })).name).toBe('Mine');
  });

  test('200: stores uploaded images in the order of the form', async () => {
    const { manager } = await open();
    const upload = await manager.call('uploadPackageImage', { body: { img: PNG, package_id: 1 } });
    const { imgs, updated_at } = upload;
    const body = { id: 1, ...packageForm({ imgs: imgs.toReversed() }), updated_at };
    expect((await manager.call('editPackage', { body })).imgs).toEqual(imgs.toReversed());
  });

  test('200, 422: deletes images that are no longer named', async () => {
    const { sim, manager } = await open();
    const { imgs } = await manager.call('uploadPackageImage', { body: { img: PNG, package_id: 1 } });
    await manager.call('editPackage', { body: { id: 1, ...packageForm() } });
    expect((await sim.fetch(`/storage/images/${imgs[1]}`)).status).toBe(404);
    const refusal = await manager.refused('editPackage', { body: { id: 1, ...packageForm({ imgs }) } });
    expect(refusal.code).toBe('image_unknown');
  });

  test('200, 422: keeps the package of free tickets active and its name unchanged', async () => {
    const { manager } = await open();
    const form = packageForm({ name: 'Tour Guide FOC', imgs: ['package-12.jpg'] });
    expect((await manager.call('editPackage', { body: { id: 12, ...form } })).system).toBe(true);
    for (const part of [{ name: 'Free' }, { active: false }])
      expect((await manager.refused('editPackage', { body: { id: 12, ...form, ...part } })).code).toBe(
        'package_system',
      );
  });

  test('200: audits the changes field by field', async () => {
    const { sim, manager } = await open();
    const body = packageForm({
      ...(await getForm(manager, 1)),
      adult_price: 31,
      active: false,
      agent_discount_adults: [
        { min: 0, max: 0, discount: 0, type: '%' },
        { min: 10, max: 49, discount: 10, type: '%' },
        { min: 50, max: 60, discount: 5, type: 'RM' },
      ],
      food_ids: [2],
      jetty_ids: [1, 3],
    });
    await manager.call('editPackage', { body: { ...body, id: 1 } });
    expect(sim.world.tables.audit.cursor('newest').page(0, 1)[0]).toMatchObject({
      module: 'Packages',
      action: 'Changed package Melaka River Day Cruise',
      link: { kind: 'package', id: 1, name: 'Melaka River Day Cruise' },
      changes: [
        { field: 'active', before: 'Yes', after: 'No' },
        { field: 'adult_price', before: '30.00', after: '31.00' },
        {
          field: 'agent_discount_adults',
          before: '0–0 0 %, 10–49 10 %, 50–999 RM 5.00',
          after: '0–0 0 %, 10–49 10 %, 50–60 RM 5.00',
        },
        { field: 'food_ids', before: null, after: 'Asam Pedas Set' },
        { field: 'jetty_ids', before: 'Jeti Muara, Jeti Pengkalan, Sungai Linggi', after: 'Jeti Muara, Sungai Linggi' },
      ],
    });
  });
});

/** Returns a package of the seed as its form sends it. */
async function getForm(manager: TestCaller, id: number): Promise<object> {
  const {
    total_ticket: _,
    system: __,
    all_foods: ___,
    all_jettys: ____,
    ...form
  } = await manager.call('getPackage', {
    params: { id },
  });
  return form;
}

test('saves every package of the seed that is on sale unchanged', async () => {
  const { manager } = await open();
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]) {
    const before = await manager.call('getPackage', { params: { id } });
    const after = await manager.call('editPackage', { body: (await getForm(manager, id)) as { id: number } });
    expect({ ...before, updated_at: null }).toMatchObject({ ...after, updated_at: null });
  }
});

describe('deletePackage', () => {
  test('200, 404: removes a package from the list and every menu, and keeps its record', async () => {
    const { sim, manager } = await open();
    expect(await manager.call('deletePackage', { params: { id: 6 } })).toEqual({ success: true });
    expect(await listIds(manager)).not.toContain(6);
    expect((await manager.call('getFood', { params: { id: 2 } })).package_ids).toEqual([]);
    expect((await manager.call('listFoods')).all_packages.map(({ id }) => id)).not.toContain(6);
    expect(sim.world.tables.packages.must(6).name).toBe('VVIP Dinner Cruise');
    for (const id of ['getPackage', 'deletePackage'] as const)
      expect(await manager.refused(id, { params: { id: 6 } })).toMatchObject({ status: 404, code: 'record_not_found' });
    expect((await manager.refused('editPackage', { body: { id: 6, ...packageForm() } })).status).toBe(404);
    expect(sim.world.tables.audit.cursor('newest').page(0, 1)[0]).toMatchObject({
      action: 'Removed package VVIP Dinner Cruise',
      link: { kind: 'package', id: 6 },
    });
  });

  test('422: does not remove the package of free tickets', async () => {
    const { sim, manager } = await open();
    expect((await manager.refused('deletePackage', { params: { id: 12 } })).code).toBe('package_system');
    expect(sim.world.tables.packages.must(12).deletedAt).toBeNull();
  });
});
