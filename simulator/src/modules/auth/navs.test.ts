import { expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';

/** What a manager is sent, byte for byte: other clients than ours build their menus from it. */
const NAVS = `[
{"name":"Tickets","url":"/d/tickets/0","icon":"ticket","children":[{"name":"Normal","url":"/d/tickets/0","icon":"ticket"},{"name":"VVIP","url":"/d/tickets/1","icon":"crown"},{"name":"Agents","url":"/d/tickets/2","icon":"agent"},{"name":"Exhibition","url":"/d/tickets/3","icon":"exhibition"}]},
{"name":"Booking","url":"/d/booking/0","icon":"booking","children":[{"name":"VVIP","url":"/d/booking/0","icon":"crown"},{"name":"Charter","url":"/d/booking/1","icon":"boat"}]},
{"name":"Packages","url":"/d/packages","icon":"package"},
{"name":"Add On","url":"/d/foods","icon":"dining","children":[{"name":"Dining Menu","url":"/d/foods","icon":"dining"}]},
{"name":"Agents","url":"/d/agents","icon":"agent"},
{"name":"Tour Guide","url":"/d/tour-guide","icon":"guide"},
{"name":"Boat Operator","url":"/d/boat-operator","icon":"boat"},
{"name":"Sea Tide","url":"/d/sea-tide","icon":"tide"},
{"name":"Holiday","url":"/d/holiday","icon":"calendar"},
{"name":"Popup","url":"/d/popup","icon":"popup"},
{"name":"Jetty","url":"/d/jetty","icon":"jetty"},
{"name":"Customers","url":"/d/customers","icon":"customers"},
{"name":"Reports","url":"/d/report","icon":"chart"},
{"name":"Users","url":"/d/users","icon":"users"},
{"name":"Audit","url":"/d/audit","icon":"audit"}
]`;

const sent = async (account: Parameters<ReturnType<typeof createTestSimulator>['as']>[0]) =>
  (await (await createTestSimulator().as(account)).call('authenticate')).navs;

test('a manager is sent every entry, byte for byte', async () => {
  expect(JSON.stringify(await sent('manager'))).toBe(NAVS.replaceAll('\n', ''));
});

test.each([
  ['accountant', ['Tickets', 'Booking', 'Agents', 'Customers', 'Reports', 'Audit']],
  ['cashier', ['Tickets', 'Booking', 'Reports']],
  ['csa', ['Tickets', 'Reports']],
  ['customer', []],
] as const)('%s is sent %j', async (account, names) => {
  expect((await sent(account)).map(({ name }) => name)).toEqual(names);
});
