import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { expectTexts, focus, goTo, press, step } from '@testing/actions.ts';
import { expectAccessible, expectLive } from '@testing/looks.ts';
import type { Approval } from '@muara/contract/types';
import { bookDinner, buyDinner, REFUND, ticketOf } from '../../../../tests/support/stages/purchases.ts';

const list = (): Locator => page.getByRole('list', { name: 'Request type' });
const cards = (): Locator => list().getByRole('article');
const card = (code: string): Locator => list().getByRole('article', { name: new RegExp(`${code}\\b`) });
const tab = (name: RegExp): Locator => page.getByRole('tab', { name });
const question = (): Locator => page.getByRole('alertdialog', { name: 'Hold On!' });

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
async function toPageOf(rows: readonly Approval[], code: string): Promise<void> {
  const number = Math.floor(rows.findIndex((row) => row.code === code) / 20) + 1;
  const link = page.getByRole('link', { name: `Page ${number}`, exact: true });
  if (rows.length > 20) await link.click();
}

test('refunds, voids and bookings are decided where they stand, by mouse and by keys', async () => {
  const world = createTestWorld();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const refund = await buyDinner(world, manager, customer);
  await customer.call.requestRefund({ body: { id: refund.id, ...REFUND } });
  const booking = await bookDinner(world, manager);
  const batch = await openPurchase(manager);
  await manager.call.requestCancel({ body: { id: batch.id, type: 'ticket', cancel_note: 'Sold twice' } });
  const all = await waiting(manager);
  const of = (kind: Approval['kind']) => all.filter((one) => one.kind === kind);

  await renderScreen('/d/approvals', { as: manager, world });
  await expectLive();
  await step('all that waits, the oldest first, twenty a page', async () => {
    await expect
      .element(page.getByRole('status').filter({ hasText: `${all.length} requests need your decision` }))
      .toBeVisible();
    await expect.element(cards()).toHaveLength(Math.min(20, all.length));
    const names = all.slice(0, 20).map(({ code }) => new RegExp(code));
    await expectTexts(cards().getByRole('heading'), names);
    await expect
      .element(page.getByRole('link', { name: /^Approvals/ }))
      .toHaveAccessibleName(`Approvals ${all.length} waiting`);
  });

  await step('A refund: what is paid back, to whom and why; A approves it, and the focus goes on', async () => {
    await tab(/^Refunds/).click();
    await expect.poll(shownPath).toMatch(/\?kind=refund$/);
    await expect.element(cards()).toHaveLength(of('refund').length);
    const asked = card(refund.code);
    for (const said of [
      'RM 240.00',
      'Card',
      'The buyer',
      'We cannot come',
      'Maybank',
      '1234567890',
      'less than a minute',
    ])
      await expect.element(asked).toHaveTextContent(said);
    await focus(asked.getByRole('link', { name: refund.code }));
    await press('a');
    await expect.element(question()).toHaveTextContent('RM 240.00 will be refunded to Maybank 1234567890');
    await expect.element(question()).toHaveTextContent('voids the entire purchase');
    await expectAccessible();
    await question().getByRole('button', { name: 'Approve refund' }).click();
    await expect.element(page.getByText('Refund request has been approved')).toBeVisible();
    await expect.element(asked).not.toBeInTheDocument();
    if (of('refund').length > 1) await expect.element(cards().last()).toHaveFocus();
    const { refunded_at: refunded, canceled_at: voided, ribbon } = await ticketOf(manager, refund.code);
    expect([refunded !== null, voided !== null, ribbon]).toEqual([true, true, 'Refunded']);
  });

  await step('a void of a whole open purchase says what becomes of its tickets', async () => {
    await tab(/^Voids/).click();
    await toPageOf(of('void'), batch.code);
    const asked = card(batch.code).filter({ hasText: 'Requested by you' });
    const {
      total_ticket: total,
      total_ticket_sold: sold,
      total_ticket_used: used,
      total_ticket_voided: gone,
    } = await ticketOf(manager, batch.code);
    await expect.element(asked).toHaveTextContent(`${sold} sold, ${used} used, ${gone} voided of ${total}`);
    await asked.getByRole('button', { name: `Approve void ${batch.code}` }).click();
    await expect
      .element(question())
      .toHaveTextContent('This will void the entire tickets under this purchase. Do you still want to continue?');
    await expect
      .element(question())
      .toHaveTextContent(`${total - sold - used - gone} will be voided. ${sold} sold and ${used} used`);
    await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(asked.getByRole('button', { name: /^Approve/ })).toHaveFocus();
    await press('a');
    await question().getByRole('button', { name: 'Approve void' }).click();
    await expect.element(page.getByText('Void request has been approved')).toBeVisible();
    await expect.element(asked).not.toBeInTheDocument();
    expect((await ticketOf(manager, batch.code)).canceled_at).not.toBeNull();
  });

  await step('one ticket of a batch is denied', async () => {
    const part = of('void').find(({ type, ticket_code: code }) => type === 'ticket_agent' && code !== batch.code);
    if (!part) throw new Error('no void of a single ticket waits');
    await toPageOf(of('void'), part.code);
    await card(part.code)
      .getByRole('button', { name: `Reject void ${part.code}` })
      .click();
    await question().getByRole('button', { name: 'Reject void' }).click();
    await expect.element(page.getByText('Void request has been denied')).toBeVisible();
    await expect.element(card(part.code)).not.toBeInTheDocument();
  });

  await step('a booking gets its note, and a click leads to it', async () => {
    await tab(/^Bookings/).click();
    const asked = card(booking.code);
    await expect
      .element(asked.getByRole('link', { name: booking.code }))
      .toHaveAttribute('href', `/d/booking/0/${booking.code}`);
    await asked.getByRole('button', { name: `Approve booking ${booking.code}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Hold On!' });
    await expect.element(dialog).toHaveTextContent('RM 240.00');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Welcome aboard');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect.element(page.getByText('Booking has been approved')).toBeVisible();
    await expect.element(asked).not.toBeInTheDocument();
    expect(await ticketOf(manager, booking.code)).toMatchObject({ status: 'Approved', booking_note: 'Welcome aboard' });
  });
});

test('what others ask and decide shows at once; the second of two is refused', async () => {
  const world = createTestWorld();
  const [manager, admin, customer] = await Promise.all(
    ['manager', 'admin', 'customer'].map((name) => world.signIn(name)),
  );
  const bought = [await buyDinner(world, manager!, customer), await buyDinner(world, manager!, customer)];
  await renderScreen('/d/approvals?kind=refund', { as: manager, world });
  await expectLive();
  await expect.element(tab(/^Refunds/)).toHaveAttribute('aria-selected', 'true');
  for (const { id, code } of bought) {
    await customer!.call.requestRefund({ body: { id, ...REFUND } });
    await expect.element(card(code)).toBeVisible();
  }
  const [first, second] = bought as [(typeof bought)[0], (typeof bought)[0]];

  await step('decided elsewhere while the question is open', async () => {
    await card(first.code)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect.element(question()).toBeVisible();
    await admin!.call.rejectRefund({ params: { id: first.id } });
    await question().getByRole('button', { name: 'Approve refund' }).click();
    await expect.element(page.getByText('Request already processed')).toBeVisible();
    await expect.element(card(first.code)).not.toBeInTheDocument();
    expect((await ticketOf(manager!, first.code)).refunded_at).toBeNull();
  });

  await step('decided elsewhere while nobody does anything', async () => {
    await admin!.call.approveRefund({ params: { id: second.id } });
    await expect.element(page.getByText(`Refund ${second.code} was decided by someone else`)).toBeVisible();
    await expect.element(card(second.code)).not.toBeInTheDocument();
  });
});

test('an empty inbox is a calm one; anyone who decides one kind sees no others, and nobody else gets in', async () => {
  const world = createTestWorld({ tickets: 0 });
  const accountant = await world.signIn('accountant');
  await renderScreen('/d/approvals', { as: accountant, world });
  await expect.element(page.getByText('Nothing to approve').last()).toBeVisible();
  await expectTexts(page.getByRole('tab'), [/^All/, /^Refunds/, /^Surplus/]);
  await expectAccessible();

  const cashier = await world.signIn('cashier');
  await renderScreen('/d/dashboard', { as: cashier, world });
  await expect
    .element(
      page
        .getByRole('link', { name: 'Tickets' })
        .or(page.getByRole('button', { name: 'Tickets' }))
        .first(),
    )
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Approvals/ })).not.toBeInTheDocument();
  await goTo('/d/approvals');
  await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect.poll(shownPath).toBe('/d/dashboard');
});

test('a decision is followed without live updates too: one request fewer needs one', async () => {
  const world = createTestWorld();
  const [manager, customer] = await Promise.all([world.signIn('manager'), world.signIn('customer')]);
  const { id, code } = await buyDinner(world, manager, customer);
  await customer.call.requestRefund({ body: { id, ...REFUND } });
  const { total } = await manager.call.listApprovals({ query: {} });
  await renderScreen('/d/approvals?kind=refund', { as: manager, world });
  await expectLive();
  // A connection that is closed for good hears of nothing.
  await world.cut(3003);
  await card(code)
    .getByRole('button', { name: `Reject refund ${code}` })
    .click();
  await question().getByRole('button', { name: 'Reject refund' }).click();
  await expect.element(page.getByText('Refund request has been rejected')).toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: `${total - 1} requests need your decision` }))
    .toBeVisible();
});
