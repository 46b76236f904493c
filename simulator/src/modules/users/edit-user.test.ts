import { PERMISSION_GROUPS, ROLES } from '@muara/contract/permissions';
import { rankOf, rules } from '@muara/contract/rules';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const newestAuditEntry = (sim: TestSimulator) => sim.world.tables.audit.cursor('newest').page(0, 1)[0];
const NO_TICKETS = PERMISSION_GROUPS.Tickets.actions.map((name) => ({ name, active: false }));
const VIEW_TICKETS = { Tickets: [{ name: 'View', active: true }] };

describe('editUser: another user', () => {
  test('200: keeps omitted fields', async () => {
    const sim = createTestSimulator();
    const before = sim.world.tables.users.must(5);
    const admin = await sim.as('admin');
    const user = await admin.call('editUser', { body: { id: 5, name: ' Aisyah binti Rahman ' } });
    expect(user.name).toBe('Aisyah binti Rahman');
    const edited = { updatedAt: sim.world.clock.now(), updatedBy: sim.world.tables.users.must(3).name };
    expect(sim.world.tables.users.must(5)).toEqual({ ...before, name: 'Aisyah binti Rahman', ...edited });
    expect(newestAuditEntry(sim)).toMatchObject({
      action: 'Changed user cashier',
      changes: [{ field: 'name', before: 'Aisyah Rahman', after: 'Aisyah binti Rahman' }],
    });
  });

  test('200: writes nothing when nothing changes', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { data } = await manager.call('listUsers', { query: { search: 'aisyah' } });
    const { id, name, email, contact, role, policies, active, shift, can_chat } = data[0]!;
    const before = sim.world.tables.audit.size;
    await manager.call('editUser', {
      body: { id, name, email, contact, role, policies, active, shift, can_chat, password: '' },
    });
    expect(sim.world.tables.audit.size).toBe(before);
  });

  test('200: gets the permissions of a new role, loses the shift, and their pages reload', async () => {
    const sim = createTestSimulator();
    const [manager, cashier] = [await sim.as('manager'), await sim.as('cashier')];
    const window = joinChannel(sim, cashier);
    const user = await manager.call('editUser', { body: { id: 5, role: 'Supervisor' } });
    expect(user).toMatchObject({ role: 'Supervisor', shift: null });
    expect(sim.world.tables.users.must(5).policies).toEqual(ROLES.Supervisor.policies);
    expect(window.types().filter((type) => type === 'reload')).toHaveLength(1);
    expect((await cashier.call('authenticate')).user.role).toBe('Supervisor');
    expect(newestAuditEntry(sim)?.changes).toContainEqual({ field: 'role', before: 'Cashier', after: 'Supervisor' });
    expect(newestAuditEntry(sim)?.changes).toContainEqual({ field: 'policies.Audit', before: null, after: 'View' });
  });

  test('200: gets or loses permissions from the next call, without reloading the editor’s windows', async () => {
    const sim = createTestSimulator();
    const [admin, cashier] = [await sim.as('admin'), await sim.as('cashier')];
    const mine = joinChannel(sim, admin);
    const policies = { Tickets: NO_TICKETS, Audit: [{ name: 'View', active: true }] };
    await admin.call('editUser', { body: { id: 5, policies } });
    expect((await cashier.refused('listTickets')).status).toBe(403);
    await cashier.call('listAudit');
    expect(mine.types()).not.toContain('reload');
  });

  test('200: keeps every permission as a Manager with any grid', async () => {
    const sim = createTestSimulator();
    await (await sim.as('superuser')).call('editUser', { body: { id: 2, policies: VIEW_TICKETS } });
    expect(sim.world.tables.users.must(2).policies).toEqual(ROLES.Manager.policies);
  });

  test('200: becomes a super user with that role, and stops being one with another', async () => {
    const sim = createTestSimulator();
    const superuser = await sim.as('superuser');
    expect((await superuser.call('editUser', { body: { id: 3, role: 'Super User' } })).super_user).toBe(true);
    expect((await superuser.call('editUser', { body: { id: 3, role: 'Admin' } })).super_user).toBe(false);
    expect(sim.world.tables.users.must(3).policies).toEqual(ROLES.Admin.policies);
  });

  test('200: is signed out everywhere immediately when deactivated', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const [one, other] = [await sim.as('cashier'), await sim.as('cashier')];
    const windows = [joinChannel(sim, one), joinChannel(sim, other)];
    await manager.call('editUser', { body: { id: 5, active: false } });
    for (const window of windows)
      expect(window.messages.at(-1)).toEqual({
        type: 'logout',
        code: 'account_inactive',
        message: 'Your account has been deactivated',
      });
    expect((await one.refused('authenticate')).code).toBe('account_inactive');
    await manager.call('editUser', { body: { id: 5, active: true } });
    expect((await other.refused('authenticate')).status).toBe(401);
    await sim.as('cashier');
  });

  test('200: loses every session when another user sets the password, which is not in the audit trail', async () => {
    const sim = createTestSimulator();
    const [manager, cashier] = [await sim.as('manager'), await sim.as('cashier')];
    await manager.call('editUser', { body: { id: 5, password: 'anchor-7' } });
    expect((await cashier.refused('authenticate')).status).toBe(401);
    await sim.call('login', { body: { email: 'cashier@muara.test', password: 'anchor-7' } });
    const auditEntry = sim.world.tables.audit.all().find(({ action }) => action === 'Changed user cashier');
    expect(auditEntry?.changes).toEqual([{ field: 'password', before: null, after: '[changed]' }]);
  });

  test('403, 404: cannot be edited without Users/Update, and never by agents or customers', async () => {
    const sim = createTestSimulator();
    for (const account of ['cashier2', 'supervisor', 'agent', 'customer']) {
      const refusal = await (await sim.as(account)).refused('editUser', { body: { id: 5, name: 'Somebody' } });
      expect(refusal.status).toBe(403);
    }
    expect((await (await sim.as('manager')).refused('editUser', { body: { id: 9, name: 'A' } })).status).toBe(404);
  });
});

describe('editUser: two editors of one user', () => {
  const REVOKED = 'Cancel (Request)';
  const right = (name: string, active: boolean) => ({ policies: { Tickets: [{ name, active }] } });

  async function openTwice() {
    const sim = createTestSimulator();
    const [manager, admin] = [await sim.as('manager'), await sim.as('admin')];
    const { data } = await admin.call('listUsers', { query: { search: 'cashier@muara.test' } });
    return { sim, manager, admin, opened: data[0]! };
  }

  test('200, 422: the second save is refused and names who saved first', async () => {
    const { sim, manager, admin, opened } = await openTwice();
    await manager.call('editUser', { body: { id: 5, ...right(REVOKED, false), updated_at: opened.updated_at } });
    const before = sim.world.tables.users.must(5);
    const refusal = await admin.refused('editUser', { body: { ...opened, name: 'A. Rahman' } });
    expect(refusal).toMatchObject({ status: 422, code: 'record_changed' });
    expect(refusal.message).toContain(sim.world.tables.users.must(2).name);
    expect(sim.world.tables.users.must(5)).toBe(before);
  });

  test('200: a permission revoked in the meantime is not restored by a save of others', async () => {
    const { sim, manager, admin } = await openTwice();
    expect(sim.world.tables.users.must(5).policies['Tickets']).toContain(REVOKED);
    await manager.call('editUser', { body: { id: 5, ...right(REVOKED, false) } });
    await admin.call('editUser', { body: { id: 5, ...right('Scan', true) } });
    const held = sim.world.tables.users.must(5).policies['Tickets'];
    expect(held).not.toContain(REVOKED);
    expect(held).toEqual(expect.arrayContaining(['View', 'Create', 'Scan']));
  });

  test('200, 422: two saves within a second count as two states', async () => {
    const { manager } = await openTwice();
    const first = await manager.call('editUser', { body: { id: 5, name: 'Aisyah' } });
    const second = await manager.call('editUser', { body: { id: 5, name: 'Rahman', updated_at: first.updated_at } });
    expect(second.updated_at).not.toBe(first.updated_at);
    const refusal = await manager.refused('editUser', { body: { id: 5, name: 'A', updated_at: first.updated_at } });
    expect(refusal.code).toBe('record_changed');
  });

  test('200, 422: a change of permissions keeps View while another permission needs it', async () => {
    const { sim, manager } = await openTwice();
    await manager.call('editUser', { body: { id: 5, ...right('Scan', true) } });
    const refusal = await manager.refused('editUser', { body: { id: 5, ...right('View', false) } });
    expect(refusal.body.errors?.[0]).toMatchObject({ field: 'policies.Tickets', code: 'policy_view_required' });
    expect(sim.world.tables.users.must(5).policies['Tickets']).toContain('View');
  });

  test('200: permissions sent with a new role change those of the role', async () => {
    const { sim, manager } = await openTwice();
    await manager.call('editUser', {
      body: { id: 5, role: 'Supervisor', policies: { Audit: [{ name: 'View', active: false }] } },
    });
    const { Audit: _, ...rest } = ROLES.Supervisor.policies as Record<string, readonly string[]>;
    expect(sim.world.tables.users.must(5).policies).toEqual(rest);
  });
});

describe('editUser: ranks', () => {
  const STAFF: Record<string, number> = { 'Super User': 12, Manager: 2, Admin: 3, Accountant: 4, Cashier: 5, CSA: 6 };
  const SPARE: Record<string, number> = { Cashier: 14, Admin: 7, Accountant: 8, Manager: 13, 'Super User': 1, CSA: 15 };
  const pairs = Object.keys(STAFF).flatMap((actor) => Object.keys(SPARE).map((target) => [actor, target] as const));

  /** Everybody may update users here, so that only the hierarchy decides. */
  async function stage(actor: string, target: string) {
    const sim = createTestSimulator();
    const { users } = sim.world.tables;
    users.update(STAFF[actor] as number, { policies: ROLES.Manager.policies });
    const id = SPARE[target] as number;
    const shift = target === 'Cashier' ? 'Shift 1 - Pagi' : null;
    users.update(id, {
      role: target,
      superUser: target === 'Super User',
      shift,
      policies: ROLES[target as 'CSA'].policies,
    });
    const caller = await sim.as(users.must(STAFF[actor] as number).username);
    return { sim, caller, id };
  }

  test.each(pairs)('200, 422: %s changes the permissions of a %s', async (actor, target) => {
    const { sim, caller, id } = await stage(actor, target);
    const may = rankOf({ role: actor, super_user: false }) >= Math.max(2, rankOf({ role: target, super_user: false }));
    const code = await caller.call('editUser', { body: { id, role: 'Marketing' } }).then(
      () => null,
      (error: { code: string }) => error.code,
    );
    expect(code).toBe(may ? null : 'role_not_permitted');
    expect(sim.world.tables.users.must(id).role).toBe(may ? 'Marketing' : target);
  });

  test.each(pairs)('200, 422: %s gives a CSA the role of a %s', async (actor, role) => {
    const { caller } = await stage(actor, 'CSA');
    const may = rules.canGiveRole({ role: actor, super_user: actor === 'Super User' }, role).ok;
    const body = { id: 15, role, ...(role === 'Cashier' && { shift: 'Shift 1 - Pagi' }), name: 'Renamed' };
    const code = await caller.call('editUser', { body }).then(
      () => null,
      (error: { code: string }) => error.code,
    );
    expect(code).toBe(may || role === 'CSA' ? null : 'role_not_permitted');
  });

  test.each(pairs)('200, 422: %s takes over the account of a %s', async (actor, target) => {
    const { caller, id } = await stage(actor, target);
    const may = rankOf({ role: actor, super_user: false }) >= rankOf({ role: target, super_user: false });
    for (const part of [{ password: 'anchor-7' }, { email: 'mine@muara.test' }, { active: false }]) {
      const code = await caller.call('editUser', { body: { id, ...part } }).then(
        () => null,
        (error: { code: string }) => error.code,
      );
      expect(code).toBe(may ? null : 'role_not_permitted');
    }
    const removal = await caller.call('deleteUser', { params: { id } }).then(
      () => null,
      (error: { code: string }) => error.code,
    );
    expect(removal).toBe(may ? null : 'role_not_permitted');
  });

  test('200: lets anyone correct the name of a higher role', async () => {
    const { sim, caller } = await stage('Admin', 'Super User');
    await caller.call('editUser', { body: { id: 1, name: 'Hafiz bin Kamaruddin' } });
    expect(sim.world.tables.users.must(1).name).toBe('Hafiz bin Kamaruddin');
  });

  test('200, 422: keeps the last active Super User, but lets one of two go', async () => {
    const sim = createTestSimulator();
    const skaloot = await sim.as('skaloot');
    sim.world.tables.users.update(2, { superUser: true });
    await skaloot.call('editUser', { body: { id: 1, active: false } });
    const manager = await sim.as('manager');
    for (const part of [{ role: 'Admin' }, { active: false }]) {
      expect((await manager.refused('editUser', { body: { id: 12, ...part } })).code).toBe('last_super_user');
    }
    expect((await manager.refused('deleteUser', { params: { id: 12 } })).code).toBe('last_super_user');
  });
});

describe('editUser: one’s own record', () => {
  test.each(['cashier', 'agent', 'customer', 'tourguide', 'manager'])(
    '%s changes name, phone and message',
    async (account) => {
      const sim = createTestSimulator();
      const caller = await sim.as(account);
      const { user } = await caller.call('authenticate');
      const body = { id: user.id, name: 'New Name', contact: '0111222333', booking_default_message: 'See you aboard' };
      await caller.call('editUser', { body });
      const { user: changed } = await caller.call('authenticate');
      expect(changed).toMatchObject({
        name: 'New Name',
        contact: '0111222333',
        booking_default_message: 'See you aboard',
      });
      expect(newestAuditEntry(sim)).toMatchObject({ username: account, action: 'Changed own profile' });
    },
  );

  test('200: a new password ends all other sessions', async () => {
    const sim = createTestSimulator();
    const [one, other] = [await sim.as('cashier'), await sim.as('cashier')];
    const [mine, theirs] = [joinChannel(sim, one), joinChannel(sim, other)];
    await one.call('editUser', { body: { id: 5, password: 'anchor-7' } });
    await one.call('authenticate');
    expect((await other.refused('authenticate')).status).toBe(401);
    expect(theirs.types()).toContain('logout');
    expect(mine.types()).not.toContain('logout');
  });

  test.each([
    ['role', { role: 'Supervisor' }, 'own_role'],
    ['rights', { policies: { Tickets: NO_TICKETS } }, 'own_role'],
    ['shift', { shift: 'Shift 3 - Malam' }, 'own_role'],
    ['activity', { active: false }, 'own_account'],
  ])('422: users cannot change their own %s', async (_name, part, code) => {
    const sim = createTestSimulator();
    const before = sim.world.tables.users.must(5);
    const cashier = await sim.as('cashier');
    expect((await cashier.refused('editUser', { body: { id: 5, ...part } })).code).toBe(code);
    expect({ ...sim.world.tables.users.must(5), lastActive: before.lastActive }).toEqual(before);
  });

  test('200, 403: other fields require Users/Update', async () => {
    const sim = createTestSimulator();
    for (const part of [{ email: 'new@muara.test' }, { can_chat: false }, { can_view_sub_tickets: true }]) {
      expect((await (await sim.as('cashier')).refused('editUser', { body: { id: 5, ...part } })).status).toBe(403);
      await (await sim.as('admin')).call('editUser', { body: { id: 3, ...part } });
      await (await sim.as('manager')).call('editUser', { body: { id: 3, email: 'admin@muara.test' } });
    }
  });

  test('200: the whole profile can be sent with unchanged fields', async () => {
    const cashier = await createTestSimulator().as('cashier');
    const { user } = await cashier.call('authenticate');
    const { id, email, role, policies, can_chat, shift } = user;
    const body = {
      id,
      email,
      role,
      policies,
      can_chat,
      shift,
      name: 'Aisyah R.',
      contact: '0111222333',
      password: null,
    };
    expect(await cashier.call('editUser', { body })).toMatchObject({ name: 'Aisyah R.', shift: 'Shift 1 - Pagi' });
  });
});
