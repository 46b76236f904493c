import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { PNG_FILE } from '@testing/forms.ts';
import { largePicture } from '@testing/large-picture.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { dropFiles, userRow } from '@testing/users.ts';

test('the picture of a user is one of at most 5 MB, chosen, seen, uploaded, shown in the list, and removed', async () => {
  const world = createTestWorld();
  await renderScreen('/d/users/5/picture', { as: 'manager', world });
  const file = page.getByLabelText('Choose a picture');
  const alert = page.getByRole('alert');
  const preview = page.getByRole('img', { name: 'Preview' });
  const upload = page.getByRole('button', { name: 'Upload' });

  await step('must be one picture of at most 5 MB, regardless of its name', async () => {
    await file.upload(new File(['just some words'], 'notes.png', { type: 'image/png' }));
    await expect.element(alert.getByText('File not supported.')).toBeVisible();
    await expect.element(upload).toBeDisabled();
    await dropFiles([largePicture()]);
    await expect.element(alert.getByText('Image must be below 5MB.')).toBeVisible();
    await expect.element(upload).toBeDisabled();
    await dropFiles([PNG_FILE, PNG_FILE]);
    await expect.element(alert.getByText('One picture at a time, please.')).toBeVisible();
    await dropFiles([PNG_FILE]);
    await expect.element(preview).toBeVisible();
    await expect.element(upload).toBeEnabled();
    expect(await world.journal('uploadUserPicture')).toEqual([]);
    await press('Escape');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  await step('is chosen, seen, uploaded, shown in the list, and removed', async () => {
    const change = page.getByRole('link', { name: 'Change the picture of Aisyah Rahman' });
    await change.click();
    await expect.element(page.getByRole('dialog', { name: 'Picture of Aisyah Rahman' })).toBeVisible();
    await expect.element(upload).toBeDisabled();
    await file.upload(PNG_FILE);
    await expect.element(preview).toBeVisible();
    await upload.click();
    await expect.element(page.getByText('Image has been uploaded!')).toBeVisible();
    const shown = userRow('Aisyah Rahman').getByCss('img');
    await expect.element(shown).toHaveAttribute('src', expect.stringContaining('/storage/users/'));
    // The browser shows another picture, which the tests serve: what the simulator serves is read as the browser would.
    const picture = await (await world.serve((shown.element() as HTMLImageElement).src)).blob();
    expect(await createImageBitmap(picture)).toMatchObject({ width: 1, height: 1 });
    await change.click();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
    await expect.element(page.getByText('Image has been removed')).toBeVisible();
    await expect.element(shown).not.toBeInTheDocument();
  });
});
