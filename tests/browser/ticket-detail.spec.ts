import type { Locator } from '@playwright/test';
import { test } from './support/elsewhere.ts';
import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { rights } from './support/records.ts';
import { publicSale, counterSale } from '../support/stages/sales.ts';
import {
  button,
  chooseMore,
  dayName,
  daysAhead,
  dialog,
  expectToast,
  payLate,
  region,
  sellDated,
  sellOnCredit,
  seller,
  sellSeats,
} from './support/ticket-detail.ts';
import { goTo } from './support/walk.ts';

const BANK = { bank_name: 'Maybank', acc_no: '1234567890', refund_note: 'We cannot come' };

test('a ticket is corrected, mailed again, moved and refunded on one screen', async ({ page, world, complaints }) => {
  complaints.allow(/422.*\/(?:slots|edit_departure_date)/);
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open, holiday } = await daysAhead(world, manager);
  const { code } = await sellDated(cashier, open[0]!);
  await manager.open(page, `/d/tickets/0/${code}`);
  const info = region(page, 'Ticket Info');
  await expect(info).toContainText('10:00 - 11:00');
  await lookAt(page, 'ticket');

  await test.step('further addresses: a blank one is refused at its field', async () => {
    await button(page, 'Edit Email').click();
    const emails = dialog(page, 'Edit Email');
    await button(emails, 'Add another email').click();
    await expect(emails.getByRole('textbox', { name: 'Additional email 1' })).toBeFocused();
    await button(emails, 'Save').click();
    await expect(emails.getByText('Please complete this field')).toBeVisible();
    await expect(emails.getByRole('textbox', { name: 'Additional email 1' })).toBeFocused();
    await emails.getByRole('textbox', { name: 'Additional email 1' }).fill('office@mail.test');
    await expectAccessible(page);
    await button(emails, 'Save').click();
    await expectToast(page, 'Changes has been saved');
    await expect(region(page, 'Customer Info')).toContainText('office@mail.test');
  });

  await test.step('the receipt is mailed again once a minute, also after a reload', async () => {
    await button(page, 'Resend Receipt').dblclick();
    await expectToast(page, "Receipt has been sent to customer's email");
    await expect(button(page, /^Resend in \d+ s$/)).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(button(page, /^Resend in \d+ s$/)).toHaveAccessibleDescription(/^Resend in \d+ s$/);
    await button(page, /^Resend in/).click({ force: true });
    await expect(region(page, 'Logs')).toContainText('office@mail.test');
    expect(await world.journal('resendReceipt')).toHaveLength(1);
  });

  await test.step('another departure: a holiday says why it cannot be, slots say what is left', async () => {
    await button(info, 'Change departure date').click();
    const calendar = dialog(page, 'Change departure date');
    const day = calendar.getByRole('button', { name: new RegExp(`^${dayName(holiday)}, .*Holiday`) });
    const turnTo = async (wanted: Locator, to: string) => {
      for (let turn = 0; turn < 3; turn += 1) {
        await expect(calendar.locator('[aria-busy=true]')).toHaveCount(0);
        if (await wanted.isVisible()) return;
        await button(calendar, to).click();
      }
    };
    await turnTo(day, 'Next month');
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await day.click({ force: true });
    await expect(calendar.getByRole('status').filter({ hasText: 'Holiday' })).toBeVisible();
    const next = calendar.getByRole('button', { name: dayName(open[1]!) });
    await turnTo(next, 'Previous month');
    await world.addFault({ operationId: 'listSlots', rate: 1, code: 'date_holiday', message: 'The jetty is closed' });
    await next.click();
    await expect(calendar.getByRole('alert').getByText('The jetty is closed')).toBeVisible();
    await world.clearFaults();
    await next.click();
    await expect(button(calendar, 'Change departure')).toHaveAccessibleDescription('Please select slot');
    await expect(calendar.getByRole('button', { name: /^11:00 - 12:00 \d+ seats left/ })).toBeVisible();
    await lookAt(page, 'slots', AT_A_DESK);
    await calendar.getByRole('button', { name: /^11:00 - 12:00/ }).click();
  });

  await test.step('the slot is taken between choosing and saving: the dialog says so, and another one does', async () => {
    const calendar = dialog(page, 'Change departure date');
    const seats = /(\d+) seats left/.exec(
      (await calendar.getByRole('button', { name: /^11:00 -/ }).textContent()) ?? '',
    );
    await sellSeats(cashier, open[1]!, '11:00 - 12:00', Number(seats?.[1]));
    await expect(calendar.getByRole('button', { name: /^11:00 - 12:00/ })).toHaveAttribute('aria-disabled', 'true');
    await button(calendar, 'Change departure').click();
    await expect(calendar.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await calendar.getByRole('button', { name: /^13:00 - 14:00/ }).click();
    await button(calendar, 'Change departure').click();
    await expectToast(page, 'Departure date has been updated');
    await expect(info).toContainText('13:00 - 14:00');
    await expect(info).toContainText(dayName(open[1]!));
  });

  await test.step('the refund form keeps what was typed, and two clicks are one refund', async () => {
    await button(page, 'Refund').click();
    const form = dialog(page, 'Refund');
    await expect(form).toContainText('Full refund: RM 75.00');
    await expect(form).toContainText('voids the entire purchase');
    await button(form, 'Refund RM 75.00').click();
    await expect(form.getByRole('combobox', { name: 'Bank' })).toBeFocused();
    await page.keyboard.type('Oth');
    await page.getByRole('option', { name: 'Others' }).click();
    await form.getByLabel('Other bank name').fill('Bank of Rivers');
    await form.getByLabel('Account number').fill('12-34');
    await form.getByLabel('Refund notes').fill('We cannot come');
    await button(form, 'Refund RM 75.00').click();
    await expect(form.getByLabel('Account number')).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Account number').fill('1234567890');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(form.getByLabel('Refund notes')).toHaveValue('We cannot come');
    await button(form, 'Refund RM 75.00').dblclick();
    await expectToast(page, 'Ticket has been refunded');
    await expect(region(page, 'Refund')).toContainText('Bank of Rivers, 1234567890');
    expect(await world.journal('refundTicket')).toHaveLength(1);
  });

  await test.step('what a refunded ticket does not take says why; its timeline is shown', async () => {
    await expect(button(page, 'View Receipt')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'More').click();
    await expect(page.getByRole('menuitem', { name: 'Void' })).toHaveAccessibleDescription(/refunded/);
    await lookAt(page, 'menu', AT_A_DESK);
    await page.keyboard.press('Escape');
    await expect(button(page, 'More')).toBeFocused();
    const story = region(page, 'Timeline');
    await story.scrollIntoViewIfNeeded();
    await expect(story.getByRole('listitem').first()).toContainText(/manager/);
  });
});

test('a request is decided once: the second decision is refused, and other screens follow', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/403/);
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open } = await daysAhead(world, manager);
  const { id, code } = await sellDated(cashier, open[0]!);
  await cashier.open(page, `/d/tickets-detail/${code}`);
  const tab = await elsewhere(manager, `/d/tickets-detail/${code}`);
  await Promise.all([expectLive(page), expectLive(tab)]);
  const byCashier = new RegExp(`Requested by\\s*${cashier.user.name}`);

  await test.step('a cashier asks for a refund', async () => {
    await button(page, 'Request for Refund').click();
    const form = dialog(page, 'Request for Refund');
    await form.getByRole('combobox', { name: 'Bank' }).click();
    await page.getByRole('option', { name: 'Maybank' }).click();
    await form.getByLabel('Account number').fill(BANK.acc_no);
    await form.getByLabel('Refund notes').fill(BANK.refund_note);
    await button(form, 'Send request').click();
    await expectToast(page, 'Refund request has been submited');
    await expect(region(page, 'Refund')).toContainText('Waiting for a decision');
  });

  await test.step('somebody else is faster than the manager', async () => {
    const panel = region(tab, 'Refund');
    await expect(panel).toContainText('Maybank, 1234567890');
    await expect(panel).toContainText(byCashier);
    await button(panel, 'Approve refund').click();
    const question = tab.getByRole('alertdialog', { name: 'Hold On!' });
    await expect(question).toContainText('voids the entire purchase');
    await manager.call.rejectRefund({ params: { id } });
    await button(question, 'Approve refund').click();
    await expectToast(tab, 'Request already processed');
    await expect(panel).toBeHidden();
  });

  await test.step('rejected, asked again, approved: each screen shows it', async () => {
    await cashier.call.requestRefund({ body: { id, ...BANK, name: 'Nur Aina', email: 'nur.aina@mail.test' } });
    await button(region(tab, 'Refund'), 'Reject refund').click();
    await button(tab.getByRole('alertdialog', { name: 'Hold On!' }), 'Reject refund').click();
    await expectToast(tab, 'Refund request has been rejected');
    await cashier.call.requestRefund({ body: { id, ...BANK, name: 'Nur Aina', email: 'nur.aina@mail.test' } });
    await button(region(tab, 'Refund'), 'Approve refund').click();
    await button(tab.getByRole('alertdialog', { name: 'Hold On!' }), 'Approve refund').click();
    await expectToast(tab, 'Refund request has been approved');
    await expect(tab.getByText('Refunded', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  });

  await test.step('a void: asked for, rejected, and done at once', async () => {
    const second = await sellDated(cashier, open[1]!);
    await goTo(page, `/d/tickets/0/${second.code}`);
    await button(page, 'Request for Void').click();
    const form = dialog(page, 'Request for Void');
    await button(form, 'Send request').click();
    await expect(form.getByLabel('Void note')).toBeFocused();
    await form.getByLabel('Void note').fill('Sold twice');
    await button(form, 'Send request').click();
    await expectToast(page, 'Void request has been submited');

    await goTo(tab, `/d/tickets/0/${second.code}`);
    await expect(region(tab, 'Void')).toContainText('Sold twice');
    await expect(region(tab, 'Void')).toContainText(byCashier);
    await button(region(tab, 'Void'), 'Reject void').click();
    await button(tab.getByRole('alertdialog', { name: 'Hold On!' }), 'Reject void').click();
    await expectToast(tab, 'Void request has been rejected');
    await button(tab, 'Void').click();
    const question = dialog(tab, 'Hold On!');
    await question.getByLabel('Void note').fill('Sold twice');
    await button(question, 'Void ticket').dblclick();
    await expectToast(tab, 'Ticket has been canceled');
    await expectToast(page, 'Ticket has been canceled');
    await expect(page.getByText('Void', { exact: true }).first()).toBeVisible();
    expect(await world.journal('cancelTicket')).toHaveLength(1);
  });

  await test.step('anyone who loses the right is offered the command no more', async () => {
    const third = await sellDated(cashier, open[2]!);
    await goTo(page, `/d/tickets/0/${third.code}`);
    await expect(button(page, 'Request for Void')).toBeVisible();
    const policies = rights('Tickets', 'View', 'Create', 'Update');
    await manager.call.editUser({ body: { id: cashier.user.id, policies } });
    await expect(button(page, 'Request for Void')).toBeHidden();
    await expect(button(page, 'Request for Refund')).toBeHidden();
    await expect(button(page, 'View Receipt')).toBeVisible();

    // The tab has not heard that the right is gone: the server refuses, and as with every 403 the session is over.
    await goTo(tab, `/d/tickets/0/${third.code}`);
    await button(tab, 'Void').click();
    const question = dialog(tab, 'Hold On!');
    await question.getByLabel('Void note').fill('Sold twice');
    await world.addFault({ operationId: 'cancelTicket', nth: 1, code: 'permission_denied' });
    await button(question, 'Void ticket').click();
    await expectToast(tab, 'You dont have permission');
    await expect(tab).toHaveURL(/\/d\/login/);
  });
});

test('money that came in otherwise: credit settled, a terminal, a payment that is asked for; the park service is called', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/422.*\/sync_minisigua/);
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const credit = await sellOnCredit(cashier);
  await manager.open(page, `/d/tickets-detail/${credit}`);

  await test.step('a credit facility and its document', async () => {
    const payment = region(page, 'Payment');
    await expect(payment).toContainText('Pending');
    const saving = page.waitForEvent('download');
    await button(payment, 'Download').click();
    expect((await saving).suggestedFilename()).toBe(`credit-facility-${credit}.pdf`);
    await button(page, 'Mark as Paid').click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect(question).toContainText('RM 75.00');
    await button(question, 'Mark as Paid').click();
    await expectToast(page, 'Ticket has been marked as paid');
    await expect(payment).not.toContainText('Pending');
    await expect(button(page, 'Mark as Paid')).toBeHidden();
  });

  await test.step('an online order that was not paid', async () => {
    const { open } = await daysAhead(world, manager);
    const { ticket, ...payment } = await manager.call.generatePublicTicket({
      body: publicSale({ depart_date: open[0]! }),
    });
    await goTo(page, `/d/tickets-detail/${ticket!.code}`);
    await chooseMore(page, 'Check payment');
    const form = dialog(page, 'Check payment');
    const input = form.getByLabel("Buyer's email or phone number");
    await input.fill('nobody');
    await button(form, 'Check').click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await input.fill('nur.aina@mail.test');
    await button(form, 'Check').click();
    await expectToast(page, 'Ticket has not been paid');
    await expect(form).toBeVisible();
    await payLate(payment);
    await button(form, 'Check').click();
    await expectToast(page, 'Payment has been updated');
    await expect(form).toBeHidden();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  });

  await test.step('the terminal took the money, and the server was never told', async () => {
    const { data } = await manager.call.listTickets({ query: { platform: 'terminal' } });
    const pages = await Promise.all(
      [1, 2, 3].map((at) => manager.call.listTickets({ query: { platform: 'terminal', page: at } })),
    );
    const unpaid = [...data, ...pages.flatMap((one) => one.data)].find(({ ribbon }) => ribbon === 'Unpaid');
    expect(unpaid, 'the world has an unpaid ticket of a terminal').toBeDefined();
    await goTo(page, `/d/tickets-detail/${unpaid!.code}`);
    await expect(region(page, 'Payment')).toContainText('K9 Terminal');
    await chooseMore(page, 'Mark as Paid (terminal)');
    const form = dialog(page, 'Hold On!');
    await button(form, 'Mark as Paid').click();
    await expect(form.getByLabel('Device ID')).toBeFocused();
    await form.getByLabel('Device ID').fill('K9-0012');
    await form.getByLabel('Terminal ID').fill('T-4471');
    await button(form, 'Mark as Paid').click();
    await expectToast(page, 'Ticket has been marked as paid!');
  });

  await test.step('purchase and QR code go to the park service after a question', async () => {
    const body = counterSale({ package_id: 4, amount: 80, cash_in: 80, cash_out: 0 });
    const { ticket } = await cashier.call.generateTicket({ body });
    await goTo(page, `/d/tickets-detail/${ticket!.code}`);
    for (const [sent, name] of ['Send Purchase Data', 'Send QRCode Data'].entries()) {
      await chooseMore(page, name);
      await button(page.getByRole('alertdialog', { name: 'Hold On!' }), 'Send').click();
      await expectToast(page, 'Data has been sent');
      await expect.poll(() => world.journal('syncMinisigua')).toHaveLength(sent + 1);
    }
    await world.setPark(502);
    await chooseMore(page, 'Send Purchase Data');
    await button(page.getByRole('alertdialog', { name: 'Hold On!' }), 'Send').click();
    await expectToast(page, 'The park service did not accept the data');
    await expect(region(page, 'Logs')).toContainText('502');
  });
});
