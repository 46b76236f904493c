import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { goTo, press, step, textsOf, type } from '@testing/actions.ts';
import { AT_A_DESK, expectAccessible, expectLive, lookAt, passThrottle } from '@testing/looks.ts';
import { savedFile } from '@testing/saved-file.ts';
import { rights } from '@testing/records.ts';
import { button, chooseMore, dialog, expectToast, region } from '@testing/ticket-detail.ts';
import {
  dayName,
  daysAhead,
  seller,
  sellDated,
  sellSeats,
  payOnline,
  sellOnCredit,
} from '../../../../tests/support/stages/tickets.ts';
import { counterSale, publicSale } from '../../../../tests/support/stages/sales.ts';

const BANK = { bank_name: 'Maybank', acc_no: '1234567890', refund_note: 'We cannot come' };

test('a ticket is corrected, mailed again, moved and refunded on one screen', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open, holiday } = await daysAhead(world, manager);
  const { code } = await sellDated(cashier, open[0]!);
  await renderScreen(`/d/tickets/0/${code}`, { as: manager, world });
  const info = region('Ticket Info');
  await expect.element(info).toHaveTextContent('10:00 - 11:00');

  await step('further addresses: a blank one is refused at its field', async () => {
    await button(page, 'Edit Email').click();
    const emails = dialog('Edit Email');
    await button(emails, 'Add another email').click();
    await expect.element(emails.getByRole('textbox', { name: 'Additional email 1' })).toHaveFocus();
    await button(emails, 'Save').click();
    await expect.element(emails.getByText('Please complete this field')).toBeVisible();
    await expect.element(emails.getByRole('textbox', { name: 'Additional email 1' })).toHaveFocus();
    await emails.getByRole('textbox', { name: 'Additional email 1' }).fill('office@mail.test');
    await expectAccessible();
    await button(emails, 'Save').click();
    await expectToast('Changes has been saved');
    await expect.element(region('Customer Info')).toHaveTextContent('office@mail.test');
  });

  await step('the receipt is mailed again once a minute, also after a reload', async () => {
    await button(page, 'Resend Receipt').dblClick();
    await expectToast("Receipt has been sent to customer's email");
    await expect.element(button(page, /^Resend in \d+ s$/)).toHaveAttribute('aria-disabled', 'true');
    await openPath(shownPath());
    await expect.element(button(page, /^Resend in \d+ s$/)).toHaveAccessibleDescription(/^Resend in \d+ s$/);
    await button(page, /^Resend in/).click({ force: true });
    await expect.element(region('Logs')).toHaveTextContent('office@mail.test');
    expect(await world.journal('resendReceipt')).toHaveLength(1);
  });

  await step('another departure: a holiday says why it cannot be, slots say what is left', async () => {
    await button(info, 'Change departure date').click();
    const calendar = dialog('Change departure date');
    const day = calendar.getByRole('button', { name: new RegExp(`^${dayName(holiday)}, .*Holiday`) });
    await expect.element(day).toHaveAttribute('aria-disabled', 'true');
    await day.click({ force: true });
    await expect.element(calendar.getByRole('status').filter({ hasText: 'Holiday' })).toBeVisible();
    const next = calendar.getByRole('button', { name: dayName(open[1]!) });
    await world.addFault({ operationId: 'listSlots', rate: 1, code: 'date_holiday', message: 'The jetty is closed' });
    await next.click();
    await expect.element(calendar.getByRole('alert').getByText('The jetty is closed')).toBeVisible();
    await world.clearFaults();
    await next.click();
    await expect.element(button(calendar, 'Change departure')).toHaveAccessibleDescription('Please select slot');
    await expect.element(calendar.getByRole('button', { name: /^11:00 - 12:00 \d+ seats left/ })).toBeVisible();
    await lookAt('slots', AT_A_DESK);
    await calendar.getByRole('button', { name: /^11:00 - 12:00/ }).click();
  });

  await step('the slot is taken between choosing and saving: the dialog says so, and another one does', async () => {
    const calendar = dialog('Change departure date');
    const seats = /(\d+) seats left/.exec(textsOf(calendar.getByRole('button', { name: /^11:00 -/ }))[0] ?? '');
    await sellSeats(cashier, open[1]!, '11:00 - 12:00', Number(seats?.[1]));
    await expect
      .element(calendar.getByRole('button', { name: /^11:00 - 12:00/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await button(calendar, 'Change departure').click();
    await expect.element(calendar.getByRole('alert')).toBeVisible();
    await expectAccessible();
    await calendar.getByRole('button', { name: /^13:00 - 14:00/ }).click();
    await button(calendar, 'Change departure').click();
    await expectToast('Departure date has been updated');
    await expect.element(info).toHaveTextContent('13:00 - 14:00');
    await expect.element(info).toHaveTextContent(dayName(open[1]!));
  });

  await step('the refund form keeps what was typed, and two clicks are one refund', async () => {
    await button(page, 'Refund').click();
    const form = dialog('Refund');
    await expect.element(form).toHaveTextContent('Full refund: RM 75.00');
    await expect.element(form).toHaveTextContent('voids the entire purchase');
    await button(form, 'Refund RM 75.00').click();
    await expect.element(form.getByRole('combobox', { name: 'Bank' })).toHaveFocus();
    await type('Oth');
    await page.getByRole('option', { name: 'Others' }).click();
    await form.getByLabelText('Other bank name').fill('Bank of Rivers');
    await form.getByLabelText('Account number').fill('12-34');
    await form.getByLabelText('Refund notes').fill('We cannot come');
    await button(form, 'Refund RM 75.00').click();
    await expect.element(form.getByLabelText('Account number')).toHaveFocus();
    await expectAccessible();
    await form.getByLabelText('Account number').fill('1234567890');
    dispatchEvent(new Event('focus'));
    await expect.element(form.getByLabelText('Refund notes')).toHaveValue('We cannot come');
    await button(form, 'Refund RM 75.00').dblClick();
    await expectToast('Ticket has been refunded');
    await expect.element(region('Refund')).toHaveTextContent('Bank of Rivers, 1234567890');
    expect(await world.journal('refundTicket')).toHaveLength(1);
  });

  await step('what a refunded ticket does not take says why; its timeline is shown', async () => {
    await expect.element(button(page, 'View Receipt')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'More').click();
    await expect.element(page.getByRole('menuitem', { name: 'Void' })).toHaveAccessibleDescription(/refunded/);
    await lookAt('menu', AT_A_DESK);
    await press('Escape');
    await expect.element(button(page, 'More')).toHaveFocus();
    const story = region('Timeline');
    await expect.element(story.getByRole('listitem').first()).toHaveTextContent(/manager/);
  });
});

test('a cashier asks for a refund or a void, and follows what is decided elsewhere', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open } = await daysAhead(world, manager);
  const [first, second, third] = [
    await sellDated(cashier, open[0]!),
    await sellDated(cashier, open[1]!),
    await sellDated(cashier, open[2]!),
  ];
  await renderScreen(`/d/tickets-detail/${first.code}`, { as: cashier, world });
  await expectLive();

  await step('a refund', async () => {
    await button(page, 'Request for Refund').click();
    const form = dialog('Request for Refund');
    await form.getByRole('combobox', { name: 'Bank' }).click();
    await page.getByRole('option', { name: 'Maybank' }).click();
    await form.getByLabelText('Account number').fill(BANK.acc_no);
    await form.getByLabelText('Refund notes').fill(BANK.refund_note);
    await button(form, 'Send request').click();
    await expectToast('Refund request has been submited');
    await expect.element(region('Refund')).toHaveTextContent('Waiting for a decision');
    await manager.call.approveRefund({ params: { id: first.id } });
    await expect.element(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  });

  await step('a void', async () => {
    await goTo(`/d/tickets/0/${second.code}`);
    await button(page, 'Request for Void').click();
    const form = dialog('Request for Void');
    await button(form, 'Send request').click();
    await expect.element(form.getByLabelText('Void note')).toHaveFocus();
    await form.getByLabelText('Void note').fill('Sold twice');
    await button(form, 'Send request').click();
    await expectToast('Void request has been submited');
    await manager.call.approveVoid({ body: { id: second.id, type: 'normal' } });
    await expectToast('Ticket has been canceled');
    await expect.element(page.getByText('Void', { exact: true }).first()).toBeVisible();
  });

  await step('anyone who loses the right is offered the command no more', async () => {
    await goTo(`/d/tickets/0/${third.code}`);
    await expect.element(button(page, 'Request for Void')).toBeVisible();
    const policies = rights('Tickets', 'View', 'Create', 'Update');
    await manager.call.editUser({ body: { id: cashier.user.id, policies } });
    await expect.element(button(page, 'Request for Void')).not.toBeInTheDocument();
    await expect.element(button(page, 'Request for Refund')).not.toBeInTheDocument();
    await expect.element(button(page, 'View Receipt')).toBeVisible();
  });
});

test('a manager decides each request once; the server ends the session of a manager who has lost the right', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open } = await daysAhead(world, manager);
  const [first, second] = [await sellDated(cashier, open[0]!), await sellDated(cashier, open[1]!)];
  const askRefund = () =>
    cashier.call.requestRefund({
      body: { id: first.id, ...BANK, name: 'Nur Aina', email: 'nur.aina@mail.test' },
    });
  const byCashier = new RegExp(`Requested by\\s*${cashier.user.name}`);
  const question = page.getByRole('alertdialog', { name: 'Hold On!' });
  const decide = async (kind: string, command: string) => {
    await button(region(kind), command).click();
    await button(question, command).click();
  };
  await askRefund();
  await renderScreen(`/d/tickets-detail/${first.code}`, { as: manager, world });
  await expectLive();

  await step('somebody else is faster', async () => {
    const panel = region('Refund');
    await expect.element(panel).toHaveTextContent('Maybank, 1234567890');
    await expect.element(panel).toHaveTextContent(byCashier);
    await button(panel, 'Approve refund').click();
    await expect.element(question).toHaveTextContent('voids the entire purchase');
    await manager.call.rejectRefund({ params: { id: first.id } });
    await button(question, 'Approve refund').click();
    await expectToast('Request already processed');
    await expect.element(panel).not.toBeInTheDocument();
  });

  await step('a refund: rejected, asked for again, approved', async () => {
    for (const [command, said] of [
      ['Reject refund', 'Refund request has been rejected'],
      ['Approve refund', 'Refund request has been approved'],
    ] as const) {
      await askRefund();
      passThrottle(world);
      await decide('Refund', command);
      await expectToast(said);
    }
    await expect.element(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  });

  await step('a void: rejected, then done without a request', async () => {
    await cashier.call.requestCancel({ body: { id: second.id, type: 'ticket', cancel_note: 'Sold twice' } });
    await goTo(`/d/tickets/0/${second.code}`);
    await expect.element(region('Void')).toHaveTextContent('Sold twice');
    await expect.element(region('Void')).toHaveTextContent(byCashier);
    await decide('Void', 'Reject void');
    await expectToast('Void request has been rejected');
    await button(page, 'Void').click();
    const form = dialog('Hold On!');
    await form.getByLabelText('Void note').fill('Sold twice');
    await button(form, 'Void ticket').dblClick();
    await expectToast('Ticket has been canceled');
    expect(await world.journal('cancelTicket')).toHaveLength(1);
  });

  await step('a right that is gone unheard', async () => {
    const third = await sellDated(cashier, open[2]!);
    await goTo(`/d/tickets/0/${third.code}`);
    await button(page, 'Void').click();
    const form = dialog('Hold On!');
    await form.getByLabelText('Void note').fill('Sold twice');
    await world.addFault({ operationId: 'cancelTicket', nth: 1, code: 'permission_denied' });
    await button(form, 'Void ticket').click();
    await expectToast('You dont have permission');
    await expect.poll(shownPath).toMatch(/\/d\/login/);
  });
});

test('money that came in otherwise: credit settled, a terminal, a payment that is asked for; the park service is called', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const credit = await sellOnCredit(cashier);
  await renderScreen(`/d/tickets-detail/${credit}`, { as: manager, world });

  await step('a credit facility and its document', async () => {
    const payment = region('Payment');
    await expect.element(payment).toHaveTextContent('Pending');
    const saved = savedFile();
    await button(payment, 'Download').click();
    expect((await saved).name).toBe(`credit-facility-${credit}.pdf`);
    await button(page, 'Mark as Paid').click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect.element(question).toHaveTextContent('RM 75.00');
    await button(question, 'Mark as Paid').click();
    await expectToast('Ticket has been marked as paid');
    await expect.element(payment).not.toHaveTextContent('Pending');
    await expect.element(button(page, 'Mark as Paid')).not.toBeInTheDocument();
  });

  await step('an online order that was not paid', async () => {
    const { open } = await daysAhead(world, manager);
    const { ticket, ...payment } = await manager.call.generatePublicTicket({
      body: publicSale({ depart_date: open[0]! }),
    });
    await goTo(`/d/tickets-detail/${ticket!.code}`);
    await chooseMore('Check payment');
    const form = dialog('Check payment');
    const input = form.getByLabelText("Buyer's email or phone number");
    await input.fill('nobody');
    await button(form, 'Check').click();
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible();
    await input.fill('nur.aina@mail.test');
    await button(form, 'Check').click();
    await expectToast('Ticket has not been paid');
    await expect.element(form).toBeVisible();
    await payOnline(payment, 'late', world.serve);
    await button(form, 'Check').click();
    await expectToast('Payment has been updated');
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  });

  await step('the terminal took the money, and the server was never told', async () => {
    const { data } = await manager.call.listTickets({ query: { platform: 'terminal' } });
    const pages = await Promise.all(
      [1, 2, 3].map((at) => manager.call.listTickets({ query: { platform: 'terminal', page: at } })),
    );
    const unpaid = [...data, ...pages.flatMap((one) => one.data)].find(({ ribbon }) => ribbon === 'Unpaid');
    expect(unpaid, 'the world has an unpaid ticket of a terminal').toBeDefined();
    await goTo(`/d/tickets-detail/${unpaid!.code}`);
    await expect.element(region('Payment')).toHaveTextContent('K9 Terminal');
    await chooseMore('Mark as Paid (terminal)');
    const form = dialog('Hold On!');
    await button(form, 'Mark as Paid').click();
    await expect.element(form.getByLabelText('Device ID')).toHaveFocus();
    await form.getByLabelText('Device ID').fill('K9-0012');
    await form.getByLabelText('Terminal ID').fill('T-4471');
    await button(form, 'Mark as Paid').click();
    await expectToast('Ticket has been marked as paid!');
  });

  await step('purchase and QR code go to the park service after a question', async () => {
    const body = counterSale({ package_id: 4, amount: 80, cash_in: 80, cash_out: 0 });
    const { ticket } = await cashier.call.generateTicket({ body });
    await goTo(`/d/tickets-detail/${ticket!.code}`);
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    for (const [name, logged] of [
      ['Send Purchase Data', 'Minisigua purchase'],
      ['Send QRCode Data', 'Minisigua scan'],
    ] as const) {
      await chooseMore(name);
      await button(question, 'Send').click();
      await expect.element(question).not.toBeInTheDocument();
      await expectToast('Data has been sent');
      await expect.element(region('Logs')).toHaveTextContent(logged);
    }
    await world.setPark(502);
    await chooseMore('Send Purchase Data');
    await button(question, 'Send').click();
    await expectToast('The park service did not accept the data');
    await expect.element(region('Logs')).toHaveTextContent('502');
  });
});
