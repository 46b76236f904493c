import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { dropFiles, PNG } from './support/users.ts';

// Half-faded colours are nobody's colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const saved = (page: Page) => page.getByText('Changes has been saved');

/** Takes away what has been said, so that a step hears its own. */
async function clearToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(dismiss).toHaveCount(0);
}

test('a cashier changes the own name, phone, picture and password, and is refused at the field', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/422/);
  const cashier = await world.signIn('cashier');
  await cashier.open(page, '/d/profile');

  await test.step('name and phone are required, the phone is digits', async () => {
    await field(page, 'Name').fill('  ');
    await field(page, 'Phone').fill('+60 12');
    await save(page).click();
    await expect(page.getByText('Please complete this field')).toBeVisible();
    await expect(page.getByText('Phone accepts numbers only')).toBeVisible();
    await expect(field(page, 'Name')).toBeFocused();
    expect(await world.journal('editUser')).toEqual([]);
  });

  await test.step('typed words are not left without a question', async () => {
    await field(page, 'Name').fill('Somebody else');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const question = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'Name')).toHaveValue('Somebody else');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(field(page, 'Name')).toHaveValue('Aisyah Rahman');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(/\/d\/dashboard$/);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('link', { name: /My Profile/ }).click();
  });

  await test.step('name and phone are one’s own to change, and the account button follows at once', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    for (const fixed of ['cashier', 'cashier@muara.test', 'Cashier']) {
      await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${fixed}$`) })).toBeVisible();
    }
    await field(page, 'Name').fill('Aisyah binti Rahman');
    await field(page, 'Phone').fill('0198887777');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account of/ })).toContainText('Aisyah binti Rahman');
    const [call] = await world.journal('editUser');
    expect(call!.body).toEqual({ id: 5, name: 'Aisyah binti Rahman', contact: '0198887777' });
    await page.reload();
    await expect(field(page, 'Phone')).toHaveValue('0198887777');
  });

  await test.step('the picture is dropped, shown beside the name, and removed', async () => {
    await expect(page.getByText('Drop a picture here, or')).toBeVisible();
    await dropFiles(page, [{ name: 'me.png', base64: PNG.toString('base64') }]);
    await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Image has been uploaded!')).toBeVisible();
    const beside = page.getByRole('button', { name: /^Account of/ }).locator('img');
    await expect(beside).toHaveAttribute('src', /\/storage\/users\//);
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
    await expect(page.getByText('Image has been removed')).toBeVisible();
    await expect(beside).toHaveCount(0);
  });

  await test.step('what the server has against a picture opens Oopss', async () => {
    await page.getByLabel('Choose a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    await world.addFault({
      operationId: 'uploadUserPicture',
      rate: 1,
      code: 'image_type',
      message: 'File not supported.',
    });
    await page.getByRole('button', { name: 'Upload' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect(dialog).toContainText('File not supported.');
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  await test.step('a new password is the one to sign in with', async () => {
    await clearToasts(page);
    await page.getByLabel('New password').fill('12345');
    await save(page).click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Password must have 6 to 20 characters/);
    await expect(page.getByLabel('New password')).toBeFocused();
    await page.getByLabel('New password').fill('kayuhan7');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue('');
    await expect(world.signIn('cashier')).rejects.toThrow();
  });
});

test('My Profile is accessible, and has the booking message for those who write bookings', async ({
  page,
  context,
  world,
}) => {
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await manager.open(page, '/d/profile');

  await test.step('My Profile is accessible', async () => {
    await field(page, 'Phone').fill('no');
    await save(page).click();
    await expect(page.getByText('Phone accepts numbers only')).toBeVisible();
    await lookAt(page, 'profile, with errors');
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('the booking message is there for those who write bookings', async () => {
    await field(page, 'Booking default message').fill('Please be at the jetty\nten minutes early.');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Booking default message')).toHaveValue('Please be at the jetty\nten minutes early.');
    const tab = await context.newPage();
    await cashier.open(tab, '/d/profile');
    await expect(tab.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(tab.getByRole('textbox', { name: 'Booking default message' })).toHaveCount(0);
  });
});

test('an agent and a customer, too, have a profile', async ({ context, world }) => {
  for (const account of ['agent', 'customer']) {
    await test.step(`${account}, too, has a profile`, async () => {
      const page = await context.newPage();
      const person = await world.signIn(account);
      await person.open(page, '/d/user-profile');
      await expect(page).toHaveURL(/\/d\/profile$/);
      await field(page, 'Name').fill('Somebody new');
      await save(page).click();
      await expect(saved(page)).toBeVisible();
      await page.close();
    });
  }
});
