import { ROLES } from '@muara/contract/permissions';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { newCashier } from '../../../testing/samples/people.ts';
import { counterSale, joinChannel } from '../../../testing/stages/sales.ts';
import { presentGrid } from '../../domain/people/index.ts';

const newestAuditEntry = (sim: TestSimulator) => sim.world.tables.audit.cursor('newest').page(0, 1)[0];
const STAFF = 13;

describe('listUsers', () => {
  test('200: lists only staff, newest first, with the roles that staff may have', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { data, total, policies } = await manager.call('listUsers');
    expect(total).toBe(STAFF);
    expect(data.map(({ id }) => id)).toEqual([16, 15, 14, 13, 12, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(policies.map(({ name }) => name)).toEqual([
      'Super User',
      'Manager',
      'Admin',
      'Accountant',
      'Cashier',
      'CSA',
      'Supervisor',
      'Marketing',
    ]);
    expect(policies.find(({ name }) => name === 'Cashier')).toMatchObject({ system: true, internal: true, users: 5 });
    expect(JSON.stringify(data)).not.toMatch(/password|\$/i);
  });

  test.each([
    ['a name', { search: ' aisyah ' }, [5]],
    ['a username', { search: 'CASHIER3' }, [14]],
    ['an address', { search: 'accountant@muara' }, [4]],
    ['nobody', { search: 'zzz' }, []],
    ['a role', { role: 'CSA' }, [6]],
    ['the inactive', { active: '0' }, [16]],
    ['a role and a search', { role: 'Cashier', search: 'devi' }, [15]],
  ] as const)('200: finds by %s', async (_name, query, ids) => {
    const { data, total } = await (await createTestSimulator().as('manager')).call('listUsers', { query });
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(total).toBe(ids.length);
  });

  test('200: searches by phone, without customers', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const phones = [sim.world.tables.users.must(5), sim.world.tables.users.must(11)].map(({ contact }) => contact);
    const found = await Promise.all(phones.map((search) => manager.call('listUsers', { query: { search } })));
    expect(found.map(({ total }) => total)).toEqual([1, 0]);
  });

  test.each(['name', 'username', 'role', 'active', 'last_active', 'created_at'] as const)(
    '200: sorts by %s in both directions',
    async (sort_by) => {
      const manager = await createTestSimulator().as('manager');
      const ids = async (sort: 'asc' | 'desc') =>
        (await manager.call('listUsers', { query: { sort_by, sort } })).data.map(({ id }) => id);
      const rising = await ids('asc');
      expect(rising).toHaveLength(STAFF);
      expect(await ids('desc')).toEqual(rising.toReversed());
    },
  );

  test('200: sorts names as people read them', async () => {
    const manager = await createTestSimulator().as('manager');
    const { data } = await manager.call('listUsers', { query: { sort_by: 'name', sort: 'asc' } });
    expect(data.slice(0, 3).map(({ name }) => name)).toEqual(['Aisyah Rahman', 'Chong Hui Min', 'Devi Maniam']);
  });

  test('200: returns twenty per page, and every user once', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    for (let number = 0; number < 12; number++) {
      await manager.call('addUser', {
        body: newCashier({ username: `new${number}`, email: `new${number}@muara.test` }),
      });
    }
    const pages = await Promise.all([0, 1, 2].map((page) => manager.call('listUsers', { query: { page } })));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 5, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(25);
  });
});

describe('addUser', () => {
  test('200: adds a cashier with the permissions of the role, and returns the list', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { data, total } = await manager.call('addUser', {
      body: newCashier({ shift_start: '22:00', shift_end: '06:00' }),
    });
    expect(total).toBe(STAFF + 1);
    expect(data[0]).toMatchObject({
      name: 'Nurul Huda',
      role: 'Cashier',
      active: true,
      shift: 'Shift 1 - Pagi',
      shift_start: '22:00',
      shift_end: '06:00',
      super_user: false,
      isSkaloot: false,
      can_chat: true,
      can_view_sub_tickets: false,
      last_active: null,
      policies: presentGrid(ROLES.Cashier.policies),
    });
    const { user } = await sim.call('login', { body: { email: 'NURUL@muara.test', password: 'muara123' } });
    expect(user.role).toBe('Cashier');
  });

  test('200: accepts a form with policies as JSON', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { name, username, email, contact, password } = newCashier();
    const policies = JSON.stringify({ Tickets: [{ name: 'View', active: true }] });
    const form = { name, username, email, contact, password, role: 'CSA', policies, active: '1' };
    const response = await manager.fetch('/api/users/add', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    expect(response.status).toBe(200);
    const added = sim.world.tables.users.one('username', 'nurul');
    expect(added).toMatchObject({ role: 'CSA', policies: { Tickets: ['View'] }, shift: null, active: true });
  });

  test('200: stores a shift for cashiers only', async () => {
    const sim = createTestSimulator();
    await (await sim.as('manager')).call('addUser', { body: newCashier({ role: 'CSA', shift_start: '08:00' }) });
    expect(sim.world.tables.users.one('username', 'nurul')).toMatchObject({ shift: null, shiftStart: null });
  });

  test.each(['Super User', 'Manager'])('200: gives a %s every permission with any grid', async (role) => {
    const sim = createTestSimulator();
    await (await sim.as('manager')).call('addUser', { body: newCashier({ role, policies: {} }) });
    expect(sim.world.tables.users.one('username', 'nurul')).toMatchObject({
      policies: ROLES.Manager.policies,
      superUser: role === 'Super User',
      canViewSubTickets: true,
    });
  });

  test('422: names every invalid field, the first one on top', async () => {
    const manager = await createTestSimulator().as('manager');
    const { code, body } = await manager.refused('addUser', {
      body: newCashier({
        name: ' ',
        username: 'a b',
        email: 'cashier@muara.test',
        contact: '12',
        password: '123',
        shift: null,
      }),
    });
    expect(code).toBe('validation_failed');
    expect(body.field).toBe('name');
    expect(body.errors).toEqual([
      { field: 'name', code: 'validation_failed', message: 'Please complete this field' },
      { field: 'username', code: 'username_invalid', message: expect.any(String) },
      { field: 'contact', code: 'contact_digits', message: 'Phone accepts numbers only' },
      { field: 'password', code: 'password_length', message: 'Password must have 6 to 20 characters' },
      { field: 'shift', code: 'shift_missing', message: 'Please select the options' },
      { field: 'email', code: 'email_taken', message: 'Email is already in use' },
    ]);
  });

  test('200: audits the entered values without the password', async () => {
    const sim = createTestSimulator();
    await (await sim.as('manager')).call('addUser', { body: newCashier() });
    const auditEntry = newestAuditEntry(sim);
    expect(auditEntry).toMatchObject({ username: 'manager', module: 'Users', action: 'Added user nurul' });
    expect(auditEntry?.changes).toContainEqual({ field: 'policies.Booking', before: null, after: 'View' });
    expect(JSON.stringify(auditEntry)).not.toContain('muara123');
  });

  test('422: refuses an email that an agent has', async () => {
    const manager = await createTestSimulator().as('manager');
    const refusal = await manager.refused('addUser', {
      body: newCashier({ username: 'AGENT', email: 'Agent@muara.test' }),
    });
    expect(refusal.body.errors?.map(({ field }) => field)).toEqual(['username', 'email']);
  });
});

describe('deleteUser', () => {
  test('200, 404: prevents sign-in, removes the account from lists, and signs out its windows', async () => {
    const sim = createTestSimulator();
    const [manager, cashier] = [await sim.as('manager'), await sim.as('cashier')];
    const window = joinChannel(sim, cashier);
    expect(await manager.call('deleteUser', { params: { id: 5 } })).toEqual({ success: true });
    expect(window.messages.at(-1)).toEqual({
      type: 'logout',
      code: 'account_removed',
      message: 'Your account has been removed',
    });
    expect((await cashier.refused('authenticate')).status).toBe(401);
    expect((await sim.refused('login', { body: { email: 'cashier@muara.test', password: 'muara123' } })).status).toBe(
      422,
    );
    expect((await manager.call('listUsers')).total).toBe(STAFF - 1);
    expect((await manager.refused('deleteUser', { params: { id: 5 } })).code).toBe('user_not_found');
    expect((await manager.refused('editUser', { body: { id: 5, name: 'Ghost' } })).code).toBe('user_not_found');
  });

  test('200: makes username and email available, and past actions keep the name', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const cashier = await sim.as('cashier');
    await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    const { ticket } = await cashier.call('generateTicket', { body: counterSale() });
    await manager.call('deleteUser', { params: { id: 5 } });
    const { data } = await manager.call('addUser', {
      body: newCashier({ username: 'cashier', email: 'cashier@muara.test' }),
    });
    expect(data[0]?.id).not.toBe(5);
    expect(sim.world.tables.users.must(5).name).toBe('Aisyah Rahman');
    await manager.call('getTicket', { params: { ticket_code: ticket?.code ?? '' } });
    const { data: auditEntries, staffs } = await manager.call('listAudit', { query: { user_id: 5 } });
    expect(auditEntries[0]).toMatchObject({ username: 'cashier' });
    expect(staffs).toContainEqual({ id: 5, name: 'Aisyah Rahman', username: 'cashier' });
  });

  test('200: closes an open shift, so that the counter is available', async () => {
    const sim = createTestSimulator();
    const [manager, cashier, next] = [await sim.as('manager'), await sim.as('cashier'), await sim.as('cashier2')];
    const shift = { cash_in: 100, jetty_id: 1, station: 'Counter 1' } as const;
    await cashier.call('startShift', { body: shift });
    await manager.call('deleteUser', { params: { id: 5 } });
    expect(await next.call('startShift', { body: shift })).toMatchObject({ pos: expect.anything() });
  });

  test('404: does not remove customers or agents', async () => {
    const manager = await createTestSimulator().as('manager');
    for (const id of [9, 10, 11])
      expect((await manager.refused('deleteUser', { params: { id } })).code).toBe('user_not_found');
  });
});
