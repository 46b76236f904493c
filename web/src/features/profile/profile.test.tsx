import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { step } from '@testing/actions.ts';
import { PNG_FILE } from '@testing/forms.ts';
import { lookAt } from '@testing/looks.ts';
import { clearToasts } from '@testing/toasts.ts';
import { dropFiles } from '@testing/users.ts';

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save' });
const saved = () => page.getByText('Changes has been saved');

test('a cashier changes the own name, phone, picture and password, and is refused at the field', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await renderScreen('/d/profile', { as: cashier, world });

  await step('name and phone are required, the phone is digits', async () => {
    await field('Name').fill('  ');
    await field('Phone').fill('+60 12');
    await save().click();
    await expect.element(page.getByText('Please complete this field')).toBeVisible();
    await expect.element(page.getByText('Phone accepts numbers only')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    expect(await world.journal('editUser')).toEqual([]);
  });

  await step('typed words are not left without a question', async () => {
    await field('Name').fill('Somebody else');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(field('Name')).toHaveValue('Somebody else');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(field('Name')).toHaveValue('Aisyah Rahman');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect.poll(shownPath).toMatch(/\/d\/dashboard$/);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: /My Profile/ }).click();
  });

  await step('name and phone are one’s own to change, and the account button follows at once', async () => {
    await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    for (const fixed of ['cashier', 'cashier@muara.test', 'Cashier']) {
      await expect.element(page.getByRole('definition').filter({ hasText: new RegExp(`^${fixed}$`) })).toBeVisible();
    }
    await field('Name').fill('Aisyah binti Rahman');
    await field('Phone').fill('0198887777');
    await save().click();
    await expect.element(saved()).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Account of/ })).toHaveTextContent('Aisyah binti Rahman');
    const [call] = await world.journal('editUser');
    expect(call!.body).toEqual({ id: 5, name: 'Aisyah binti Rahman', contact: '0198887777' });
    await openPath(shownPath());
    await expect.element(field('Phone')).toHaveValue('0198887777');
  });

  await step('the picture is dropped, uploaded and removed', async () => {
    await expect.element(page.getByText('Drop a picture here, or')).toBeVisible();
    await dropFiles([PNG_FILE]);
    await expect.element(page.getByRole('img', { name: 'Preview' })).toBeVisible();
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect.element(page.getByText('Image has been uploaded!')).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
    await expect.element(page.getByText('Image has been removed')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();
  });

  await step('what the server has against a picture opens Oopss', async () => {
    await page.getByLabelText('Choose a picture').upload(PNG_FILE);
    await world.addFault({
      operationId: 'uploadUserPicture',
      rate: 1,
      code: 'image_type',
      message: 'File not supported.',
    });
    await page.getByRole('button', { name: 'Upload' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect.element(dialog).toHaveTextContent('File not supported.');
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect.element(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  await step('a new password is the one to sign in with', async () => {
    clearToasts();
    await page.getByLabelText('New password').fill('12345');
    await save().click();
    await expect
      .element(page.getByLabelText('New password'))
      .toHaveAccessibleDescription(/Password must have 6 to 20 characters/);
    await expect.element(page.getByLabelText('New password')).toHaveFocus();
    await page.getByLabelText('New password').fill('kayuhan7');
    await save().click();
    await expect.element(saved()).toBeVisible();
    await expect.element(page.getByLabelText('New password')).toHaveValue('');
    await expect(world.signIn('cashier')).rejects.toThrow('The email or password is incorrect');
  });
});

test('My Profile is accessible, and has the booking message for those who write bookings', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await renderScreen('/d/profile', { as: manager, world });

  await step('My Profile is accessible', async () => {
    await field('Phone').fill('no');
    await save().click();
    await expect.element(page.getByText('Phone accepts numbers only')).toBeVisible();
    await lookAt('profile, with errors');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await step('the booking message is there for those who write bookings', async () => {
    await field('Booking default message').fill('Please be at the jetty\nten minutes early.');
    await save().click();
    await expect.element(saved()).toBeVisible();
    await openPath(shownPath());
    await expect.element(field('Booking default message')).toHaveValue('Please be at the jetty\nten minutes early.');
    await renderScreen('/d/profile', { as: cashier, world });
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Booking default message' })).not.toBeInTheDocument();
  });
});

test('an agent and a customer, too, have a profile', async () => {
  const world = createTestWorld();
  for (const account of ['agent', 'customer']) {
    await step(`${account}, too, has a profile`, async () => {
      const person = await world.signIn(account);
      await renderScreen('/d/user-profile', { as: person, world });
      await expect.poll(shownPath).toMatch(/\/d\/profile$/);
      await field('Name').fill('Somebody new');
      await save().click();
      await expect.element(saved()).toBeVisible();
    });
  }
});
