import type { Locator, Page } from '@playwright/test';
import { PNG_FILE } from './support/catalogue.ts';
import { test } from './support/elsewhere.ts';
import { expect, expectLive } from './support/fixtures.ts';
import { largePicture } from './support/large-picture.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { rights } from './support/records.ts';
import { expectNoToast } from './support/toasts.ts';

const form = (page: Page): Locator => page.getByRole('dialog').last();
const field = (page: Page, name: string): Locator => form(page).getByLabel(name);
const picture = (page: Page): Locator => form(page).getByLabel('Choose a picture');
const switchOf = (page: Page, name: string): Locator => page.getByRole('switch', { name: `Active: ${name}` });

test('a popup needs a picture that is one, a name, days and a web address for a link', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/popup?search=deal');
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Name', 'Start', 'End', 'Active', 'Action']);
  await page.getByRole('button', { name: 'Add popup' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Popup' })).toBeVisible();
  await expect(form(page)).toContainText('Please do not enable a popup unless there is an important announcement.');
  await expect(field(page, 'Link')).toHaveAttribute('placeholder', 'https://');
  await expect(picture(page)).toHaveAttribute('accept', /\.pjpg/);
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(picture(page)).toBeFocused();
  await expectNoToast(page);
  await expect(picture(page)).toHaveAccessibleDescription(/Please upload image/);
  await expect(form(page).getByText('Please complete this field')).toHaveCount(3);
  await lookAt(page, 'a new popup, with errors', AT_A_DESK);

  const broken = { name: 'river.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };
  await picture(page).setInputFiles(broken);
  await expect(form(page).getByText('File not supported.')).toBeVisible();
  await picture(page).setInputFiles(largePicture());
  await expect(form(page).getByText('Image must be below 5MB.')).toBeVisible();
  expect(await world.journal('uploadPopupImage')).toEqual([]);
  await picture(page).setInputFiles(PNG_FILE);
  await expect(page.getByText('Image has been uploaded!')).toBeVisible();

  const good: Record<string, string> = { Name: '🛶 Anak Sungai', 'Start date': '2036-05-01', 'End date': '2036-05-03' };
  for (const [name, value] of Object.entries(good)) await field(page, name).fill(value);
  const WRONG: [name: string, value: string, says: string][] = [
    ['Name', '   ', 'Please complete this field'],
    ['Name', 'x'.repeat(121), 'This text is too long'],
    ['Link', 'javascript:alert(1)', 'Please enter a link that begins with'],
    ['Link', 'muara.test', 'Please enter a link that begins with'],
    ['Link', `https://muara.test/${'x'.repeat(500)}`, 'This text is too long'],
    ['Start date', '', 'Please complete this field'],
    ['End date', '2036-04-30', 'The end cannot be before the start'],
  ];
  for (const [name, value, says] of WRONG) {
    await field(page, name).fill(value);
    await form(page).getByRole('button', { name: 'Add' }).click();
    await expect(field(page, name), `${name}: ${value}`).toBeFocused();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(says));
    await expect(field(page, name)).toHaveValue(value);
    await field(page, name).fill(good[name] ?? '');
  }
  expect(await world.journal('addPopup')).toEqual([]);
  await form(page).getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Popup has been added')).toBeVisible();
  await expect(page, 'to the first page, without the search').toHaveURL(/\/d\/popup$/);
  await expect(switchOf(page, '🛶 Anak Sungai')).not.toBeChecked();
  await page.getByRole('link', { name: 'View 🛶 Anak Sungai' }).click();
  await expect(page.getByRole('dialog', { name: "Popup's Detail" })).toContainText('Inactive');
  await page.reload();
  await expect(form(page).getByRole('img', { name: 'Image of 🛶 Anak Sungai' })).toBeVisible();
});

test('anyone who sees the list can switch a popup: immediately, back with a word when it fails, and seen elsewhere', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/500/);
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Popup', 'View') } });
  const csa = await world.signIn('csa');
  const theirs = await elsewhere(manager, '/d/popup');
  await csa.open(page, '/d/popup');
  await Promise.all([expectLive(page), expectLive(theirs)]);
  await expect(page.getByRole('button', { name: 'Add popup' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  const name = 'Anniversary draw';
  await expect(switchOf(page, name)).not.toBeChecked();
  await world.addFault({ operationId: 'setPopupActive', nth: 1, code: 'internal_error', delay_ms: 600 });
  await switchOf(page, name).click();
  await expect(switchOf(page, name), 'before the server has answered').toBeChecked();
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect(switchOf(page, name)).not.toBeChecked();
  await switchOf(page, name).press('Space');
  await expect(switchOf(page, name)).toBeChecked();
  await expect(switchOf(theirs, name)).toBeChecked();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('night');
  await page.clock.install();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('row')).toHaveCount(4);
  await search.press('Enter');
  await expect(page).toHaveURL(/search=night/);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('popups meet somebody who saved first; the list and dialogs over it are accessible', async ({
  page,
  world,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422/);
  const [manager, superuser] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
  const { data } = await manager.call.listPopups({});
  const { id, name, img, start_date, end_date } = data[0]!;
  await manager.open(page, `/d/popup/${id}/edit`);
  await expect(field(page, 'Name')).toHaveValue(name);
  await field(page, 'Name').fill('Mine');
  await superuser.call.editPopup({ body: { id, name: 'Theirs', img, start_date, end_date, active: 0 } });
  await form(page).getByRole('button', { name: 'Save' }).click();
  const conflict = form(page).getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(conflict).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue('Mine');
  await lookAt(page, 'a popup that somebody else has saved', AT_A_DESK);
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(switchOf(page, 'Mine')).toBeVisible();
  await lookAt(page, 'popups');
  await page.getByRole('link', { name: 'View Mine' }).click();
  await expect(form(page).getByRole('img', { name: 'Image of Mine' })).toBeVisible();
  await lookAt(page, 'a popup', AT_A_DESK);
});

test('a popup whose days are over, or have not begun, says so beside its switch', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPopups({});
  const [ended, planned] = data;
  await manager.call.editPopup({
    body: { id: ended?.id ?? 0, name: 'Last year', start_date: '2020-01-01', end_date: '2020-01-31', active: 1 },
  });
  await manager.call.editPopup({
    body: { id: planned?.id ?? 0, name: 'Far away', start_date: '2090-01-01', end_date: '2090-01-31', active: 1 },
  });
  await manager.open(page, '/d/popup');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Last year')).toContainText('Ended');
  await expect(row('Far away')).toContainText('Not started');
  await switchOf(page, 'Last year').click();
  await expect(row('Last year')).not.toContainText('Ended');
});
