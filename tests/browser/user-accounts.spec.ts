import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { largePicture } from './support/large-picture.ts';
import { dropFiles, PNG, userRow } from './support/users.ts';

test.describe('the picture of a user', () => {
  const choose = (page: Page, name: string, buffer: Buffer) =>
    page.getByLabel('Choose a picture').setInputFiles({ name, mimeType: 'image/png', buffer });
  const upload = (page: Page) => page.getByRole('button', { name: 'Upload' });

  test('is one of at most 5 MB, chosen, seen, uploaded, shown in the list, and removed', async ({ page, world }) => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/users/5/picture');
    await test.step('must be one picture of at most 5 MB, regardless of its name', async () => {
      await choose(page, 'notes.png', Buffer.from('just some words'));
      await expect(page.getByRole('alert').getByText('File not supported.')).toBeVisible();
      await expect(upload(page)).toBeDisabled();
      await page.getByLabel('Choose a picture').setInputFiles(largePicture());
      await expect(page.getByRole('alert').getByText('Image must be below 5MB.')).toBeVisible();
      await expect(upload(page)).toBeDisabled();
      const file = { name: 'a.png', base64: PNG.toString('base64') };
      await dropFiles(page, [file, { ...file, name: 'b.png' }]);
      await expect(page.getByRole('alert').getByText('One picture at a time, please.')).toBeVisible();
      await dropFiles(page, [file]);
      await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
      await expect(upload(page)).toBeEnabled();
      expect(await world.journal('uploadUserPicture')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('is chosen, seen, uploaded, shown in the list, and removed', async () => {
      await page.getByRole('link', { name: 'Change the picture of Aisyah Rahman' }).click();
      await expect(page.getByRole('dialog', { name: 'Picture of Aisyah Rahman' })).toBeVisible();
      await expect(upload(page)).toBeDisabled();
      await choose(page, 'me.png', PNG);
      await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
      await upload(page).click();
      await expect(page.getByText('Image has been uploaded!')).toBeVisible();
      const shown = userRow(page, 'Aisyah Rahman').locator('img');
      await expect(shown).toHaveAttribute('src', /\/storage\/users\//);
      await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
      await page.getByRole('link', { name: 'Change the picture of Aisyah Rahman' }).click();
      await page.getByRole('button', { name: 'Remove picture' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
      await expect(page.getByText('Image has been removed')).toBeVisible();
      await expect(shown).toHaveCount(0);
    });
  });
});
