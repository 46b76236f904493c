import type { Policies, User } from '@muara/contract/types';
import { expect, test } from 'vitest';
import { mergeUser } from './user-conflict.ts';
import { changesOf, draftOf, withPolicies, withRole } from './user-draft.ts';

const tickets = (...active: string[]): Policies => ({
  Tickets: ['View', 'Create', 'Scan'].map((name) => ({ name, active: active.includes(name) })),
});
const USER: User = {
  id: 5,
  name: 'Aisyah',
  username: 'cashier',
  email: 'cashier@muara.test',
  contact: '0123456789',
  role: 'Supervisor',
  active: true,
  img: null,
  last_active: null,
  shift: null,
  shift_start: null,
  shift_end: null,
  policies: tickets('View', 'Create'),
  booking_default_message: null,
  can_chat: true,
  super_user: false,
  isSkaloot: false,
  can_view_sub_tickets: false,
  created_at: '2026-01-01T00:00:00+08:00',
  updated_at: null,
};
const RIGHTS = { own: false, regrade: true, manage: true };
const opened = draftOf(USER);
const ticked = (...active: string[]) => ({ ...opened, ...withPolicies(USER, opened, tickets(...active)) });

test('a save sends the permissions that were ticked or unticked, and no other', () => {
  expect(changesOf(USER, ticked('View', 'Create', 'Scan'), RIGHTS)).toEqual({
    policies: { Tickets: [{ name: 'Scan', active: true }] },
  });
  expect(changesOf(USER, { ...opened, name: 'Aisyah R.' }, RIGHTS)).toEqual({ name: 'Aisyah R.' });
  expect(changesOf(USER, ticked('View', 'Create'), RIGHTS)).toBeNull();
});

test('a new role sends all permissions that the form shows', () => {
  const roles = [{ name: 'CSA', policies: tickets('View'), system: true, internal: true, users: 1 }];
  const changed = { ...opened, ...withRole(roles, 'CSA') };
  expect(changesOf(USER, changed, RIGHTS)).toEqual({ role: 'CSA', policies: tickets('View') });
});

test('a permission that somebody else revoked stays revoked in the merged form', () => {
  const theirs = { ...USER, policies: tickets('View'), updated_at: '2026-03-09T10:00:00+08:00' };
  const { draft, differences } = mergeUser(USER, { ...ticked('View', 'Create', 'Scan'), password: 'anchor-7' }, theirs);
  expect(changesOf(theirs, draft, RIGHTS)).toEqual({
    password: 'anchor-7',
    policies: { Tickets: [{ name: 'Scan', active: true }] },
  });
  expect(differences.map(({ row }) => row)).toEqual([
    { id: 'policies', title: 'Permissions', theirs: 'Same as saved', mine: '+ Tickets: Scan' },
  ]);
});

test('fields that were not touched take their values; those that differ are a choice', () => {
  const theirs = { ...USER, name: 'A. Rahman', contact: '0199999999', active: false };
  const { draft, differences } = mergeUser(USER, { ...opened, name: 'Aisyah R.', active: false }, theirs);
  expect(draft).toMatchObject({ name: 'Aisyah R.', contact: '0199999999', active: false });
  expect(differences.map(({ row }) => row)).toEqual([
    { id: 'name', title: 'Name', theirs: 'A. Rahman', mine: 'Aisyah R.' },
  ]);
  expect(changesOf(theirs, { ...draft, ...differences[0]?.patch.theirs }, RIGHTS)).toBeNull();
});

test('a role that was chosen here is a choice that brings its permissions along', () => {
  const roles = [{ name: 'CSA', policies: tickets('View'), system: true, internal: true, users: 1 }];
  const theirs = { ...USER, policies: tickets('View', 'Scan') };
  const { draft, differences } = mergeUser(USER, { ...opened, ...withRole(roles, 'CSA') }, theirs);
  expect(changesOf(theirs, draft, RIGHTS)).toEqual({ role: 'CSA', policies: tickets('View') });
  expect(changesOf(theirs, { ...draft, ...differences[0]?.patch.theirs }, RIGHTS)).toBeNull();
});
