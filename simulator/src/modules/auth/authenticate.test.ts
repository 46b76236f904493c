import { MENU } from '@muara/contract/menu';
import { expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';

/** A group and an entry, byte for byte: other clients than ours build their menus from them. */
const GROUP =
  '{"name":"Booking","url":"/d/booking/0","icon":"booking","children":[{"name":"VVIP","url":"/d/booking/0","icon":"crown"},{"name":"Charter","url":"/d/booking/1","icon":"boat"}]}';
const ENTRY = '{"name":"Packages","url":"/d/packages","icon":"package"}';

const sent = async (account: Parameters<ReturnType<typeof createTestSimulator>['as']>[0]) =>
  (await (await createTestSimulator().as(account)).call('authenticate')).navs;

test('200: a manager is sent every entry that the contract sends, in its order', async () => {
  const navs = await sent('manager');
  const entries = MENU.filter(({ place }) => place === 'server');
  expect(navs.map(({ name, url, icon }) => ({ name, href: url, icon }))).toEqual(
    entries.map(({ name, href, icon }) => ({ name, href, icon })),
  );
  const named = (name: string) => JSON.stringify(navs.find((nav) => nav.name === name));
  expect([named('Booking'), named('Packages')]).toEqual([GROUP, ENTRY]);
});

test.each([
  ['accountant', ['Tickets', 'Booking', 'Agents', 'Customers', 'Reports', 'Audit']],
  ['cashier', ['Tickets', 'Booking', 'Reports']],
  ['csa', ['Tickets', 'Reports']],
  ['customer', []],
] as const)('200: %s is sent %j', async (account, names) => {
  expect((await sent(account)).map(({ name }) => name)).toEqual(names);
});
