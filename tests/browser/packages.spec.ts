import type { Page } from '@playwright/test';
import { test } from './support/elsewhere.ts';
import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { box, openPackage, preview, question, save, section, unsaved, wire } from './support/packages.ts';
import { rights, rowsOf } from './support/records.ts';

const REQUIRED = 'Please complete this field';

/** What has the focus, when its upper or lower edge lies under something else. */
const focusUnderBar = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    const { left, width, top, bottom } = focused.getBoundingClientRect();
    const own = [focused, ...(focused.labels ?? [])];
    const isSeen = (y: number) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there !== null && own.some((one) => one.contains(there) || there.contains(one));
    };
    return isSeen(top + 2) && isSeen(bottom - 2) ? null : focused.outerHTML;
  });

test('the list has its columns, pills and filters, and offers what one may do', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/packages');
  const rows = rowsOf(page, 'Packages Management');
  const row = (name: string) => rows.filter({ has: page.getByRole('link', { name: `Edit ${name}`, exact: true }) });
  await expect(rows).toHaveCount(12);
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Name',
    'Ticket Purchased',
    'Start',
    'End',
    'Active',
    'Action',
  ]);
  await expect(row('VVIP Dinner Cruise')).toContainText('VVIP');
  await expect(row('VVIP Charter')).toContainText('VVIP Charter');
  await expect(row('River Heritage Exhibition')).toContainText('Exhibition');
  await expect(row('Merdeka Cruise')).toContainText('Inactive');
  await expect(row('Tour Guide FOC').getByRole('button', { name: /^Delete/ })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Charter');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: /^Platforms/ }).click();
  await box(page, 'Booking').check();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(/platforms=booking/);
  await page.reload();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(rows).toHaveCount(12);
  await page.getByRole('searchbox').fill('firefl');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(12);
  await lookAt(page, 'packages');

  // Who may only look has no way into a form, and is led away from its address.
  await manager.call.editUser({ body: { id: 6, policies: rights('Packages', 'View') } });
  const csa = await world.signIn('csa');
  const theirs = await page.context().newPage();
  await csa.open(theirs, '/d/packages');
  await expect(rowsOf(theirs, 'Packages Management')).toHaveCount(12);
  await expect(theirs.getByRole('link', { name: 'Melaka River Day Cruise' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /^(Add|Delete)/ })).toHaveCount(0);
  await theirs.goto('/d/packages/1');
  await expect(theirs.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect(theirs).toHaveURL(/\/d\/dashboard$/);
});

test('the preview follows the typing, to the sen of the price rules', async ({ page, world }) => {
  await openPackage(page, world, 1, 'Melaka River Day Cruise');
  const panel = preview(page);
  const adults = panel.getByRole('textbox', { name: 'Adult', exact: true });
  const through = panel.getByRole('combobox', { name: 'Through' });
  const expectTotal = (total: string) => expect(panel.locator('output')).toContainText(total);
  await expect(panel.locator('output')).toContainText('20 × Adult through an agent');
  await expectTotal('RM 540.00');
  await expect(panel.getByRole('list', { name: 'Price breakdown' })).toContainText('10 to 49 passengers: 10 % = 60');

  // On a phone it is folded away, with the total on its line.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('summary').filter({ hasText: 'Price preview' })).toContainText(
    '20 × Adult through an agent',
  );
  await expectAccessible(page);
  // The bar of unsaved changes is there, and every target large enough.
  await wire(page, 'name').fill('Melaka River Day Cruise, changed');
  await expect(unsaved(page)).toBeVisible();
  await expectAccessible(page);
  // Neither at the end of the page nor on the way back through it does a control lie half under a bar.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).focus();
  for (let control = 0; control < 40; control += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusUnderBar(page)).toBeNull();
  }
  await wire(page, 'name').fill('Melaka River Day Cruise');
  await expect(unsaved(page)).toBeHidden();
  await section(page, 'Price preview').click();
  await expect(page.getByRole('combobox', { name: 'Through' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  for (const [count, total] of [
    ['9', 'RM 270.00'],
    ['60', 'RM 1,500.00'],
  ] as const) {
    await adults.fill(count);
    await expectTotal(total);
  }
  await adults.fill('2');
  await panel.getByRole('textbox', { name: 'Child', exact: true }).fill('1');
  await through.selectOption('the public');
  await expectTotal('RM 75.00');

  // Each field that is not right yet is named; nothing is ever NaN.
  await wire(page, 'child_price').fill('');
  await expect(panel).toContainText(`Prices: Child: ${REQUIRED}`);
  await wire(page, 'child_price').fill('12.5');
  await expectTotal('RM 72.50');
  await box(page, 'Free tickets').check();
  await expect(wire(page, 'promotions.free_tickets.0.buy')).toHaveValue('1');
  await wire(page, 'promotions.free_tickets.0.buy').fill('3');
  await wire(page, 'promotions.free_tickets.0.free').fill('2');
  await expect(panel.locator('output')).toContainText('3 + 2 free');

  // Bands: warnings in words, a row that comes back, and one set of bands for all.
  await section(page, 'Agent discounts').click();
  const bands = page.getByRole('group', { name: 'Adult', exact: true });
  await bands.getByRole('textbox', { name: 'Adult, band 2: Min' }).fill('12');
  await bands.getByRole('textbox', { name: 'Adult, band 2: Max' }).fill('60');
  await expect(bands).toContainText('Two bands cover 50 to 60. The first in the list applies.');
  await bands.getByRole('textbox', { name: 'Adult, band 2: Max' }).fill('40');
  await expect(bands).toContainText('No band covers 41 to 49, so there is no discount.');
  await expect(section(page, 'Agent discounts')).toContainText('1 warning');
  await bands.getByRole('button', { name: 'Remove band 2 of Adult' }).click();
  await expect(bands.getByRole('textbox')).toHaveCount(6);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(bands.getByRole('textbox', { name: 'Adult, band 2: Max' })).toHaveValue('40');
  await bands.getByRole('button', { name: 'Add a band for Adult' }).click();
  await expect(bands.getByRole('textbox', { name: 'Adult, band 4: Min' })).toBeFocused();
  await expect(bands.getByRole('textbox', { name: 'Adult, band 4: Min' })).toHaveValue('1000');
  await page.getByRole('button', { name: 'Copy Adult bands to all categories' }).click();
  await expect(page.getByRole('group', { name: 'Student', exact: true }).getByRole('textbox')).toHaveCount(12);

  // Leaving asks, to the letter.
  await page.getByRole('link', { name: 'All packages' }).click();
  await expect(question(page)).toContainText('You have an unsaved changes. Discard changes?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(unsaved(page)).toBeHidden();
  await expect(wire(page, 'child_price')).toHaveValue('15.00');
});

test('two people at one package: theirs can be loaded, or mine saved over it; a clean form shows theirs at once', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  complaints.allow(/422/);
  const manager = await openPackage(page, world, 2, 'Melaka River Night Cruise');
  const admin = await world.signIn('admin');
  const theirs = await elsewhere(admin, '/d/packages/2');
  await expectLive(page);
  await expect(wire(theirs, 'name')).toHaveValue('Melaka River Night Cruise');
  const change = async (name: string) => {
    await wire(theirs, 'name').fill(name);
    await save(theirs).click();
    await expect(theirs.getByText('Changes has been saved').last()).toBeVisible();
  };
  await change('Night One');
  await expect(wire(page, 'name')).toHaveValue('Night One');

  await wire(page, 'description').fill('Mine.');
  await change('Night Two');
  await save(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(notice).toBeFocused();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(wire(page, 'name')).toHaveValue('Night Two');
  await expect(wire(page, 'description')).toHaveValue('The murals and bridges in their lights.');
  await expect(unsaved(page)).toBeHidden();

  await wire(page, 'description').fill('Mine again.');
  await change('Night Three');
  await save(page).click();
  await notice.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Changes has been saved').last()).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(unsaved(page)).toBeHidden();
  const stored = await manager.call.getPackage({ params: { id: 2 } });
  expect(stored).toMatchObject({ name: 'Night Two', description: 'Mine again.' });
});
