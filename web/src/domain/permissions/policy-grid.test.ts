import { PERMISSION_GROUPS, ROLES } from '@muara/contract/permissions';
import { checkPolicies } from '@muara/contract/rules/permissions/check-policies';
import type { Policies } from '@muara/contract/types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionLabel,
  findRows,
  policyRows,
  tickState,
  toggleCell,
  toggleColumn,
  toggleRow,
} from './policy-grid.rows.ts';

const GROUPS = Object.keys(PERMISSION_GROUPS) as (keyof typeof PERMISSION_GROUPS)[];
const CELLS = GROUPS.flatMap((group) =>
  PERMISSION_GROUPS[group].actions.map((action) => ({ group, action: action as string })),
);

/** What a person can press: one box, the box of an area, the box of a column. */
const click = fc.oneof(
  fc.record({ kind: fc.constant('cell' as const), cell: fc.constantFrom(...CELLS), active: fc.boolean() }),
  fc.record({ kind: fc.constant('row' as const), cell: fc.constantFrom(...CELLS), active: fc.boolean() }),
  fc.record({
    kind: fc.constant('column' as const),
    cell: fc.constantFrom(...CELLS),
    active: fc.boolean(),
    groups: fc.subarray(GROUPS),
  }),
);
type Click = typeof click extends fc.Arbitrary<infer T> ? T : never;

function press(policies: Policies, { kind, cell, active, ...rest }: Click): Policies {
  if (kind === 'cell') return toggleCell(policies, cell.group, cell.action, active);
  if (kind === 'row') return toggleRow(policies, cell.group, active);
  return toggleColumn(policies, (rest as { groups: string[] }).groups, cell.action, active);
}

const start = fc.constantFrom<Policies>({}, ...Object.values(ROLES).map(({ policies }) => asPolicies(policies)));

function asPolicies(ticked: Readonly<Record<string, readonly string[]>>): Policies {
  const entries = GROUPS.map((group) => [
    group,
    PERMISSION_GROUPS[group].actions.map((name) => ({ name, active: ticked[group]?.includes(name) ?? false })),
  ]);
  return Object.fromEntries(entries) as Policies;
}

const ticked = (policies: Policies, group: string): string[] =>
  (policies[group] ?? []).filter(({ active }) => active).map(({ name }) => name);

describe('the permission grid', () => {
  it('never reaches a state that the server refuses, in any order of clicks', () => {
    fc.assert(
      fc.property(start, fc.array(click, { maxLength: 30 }), (policies, clicks) => {
        const after = clicks.reduce(press, policies);
        expect(checkPolicies(after)).toEqual([]);
        for (const group of GROUPS) {
          const names = ticked(after, group);
          expect(names.length === 0 || names.includes('View')).toBe(true);
        }
      }),
    );
  });

  it('keeps to the areas and actions that there are', () => {
    fc.assert(
      fc.property(start, fc.array(click, { maxLength: 30 }), (policies, clicks) => {
        const after = clicks.reduce(press, policies);
        for (const [group, cells] of Object.entries(after)) {
          expect(cells.map(({ name }) => name)).toEqual(
            PERMISSION_GROUPS[group as keyof typeof PERMISSION_GROUPS].actions,
          );
        }
      }),
    );
  });

  it('ticks and clears an area as a whole', () => {
    fc.assert(
      fc.property(start, fc.constantFrom(...GROUPS), (policies, group) => {
        expect(ticked(toggleRow(policies, group, true), group)).toEqual(PERMISSION_GROUPS[group].actions);
        expect(ticked(toggleRow(policies, group, false), group)).toEqual([]);
      }),
    );
  });

  it('never changes a disabled cell, nor the policy that it was given', () => {
    const cells = fc.array(fc.record({ active: fc.boolean(), disabled: fc.boolean() }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(cells, fc.array(click, { maxLength: 15 }), (marks, clicks) => {
        const names = ['View', 'Create', 'Update', 'Delete'];
        const policies: Policies = { Users: marks.map((mark, index) => ({ name: names[index] ?? '', ...mark })) };
        const before = structuredClone(policies);
        const after = clicks.reduce(press, policies);
        expect(policies).toEqual(before);
        const disabled = ({ Users }: Policies) => Users?.filter((cell) => cell.disabled);
        expect(disabled(after)).toEqual(disabled(before));
      }),
    );
  });

  it('shows all areas of the contract in its order, and what the server has besides', () => {
    const rows = policyRows({ Lighthouse: [{ name: 'Light', active: true }] });
    expect(rows.map(({ group }) => group)).toEqual([...GROUPS, 'Lighthouse']);
    expect(rows.at(-1)?.permissions).toEqual([{ name: 'Light', active: true }]);
  });

  it('is not fooled by areas that every object has', () => {
    expect(policyRows({}).find(({ group }) => group === 'constructor')).toBeUndefined();
    expect(ticked(toggleCell({}, 'constructor', 'View', true), 'constructor')).toEqual([]);
  });

  it.each([
    ['', GROUPS],
    ['  ', GROUPS],
    ['void', ['Booking', 'Tickets']],
    ['SCAN', ['Tickets']],
    ['sea', ['Sea Tide']],
    ['cancel (', []],
    ['nothing of the kind', []],
  ])('finds %j', (text, groups) => expect(findRows(policyRows({}), text).map(({ group }) => group)).toEqual(groups));

  it('says Void where the wire says Cancel', () => {
    expect(actionLabel('Cancel (Approve)')).toBe('Void (Approve)');
    expect(actionLabel('Refund (Approve)')).toBe('Refund (Approve)');
  });

  it('counts a View that nobody can change as ticked', () => {
    expect(tickState([{ name: 'View', active: false, disabled: true }])).toEqual({ all: true, some: false });
    expect(tickState([])).toEqual({ all: false, some: false });
  });
});
