import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { expectAccessible } from '@testing/looks.ts';
import { PNG_FILE, question, save, summary, unsaved, wire } from '@testing/forms.ts';
import { largePicture } from '@testing/large-picture.ts';
import { openPackage, section } from '@testing/packages.ts';

const IMAGE = 'Please upload image to publish';

test('images come and go at once, their order with the save; the last one stays, and a copy starts without', async () => {
  const world = createTestWorld();
  complaints.allow(/404/);
  const manager = await openPackage(world, 1, 'Melaka River Day Cruise');
  const file = page.getByCss('input[type=file]');
  const list = page.getByRole('list', { name: 'Images' });
  await expect.element(page.getByText('The last image cannot be removed')).toBeVisible();
  await file.upload(new File(['GIF89a not a picture'], 'tide.png', { type: 'image/png' }));
  await expect.element(page.getByText('File not supported.')).toBeVisible();
  await file.upload(largePicture());
  await expect.element(page.getByText('Image must be below 5MB.')).toBeVisible();
  await file.upload(PNG_FILE);
  await expect.element(page.getByText('Image has been uploaded!')).toBeVisible();
  await expect.element(list.getByRole('img')).toHaveLength(2);
  await expect.element(unsaved()).not.toBeInTheDocument();

  const added = (await manager.call.getPackage({ params: { id: 1 } })).imgs?.at(1);
  await page.getByRole('button', { name: 'Move image 2 left' }).click();
  await save().click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  expect((await manager.call.getPackage({ params: { id: 1 } })).imgs).toEqual([added, 'package-1.jpg']);

  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await expect.element(question()).toHaveTextContent('Hold On!');
  await expectAccessible();
  await question().getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Image has been removed')).toBeVisible();
  await expect.element(list.getByRole('img')).toHaveLength(1);
  expect((await manager.call.getPackage({ params: { id: 1 } })).imgs).toEqual(['package-1.jpg']);

  await page.getByRole('link', { name: 'All packages' }).click();
  await page.getByRole('link', { name: 'Duplicate Melaka River Night Cruise' }).click();
  await expect.element(page.getByText('Images are not copied. Please upload them again.')).toBeVisible();
  await expect.element(wire('name')).toHaveValue('Copy of Melaka River Night Cruise');
  await expect.element(wire('adult_price')).toHaveValue('35.00');
  await expect.element(section('Agent discounts')).toHaveTextContent('18 bands');
  await save().click();
  await expectTexts(summary().getByRole('link'), [`Images: ${IMAGE}`]);
  await file.upload(PNG_FILE);
  await expect.element(list.getByRole('img')).toHaveLength(1);
  await openPath(shownPath());
  await expect.element(list.getByRole('img')).toHaveLength(1);
  await save().click();
  await expect.element(page.getByText('Package has been added')).toBeVisible();
  const [copy] = (await manager.call.listPackages({})).data;
  expect(copy).toMatchObject({
    name: 'Copy of Melaka River Night Cruise',
    adult_price: 35,
    imgs: [expect.any(String)],
  });

  await openPath('/d/packages/9999');
  await expect.element(page.getByText('Package does not exist')).toBeVisible();
});
