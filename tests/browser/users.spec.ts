import { enterWorld } from './support/enter-world.ts';
import { expect, expectLive, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { field, form, role } from './support/user-form.ts';
import { goTo } from './support/walk.ts';
import { userRow, userRows } from './support/users.ts';

test.describe('the list of users', () => {
  test('one manager reads, changes and removes users in the list', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/users');
    await test.step('has its columns and its numbers, and one cannot remove oneself', async () => {
      await expect(page.getByRole('columnheader')).toHaveText([
        '#',
        'Name',
        'Username',
        'Phone',
        'Role',
        'Active',
        'Action',
      ]);
      await expect(userRows(page)).toHaveCount(13);
      await expect(userRows(page).first().getByRole('cell').first()).toHaveText('1');
      await expect(userRow(page, 'Halim Sidek')).toContainText('Inactive');
      const own = userRow(page, 'Lim Siew Mei');
      await expect(own.getByRole('link', { name: 'Edit Lim Siew Mei' })).toBeVisible();
      await expect(own.getByRole('button', { name: /^Delete/ })).toBeHidden();
    });

    await test.step('asks before typed words are lost: by Escape, by the button, by Back', async () => {
      await userRow(page, 'Faizal Othman').getByRole('link', { name: 'Edit Faizal Othman' }).click();
      await field(page, 'Name').fill('Somebody else');
      const question = page
        .getByRole('alertdialog')
        .filter({ hasText: 'You have an unsaved changes. Discard changes?' });
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => form(page).getByRole('button', { name: 'Cancel' }).click(),
        () => page.goBack(),
      ]) {
        await leave();
        await expect(question).toBeVisible();
        await question.getByRole('button', { name: 'Keep editing' }).click();
        await expect(field(page, 'Name')).toHaveValue('Somebody else');
      }
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(userRow(page, 'Faizal Othman')).toBeVisible();
      expect(await world.journal('editUser')).toEqual([]);
    });

    await test.step('is changed: only what was changed is sent, and the row follows', async () => {
      await userRow(page, 'Faizal Othman').getByRole('link', { name: 'Edit Faizal Othman' }).click();
      await expect(field(page, 'Username')).toBeDisabled();
      await field(page, 'Name').fill('Faizal bin Othman');
      await role(page).selectOption('Supervisor');
      await expect(form(page).getByRole('checkbox', { name: 'Tickets: Void (Approve)' })).toBeChecked();
      await form(page).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Changes has been saved')).toBeVisible();
      await expect(userRow(page, 'Faizal bin Othman')).toContainText('Supervisor');
      const [call] = await world.journal('editUser');
      expect(Object.keys(call!.body as object).toSorted()).toEqual(['id', 'name', 'policies', 'role', 'updated_at']);
    });

    await test.step('is removed after a question that names them; the answer No is the one at hand', async () => {
      await userRow(page, 'Jason Ong').getByRole('button', { name: 'Delete Jason Ong' }).click();
      const question = page.getByRole('alertdialog', { name: 'Hold On!' });
      await expect(question).toContainText('Are you sure you want to delete this user?');
      await expect(question).toContainText('Jason Ong');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(userRow(page, 'Jason Ong')).toBeVisible();
      await userRow(page, 'Jason Ong').getByRole('button', { name: 'Delete Jason Ong' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('User has been removed')).toBeVisible();
      await expect(userRow(page, 'Jason Ong')).toHaveCount(0);
      await expect(page.getByText('12 users')).toBeVisible();
    });
  });

  test('cashier, marketing and agent are led to the dashboard', async ({ context, world }) => {
    for (const account of ['cashier', 'marketing', 'agent']) {
      await test.step(`${account} is led to the dashboard`, async () => {
        const person = await world.signIn(account);
        const tab = await context.newPage();
        await person.open(tab, '/d/users');
        await expect(tab.getByRole('alert').getByText('You dont have permission')).toBeVisible();
        await expect(tab).toHaveURL(/\/d\/dashboard$/);
        await tab.close();
      });
    }
  });

  test('who is online and takes part in the chat can be written to; oneself cannot', async ({
    page,
    context,
    world,
  }) => {
    const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
    const other = await context.browser()!.newContext({ baseURL: new URL(world.base).origin });
    await enterWorld(other, world);
    const theirs = await other.newPage();
    await cashier.open(theirs);
    await expectLive(theirs);
    await manager.open(page, '/d/users');
    await expect(
      userRow(page, 'Aisyah Rahman').getByRole('button', { name: 'Chat with Aisyah Rahman (online)' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Chat with/ })).toHaveCount(1);
    await other.close();
    await expect(page.getByRole('button', { name: /^Chat with/ })).toHaveCount(0);
  });
});

test.describe('adding a user', () => {});

test.describe('a user', () => {
  test('a user is looked at by an address of its own; a Cashier has shift slips, for a Manager alone', async ({
    page,
    world,
  }) => {
    const [manager, admin, cashier] = await Promise.all([
      world.signIn('manager'),
      world.signIn('admin'),
      world.signIn('cashier'),
    ]);
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
    await test.step('to look at: an address that survives a reload and closes to the list it came from', async () => {
      await manager.open(page, '/d/users/5?role=Cashier');
      const dialog = page.getByRole('dialog', { name: 'Aisyah Rahman' });
      await expect(dialog).toContainText('cashier@muara.test');
      await expect(dialog.getByRole('checkbox', { name: 'Tickets: Create' })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: 'Tickets: Create' })).toBeDisabled();
      await expect(dialog.getByRole('checkbox', { name: 'Tickets: Void (Request)' })).toBeVisible();
      await page.reload();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/d\/users\?role=Cashier$/);
      await expect(userRows(page)).toHaveCount(5);
      await userRow(page, 'Aisyah Rahman').getByRole('link', { name: 'View Aisyah Rahman' }).click();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(userRow(page, 'Aisyah Rahman').getByRole('link', { name: 'View Aisyah Rahman' })).toBeFocused();
      await goTo(page, '/d/users/99999');
      await expect(page.getByRole('dialog').getByText('User does not exist')).toBeVisible();
    });

    await test.step('a Cashier has shift slips for a Manager; nobody else has, and an Admin sees none', async () => {
      await goTo(page, '/d/users/5');
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Print start slip' }).click();
      expect((await waiting).suggestedFilename()).toBe('start-shift.pdf');
      await goTo(page, '/d/users/7');
      await expect(page.getByRole('dialog', { name: 'Kumar Selvam' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print start slip' })).toHaveCount(0);
      const tab = await page.context().newPage();
      await admin.open(tab, '/d/users/5');
      await expect(tab.getByRole('dialog', { name: 'Aisyah Rahman' })).toBeVisible();
      await expect(tab.getByRole('button', { name: 'Print start slip' })).toHaveCount(0);
    });
  });
});

test('users are accessible, in every mode of the dialog', async ({ page, world }) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/users?role=Cashier');
  await expect(userRows(page)).toHaveCount(5);
  await lookAt(page, 'the list');
  await goTo(page, '/d/users/5');
  await expect(page.getByRole('checkbox', { name: 'Tickets: Create' })).toBeVisible();
  await lookAt(page, 'view');
  await goTo(page, '/d/users/new');
  await field(page, 'Name').waitFor();
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(form(page).getByText('Please select role')).toBeVisible();
  await lookAt(page, 'add, with errors');
  await goTo(page, '/d/users');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goTo(page, '/d/users/5/edit');
  await field(page, 'Name').waitFor();
  await lookAt(page, 'edit');
  await goTo(page, '/d/users/5/picture');
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByRole('alert').getByText('File not supported.')).toBeVisible();
  await lookAt(page, 'picture');
});
