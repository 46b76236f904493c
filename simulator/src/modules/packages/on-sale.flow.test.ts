import type { GenerateAnswer, Package } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { foodForm, packageForm } from '../../../testing/samples/packages.ts';
import { counterSale, openTill, publicSale, TODAY } from '../../../testing/stages/sales.ts';

const POS = { headers: { 'x-pos': '1' } };

/** A till, a visitor and a manager in one world. */
async function open() {
  const { sim, till } = await openTill();
  return { sim, till, manager: await sim.as('manager') };
}

async function inShop(
  caller: TestCaller | TestSimulator,
  id: number,
  input: object = {},
): Promise<Package | undefined> {
  return (await caller.call('getSalePackages', input)).packages.find((pkg) => pkg.id === id);
}

const save = (manager: TestCaller, part: Parameters<typeof packageForm>[0] = {}) =>
  manager.call('editPackage', { body: { id: 1, ...packageForm(part) } });

/** Two adults and a child at RM 20 each. */
const SALE = { amount: 60, cash_in: 60, cash_out: 0 };

describe('a saved change applies to sales immediately', () => {
  test('a new price: the shop shows it, the old one gives price_update, the new one sells', async () => {
    const { sim, till, manager } = await open();
    await save(manager);
    expect(await inShop(sim, 1)).toMatchObject({ name: 'Evening Cruise', adult_price: 20 });
    const old: GenerateAnswer = await till.call('generateTicket', { body: counterSale() });
    expect(old).toMatchObject({ price_update: true, ticket: null });
    expect((await sim.call('generatePublicTicket', { body: publicSale() })).price_update).toBe(true);
    const { ticket } = await till.call('generateTicket', { body: counterSale(SALE) });
    expect(ticket).toMatchObject({ total_amount: 60, package: { name: 'Evening Cruise' } });
  });

  test('a tier: an agent’s price follows it', async () => {
    const { till, manager } = await open();
    const sale = { agent_id: 9, total_adult: 10, total_child: 0, amount: 200, cash_out: 0 };
    await save(manager);
    const full = await till.call('generateTicket', { body: counterSale({ ...sale, cash_in: 200 }) });
    expect(full.ticket?.total_amount).toBe(200);
    await save(manager, { agent_discount_adults: [{ min: 10, max: 10, discount: 2.5, type: 'RM' }] });
    const less = await till.call('generateTicket', { body: counterSale({ ...sale, cash_in: 175 }) });
    expect(less.ticket).toMatchObject({ total_amount: 175, total_discount: 25 });
  });

  test('a promotion: the largest tier reached gives free passengers, in any order of entry', async () => {
    const { till, manager } = await open();
    await save(manager, {
      promotions: {
        free_tickets: [
          { buy: 3, free: 2 },
          { buy: 2, free: 1 },
        ],
      },
    });
    const { ticket } = await till.call('generateTicket', { body: counterSale(SALE) });
    expect(ticket).toMatchObject({ total_free: 2, total_passengers: 5 });
  });

  test('platforms: it is offered on these, and refused on others', async () => {
    const { sim, till, manager } = await open();
    await save(manager, { platforms: ['counter'] });
    expect(await inShop(sim, 1)).toBeUndefined();
    expect(await inShop(till, 1, POS)).toBeDefined();
    expect((await sim.refused('generatePublicTicket', { body: publicSale({ amount: 60 }) })).code).toBe(
      'package_not_on_sale',
    );
    await save(manager, { platforms: ['public'] });
    expect(await inShop(sim, 1)).toBeDefined();
    expect(await inShop(till, 1, POS)).toBeUndefined();
    expect((await till.refused('generateTicket', { body: counterSale(SALE) })).code).toBe('package_not_on_sale');
    await save(manager, { platforms: ['agent'] });
    expect(await inShop(await sim.as('agent'), 1)).toBeDefined();
  });

  test('dates: on sale between start and end in Kuala Lumpur time, without departures after the end', async () => {
    const { sim, till, manager } = await open();
    await save(manager, { start_date: '2026-03-10T10:01' });
    expect(await inShop(till, 1, POS)).toBeUndefined();
    sim.clock.pass(60_000);
    expect(await inShop(till, 1, POS)).toBeDefined();
    await save(manager, { end_date: '2026-03-11T12:00' });
    const late = publicSale({ depart_date: '2026-03-12', amount: 60 });
    expect((await sim.refused('generatePublicTicket', { body: late })).code).toBe('date_package_ended');
    const slots = await sim.refused('listSlots', { body: { package_id: 1, jetty_id: 1, date: '2026-03-12' } });
    expect(slots.code).toBe('date_package_ended');
    await save(manager, { end_date: '2026-03-10T10:00' });
    expect(await inShop(till, 1, POS)).toBeUndefined();
  });

  test('jetties: slots and sales use only those of the package', async () => {
    const { sim, till, manager } = await open();
    await save(manager, { jetty_ids: [2] });
    expect((await inShop(sim, 1))?.jetty_ids).toEqual([2]);
    expect((await sim.refused('listSlots', { body: { package_id: 1, jetty_id: 1, date: TODAY } })).code).toBe(
      'jetty_not_found',
    );
    expect(
      (await sim.call('listSlots', { body: { package_id: 1, jetty_id: 2, date: TODAY } })).slots.length,
    ).toBeGreaterThan(0);
    expect((await till.refused('generateTicket', { body: counterSale(SALE) })).code).toBe('jetty_not_found');
  });

  test('the passenger limit of a VVIP boat', async () => {
    const { till, manager } = await open();
    await save(manager, { vvip: true, platforms: ['counter', 'booking'], max_passenger: 2 });
    expect((await till.refused('generateTicket', { body: counterSale(SALE) })).code).toBe('too_many_passengers');
  });

  test('active: an inactive package is not sold anywhere', async () => {
    const { sim, till, manager } = await open();
    await save(manager, { active: false });
    expect(await inShop(sim, 1)).toBeUndefined();
    expect((await till.refused('generateTicket', { body: counterSale(SALE) })).code).toBe('package_not_on_sale');
    await save(manager);
    expect(await inShop(sim, 1)).toBeDefined();
  });

  test('removed: it is not found, even from a screen that still shows it', async () => {
    const { sim, till, manager } = await open();
    await manager.call('deletePackage', { params: { id: 1 } });
    expect(await inShop(sim, 1)).toBeUndefined();
    expect((await till.refused('generateTicket', { body: counterSale() })).code).toBe('package_not_found');
    expect((await sim.refused('listSlots', { body: { package_id: 1, jetty_id: 1, date: TODAY } })).code).toBe(
      'package_not_found',
    );
  });

  test('a menu: its dishes and prices, without inactive or removed ones', async () => {
    const { sim, till, manager } = await open();
    const menu = async () => (await inShop(sim, 1))?.foods?.map(({ name }) => name) ?? null;
    expect(await menu()).toBeNull();
    await save(manager, { food_ids: [4, 1] });
    expect(await menu()).toEqual(['Cendol', 'Nasi Lemak Set']);
    const body = { id: 4, ...foodForm({ name: 'Cold Cendol', imgs: ['food-4.jpg'] }) };
    await manager.call('editFood', { body });
    expect((await inShop(sim, 1))?.foods?.[0]).toMatchObject({ name: 'Cold Cendol', adult_price: 20 });
    const withDish = { ...SALE, foods: [{ id: 4, total_adult: 1 }], amount_food: 20, cash_in: 80 };
    const { ticket } = await till.call('generateTicket', { body: counterSale(withDish) });
    expect(ticket).toMatchObject({ total_amount: 80, foods: [{ name: 'Cold Cendol' }] });
    await manager.call('editFood', { body: { ...body, active: false } });
    expect(await menu()).toEqual(['Nasi Lemak Set']);
    // The same sale twice within seconds would count as one.
    sim.clock.pass(60_000);
    expect((await till.refused('generateTicket', { body: counterSale(withDish) })).code).toBe('food_not_found');
    await manager.call('deleteFood', { params: { id: 1 } });
    expect(await menu()).toBeNull();
  });
});

describe('old tickets', () => {
  test('keep their prices and the names of removed records, marked as removed', async () => {
    const { till, manager } = await open();
    await save(manager, { food_ids: [4] });
    const sale = { ...SALE, tourguide_id: 1, foods: [{ id: 4, total_adult: 1 }], amount_food: 6.5, cash_in: 66.5 };
    const { ticket } = await till.call('generateTicket', { body: counterSale(sale) });
    const params = { ticket_code: ticket?.code ?? '' };
    const read = async () => (await manager.call('getTicket', { params })).ticket;
    const before = JSON.stringify(await read());
    expect(before).not.toContain('"removed"');
    await manager.call('deleteFood', { params: { id: 4 } });
    await manager.call('deletePackage', { params: { id: 1 } });
    const after = await read();
    expect(after).toMatchObject({
      total_amount: 66.5,
      package: { name: 'Evening Cruise', removed: true },
      foods: [{ id: 4, name: 'Cendol', removed: true }],
    });
    const row = (await manager.call('listTickets', { query: { search: params.ticket_code } })).data[0];
    expect(row?.package.name).toBe('Evening Cruise');
    expect((await till.call('viewReceipt', { params: { code: params.ticket_code } })).length).toBeGreaterThan(0);
  });

  test('mark a removed agent or tour guide', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { tickets, users, tourGuides } = sim.world.tables;
    const sold = tickets.all().find(({ agentId }) => agentId !== null);
    const guided = tickets.all().find(({ tourguideId }) => tourguideId !== null);
    users.update(sold?.agentId ?? 0, { deletedAt: 1 });
    tourGuides.update(guided?.tourguideId ?? 0, { deletedAt: 1 });
    const read = async (code = '') => (await manager.call('getTicket', { params: { ticket_code: code } })).ticket;
    expect((await read(sold?.code)).agent).toMatchObject({ id: sold?.agentId, removed: true });
    expect((await read(guided?.code)).tourguide).toMatchObject({ id: guided?.tourguideId, removed: true });
  });
});
