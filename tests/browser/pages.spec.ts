import type { Locator, Page } from '@playwright/test';
import { test } from './support/elsewhere.ts';
import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';

const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });
const tool = (page: Page, name: string): Locator => page.getByRole('toolbar').getByRole('button', { name });
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save' });

test('a page is written with the keyboard and read by the public; its title stays', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/pages');
  await expect(page.getByRole('button', { name: 'Add page' })).toHaveCount(0);
  await lookAt(page, 'pages');
  await page.getByRole('link', { name: 'Edit Terms and Conditions' }).click();
  await expect(page.getByLabel('Title')).toHaveAttribute('readonly', '');
  await expect(page.getByText(/^Last updated /)).toBeVisible();
  await content(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Weather');
  await tool(page, 'Heading 2').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We wait for ');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('better <b>skies</b>');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await lookAt(page, 'the editor');
  await save(page).dblclick();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expect(save(page)).toBeFocused();
  await expect(page.getByText(/^Last updated .*now/)).toBeVisible();
  expect(await world.journal('editPage')).toHaveLength(1);

  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(shown).toHaveURL(/\/terms-and-condition$/);
  await expect(shown.getByRole('heading', { level: 2, name: 'Weather' })).toBeVisible();
  await expect(shown.locator('strong')).toHaveText('better <b>skies</b>');
  expect(await shown.evaluate(() => window.opener as unknown)).toBeNull();
  await page.reload();
  await expect(content(page)).toContainText('better <b>skies</b>');
});

test('a page asks before typed words are lost, and meets somebody who saved first', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/422/);
  const [manager, admin] = await Promise.all([world.signIn('manager'), world.signIn('admin')]);
  const theirs = await elsewhere(admin, '/d/pages/1');
  await manager.open(page, '/d/pages/1');
  await Promise.all([expectLive(page), expectLive(theirs)]);
  await content(page).fill('First words.');
  await expect(content(theirs)).not.toContainText('First words.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const lost = page.getByRole('alertdialog').filter({ hasText: 'You have an unsaved changes. Discard changes?' });
  await lost.getByRole('button', { name: 'Keep editing' }).click();
  await expect(content(page)).toHaveText('First words.');
  await save(page).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(content(theirs), 'who has typed nothing sees it at once').toHaveText('First words.');

  await content(theirs).fill('Other words.');
  await content(page).fill('Second words.');
  await save(page).click();
  await expect(page.getByText('Changes has been saved').last()).toBeVisible();
  await expect(content(theirs), 'what is typed stays').toHaveText('Other words.');
  await save(theirs).click();
  const conflict = theirs.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(conflict).toBeFocused();
  await expectAccessible(theirs);
  await conflict.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(content(theirs)).toHaveText('Second words.');
  await theirs.getByRole('button', { name: 'Cancel' }).click();
  await expect(theirs).toHaveURL(/\/d\/pages$/);
});

test('only the product owner adds a page, under a title that no other page has', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/404|422/);
  const [manager, owner] = await Promise.all([world.signIn('manager'), world.signIn('skaloot')]);
  const tab = await page.context().newPage();
  await manager.open(tab, '/d/pages/new');
  await expect(tab.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect(tab).toHaveURL(/\/d\/pages$/);
  await tab.goto('/d/pages/99999');
  await expect(tab.getByText('Page does not exist')).toBeVisible();
  await tab.close();

  await owner.open(page, '/d/pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  const title = page.getByLabel('Title');
  for (const [value, says] of [
    ['', 'Please complete this field'],
    [' \t', 'Please complete this field'],
    ['x'.repeat(121), 'This text is too long'],
    ['vvip PACKAGE', 'A page with this title already exists'],
  ] as const) {
    await title.fill(value);
    await save(page).click();
    await expect(title).toHaveAccessibleDescription(new RegExp(says));
    await expect(title).toBeFocused();
    await expect(title).toHaveValue(value);
  }
  await title.fill('سفينة <script> 🛶 Boats');
  await content(page).fill('Words.');
  await save(page).click();
  await expect(page.getByText('Page has been added')).toBeVisible();
  await expect(page).toHaveURL(/\/d\/pages$/);
  const [shown] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: /^Preview سفينة/ }).click(),
  ]);
  await expect(shown).toHaveURL(/\/terms-and-condition\?page=[a-z0-9-]+$/);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('سفينة <script> 🛶 Boats');
});

test('the public reads pages without harm: in two languages, on paper, and told when there is none', async ({
  page,
  world,
  complaints,
}) => {
  // The browser itself refuses what the page is about to take away.
  complaints.allow(/404|inline event handler/);
  const manager = await world.signIn('manager');
  const harm = '<h2>Dinner</h2><p onclick="alert(1)">Good <a href="https://muara.test/menu">food</a></p>';
  const page1 = await manager.call.getPage({ params: { id: 1 } });
  expect(page1.title).toBe('VVIP Package');
  // What a server forgets, the page that shows it does not.
  await page.route('**/pages/vvip', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...body, content: `${harm}<script>window.harmed=1</script><img src=x onerror="window.harmed=1">` },
    });
  });
  await page.goto('/vvip');
  await expect(page).toHaveTitle('VVIP Package – Muara');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VVIP Package');
  await expect(page.getByRole('heading', { level: 2, name: 'Dinner' })).toBeVisible();
  const link = page.getByRole('link', { name: 'food' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(page.locator('article :is(script, img, [onclick])')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  await lookAt(page, 'a public page');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
  await expect(page.getByRole('link', { name: 'Terma dan Syarat' })).toBeVisible();
  await page.getByRole('link', { name: 'Terma dan Syarat' }).click();
  await expect(page).toHaveURL(/\/terms-and-condition$/);
  await expect(page.getByText(/^Kemas kini terakhir /)).toBeVisible();
  await page.goto('/terms-and-condition?page=../../api/users');
  await expect(page.getByRole('main').getByText('Halaman tidak wujud')).toBeVisible();
  await page.goto('/terms-and-condition?page=nothing-here');
  await expect(page.getByRole('main').getByText('Halaman tidak wujud')).toBeVisible();
  await expectAccessible(page);
});

test('tables, phone numbers and links to own pages survive the editor', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  const html = [
    '<p><a href="/vvip">VVIP</a> or call <a href="tel:+60123456789">us</a>.</p>',
    '<table><tbody><tr><th>Day</th><th>Open</th></tr><tr><td>Monday</td><td>9:00</td></tr></tbody></table>',
  ].join('');
  await manager.call.editPage({ body: { id: 2, content: html } });
  await manager.open(page, '/d/pages/2');
  const cells = content(page).getByRole('cell');
  await cells.first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10:00');
  await save(page).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();

  await page.goto('/terms-and-condition');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').or(table.locator('th'))).toHaveText(['Day', 'Open']);
  await expect(table.locator('td')).toHaveText(['Mondays', '10:00']);
  await expect(page.getByRole('link', { name: 'us', exact: true })).toHaveAttribute('href', 'tel:+60123456789');
  const own = page.getByRole('link', { name: 'VVIP', exact: true });
  await expect(own).not.toHaveAttribute('target', /./);
  await own.click();
  await expect(page).toHaveURL(/\/vvip$/);
});
