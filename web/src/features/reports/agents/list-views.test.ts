import { can } from '@muara/client/http';
import { expect, test } from 'vitest';
import { listViews } from './list-views.ts';

const RIGHTS = ['View', 'Create'].map((name) => ({ name, active: true }));

test.each([
  ['Manager', ['tickets', 'redeemed', 'daily']],
  ['Accountant', ['tickets', 'redeemed', 'daily']],
  ['Marketing', ['tickets', 'redeemed']],
  ['Cashier', []],
  ['Supervisor', []],
])('%s opens the views of the reports that the role gets', (role, views) => {
  const person = { role, super_user: false, isSkaloot: false, policies: { Report: RIGHTS } };
  expect(listViews((operation) => can(person, operation))).toEqual(views);
});

test('nobody opens a view with one of the two rights', () => {
  const person = { role: 'Accountant', super_user: false, isSkaloot: false, policies: { Report: RIGHTS.slice(0, 1) } };
  expect(listViews((operation) => can(person, operation))).toEqual([]);
});
