import { daysAfter, makeBooking } from '../support/stages/bookings.ts';
import { byKeys, chooseDeparture, focusIsInside, open, tabTo, walk } from './support/by-keys.ts';
import { expect, test } from './support/fixtures.ts';
import { choosePrinters } from './support/papers.ts';
import type { Person } from './support/person.ts';
import { printers } from './support/printer-dialog.ts';
import { bookDinner, buyDinner, REFUND } from '../support/stages/purchases.ts';
import { rights } from './support/records.ts';
import { counterSale, publicSale } from '../support/stages/sales.ts';
import { daysAhead, payLate, seller, sellDated } from '../support/stages/tickets.ts';
import { button, expectToast } from './support/ticket-detail.ts';
import { goTo } from './support/walk.ts';

/** The code of a sale at a terminal that the server was never told is paid. */
async function unpaidAtTerminal(manager: Person): Promise<string> {
  for (let page = 0; page < 5; page += 1) {
    const { data } = await manager.call.listTickets({ query: { platform: 'terminal', page } });
    const unpaid = data.find(({ ribbon }) => ribbon === 'Unpaid');
    if (unpaid) return unpaid.code;
  }
  throw new Error('the world has no unpaid ticket of a terminal');
}

test('each dialog of a ticket is opened, filled in, sent and left with keys alone', async ({ page, world }) => {
  test.slow();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open: days } = await daysAhead(world, cashier);
  const [dated, second] = [await sellDated(cashier, days[0]!), await sellDated(cashier, days[1]!)];
  const { ticket: online, ...order } = await manager.call.generatePublicTicket({
    body: publicSale({ depart_date: days[0]! }),
  });
  await payLate(order);
  const terminal = await unpaidAtTerminal(manager);
  const { data: open } = await manager.call.listTickets({ query: { type: 'agents-ticket' } });
  const batch = open.find(({ ribbon, depart_date: date }) => ribbon === 'Paid' && date === null)!;
  const agent = await world.signIn('agent');
  const { data: free } = await agent.call.listMyTickets({ query: { type: 'Available' } });
  // One that nobody has asked to void.
  const part = free.find(({ state }) => state === 'Available')!.code;
  await manager.open(page, '/d/dashboard');

  await walk(page, `/d/tickets/0/${dated.code}`, [
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
  await walk(page, `/d/tickets/0/${second.code}`, [
    {
      name: 'void',
      opener: 'Void',
      dialog: 'Hold On!',
      type: [['Void note', 'Sold twice']],
      send: 'Void ticket',
      says: 'Ticket has been canceled',
    },
  ]);
  await walk(page, `/d/tickets/0/${online!.code}`, [
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
  await walk(page, `/d/tickets/0/${terminal}`, [
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
  await walk(page, `/d/tickets/0/${batch.code}`, [
    {
      name: 'expiry',
      opener: 'Change expiry date',
      dialog: 'Change expiry date',
      choose: async (box, tab) => {
        await tabTo(tab, box.getByLabel(/^Last day/).first());
        // Past day and month, to the year.
        for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await tab.keyboard.press(key);
      },
      send: 'Change expiry',
      says: 'Expiry date has been updated',
    },
    { name: 'tickets of a batch', opener: 'Tickets', dialog: `Tickets #${batch.code}` },
  ]);
  await walk(page, `/d/tickets/2/${part}`, [
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

test('each dialog of a booking and an approval is worked with keys alone', async ({ page, world }) => {
  test.slow();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const date = daysAfter(await world.today(), 9);
  const [first, other, third] = [
    await makeBooking(manager, date),
    await makeBooking(manager, date, { slot: '10:00 - 11:00' }),
    await makeBooking(manager, date, { slot: '11:00 - 12:00' }),
  ];
  await manager.open(page, '/d/dashboard');
  const note = [['Note', 'See you on the river']] as const;
  await walk(page, `/d/booking/0/${first.code}`, [
    { name: 'booking: payments', opener: 'Payment History', dialog: 'Payment History' },
    {
      name: 'booking: approve',
      opener: 'Approve',
      dialog: 'Hold On!',
      type: note,
      send: 'Approve',
      says: 'Booking has been approved',
    },
    {
      name: 'booking: addresses',
      opener: 'Edit Email',
      dialog: 'Edit Email',
      type: [['Email', 'salmah@mail.test']],
      send: 'Save',
      says: 'Changes has been saved',
    },
    {
      name: 'booking: departure',
      opener: 'Edit departure date',
      dialog: 'Change departure date',
      choose: chooseDeparture,
      send: 'Change departure',
      says: 'Departure date has been updated',
    },
    {
      name: 'booking: void',
      opener: 'Void',
      dialog: 'Hold On!',
      type: note,
      send: 'Void',
      says: 'Booking has been canceled',
    },
  ]);
  await walk(page, `/d/booking/0/${other.code}`, [
    {
      name: 'booking: reject',
      opener: 'Reject',
      dialog: 'Hold On!',
      type: note,
      send: 'Reject',
      says: 'Booking has been rejected',
    },
  ]);

  const asked = await buyDinner(world, manager, customer);
  await customer.call.requestRefund({ body: { id: asked.id, ...REFUND } });
  const waiting = await bookDinner(world, manager);
  const { data: voids } = await manager.call.listApprovals({ query: { kind: 'void' } });
  await walk(page, '/d/approvals?kind=refund', [
    {
      name: 'approvals: refund',
      opener: `Approve refund ${asked.code}`,
      dialog: 'Hold On!',
      send: 'Approve refund',
      says: 'Refund request has been approved',
    },
  ]);
  await walk(page, '/d/approvals?kind=void', [
    {
      name: 'approvals: void',
      opener: `Approve void ${voids[0]!.code}`,
      dialog: 'Hold On!',
      send: 'Approve void',
      says: 'Void request has been approved',
    },
  ]);
  await walk(page, '/d/approvals?kind=booking', [
    {
      name: 'approvals: approve a booking',
      opener: `Approve booking ${waiting.code}`,
      dialog: 'Hold On!',
      type: note,
      send: 'Approve',
      says: 'Booking has been approved',
    },
    {
      name: 'approvals: reject a booking',
      opener: `Reject booking ${third.code}`,
      dialog: 'Hold On!',
      type: note,
      send: 'Reject',
      says: 'Booking has been rejected',
    },
  ]);
});

test('each dialog of My Tickets, and those who may only ask, are worked with keys alone', async ({
  page,
  world,
  context,
}) => {
  test.slow();
  const agent = await world.signIn('agent');
  const { batches } = await agent.call.listMyTickets({ query: {} });
  const lists = await Promise.all(
    batches.map(({ code }) => agent.call.listMyTickets({ query: { batch: code, type: 'Available' } })),
  );
  const free = lists.flatMap(({ data }) => data).filter(({ platform }) => platform === 'agent_dashboard');
  const [sent, marked] = free;
  await agent.open(page, `/d/my-tickets?search=${sent!.code}`);
  const tick = (code: string) => page.getByRole('checkbox', { name: `Select ${code}` });

  await tabTo(page, tick(sent!.code));
  await page.keyboard.press('Space');
  await byKeys(page, {
    name: 'send',
    opener: 'Send to user',
    dialog: 'Send to user',
    type: [
      ['Name', 'Aina'],
      ['Email', 'aina@mail.test'],
    ],
    send: 'Send to user',
    says: 'Tickets have been sent to user',
  });
  await goTo(page, `/d/my-tickets?search=${marked!.code}`);
  await tick(marked!.code).waitFor();
  await tabTo(page, tick(marked!.code));
  await page.keyboard.press('Space');
  await byKeys(page, {
    name: 'mark',
    opener: 'Mark as sold',
    dialog: 'Hold On!',
    send: 'Mark as sold',
    says: 'Tickets have been marked sold',
  });
  await walk(page, `/d/my-tickets/${sent!.code}`, [
    {
      name: 'address',
      opener: 'Edit Email',
      dialog: 'Edit Email',
      type: [['Email', 'nur@mail.test']],
      send: 'Save',
      says: 'Changes has been saved',
    },
    { name: 'void', opener: 'Void', dialog: 'Hold On!', send: 'Void', says: 'Ticket have been voided' },
  ]);

  const cashier = await seller(world);
  const { open: days } = await daysAhead(world, cashier);
  const [one, two] = [await sellDated(cashier, days[0]!), await sellDated(cashier, days[1]!)];
  const tab = await context.newPage();
  await cashier.open(tab, `/d/tickets/0/${one.code}`);
  await byKeys(tab, {
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
  await walk(tab, `/d/tickets/0/${two.code}`, [
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

test('the dialogs of a print and the queue of prints are worked with keys alone, and who may ask for a void asks', async ({
  page,
  world,
  context,
  complaints,
}) => {
  test.slow();
  complaints.allow(/503/);
  await choosePrinters(page, world);
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const agent = await world.signIn('agent');
  const { open: days } = await daysAhead(world, cashier);
  const dated = await sellDated(cashier, days[0]!);
  const undated = { jetty_id: null, depart_date: null, slot: null };
  const paid = { amount: 660, cash_in: 660, cash_out: 0 };
  const { ticket: batch } = await cashier.call.generateTicket({
    body: counterSale({ ...undated, agent_id: agent.user.id, package_id: 5, total_adult: 12, total_child: 0, ...paid }),
  });
  const booking = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id: booking.id, booking_note: 'See you on the river' } });
  await manager.open(page, `/d/tickets/0/${batch!.code}`);

  const range = { opener: 'Print Tickets', dialog: 'Print tickets', send: 'Print', says: 'Ticket has been printed' };
  const oneTo = (last: string) => [['From', '1'] as const, ['To', last] as const];
  await byKeys(page, { ...range, name: 'range', type: oneTo('2') });
  await walk(page, `/d/tickets/0/${dated.code}`, []);
  await tabTo(page, button(page.locator('main'), 'Print Receipt'));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Receipt has been printed');
  await expect(button(page.locator('main'), 'Reprint Receipt'), 'the focus stays where it was').toBeFocused();
  await byKeys(page, {
    name: 'reprint',
    opener: 'Reprint Receipt',
    dialog: 'Reprint',
    type: [['Reason', 'It got wet']],
    send: 'Print',
    says: 'Receipt has been printed',
  });

  await test.step('the queue: what failed is tried again in the dialog of the printers', async () => {
    await world.switchPrinter('ticket_agent', { paper: false });
    await walk(page, `/d/tickets/0/${batch!.code}`, []);
    const box = await open(page, { ...range, name: 'a range that fails' });
    await tabTo(page, box.getByLabel('From'));
    await page.keyboard.type('5');
    await tabTo(page, button(box, 'Print'));
    await page.keyboard.press('Enter');
    await expectToast(page, 'The printer is out of paper');
    await world.switchPrinter('ticket_agent', {});

    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Printers/ });
    await tabTo(page, link, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusIsInside(printers(page))).toBe(true);
    const job = printers(page).getByRole('listitem').filter({ hasText: 'Not printed' });
    await tabTo(page, button(job, /^Retry/));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Ticket has been printed');
    await expect(job).toBeHidden();
    await expect.poll(() => focusIsInside(printers(page)), 'the focus is not lost with the button').toBe(true);
    await page.keyboard.press('Escape');
    await expect(printers(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  const csa = await world.signIn('csa');
  await manager.call.editUser({ body: { id: csa.user.id, policies: rights('Booking', 'View', 'Cancel (Request)') } });
  const tab = await context.newPage();
  await (await world.signIn('csa')).open(tab, `/d/booking/0/${booking.code}`);
  await byKeys(tab, {
    name: 'booking: void request',
    opener: 'Request for Void',
    dialog: 'Request for Void',
    type: [['Reason', 'The group fell ill']],
    send: 'Send request',
    says: 'Void request has been submited',
  });
});
