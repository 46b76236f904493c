import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import type { AuditChange } from '../../world/log-records.ts';

async function stage(): Promise<{ sim: TestSimulator; manager: TestCaller }> {
  const sim = createTestSimulator();
  return { sim, manager: await sim.as('manager') };
}

/** Writes an entry on a day without entries in the seed. */
function auditEntry(
  { world: { tables, clock } }: TestSimulator,
  userId: number,
  module: string,
  action: string,
  changes?: AuditChange[],
): void {
  const { username } = tables.users.must(userId);
  const entry = { userId, username, module, action, link: null, createdAt: clock.now() };
  tables.audit.insert(changes ? { ...entry, changes } : entry);
}

describe('listAudit', () => {
  test('200: lists the trail, newest first, twenty per page', async () => {
    const { sim, manager } = await stage();
    auditEntry(sim, 5, 'Tickets', 'The latest');
    const first = await manager.call('listAudit');
    expect(first.total).toBe(sim.world.tables.audit.size);
    expect(first.data[0]).toEqual({
      id: first.total,
      username: 'cashier',
      module: 'Tickets',
      action: 'The latest',
      created_at: '2026-03-10T10:00:00+08:00',
    });
    const second = await manager.call('listAudit', { query: { page: 1 } });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    const times = [...first.data, ...second.data].map(({ created_at: at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('200: filters by user, by module and by both', async () => {
    const { sim, manager } = await stage();
    auditEntry(sim, 5, 'Boats', 'One');
    auditEntry(sim, 6, 'Boats', 'Two');
    const actions = async (query: { user_id?: number; module?: string; search?: string }): Promise<string[]> =>
      (await manager.call('listAudit', { query })).data.map(({ action }) => action);
    expect(await actions({ module: 'Boats' })).toEqual(['Two', 'One']);
    expect(await actions({ module: 'Boats', user_id: 5 })).toEqual(['One']);
    expect(await actions({ module: 'Boats', search: 'two' })).toEqual(['Two']);
    expect(await actions({ user_id: 9_999 })).toEqual([]);
    const { data, total } = await manager.call('listAudit', { query: { user_id: 5 } });
    expect(total).toBe(sim.world.tables.audit.all().filter(({ userId }) => userId === 5).length);
    expect(new Set(data.map(({ username }) => username))).toEqual(new Set(['cashier']));
  });

  test('200: searches username and action', async () => {
    const { sim, manager } = await stage();
    auditEntry(sim, 6, 'Boats', 'Painted the Rajawali');
    const total = async (search: string): Promise<number> =>
      (await manager.call('listAudit', { query: { search } })).total;
    expect(await total(' rajaWALI ')).toBe(1);
    const named = sim.world.tables.audit.all().filter(({ userId, action }) => userId === 15 || /cashier4/.test(action));
    expect(named.some(({ userId }) => userId !== 15)).toBe(true);
    expect(await total('cashier4')).toBe(named.length);
    expect(await total('Boats')).toBe(0);
  });

  test('200: offers the staff and modules that have entries', async () => {
    const { sim, manager } = await stage();
    const before = await manager.call('listAudit');
    const { audit, users } = sim.world.tables;
    await sim.as('customer');
    const doers = new Set(audit.all().flatMap(({ userId }) => userId ?? []));
    const staff = [...doers].filter((id) => !['Agent', 'Customer', 'Tour Guide'].includes(users.must(id).role));
    expect(staff.length).toBeLessThan(doers.size);
    expect(before.staffs.map(({ id }) => id).sort((a, b) => a - b)).toEqual(staff.sort((a, b) => a - b));
    expect(before.staffs.map(({ name }) => name)).toEqual(before.staffs.map(({ name }) => name).sort());
    auditEntry(sim, 6, 'Boats', 'Painted');
    auditEntry(sim, 8, 'Boats', 'Sold');
    sim.world.tables.users.update(8, { active: false });
    const after = await manager.call('listAudit', { query: { module: 'Boats', user_id: 6 } });
    expect(after.staffs).toContainEqual({ id: 8, name: 'Chong Hui Min', username: 'marketing' });
    expect(after.modules).toEqual(expect.arrayContaining(['Boats', 'Tickets', 'Users']) as string[]);
  });

  test('200: shows what an action changed', async () => {
    const { sim, manager } = await stage();
    const changes = [
      { field: 'role', before: 'Cashier', after: 'Supervisor' },
      { field: 'shift', before: 'Shift 1 - Pagi', after: null },
    ];
    auditEntry(sim, 2, 'Users', 'Changed user cashier', changes);
    expect((await manager.call('listAudit')).data[0]?.changes).toEqual(changes);
    expect((await manager.call('listAudit', { query: { page: 1 } })).data[0]).not.toHaveProperty('changes');
  });

  test('200, 403: requires Audit View', async () => {
    const { sim } = await stage();
    expect((await (await sim.as('cashier')).refused('listAudit')).status).toBe(403);
    expect((await (await sim.as('supervisor')).call('listAudit')).total).toBeGreaterThan(0);
  });
});
