import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { newBoatOperator } from '../../../testing/samples/partners.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const newestAuditEntry = (sim: TestSimulator) => sim.world.tables.audit.cursor('newest').page(0, 1)[0];

describe('listBoatOperators', () => {
  test('200: lists operators, newest first; searches name, email and phone', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { data, total } = await manager.call('listBoatOperators');
    expect(data.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(total).toBe(5);
    const ids = async (query: object) => (await manager.call('listBoatOperators', { query })).data.map(({ id }) => id);
    expect(await ids({ search: ' PAK DIN ' })).toEqual([2]);
    expect(await ids({ search: 'linggicrews.test' })).toEqual([3]);
    expect(await ids({ search: '062812345' })).toEqual([1]);
    expect(await ids({ search: 'zzz' })).toEqual([]);
    expect(await ids({ id: 4 })).toEqual([4]);
    expect(await ids({ id: 99 })).toEqual([]);
    expect(await ids({ page: 1 })).toEqual([]);
  });
});

test('counts the started trips of an operator’s boats', async () => {
  const sim = createTestSimulator();
  const { trips } = sim.world.tables;
  const [first] = trips.by('operator', 1);
  const readTotal = async (): Promise<number | undefined> =>
    (await (await sim.as('manager')).call('listBoatOperators', { query: { id: 1 } })).data[0]?.total_trip;
  const total = trips.all().filter(({ boatOperatorId }) => boatOperatorId === 1).length;
  expect(total).toBeGreaterThan(0);
  expect(await readTotal()).toBe(total);
  trips.update(first!.id, { startedAt: null });
  expect(await readTotal()).toBe(total - 1);
});

describe('listAllBoatOperators', () => {
  test('200: returns active operators by name and the jetties to scanning staff', async () => {
    const sim = createTestSimulator();
    const [manager, csa] = [await sim.as('manager'), await sim.as('csa')];
    await manager.call('deleteBoatOperator', { params: { id: 3 } });
    const { boat_operators, jettys } = await csa.call('listAllBoatOperators');
    expect(boat_operators.map(({ name }) => name)).toEqual([
      'Bot Pak Din',
      'Selat Marine Services',
      'Sungai Melaka Boats',
    ]);
    expect(jettys.map(({ id }) => id)).toEqual(sim.world.tables.jetties.all().map(({ id }) => id));
    sim.world.tables.jetties.update(1, { deletedAt: 1 });
    expect((await csa.call('listAllBoatOperators')).jettys.map(({ id }) => id)).not.toContain(1);
  });
});

describe('addBoatOperator and editBoatOperator', () => {
  test('200: adds on top, changes all fields, and audits both', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const { data, total } = await manager.call('addBoatOperator', { body: newBoatOperator({ contact: '' }) });
    expect(total).toBe(6);
    expect(data[0]).toMatchObject({
      name: 'Bot Pak Mat',
      contact: null,
      active: true,
      total_trip: 0,
      updated_at: null,
    });
    expect(newestAuditEntry(sim)).toMatchObject({ module: 'Boat Operator', action: 'Added boat operator Bot Pak Mat' });
    const id = data[0]?.id ?? 0;
    const edited = await manager.call('editBoatOperator', { body: { id, ...newBoatOperator({ active: false }) } });
    expect(edited).toMatchObject({ id, contact: '0123456789', active: false });
    expect(newestAuditEntry(sim)?.changes).toEqual([
      { field: 'contact', before: null, after: '0123456789' },
      { field: 'active', before: 'Yes', after: 'No' },
    ]);
    expect(window.messages.filter(({ area }) => area === 'boat_operators')).toHaveLength(2);
  });

  test('200, 422: names every invalid field, and who saved in the meantime', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { body } = await manager.refused('addBoatOperator', { body: { name: ' ', email: 'x', contact: 'y' } });
    expect(body.errors?.map(({ field }) => field)).toEqual(['name', 'email', 'contact']);
    const form = { id: 1, ...newBoatOperator(), updated_at: '' };
    await manager.call('editBoatOperator', { body: form });
    expect((await manager.refused('editBoatOperator', { body: form })).body.message).toBe(
      'Changed by Lim Siew Mei in the meantime',
    );
  });
});

describe('deleteBoatOperator', () => {
  test('200: removes it from every list and keeps the record', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    expect(await manager.call('deleteBoatOperator', { params: { id: 2 } })).toEqual({ success: true });
    expect((await manager.call('listBoatOperators')).total).toBe(4);
    expect((await manager.call('listBoatOperators', { query: { id: 2 } })).total).toBe(0);
    expect(sim.world.tables.boatOperators.must(2).name).toBe('Bot Pak Din');
    const refusal = await manager.refused('editBoatOperator', { body: { id: 2, ...newBoatOperator() } });
    expect(refusal.code).toBe('record_not_found');
  });
});
