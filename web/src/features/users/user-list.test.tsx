import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, goTo, press, step } from '@testing/actions.ts';
import { savedFile } from '@testing/saved-file.ts';
import { field, form, role } from '@testing/user-form.ts';
import { userRow, userRows } from '@testing/users.ts';

test('one manager reads, changes and removes users in the list', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/users', { as: manager, world });
  await step('has its columns and its numbers, and one cannot remove oneself', async () => {
    await expectTexts(page.getByRole('columnheader'), ['#', 'Name', 'Username', 'Phone', 'Role', 'Active', 'Action']);
    await expect.element(userRows()).toHaveLength(13);
    await expectTexts(userRows().first().getByRole('cell').first(), '1');
    await expect.element(userRow('Halim Sidek')).toHaveTextContent('Inactive');
    const own = userRow('Lim Siew Mei');
    await expect.element(own.getByRole('link', { name: 'Edit Lim Siew Mei' })).toBeVisible();
    await expect.element(own.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  });

  await step('asks before typed words are lost: by Escape, by the button, by Back', async () => {
    await userRow('Faizal Othman').getByRole('link', { name: 'Edit Faizal Othman' }).click();
    await field('Name').fill('Somebody else');
    const question = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
    for (const leave of [
      () => press('Escape'),
      () => form().getByRole('button', { name: 'Cancel' }).click(),
      () => Promise.resolve(history.back()),
    ]) {
      await leave();
      await expect.element(question).toBeVisible();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect.element(field('Name')).toHaveValue('Somebody else');
    }
    await press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(userRow('Faizal Othman')).toBeVisible();
    expect(await world.journal('editUser')).toEqual([]);
  });

  await step('is changed: only what was changed is sent, and the row follows', async () => {
    await userRow('Faizal Othman').getByRole('link', { name: 'Edit Faizal Othman' }).click();
    await expect.element(field('Username')).toBeDisabled();
    await field('Name').fill('Faizal bin Othman');
    await role().selectOptions('Supervisor');
    await expect.element(form().getByRole('checkbox', { name: 'Tickets: Void (Approve)' })).toBeChecked();
    await form().getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Changes has been saved')).toBeVisible();
    await expect.element(userRow('Faizal bin Othman')).toHaveTextContent('Supervisor');
    const [call] = await world.journal('editUser');
    expect(Object.keys(call!.body as object).toSorted()).toEqual(['id', 'name', 'policies', 'role', 'updated_at']);
  });

  await step('is removed after a question that names them; the answer No is the one at hand', async () => {
    await userRow('Jason Ong').getByRole('button', { name: 'Delete Jason Ong' }).click();
    const question = page.getByRole('alertdialog', { name: 'Hold On!' });
    await expect.element(question).toHaveTextContent('Are you sure you want to delete this user?');
    await expect.element(question).toHaveTextContent('Jason Ong');
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Escape');
    await expect.element(userRow('Jason Ong')).toBeVisible();
    await userRow('Jason Ong').getByRole('button', { name: 'Delete Jason Ong' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('User has been removed')).toBeVisible();
    await expect.element(userRow('Jason Ong')).not.toBeInTheDocument();
    await expect.element(page.getByText('12 users')).toBeVisible();
  });
});

test('a user is looked at by an address of its own; a Cashier has shift slips, for a Manager alone', async () => {
  const world = createTestWorld();
  const [manager, admin, cashier] = await Promise.all([
    world.signIn('manager'),
    world.signIn('admin'),
    world.signIn('cashier'),
  ]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  await step('to look at: an address that survives a reload and closes to the list it came from', async () => {
    await renderScreen('/d/users/5?role=Cashier', { as: manager, world });
    const dialog = page.getByRole('dialog', { name: 'Aisyah Rahman' });
    await expect.element(dialog).toHaveTextContent('cashier@muara.test');
    await expect.element(dialog.getByRole('checkbox', { name: 'Tickets: Create' })).toBeChecked();
    await expect.element(dialog.getByRole('checkbox', { name: 'Tickets: Create' })).toBeDisabled();
    await expect.element(dialog.getByRole('checkbox', { name: 'Tickets: Void (Request)' })).toBeVisible();
    await openPath(shownPath());
    await expect.element(dialog).toBeVisible();
    await press('Escape');
    await expect.poll(shownPath).toMatch(/\/d\/users\?role=Cashier$/);
    await expect.element(userRows()).toHaveLength(5);
    await userRow('Aisyah Rahman').getByRole('link', { name: 'View Aisyah Rahman' }).click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.poll(shownPath).toBe('/d/users?role=Cashier');
    await goTo('/d/users/99999');
    await expect.element(page.getByRole('dialog').getByText('User does not exist')).toBeVisible();
  });

  await step('a Cashier has shift slips for a Manager; nobody else has, and an Admin sees none', async () => {
    await goTo('/d/users/5');
    const saved = savedFile();
    await page.getByRole('button', { name: 'Print start slip' }).click();
    expect((await saved).name).toBe('start-shift.pdf');
    await goTo('/d/users/7');
    await expect.element(page.getByRole('dialog', { name: 'Kumar Selvam' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Print start slip' })).not.toBeInTheDocument();
    await renderScreen('/d/users/5', { as: admin, world });
    await expect.element(page.getByRole('dialog', { name: 'Aisyah Rahman' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Print start slip' })).not.toBeInTheDocument();
  });
});
