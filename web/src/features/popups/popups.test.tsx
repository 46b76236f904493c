import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, press } from '@testing/actions.ts';
import { PNG_FILE } from '@testing/forms.ts';
import { largePicture } from '@testing/large-picture.ts';
import { AT_A_DESK, expectLive, lookAt } from '@testing/looks.ts';
import { rights } from '@testing/records.ts';
import { expectNoToast } from '@testing/toasts.ts';

const form = (): Locator => page.getByRole('dialog').last();
const field = (name: string): Locator => form().getByLabelText(name);
const picture = (): Locator => form().getByLabelText('Choose a picture');
const switchOf = (name: string): Locator => page.getByRole('switch', { name: `Active: ${name}` });

test('a popup needs a picture that is one, a name, days and a web address for a link', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/popup?search=deal', { as: manager, world });
  await expectTexts(page.getByRole('columnheader'), ['#', 'Name', 'Start', 'End', 'Active', 'Action']);
  await page.getByRole('button', { name: 'Add popup' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Add Popup' })).toBeVisible();
  await expect
    .element(form())
    .toHaveTextContent('Please do not enable a popup unless there is an important announcement.');
  await expect.element(field('Link')).toHaveAttribute('placeholder', 'https://');
  await expect.element(picture()).toHaveAttribute('accept', expect.stringContaining('.pjpg'));
  await form().getByRole('button', { name: 'Add' }).click();
  await expect.element(picture()).toHaveFocus();
  expectNoToast();
  await expect.element(picture()).toHaveAccessibleDescription(/Please upload image/);
  await expect.element(form().getByText('Please complete this field')).toHaveLength(3);
  await lookAt('a new popup, with errors', AT_A_DESK);

  await picture().upload(new File(['<script>alert(1)</script>'], 'river.png', { type: 'image/png' }));
  await expect.element(form().getByText('File not supported.')).toBeVisible();
  await picture().upload(largePicture());
  await expect.element(form().getByText('Image must be below 5MB.')).toBeVisible();
  expect(await world.journal('uploadPopupImage')).toEqual([]);
  await picture().upload(PNG_FILE);
  await expect.element(page.getByText('Image has been uploaded!')).toBeVisible();

  const good: Record<string, string> = { Name: '🛶 Anak Sungai', 'Start date': '2036-05-01', 'End date': '2036-05-03' };
  for (const [name, value] of Object.entries(good)) await field(name).fill(value);
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
    await field(name).fill(value);
    await form().getByRole('button', { name: 'Add' }).click();
    await expect.element(field(name), { message: `${name}: ${value}` }).toHaveFocus();
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(says));
    await expect.element(field(name)).toHaveValue(value);
    await field(name).fill(good[name] ?? '');
  }
  expect(await world.journal('addPopup')).toEqual([]);
  await form().getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByText('Popup has been added')).toBeVisible();
  await expect.poll(shownPath, { message: 'to the first page, without the search' }).toBe('/d/popup');
  await expect.element(switchOf('🛶 Anak Sungai')).not.toBeChecked();
  await page.getByRole('link', { name: 'View 🛶 Anak Sungai' }).click();
  await expect.element(page.getByRole('dialog', { name: "Popup's Detail" })).toHaveTextContent('Inactive');
  await openPath(shownPath());
  await expect.element(form().getByRole('img', { name: 'Image of 🛶 Anak Sungai' })).toBeVisible();
});

test('anyone who sees the list can switch a popup: immediately, back with a word when it fails, and seen elsewhere', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Popup', 'View') } });
  const csa = await world.signIn('csa');
  await renderScreen('/d/popup', { as: csa, world });
  await expectLive();
  await expect.element(page.getByRole('button', { name: 'Add popup' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();

  const name = 'Anniversary draw';
  await expect.element(switchOf(name)).not.toBeChecked();
  await world.addFault({ operationId: 'setPopupActive', nth: 1, code: 'internal_error', delay_ms: 600 });
  await switchOf(name).click();
  await expect.element(switchOf(name), { message: 'before the server has answered' }).toBeChecked();
  await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect.element(switchOf(name)).not.toBeChecked();
  await press(' ', switchOf(name));
  await expect.element(switchOf(name)).toBeChecked();
  await expect.element(switchOf(name)).toBeEnabled();
  const { data } = await manager.call.listPopups({ query: { search: name } });
  await manager.call.setPopupActive({ body: { id: data[0]!.id, active: 0 } });
  await expect.element(switchOf(name), { message: 'somebody else has switched it' }).not.toBeChecked();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('night');
  await expect.element(page.getByRole('row')).toHaveLength(4);
  await press('Enter', search);
  await expect.poll(shownPath).toMatch(/search=night/);
  await expect.element(page.getByRole('row')).toHaveLength(2);
});

test('popups meet somebody who saved first; the list and dialogs over it are accessible', async () => {
  const world = createTestWorld();
  const [manager, superuser] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
  const { data } = await manager.call.listPopups({});
  const { id, name, img, start_date, end_date } = data[0]!;
  await renderScreen(`/d/popup/${id}/edit`, { as: manager, world });
  await expect.element(field('Name')).toHaveValue(name);
  await field('Name').fill('Mine');
  await superuser.call.editPopup({ body: { id, name: 'Theirs', img, start_date, end_date, active: 0 } });
  await form().getByRole('button', { name: 'Save' }).click();
  const conflict = form().getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(conflict).toHaveFocus();
  await expect.element(field('Name')).toHaveValue('Mine');
  await lookAt('a popup that somebody else has saved', AT_A_DESK);
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(switchOf('Mine')).toBeVisible();
  await page.getByRole('link', { name: 'View Mine' }).click();
  await expect.element(form().getByRole('img', { name: 'Image of Mine' })).toBeVisible();
  await lookAt('a popup', AT_A_DESK);
});

test('a popup whose days are over, or have not begun, says so beside its switch', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listPopups({});
  const [ended, planned] = data;
  await manager.call.editPopup({
    body: { id: ended?.id ?? 0, name: 'Last year', start_date: '2020-01-01', end_date: '2020-01-31', active: 1 },
  });
  await manager.call.editPopup({
    body: { id: planned?.id ?? 0, name: 'Far away', start_date: '2090-01-01', end_date: '2090-01-31', active: 1 },
  });
  await renderScreen('/d/popup', { as: manager, world });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect.element(row('Last year')).toHaveTextContent('Ended');
  await expect.element(row('Far away')).toHaveTextContent('Not started');
  await switchOf('Last year').click();
  await expect.element(row('Last year')).not.toHaveTextContent('Ended');
});
