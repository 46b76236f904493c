import { PNG_FILE } from './support/catalogue.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { largePicture } from './support/large-picture.ts';
import { openPackage, question, save, section, summary, unsaved, wire } from './support/packages.ts';

const IMAGE = 'Please upload image to publish';

test('images come and go at once, their order with the save; the last one stays, and a copy starts without', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/404/);
  const manager = await openPackage(page, world, 1, 'Melaka River Day Cruise');
  const file = page.locator('input[type=file]');
  const list = page.getByRole('list', { name: 'Images' });
  await expect(page.getByText('The last image cannot be removed')).toBeVisible();
  await file.setInputFiles({ ...PNG_FILE, name: 'tide.png', buffer: Buffer.from('GIF89a not a picture') });
  await expect(page.getByText('File not supported.')).toBeVisible();
  await file.setInputFiles(largePicture());
  await expect(page.getByText('Image must be below 5MB.')).toBeVisible();
  await file.setInputFiles(PNG_FILE);
  await expect(page.getByText('Image has been uploaded!')).toBeVisible();
  await expect(list.getByRole('img')).toHaveCount(2);
  await expect(unsaved(page)).toBeHidden();

  const added = (await manager.call.getPackage({ params: { id: 1 } })).imgs?.at(1);
  await page.getByRole('button', { name: 'Move image 2 left' }).click();
  await save(page).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  expect((await manager.call.getPackage({ params: { id: 1 } })).imgs).toEqual([added, 'package-1.jpg']);

  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(question(page)).toContainText('Hold On!');
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image has been removed')).toBeVisible();
  await expect(list.getByRole('img')).toHaveCount(1);
  expect((await manager.call.getPackage({ params: { id: 1 } })).imgs).toEqual(['package-1.jpg']);

  await page.getByRole('link', { name: 'All packages' }).click();
  await page.getByRole('link', { name: 'Duplicate Melaka River Night Cruise' }).click();
  await expect(page.getByText('Images are not copied. Please upload them again.')).toBeVisible();
  await expect(wire(page, 'name')).toHaveValue('Copy of Melaka River Night Cruise');
  await expect(wire(page, 'adult_price')).toHaveValue('35.00');
  await expect(section(page, 'Agent discounts')).toContainText('18 bands');
  await save(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([`Images: ${IMAGE}`]);
  await file.setInputFiles(PNG_FILE);
  await expect(page.getByText('Image has been uploaded!').last()).toBeVisible();
  await page.reload();
  await expect(list.getByRole('img')).toHaveCount(1);
  await save(page).click();
  await expect(page.getByText('Package has been added')).toBeVisible();
  const [copy] = (await manager.call.listPackages({})).data;
  expect(copy).toMatchObject({
    name: 'Copy of Melaka River Night Cruise',
    adult_price: 35,
    imgs: [expect.any(String)],
  });

  await page.goto('/d/packages/9999');
  await expect(page.getByText('Package does not exist')).toBeVisible();
});
