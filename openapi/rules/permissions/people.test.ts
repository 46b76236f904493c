import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { PERMISSION_GROUPS, ROLES, type RoleName } from '../../generated/permissions.ts';
import { SCREENS } from '../../generated/screens.ts';
import { canEditUser } from './can-edit-user.ts';
import { canGiveRole } from './can-give-role.ts';
import { canManageAccount } from './can-manage-account.ts';
import { checkPolicies } from './check-policies.ts';
import { DEVELOPER_COLUMN, permissionTable, type RoleColumn } from './permission-table.ts';
import { permissionTableCsv } from './permission-table-csv.ts';
import { togglePolicy } from './toggle-policy.ts';

const ranked = (role: string) => ({ role, super_user: role === 'Super User' });
const anyRole = fc.constantFrom(...Object.keys(ROLES), 'Deckhand');

describe('canGiveRole', () => {
  const EVERYTHING = ['Super User', 'Manager', 'Admin', 'Accountant', 'Cashier', 'Deckhand'];
  it.each([
    ['Super User', EVERYTHING],
    ['Manager', EVERYTHING],
    ['Admin', EVERYTHING.slice(2)],
    ['Accountant', EVERYTHING.slice(2)],
    ['Cashier', []],
    ['Supervisor', []],
    ['Deckhand', []],
    ['Agent', []],
  ])('%s gives %j', (actor, roles) => {
    expect(EVERYTHING.filter((role) => canGiveRole(ranked(actor), role).ok)).toEqual(roles);
  });
});

describe('canManageAccount', () => {
  it('is never refused to somebody who may change the role, nor given over somebody above', () => {
    fc.assert(
      fc.property(anyRole, anyRole, (actor, target) => {
        const may = canManageAccount(ranked(actor), ranked(target)).ok;
        if (canEditUser({ ...ranked(actor), id: 1 }, { ...ranked(target), id: 2 }).ok) expect(may).toBe(true);
        expect(may || canManageAccount(ranked(target), ranked(actor)).ok).toBe(true);
      }),
    );
  });
});

describe('checkPolicies', () => {
  it.each([
    ['nothing', {}, []],
    ['View alone', { Tickets: ['View'] }, []],
    ['another right alone', { Tickets: ['Create'] }, [['policies.Tickets', 'policy_view_required']]],
    ['both', { Tickets: ['Create', 'View'] }, []],
    ['an unknown area', { Kitchen: ['View'] }, [['policies.Kitchen', 'policy_unknown']]],
    ['an area that every object has', { constructor: ['View'] }, [['policies.constructor', 'policy_unknown']]],
    ['an action of another area', { Audit: ['View', 'Scan'] }, [['policies.Audit', 'policy_unknown']]],
  ])('%s', (_name, given, problems) => {
    const policies = Object.fromEntries(
      Object.entries(given).map(([area, names]) => [area, names.map((name) => ({ name, active: true }))]),
    );
    expect(checkPolicies(policies).map(({ field, code }) => [field, code])).toEqual(problems);
  });

  it('passes any grid that clicks can produce', () => {
    const areas = Object.keys(PERMISSION_GROUPS) as (keyof typeof PERMISSION_GROUPS)[];
    const clicks = fc.array(fc.record({ place: fc.nat(20), active: fc.boolean() }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.constantFrom(...areas), clicks, (area, steps) => {
        const { actions } = PERMISSION_GROUPS[area];
        const empty = { group: area, permissions: actions.map((name) => ({ name: name as string, active: false })) };
        const { permissions } = steps.reduce(
          (row, { place, active }) => togglePolicy(row, actions[place % actions.length] as string, active),
          empty,
        );
        expect(checkPolicies({ [area]: permissions })).toEqual([]);
      }),
    );
  });
});

describe('permissionTable', () => {
  const columns: RoleColumn[] = (Object.keys(ROLES) as RoleName[]).map((name) => ({
    name,
    policies: Object.fromEntries(
      Object.entries(ROLES[name].policies as Record<string, readonly string[]>).map(([area, names]) => [
        area,
        names.map((action) => ({ name: action, active: true })),
      ]),
    ),
  }));
  const table = permissionTable(columns);
  const may = (name: string): string[] => {
    const row = table.rows.find((one) => one.name === name);
    return table.columns.filter((_, place) => row?.cells[place]);
  };

  it('has every screen and operation once, and a cell a column', () => {
    const names = (kind: string) => table.rows.filter((row) => row.kind === kind).map(({ name }) => name);
    expect([...new Set(names('operation'))]).toEqual(Object.keys(OPERATIONS));
    expect(names('screen')).toEqual(Object.keys(SCREENS));
    expect(table.columns).toEqual([...Object.keys(ROLES), DEVELOPER_COLUMN]);
    for (const { cells } of table.rows) expect(cells).toHaveLength(table.columns.length);
  });

  it.each([
    ['login', table.columns],
    ['saveAppVersion', [DEVELOPER_COLUMN]],
    ['appVersion', [DEVELOPER_COLUMN]],
    ['listApiRequests', ['Super User', DEVELOPER_COLUMN]],
    ['getSetting', ['Super User', 'Manager', DEVELOPER_COLUMN]],
    ['deleteUser', ['Super User', 'Manager', DEVELOPER_COLUMN]],
    ['listUsers', ['Super User', 'Manager', 'Admin', DEVELOPER_COLUMN]],
  ])('%s is for %j', (name, roles) => {
    expect(may(name)).toEqual(roles);
  });

  it('adds no second column for the developer flag', () => {
    const skaloot: RoleColumn = { name: 'Super User', isSkaloot: true, policies: {} };
    expect(permissionTable([skaloot]).columns).toEqual(['Super User']);
  });

  it('grows in no cell when a role loses a right', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.constantFrom(...Object.keys(PERMISSION_GROUPS)), (role, area) => {
        const { [area]: _, ...policies } = role.policies;
        const [before, after] = [role, { ...role, policies }].map((one) => permissionTable([one]).rows);
        after?.forEach(({ cells }, place) => expect(cells[0] && !before?.[place]?.cells[0]).toBe(false));
      }),
      { numRuns: 40 },
    );
  });

  it('becomes a file that spreadsheets read, and run nothing from', () => {
    const csv = permissionTableCsv({
      columns: ['Cashier', '=HYPERLINK("evil")', 'Chief, Deck', ' +1'],
      rows: [{ kind: 'screen', name: 'users', label: 'Users', cells: [false, true, true, true] }],
    });
    expect(csv).toBe(
      'Kind,Name,Label,Cashier,"\'=HYPERLINK(""evil"")","Chief, Deck",\' +1\r\nscreen,users,Users,No,Yes,Yes,Yes\r\n',
    );
  });
});
