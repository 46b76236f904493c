import type { Approval } from '@muara/contract/types';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { inTheme } from './support/look.ts';
import type { Person } from './support/person.ts';
import { bookDinner, buyDinner, REFUND, ticketOf } from './support/purchases.ts';
import { goTo } from './support/walk.ts';

const list = (page: Page): Locator => page.getByRole('list', { name: 'Request type' });
const cards = (page: Page): Locator => list(page).getByRole('article');
const card = (page: Page, code: string): Locator => list(page).getByRole('article', { name: new RegExp(`${code}\\b`) });
const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Hold On!' });

/** What waits, all pages of it. */
async function waiting(person: Person): Promise<Approval[]> {
  const first = await person.call.listApprovals({ query: {} });
  const pages = Array.from({ length: Math.ceil(first.total / 20) - 1 }, (_, index) => index + 1);
  const others = await Promise.all(pages.map((page) => person.call.listApprovals({ query: { page } })));
  return [first, ...others].flatMap(({ data }) => data);
}

/** An agent's open purchase that can be voided whole. */
async function openPurchase(staff: Person): Promise<{ id: number; code: string }> {
  const { data } = await staff.call.listTickets({ query: { type: 'agents-ticket' } });
  const row = data.find(({ ribbon, depart_date: date }) => ribbon === 'Paid' && date === null);
  if (!row) throw new Error('the world has no open purchase');
  return row;
}

/** Goes to the page of a list of what waits that shows a code, twenty a page. */
async function toPageOf(page: Page, rows: readonly Approval[], code: string): Promise<void> {
  const number = Math.floor(rows.findIndex((row) => row.code === code) / 20) + 1;
  const link = page.getByRole('link', { name: `Page ${number}`, exact: true });
  if (rows.length > 20) await link.click();
}

test('refunds, voids and bookings are decided where they stand, by mouse and by keys', async ({ page, world }) => {
  test.slow();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const refund = await buyDinner(world, manager, customer);
  await customer.call.requestRefund({ body: { id: refund.id, ...REFUND } });
  const booking = await bookDinner(world, manager);
  const batch = await openPurchase(manager);
  await manager.call.requestCancel({ body: { id: batch.id, type: 'ticket', cancel_note: 'Sold twice' } });
  const all = await waiting(manager);
  const of = (kind: Approval['kind']) => all.filter((one) => one.kind === kind);

  await manager.open(page, '/d/approvals');
  await expectLive(page);
  await test.step('all that waits, the oldest first, twenty a page', async () => {
    await expect(
      page.getByRole('status').filter({ hasText: `${all.length} requests need your decision` }),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(20, all.length));
    const names = all.slice(0, 20).map(({ code }) => new RegExp(code));
    await expect(cards(page).getByRole('heading')).toHaveText(names);
    await expect(page.getByRole('link', { name: /^Approvals/ })).toHaveAccessibleName(
      `Approvals ${all.length} waiting`,
    );
    await expectAccessible(page);
  });

  await test.step('A refund: what is paid back, to whom and why; A approves it, and the focus goes on', async () => {
    await tab(page, /^Refunds/).click();
    await expect(page).toHaveURL(/\?kind=refund$/);
    await expect(cards(page)).toHaveCount(of('refund').length);
    const asked = card(page, refund.code);
    for (const said of [
      'RM 240.00',
      'Card',
      'The buyer',
      'We cannot come',
      'Maybank',
      '1234567890',
      'less than a minute',
    ])
      await expect(asked).toContainText(said);
    await asked.getByRole('link', { name: refund.code }).focus();
    await page.keyboard.press('a');
    await expect(question(page)).toContainText('RM 240.00 will be refunded to Maybank 1234567890');
    await expect(question(page)).toContainText('voids the entire purchase');
    await expectAccessible(page);
    await question(page).getByRole('button', { name: 'Approve refund' }).click();
    await expect(page.getByText('Refund request has been approved')).toBeVisible();
    await expect(asked).toBeHidden();
    if (of('refund').length > 1) await expect(cards(page).last()).toBeFocused();
    const { refunded_at: refunded, canceled_at: voided, ribbon } = await ticketOf(manager, refund.code);
    expect([refunded !== null, voided !== null, ribbon]).toEqual([true, true, 'Refunded']);
  });

  await test.step('a void of a whole open purchase says what becomes of its tickets', async () => {
    await tab(page, /^Voids/).click();
    await toPageOf(page, of('void'), batch.code);
    const asked = card(page, batch.code).filter({ hasText: 'Requested by you' });
    const {
      total_ticket: total,
      total_ticket_sold: sold,
      total_ticket_used: used,
      total_ticket_voided: gone,
    } = await ticketOf(manager, batch.code);
    await expect(asked).toContainText(`${sold} sold, ${used} used, ${gone} voided of ${total}`);
    await asked.getByRole('button', { name: `Approve void ${batch.code}` }).click();
    await expect(question(page)).toContainText(
      'This will void the entire tickets under this purchase. Do you still want to continue?',
    );
    await expect(question(page)).toContainText(
      `${total - sold - used - gone} will be voided. ${sold} sold and ${used} used`,
    );
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(asked.getByRole('button', { name: /^Approve/ })).toBeFocused();
    await page.keyboard.press('a');
    await question(page).getByRole('button', { name: 'Approve void' }).click();
    await expect(page.getByText('Void request has been approved')).toBeVisible();
    await expect(asked).toBeHidden();
    expect((await ticketOf(manager, batch.code)).canceled_at).not.toBeNull();
  });

  await test.step('one ticket of a batch is denied', async () => {
    const part = of('void').find(({ type, ticket_code: code }) => type === 'ticket_agent' && code !== batch.code);
    if (!part) throw new Error('no void of a single ticket waits');
    await toPageOf(page, of('void'), part.code);
    await card(page, part.code)
      .getByRole('button', { name: `Reject void ${part.code}` })
      .click();
    await question(page).getByRole('button', { name: 'Reject void' }).click();
    await expect(page.getByText('Void request has been denied')).toBeVisible();
    await expect(card(page, part.code)).toBeHidden();
  });

  await test.step('a booking gets its note, and a click leads to it', async () => {
    await tab(page, /^Bookings/).click();
    const asked = card(page, booking.code);
    await expect(asked.getByRole('link', { name: booking.code })).toHaveAttribute(
      'href',
      `/d/booking/0/${booking.code}`,
    );
    await asked.getByRole('button', { name: `Approve booking ${booking.code}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Hold On!' });
    await expect(dialog).toContainText('RM 240.00');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Welcome aboard');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Booking has been approved')).toBeVisible();
    await expect(asked).toBeHidden();
    expect(await ticketOf(manager, booking.code)).toMatchObject({ status: 'Approved', booking_note: 'Welcome aboard' });
  });
});

test('what others ask and decide shows at once; the second of two is refused', async ({ page, world, complaints }) => {
  complaints.allow(/422/);
  const [manager, admin, customer] = await Promise.all(
    ['manager', 'admin', 'customer'].map((name) => world.signIn(name)),
  );
  const bought = [await buyDinner(world, manager!, customer), await buyDinner(world, manager!, customer)];
  await manager!.open(page, '/d/approvals?kind=refund');
  await expectLive(page);
  await expect(tab(page, /^Refunds/)).toHaveAttribute('aria-selected', 'true');
  for (const { id, code } of bought) {
    await customer!.call.requestRefund({ body: { id, ...REFUND } });
    await expect(card(page, code)).toBeVisible();
  }
  const [first, second] = bought as [(typeof bought)[0], (typeof bought)[0]];

  await test.step('decided elsewhere while the question is open', async () => {
    await card(page, first.code)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(question(page)).toBeVisible();
    await admin!.call.rejectRefund({ params: { id: first.id } });
    await question(page).getByRole('button', { name: 'Approve refund' }).click();
    await expect(page.getByText('Request already processed')).toBeVisible();
    await expect(card(page, first.code)).toBeHidden();
    expect((await ticketOf(manager!, first.code)).refunded_at).toBeNull();
  });

  await test.step('decided elsewhere while nobody does anything', async () => {
    await admin!.call.approveRefund({ params: { id: second.id } });
    await expect(page.getByText(`Refund ${second.code} was decided by someone else`)).toBeVisible();
    await expect(card(page, second.code)).toBeHidden();
  });
});

test('an empty inbox is a calm one; anyone who decides one kind sees no others, and nobody else gets in', async ({
  page,
  world,
}) => {
  await world.create({ tickets: 0 });
  const accountant = await world.signIn('accountant');
  await accountant.open(page, '/d/approvals');
  await expect(page.getByText('Nothing to approve').last()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([/^All/, /^Refunds/, /^Surplus/]);
  await expectAccessible(page);
  await inTheme(page, 'dark');
  await expectAccessible(page, 'colours');

  const tabPage = await page.context().newPage();
  const cashier = await world.signIn('cashier');
  await cashier.open(tabPage);
  await expect(
    tabPage
      .getByRole('link', { name: 'Tickets' })
      .or(tabPage.getByRole('button', { name: 'Tickets' }))
      .first(),
  ).toBeVisible();
  await expect(tabPage.getByRole('link', { name: /^Approvals/ })).toHaveCount(0);
  await goTo(tabPage, '/d/approvals');
  await expect(tabPage.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect(tabPage).toHaveURL(/\/d\/dashboard$/);
});
