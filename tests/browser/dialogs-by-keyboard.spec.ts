import type { Locator, Page } from '@playwright/test';
import { daysAfter, makeBooking } from './support/bookings.ts';
import { expect, test } from './support/fixtures.ts';
import { bookDinner, buyDinner, REFUND } from './support/purchases.ts';
import { publicSale } from './support/sales.ts';
import { button, daysAhead, expectToast, seller, sellDated } from './support/ticket-detail.ts';
import { goTo } from './support/walk.ts';

/** More steps than any of these screens takes from its start to its end. */
const MOST_STEPS = 120;

interface Row {
  name: string;
  /** What opens it; in the menu of a button, `item` is walked to. */
  opener: string | RegExp;
  item?: string;
  dialog: string;
  /** What is typed into which field, one after the other; a combobox takes the first that it offers for the words. */
  type?: readonly (readonly [field: string, words: string])[];
  /** A question: what is chosen in another way than by typing. */
  choose?(box: Locator, page: Page): Promise<void>;
  /** The button that sends it; without one it is only read, and left again. */
  send?: string;
  says?: string;
}

/** Steps on with Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const has = () => wanted.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await has()) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

const boxOf = (page: Page, { dialog }: Row): Locator =>
  page
    .getByRole('dialog', { name: dialog, exact: true })
    .or(page.getByRole('alertdialog', { name: dialog, exact: true }));

const openerOf = (page: Page, { opener }: Row): Locator => button(page.locator('main'), opener);

const focusIsInside = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => element.contains(document.activeElement));

async function open(page: Page, row: Row): Promise<Locator> {
  await tabTo(page, openerOf(page, row));
  await page.keyboard.press('Enter');
  if (row.item !== undefined) {
    const item = page.getByRole('menuitem', { name: row.item, exact: true });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let step = 0; step < 20 && !(await item.evaluate((one) => one === document.activeElement)); step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  const box = boxOf(page, row);
  await expect(box).toBeVisible();
  await expect.poll(() => focusIsInside(box), 'the focus goes into the dialog').toBe(true);
  return box;
}

/** Opens a dialog, leaves it, opens it again, fills it in and sends it: all with keys, and the focus is never lost. */
async function byKeys(page: Page, row: Row): Promise<void> {
  await open(page, row);
  await page.keyboard.press('Escape');
  await expect(boxOf(page, row)).toBeHidden();
  await expect(openerOf(page, row), 'the focus goes back to what opened it').toBeFocused();
  if (row.send === undefined) return;

  const box = await open(page, row);
  for (const [field, words] of row.type ?? []) {
    const named = new RegExp(`^${field}`);
    const control = box
      .getByRole('textbox', { name: named })
      .or(box.getByRole('combobox', { name: named }))
      .or(box.getByLabel(named))
      .first();
    await tabTo(page, control);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
    if ((await control.getAttribute('aria-haspopup')) === 'listbox') {
      const option = page.getByRole('option', { name: words, exact: true });
      await option.waitFor();
      for (let step = 0; step < 5 && (await option.getAttribute('data-combobox-selected')) === null; step += 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(control).toHaveValue(words);
    }
  }
  await row.choose?.(box, page);
  await tabTo(page, button(box, row.send));
  await page.keyboard.press('Enter');
  await expectToast(page, row.says!);
  await expect(box).toBeHidden();
  const opener = openerOf(page, row);
  await expect
    .poll(
      async () =>
        (await opener.count()) > 0 && (await opener.isEnabled())
          ? opener.evaluate((element) => element === document.activeElement)
          : page.evaluate(() => document.activeElement !== document.body),
      'the focus is on what opened it, or near where that was',
    )
    .toBe(true);
}

async function walk(page: Page, path: string, rows: readonly Row[]): Promise<void> {
  await goTo(page, path);
  for (const row of rows)
    await test.step(row.name, async () => {
      await openerOf(page, row).first().waitFor();
      await byKeys(page, row);
    });
}

test('each dialog of a ticket is opened, filled in, sent and left with keys alone', async ({ page, world }) => {
  test.slow();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open: days } = await daysAhead(world, cashier);
  const [dated, second] = [await sellDated(cashier, days[0]!), await sellDated(cashier, days[1]!)];
  const { ticket: online } = await manager.call.generatePublicTicket({ body: publicSale({ depart_date: days[0]! }) });
  const { data: open } = await manager.call.listTickets({ query: { type: 'agents-ticket' } });
  const batch = open.find(({ ribbon, depart_date: date }) => ribbon === 'Paid' && date === null)!;
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
    { name: 'departure', opener: 'Change departure date', dialog: 'Change departure date' },
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
    { name: 'payment', opener: 'More', item: 'Check payment', dialog: 'Check payment' },
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
    { name: 'booking: departure', opener: 'Edit departure date', dialog: 'Change departure date' },
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
  await walk(page, '/d/approvals?kind=refund', [
    {
      name: 'approvals: refund',
      opener: `Approve refund ${asked.code}`,
      dialog: 'Hold On!',
      send: 'Approve refund',
      says: 'Refund request has been approved',
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
