import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERMISSION_GROUPS } from '../../generated/permissions.ts';
import { listPolicyChanges } from './list-policy-changes.ts';
import { mergePolicies } from './merge-policies.ts';

const grid = (...active: string[]) => ({
  Tickets: ['View', 'Create', 'Scan'].map((name) => ({ name, active: active.includes(name) })),
});

test('a right that is named changes, the others of its area stay', () => {
  const changes = { Tickets: [{ name: 'Scan', active: false }] };
  expect(mergePolicies(grid('View', 'Create', 'Scan'), changes)).toEqual(grid('View', 'Create'));
});

test('areas and rights that the grid lacks are added, and no inherited name is taken for an area', () => {
  const changes = { Audit: [{ name: 'View', active: true }], constructor: [{ name: 'View', active: true }] };
  expect(mergePolicies({}, changes)).toEqual(changes);
  expect(mergePolicies({ Audit: [] }, { Audit: [{ name: 'Sail', active: true }] })).toEqual({
    Audit: [{ name: 'Sail', active: true }],
  });
});

test('two people who change different rights both keep their change', () => {
  const opened = grid('View', 'Create', 'Scan');
  const mine = listPolicyChanges(opened, grid('View', 'Create'));
  expect(mine).toEqual({ Tickets: [{ name: 'Scan', active: false }] });
  expect(mergePolicies(grid('View', 'Scan'), mine)).toEqual(grid('View'));
});

const anyGrid = fc.record(
  Object.fromEntries(
    Object.entries(PERMISSION_GROUPS).map(([area, { actions }]) => [
      area,
      fc.tuple(...actions.map((name) => fc.record({ name: fc.constant(name), active: fc.boolean() }))),
    ]),
  ),
);

test('the changes between two grids turn the first into the second', () => {
  fc.assert(
    fc.property(anyGrid, anyGrid, (before, after) => {
      expect(mergePolicies(before, listPolicyChanges(before, after))).toEqual(after);
    }),
  );
});
