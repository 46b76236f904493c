import { Line } from './support/chat.ts';
import { test } from './support/elsewhere.ts';
import { expect, expectLive } from './support/fixtures.ts';
import { ticketOf } from '../support/stages/purchases.ts';
import { rights } from './support/records.ts';
import { daysAhead, seller, sellDated } from '../support/stages/tickets.ts';
import { button, dialog, expectToast } from './support/ticket-detail.ts';
import { box, field, fillNew, form, GOOD, role } from './support/user-form.ts';

const KEPT = ['View', 'Create', 'Update'];
const BACK = 'Page reloaded. Your input was restored.';

test('a right that is taken away while the form of a refund or a void is open', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/403/);
  const [manager, cashier] = await Promise.all([world.signIn('manager'), seller(world)]);
  const { open } = await daysAhead(world, cashier);
  const ticket = await sellDated(cashier, open[0]!);
  const give = (names: string[]) =>
    manager.call.editUser({ body: { id: cashier.user.id, policies: rights('Tickets', ...names) } });
  await cashier.open(page, `/d/tickets/0/${ticket.code}`);

  const note = dialog(page, 'Request for Void').getByLabel('Void note');
  await test.step('another right goes: the page reloads, and the form is open again with what was typed', async () => {
    await expectLive(page);
    await button(page, 'Request for Void').click();
    await note.fill('Sold twice');
    const loaded = page.waitForEvent('load');
    await give([...KEPT, 'Cancel (Request)']);
    await loaded;
    await expectToast(page, BACK);
    await expect(note).toHaveValue('Sold twice');
    expect(await page.evaluate(() => sessionStorage.getItem('muara.kept-forms'))).toBeNull();
    expect(await world.journal('requestCancel')).toHaveLength(0);
  });

  await test.step('a manager takes it away in another browser: the page reloads, and says why the form is gone', async () => {
    await expectLive(page);
    const users = await elsewhere(manager, `/d/users?search=${cashier.user.username}`);
    await users.getByRole('link', { name: `Edit ${cashier.user.name}` }).click();
    await form(users).getByRole('checkbox', { name: 'Tickets: Void (Request)' }).uncheck();
    await form(users).getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'You dont have permission');
    await expect(dialog(page, 'Request for Void')).toBeHidden();
    await expect(button(page, 'Request for Void')).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('muara.kept-forms'))).toBeNull();
    expect(await world.journal('requestCancel')).toHaveLength(0);
  });

  await test.step('with the right the button comes back, and the form is empty: it had been told of its end', async () => {
    await expectLive(page);
    await give([...KEPT, 'Refund (Request)', 'Cancel (Request)']);
    await button(page, 'Request for Void').click();
    await expect(note).toHaveValue('');
  });

  for (const [command, typed] of [
    ['Request for Void', { 'Void note': 'Sold twice' }],
    ['Request for Refund', { Bank: 'Maybank', 'Account number': '1234567890', 'Refund notes': 'We cannot come' }],
  ] as const)
    await test.step(`${command}: a window that did not hear of it learns of it when the form is sent`, async () => {
      await give([...KEPT, 'Refund (Request)', 'Cancel (Request)']);
      let line: Line | undefined;
      const deaf = await elsewhere(cashier, `/d/tickets/0/${ticket.code}`, async (tab) => {
        line = await Line.through(tab);
      });
      await expectLive(deaf);
      line?.lose('heard');
      await button(deaf, command).click();
      const asked = dialog(deaf, command);
      for (const [label, value] of Object.entries(typed)) {
        await asked.getByRole(label === 'Bank' ? 'combobox' : 'textbox', { name: label, exact: true }).fill(value);
        if (label === 'Bank') await deaf.getByRole('option', { name: value, exact: true }).click();
      }
      await give(KEPT);
      await button(asked, 'Send request').click();
      await expectToast(deaf, 'You dont have permission');
      await expect(deaf).toHaveURL(/\/d\/login/);
    });
  const { request_refund_at: refund, request_canceled_at: voiding } = await ticketOf(manager, ticket.code);
  expect([refund, voiding]).toEqual([null, null]);
});

test('a reload that the server asks for keeps what is typed of a new user, but no password', async ({
  page,
  world,
}) => {
  const [admin, manager] = await Promise.all([world.signIn('admin'), world.signIn('manager')]);
  await manager.open(page, '/d/users/new');
  await expectLive(page);
  await fillNew(page);
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });

  const loaded = page.waitForEvent('load');
  await admin.call.editUser({ body: { id: manager.user.id, can_chat: false } });
  await loaded;
  await expectToast(page, BACK);
  expect(asked, 'nothing but the password is lost, so nobody is asked').toEqual([]);
  const { Password: password, ...kept } = GOOD;
  for (const [name, value] of Object.entries(kept)) await expect(box(page, name)).toHaveValue(value);
  await expect(role(page)).toHaveValue('CSA');
  await expect(box(page, 'Password')).toHaveValue('');
  expect(await world.journal('addUser')).toHaveLength(0);

  await box(page, 'Password').fill(password!);
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expectToast(page, 'User has been added');
  await page.goto('/d/users/new');
  await expect(field(page, 'Name'), 'it is put back once').toHaveValue('');
});
