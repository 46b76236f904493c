import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION_GROUPS, ROLES } from '../../generated/permissions.ts';
import { canEditUser } from './can-edit-user.ts';
import { hasPermission } from './has-permission.ts';
import { isAllowed } from './is-allowed.ts';
import { isInternal } from './is-internal.ts';
import { rankOf } from './rank-of.ts';
import type { Actor, Audience, PolicyGroup } from './shapes.ts';
import { togglePolicy } from './toggle-policy.ts';

const ACTIONS = ['View', 'Create', 'Update', 'Delete', 'Cancel (Request)'];
const AUDIENCES: Audience[] = [
  'public',
  'session',
  'internal',
  'agent',
  'tourguide',
  'customer',
  'manager',
  'super_user',
  'skaloot',
];

const anyGroup = (disabled: fc.Arbitrary<boolean>): fc.Arbitrary<PolicyGroup> =>
  fc.tuple(...ACTIONS.map(() => fc.record({ active: fc.boolean(), disabled }))).map((cells) => ({
    group: 'Booking',
    permissions: cells.map((cell, index) => ({ name: ACTIONS[index] ?? '', ...cell })),
  }));

const clicks = fc.array(fc.record({ action: fc.constantFrom(...ACTIONS), active: fc.boolean() }), { maxLength: 12 });

const anyActor: fc.Arbitrary<Actor> = fc
  .record({
    role: fc.constantFrom(...Object.keys(ROLES), 'Deckhand'),
    isSkaloot: fc.boolean(),
    policies: fc.dictionary(
      fc.constantFrom(...Object.keys(PERMISSION_GROUPS)),
      fc.array(fc.record({ name: fc.constantFrom(...ACTIONS), active: fc.boolean() }), { maxLength: 5 }),
    ),
  })
  .map((actor) => ({ ...actor, super_user: actor.role === 'Super User' }));

const anyRequirement = fc.record({
  audience: fc.array(fc.constantFrom(...AUDIENCES), { maxLength: 3 }),
  permission: fc.array(
    fc.record({ area: fc.constantFrom(...Object.keys(PERMISSION_GROUPS)), action: fc.constantFrom(...ACTIONS) }),
    { maxLength: 3 },
  ),
});

describe('togglePolicy', () => {
  it('keeps View ticked while anything else is, however the row is clicked', () => {
    fc.assert(
      fc.property(clicks, (steps) => {
        const empty: PolicyGroup = { group: 'Booking', permissions: ACTIONS.map((name) => ({ name, active: false })) };
        const row = steps.reduce((group, { action, active }) => togglePolicy(group, action, active), empty);
        const ticked = row.permissions.filter(({ active }) => active).map(({ name }) => name);
        expect(ticked.length === 0 || ticked.includes('View')).toBe(true);
      }),
    );
  });

  it('never changes a disabled cell, nor the row that it was given', () => {
    fc.assert(
      fc.property(anyGroup(fc.boolean()), clicks, (group, steps) => {
        const before = structuredClone(group);
        const after = steps.reduce((row, { action, active }) => togglePolicy(row, action, active), group);
        expect(group).toEqual(before);
        const disabled = ({ permissions }: PolicyGroup) => permissions.filter((cell) => cell.disabled);
        expect(disabled(after)).toEqual(disabled(before));
      }),
    );
  });

  it('does what was clicked, where the cell is not disabled', () => {
    fc.assert(
      fc.property(anyGroup(fc.constant(false)), fc.constantFrom(...ACTIONS), fc.boolean(), (group, action, active) => {
        const cell = togglePolicy(group, action, active).permissions.find(({ name }) => name === action);
        expect(cell?.active).toBe(active);
      }),
    );
  });
});

describe('hasPermission', () => {
  it('gives nobody outside the operator any right', () => {
    fc.assert(
      fc.property(anyActor, fc.constantFrom(...ACTIONS), (actor, action) => {
        fc.pre(!isInternal(actor));
        expect(hasPermission(actor, 'Tickets', action)).toBe(false);
      }),
    );
  });

  it('is not fooled by areas that every object has', () => {
    const actor: Actor = { role: 'Cashier', super_user: false, isSkaloot: false, policies: {} };
    expect(hasPermission(actor, 'constructor', 'name')).toBe(false);
  });
});

describe('isAllowed', () => {
  it('lets callers without a session into public operations only', () => {
    fc.assert(
      fc.property(anyRequirement, (requirement) => {
        const expected = requirement.audience.includes('public')
          ? { ok: true }
          : { ok: false, code: 'session_required' };
        expect(isAllowed(null, requirement)).toEqual(expected);
      }),
    );
  });

  it('lets staff in with a missing right nowhere but where it is public', () => {
    fc.assert(
      fc.property(anyActor, anyRequirement, (actor, requirement) => {
        const holds = requirement.permission.some(({ area, action }) => hasPermission(actor, area, action));
        fc.pre(isInternal(actor) && requirement.permission.length > 0 && !holds);
        expect(isAllowed(actor, requirement).ok).toBe(requirement.audience.includes('public'));
      }),
    );
  });

  it('needs both actions of a right that names two', () => {
    const requirement = { audience: [], permission: [{ area: 'Report', action: 'View', and: 'Create' }] };
    const allows = (...active: string[]): boolean => {
      const permissions = ['View', 'Create'].map((name) => ({ name, active: active.includes(name) }));
      const actor = { role: 'Supervisor', super_user: false, isSkaloot: false, policies: { Report: permissions } };
      return isAllowed(actor, requirement).ok;
    };
    expect([allows('View'), allows('Create'), allows('View', 'Create')]).toEqual([false, false, true]);
  });

  it('refuses the roles that a right excepts', () => {
    const permission = [{ area: 'Report', action: 'View', except: ['Cashier'] }];
    const policies = { Report: [{ name: 'View', active: true }] };
    const allows = (role: string): boolean =>
      isAllowed({ role, super_user: false, isSkaloot: false, policies }, { audience: [], permission }).ok;
    expect([allows('Cashier'), allows('Supervisor')]).toEqual([false, true]);
  });

  it('never shuts a caller out for one audience or right more', () => {
    fc.assert(
      fc.property(anyActor, anyRequirement, fc.constantFrom(...AUDIENCES), (actor, requirement, audience) => {
        fc.pre(requirement.audience.length > 0 && isAllowed(actor, requirement).ok);
        expect(isAllowed(actor, { ...requirement, audience: [...requirement.audience, audience] }).ok).toBe(true);
      }),
    );
  });
});

describe('canEditUser', () => {
  it('never lets anyone edit a user of a higher rank, nor themselves', () => {
    fc.assert(
      fc.property(anyActor, anyActor, fc.boolean(), (actor, target, same) => {
        const verdict = canEditUser({ ...actor, id: 1 }, { ...target, id: same ? 1 : 2 });
        fc.pre(verdict.ok);
        expect(same).toBe(false);
        expect(rankOf(actor)).toBeGreaterThanOrEqual(rankOf(target));
      }),
    );
  });
});
