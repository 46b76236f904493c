import { expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, press, type } from '@testing/actions.ts';
import { expectAccessible, expectLive, lookAt } from '@testing/looks.ts';

const content = (): Locator => page.getByRole('textbox', { name: 'Content' });
const tool = (name: string): Locator => page.getByRole('toolbar').getByRole('button', { name });
const save = (): Locator => page.getByRole('button', { name: 'Save' });

/** Presses Preview and returns the path that would open in a window without access to this one. */
async function previewedPath(name: string | RegExp): Promise<string> {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await page.getByRole('button', { name }).click();
  const [path, target, features] = open.mock.calls[0] ?? [];
  open.mockRestore();
  expect([target, features]).toEqual(['_blank', 'noopener']);
  return String(path);
}

test('a page is written with the keyboard and read by the public; its title stays', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/pages', { as: manager, world });
  await expect.element(page.getByRole('button', { name: 'Add page' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Edit Terms and Conditions' }).click();
  await expect.element(page.getByLabelText('Title')).toHaveAttribute('readonly', '');
  await expect.element(page.getByText(/^Last updated /)).toBeVisible();
  await content().click();
  await press('Control+A');
  await type('Weather');
  await tool('Heading 2').click();
  await press('End');
  await press('Enter');
  await type('We wait for ');
  await press('Control+B');
  await type('better <b>skies</b>');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await lookAt('the editor');
  await save().dblClick();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  await expect.element(save()).toHaveFocus();
  await expect.element(page.getByText(/^Last updated .*now/)).toBeVisible();
  expect(await world.journal('editPage')).toHaveLength(1);

  await openPath(await previewedPath('Preview'));
  await expect.poll(shownPath).toBe('/terms-and-condition');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Weather' })).toBeVisible();
  await expectTexts(page.getByCss('strong'), 'better <b>skies</b>');
});

test('a page asks before typed words are lost, and meets somebody who saved first', async () => {
  const world = createTestWorld();
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('admin')]);
  await renderScreen('/d/pages/1', { as: manager, world });
  await expectLive();
  await expect.element(content()).toBeVisible();
  await admin.call.editPage({ body: { id: 1, content: '<p>First words.</p>' } });
  await expectTexts(content(), 'First words.');

  await content().fill('Other words.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const lost = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
  await lost.getByRole('button', { name: 'Keep editing' }).click();
  await expectTexts(content(), 'Other words.');

  await admin.call.editPage({ body: { id: 1, content: '<p>Second words.</p>' } });
  await save().click();
  const conflict = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(conflict).toHaveFocus();
  await expectTexts(content(), 'Other words.');
  await expectAccessible();
  await conflict.getByRole('button', { name: 'Load the saved version' }).click();
  await expectTexts(content(), 'Second words.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(shownPath).toBe('/d/pages');
});

test('only the product owner adds a page, under a title that no other page has', async () => {
  const world = createTestWorld();
  const [manager, owner] = await Promise.all([world.signIn('manager'), world.signIn('skaloot')]);
  await renderScreen('/d/pages/new', { as: manager, world });
  await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect.poll(shownPath).toMatch(/\/d\/pages$/);
  await openPath('/d/pages/99999');
  await expect.element(page.getByText('Page does not exist')).toBeVisible();

  await renderScreen('/d/pages', { as: owner, world });
  await page.getByRole('button', { name: 'Add page' }).click();
  const title = page.getByLabelText('Title');
  for (const [value, says] of [
    ['', 'Please complete this field'],
    [' \t', 'Please complete this field'],
    ['x'.repeat(121), 'This text is too long'],
    ['vvip PACKAGE', 'A page with this title already exists'],
  ] as const) {
    await title.fill(value);
    await save().click();
    await expect.element(title).toHaveAccessibleDescription(new RegExp(says));
    await expect.element(title).toHaveFocus();
    await expect.element(title).toHaveValue(value);
  }
  await title.fill('سفينة <script> 🛶 Boats');
  await content().fill('Words.');
  await save().click();
  await expect.element(page.getByText('Page has been added')).toBeVisible();
  await expect.poll(shownPath).toMatch(/\/d\/pages$/);
  const path = await previewedPath(/^Preview سفينة/);
  expect(path).toMatch(/^\/terms-and-condition\?page=[a-z0-9-]+$/);
  await openPath(path);
  await expectTexts(page.getByRole('heading', { level: 1 }), 'سفينة <script> 🛶 Boats');
});

test('tables, phone numbers and links to own pages survive the editor', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const html = [
    '<p><a href="/vvip">VVIP</a> or call <a href="tel:+60123456789">us</a>.</p>',
    '<table><tbody><tr><th>Day</th><th>Open</th></tr><tr><td>Monday</td><td>9:00</td></tr></tbody></table>',
  ].join('');
  await manager.call.editPage({ body: { id: 2, content: html } });
  await renderScreen('/d/pages/2', { as: manager, world });
  const cells = content().getByRole('cell');
  // Only a pointer of the browser places the caret.
  await cells.first().click({ timeout: 15_000 });
  await press('End');
  await type('s');
  await press('Tab');
  await type('10:00');
  await save().click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();

  await openPath('/terms-and-condition');
  const table = page.getByRole('table');
  await expectTexts(table.getByRole('columnheader').or(table.getByCss('th')), ['Day', 'Open']);
  await expectTexts(table.getByCss('td'), ['Mondays', '10:00']);
  await expect.element(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', 'tel:+60123456789');
  const own = page.getByRole('link', { name: 'VVIP', exact: true });
  await expect.element(own).not.toHaveAttribute('target');
  await own.click();
  await expect.poll(shownPath).toMatch(/\/vvip$/);
});
