import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, step, type } from '@testing/actions.ts';
import {
  expectWorkedByKeys,
  chooseDeparture,
  focusIsInside,
  open,
  tabTo,
  expectDialogsByKeys,
} from '@testing/by-keys.ts';
import { choosePrinters } from '@testing/printers.ts';
import { openPath, renderScreen } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { button, expectToast } from '@testing/ticket-detail.ts';
import { counterSale, publicSale } from '../../../../tests/support/stages/sales.ts';
import { daysAhead, payOnline, seller, sellDated } from '../../../../tests/support/stages/tickets.ts';

const printers = () => page.getByRole('dialog', { name: 'Printers' });

/** The code of a sale at a terminal that the server was never told is paid. */
async function unpaidAtTerminal(manager: Person): Promise<string> {
  for (let page = 0; page < 5; page += 1) {
    const { data } = await manager.call.listTickets({ query: { platform: 'terminal', page } });
    const unpaid = data.find(({ ribbon }) => ribbon === 'Unpaid');
    if (unpaid) return unpaid.code;
  }
  throw new Error('the world has no unpaid ticket of a terminal');
}

test('each dialog of a ticket is opened, filled in, sent and left with keys alone', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open: days } = await daysAhead(world, cashier);
  const [dated, second] = [await sellDated(cashier, days[0]!), await sellDated(cashier, days[1]!)];
  const { ticket: online, ...order } = await manager.call.generatePublicTicket({
    body: publicSale({ depart_date: days[0]! }),
  });
  await payOnline(order, 'late', world.serve);
  const terminal = await unpaidAtTerminal(manager);
  const { data: open } = await manager.call.listTickets({ query: { type: 'agents-ticket' } });
  const batch = open.find(({ ribbon, depart_date: date }) => ribbon === 'Paid' && date === null)!;
  const agent = await world.signIn('agent');
  const { data: free } = await agent.call.listMyTickets({ query: { type: 'Available' } });
  // One that nobody has asked to void.
  const part = free.find(({ state }) => state === 'Available')!.code;
  await renderScreen('/d/dashboard', { as: manager, world });

  await expectDialogsByKeys(`/d/tickets/0/${dated.code}`, [
    {
      name: 'addresses',
      opener: 'Edit Email',
      dialog: 'Edit Email',
      type: [['Email', 'aina@mail.test']],
      send: 'Save',
      says: 'Changes has been saved',
    },
    { name: 'prints', opener: 'Print History', dialog: 'Print History' },
    {
      name: 'departure',
      opener: 'Change departure date',
      dialog: 'Change departure date',
      choose: chooseDeparture,
      send: 'Change departure',
      says: 'Departure date has been updated',
    },
    {
      name: 'refund',
      opener: 'Refund',
      dialog: 'Refund',
      type: [
        ['Bank', 'Maybank'],
        ['Account number', '1234567890'],
        ['Refund notes', 'We cannot come'],
      ],
      send: 'Refund RM 75.00',
      says: 'Ticket has been refunded',
    },
  ]);
  await expectDialogsByKeys(`/d/tickets/0/${second.code}`, [
    {
      name: 'void',
      opener: 'Void',
      dialog: 'Hold On!',
      type: [['Void note', 'Sold twice']],
      send: 'Void ticket',
      says: 'Ticket has been canceled',
    },
  ]);
  await expectDialogsByKeys(`/d/tickets/0/${online!.code}`, [
    {
      name: 'payment',
      opener: 'More',
      item: 'Check payment',
      dialog: 'Check payment',
      type: [["Buyer's email", 'nur.aina@mail.test']],
      send: 'Check',
      says: 'Payment has been updated',
    },
  ]);
  await expectDialogsByKeys(`/d/tickets/0/${terminal}`, [
    {
      name: 'terminal',
      opener: 'More',
      item: 'Mark as Paid (terminal)',
      dialog: 'Hold On!',
      type: [
        ['Device ID', 'K9-0012'],
        ['Terminal ID', 'T-4471'],
      ],
      send: 'Mark as Paid',
      says: 'Ticket has been marked as paid!',
    },
  ]);
  await expectDialogsByKeys(`/d/tickets/0/${batch.code}`, [
    {
      name: 'expiry',
      opener: 'Change expiry date',
      dialog: 'Change expiry date',
      choose: async (box) => {
        await tabTo(box.getByLabelText(/^Last day/));
        // Past day and month, to the year.
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await press(key);
      },
      send: 'Change expiry',
      says: 'Expiry date has been updated',
    },
    { name: 'tickets of a batch', opener: 'Tickets', dialog: `Tickets #${batch.code}` },
  ]);
  await expectDialogsByKeys(`/d/tickets/2/${part}`, [
    {
      name: 'void of a ticket of a batch',
      opener: 'Void',
      dialog: 'Hold On!',
      type: [['Void note', 'Given out twice']],
      send: 'Void ticket',
      says: 'Ticket has been voided',
    },
  ]);
});

test('the requests of those who may only ask are worked with keys alone', async () => {
  const world = createTestWorld();
  const cashier = await seller(world);
  const { open: days } = await daysAhead(world, cashier);
  const [one, two] = [await sellDated(cashier, days[0]!), await sellDated(cashier, days[1]!)];
  await renderScreen(`/d/tickets/0/${one.code}`, { as: cashier, world });
  await expectWorkedByKeys({
    name: 'refund request',
    opener: 'Request for Refund',
    dialog: 'Request for Refund',
    type: [
      ['Bank', 'Maybank'],
      ['Account number', '1234567890'],
      ['Refund notes', 'We cannot come'],
    ],
    send: 'Send request',
    says: 'Refund request has been submited',
  });
  await expectDialogsByKeys(`/d/tickets/0/${two.code}`, [
    {
      name: 'void request',
      opener: 'Request for Void',
      dialog: 'Request for Void',
      type: [['Void note', 'Sold twice']],
      send: 'Send request',
      says: 'Void request has been submited',
    },
  ]);
});

test('the dialogs of a print and the queue of prints are worked with keys alone', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const agent = await world.signIn('agent');
  const { open: days } = await daysAhead(world, cashier);
  const dated = await sellDated(cashier, days[0]!);
  const undated = { jetty_id: null, depart_date: null, slot: null };
  const paid = { amount: 660, cash_in: 660, cash_out: 0 };
  const { ticket: batch } = await cashier.call.generateTicket({
    body: counterSale({ ...undated, agent_id: agent.user.id, package_id: 5, total_adult: 12, total_child: 0, ...paid }),
  });
  await renderScreen(`/d/tickets/0/${batch!.code}`, { as: manager, world });
  world.printers.start();
  choosePrinters();

  const range = { opener: 'Print Tickets', dialog: 'Print tickets', send: 'Print', says: 'Ticket has been printed' };
  const oneTo = (last: string) => [['From', '1'] as const, ['To', last] as const];
  await expectWorkedByKeys({ ...range, name: 'range', type: oneTo('2') });
  await openPath(`/d/tickets/0/${dated.code}`);
  await tabTo(button(page.getByRole('main'), 'Print Receipt'));
  await press('Enter');
  await expectToast('Receipt has been printed');
  await expect
    .element(button(page.getByRole('main'), 'Reprint Receipt'), { message: 'the focus stays where it was' })
    .toHaveFocus();
  await expectWorkedByKeys({
    name: 'reprint',
    opener: 'Reprint Receipt',
    dialog: 'Reprint',
    type: [['Reason', 'It got wet']],
    send: 'Print',
    says: 'Receipt has been printed',
  });

  await step('the queue: what failed is tried again in the dialog of the printers', async () => {
    await world.printers.turn('ticket_agent', { paper: false });
    await openPath(`/d/tickets/0/${batch!.code}`);
    const box = await open({ ...range, name: 'a range that fails' });
    await tabTo(box.getByLabelText('From'));
    await type('5');
    await tabTo(button(box, 'Print'));
    await press('Enter');
    await expectToast('The printer is out of paper');
    await world.printers.turn('ticket_agent', {});

    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Printers/ });
    await tabTo(link);
    await press('Enter');
    await expect.poll(() => focusIsInside(printers())).toBe(true);
    const job = printers().getByRole('listitem').filter({ hasText: 'Not printed' });
    await tabTo(button(job, /^Retry/));
    await press('Enter');
    await expectToast('Ticket has been printed');
    await expect.element(job).not.toBeInTheDocument();
    await expect.poll(() => focusIsInside(printers()), { message: 'the focus is not lost with the button' }).toBe(true);
    await press('Escape');
    await expect.element(printers()).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });
});
