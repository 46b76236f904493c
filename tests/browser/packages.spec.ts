import type { Page } from '@playwright/test';
import { test } from './support/elsewhere.ts';
import { PNG_FILE } from './support/catalogue.ts';
import { expect, expectAccessible, expectLive } from './support/fixtures.ts';
import { inTheme, lookAt } from './support/look.ts';
import {
  box,
  fillPackage,
  openPackage,
  preview,
  question,
  save,
  section,
  summary,
  unsaved,
  wire,
} from './support/packages.ts';
import { rights, rowsOf } from './support/records.ts';

const REQUIRED = 'Please complete this field';
const OPTION = 'Please select one of the options';
const IMAGE = 'Please upload image to publish';

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

test('a form that is not complete says so on top and at each field; fixed, it is stored', async ({ page, world }) => {
  await openPackage(page, world, 'new', 'Add New Package');
  await expect(unsaved(page)).toBeHidden();
  for (const jetty of ['Jeti Muara', 'Jeti Pengkalan', 'Sungai Linggi']) await expect(box(page, jetty)).toBeChecked();
  await expect(box(page, 'Active')).toBeChecked();
  await expect(section(page, 'Agent discounts')).toContainText('No bands');

  await wire(page, 'name').fill('Lantern Cruise');
  await section(page, 'Agent discounts').click();
  await wire(page, 'agent_discount_childs.0.max').fill('');
  await section(page, 'Agent discounts').click();
  await box(page, 'All jetties').uncheck();
  await page.keyboard.press('Control+Enter');

  const problems = summary(page);
  await expect(problems).toBeFocused();
  for (const line of [
    `Description: ${REQUIRED}`,
    `Prices: Child (Foreigner): ${REQUIRED}`,
    `Agent discounts: Child, band 1: Max: ${REQUIRED}`,
    `Jetties: ${OPTION}`,
    `Platforms: ${OPTION}`,
    `Images: ${IMAGE}`,
  ])
    await expect(problems.getByRole('link', { name: line })).toBeVisible();
  // A failed validation expands both discount sections (001 §4); a link opens one that was closed again.
  await expect(wire(page, 'tourguide_discount_adults.0.min')).toBeVisible();
  await expect(wire(page, 'agent_discount_childs.0.max')).toBeVisible();
  await section(page, 'Tour guide discounts').click();
  await expectAccessible(page);
  await section(page, 'Agent discounts').click();
  await inTheme(page, 'dark');
  await expectAccessible(page, 'colours');
  await inTheme(page, 'light');
  await expect(wire(page, 'agent_discount_childs.0.max')).toBeHidden();
  await problems.getByRole('link', { name: /Child, band 1: Max/ }).click();
  await expect(wire(page, 'agent_discount_childs.0.max')).toBeFocused();
  await page.keyboard.type('0');
  await expect(wire(page, 'agent_discount_childs.0.max')).toHaveValue('0');

  await fillPackage(page, 'Lantern Cruise');
  await box(page, 'Jeti Muara').check();
  await box(page, 'Counter').check();
  await page.locator('input[type=file]').setInputFiles(PNG_FILE);
  await expect(page.getByText('Image has been uploaded!')).toBeVisible();
  await expect(summary(page)).toBeHidden();
  await save(page).click();
  await expect(page.getByText('Package has been added')).toBeVisible();
  await expect(page).toHaveURL(/\/d\/packages$/);
  await expect(page.getByRole('link', { name: 'Lantern Cruise', exact: true })).toBeVisible();
});

test('options exclude and bring about each other, say why they are locked, and come back on undo', async ({
  page,
  world,
}) => {
  await openPackage(page, world, 5, 'Wristband Day Pass');
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(box(page, 'Charter')).toBeHidden();

  await box(page, 'VVIP').check();
  await expect(box(page, 'Wristband')).not.toBeChecked();
  await expect(box(page, 'Booking')).toBeChecked();
  for (const locked of ['Wristband', 'Minisigua']) await expect(box(page, locked)).toBeDisabled();
  await expect(page.getByText('Not available while VVIP is on.').first()).toBeVisible();
  await toast('VVIP on: Wristband cleared, platform Booking added').getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'VVIP')).not.toBeChecked();
  await expect(box(page, 'Wristband')).toBeChecked();
  await expect(box(page, 'Booking')).not.toBeChecked();
  await expect(unsaved(page)).toBeHidden();

  await box(page, 'Minisigua').check();
  await expect(box(page, 'Wristband')).not.toBeChecked();
  await box(page, 'VVIP').check();
  await box(page, 'Charter').check();
  await expect(page.getByRole('group', { name: 'Charter prices, for the whole boat' })).toBeVisible();
  await box(page, 'VVIP').uncheck();
  await expect(box(page, 'Charter')).toBeHidden();
  await expect(box(page, 'Booking')).not.toBeChecked();

  // Public is the sum of its four.
  await expect(box(page, 'Public')).toBeChecked();
  await box(page, 'Kiosk').uncheck();
  await expect(box(page, 'Public')).not.toBeChecked();
  await expect(box(page, 'Public')).toHaveJSProperty('indeterminate', true);
  await box(page, 'Public').check();
  await expect(box(page, 'Kiosk')).toBeChecked();
  await box(page, 'Public').uncheck();
  await expect(box(page, 'Web app')).not.toBeChecked();

  await wire(page, 'exhibition').check();
  await expect(page.getByText('Fixed while Exhibition is on.')).toBeVisible();
  await expect(box(page, 'Counter')).toBeDisabled();
  await expect(box(page, 'Counter')).not.toBeChecked();
  await wire(page, 'exhibition').uncheck();
  await expect(page.locator('input[name="platforms"]:checked')).toHaveCount(0);
  await toast('Exhibition off: platforms cleared').getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('input[name="platforms"]:checked')).toHaveCount(1);
  await expectAccessible(page);
});

test('wrong values show at the field, what was typed stays, and nothing is stored', async ({ page, world }) => {
  const manager = await openPackage(page, world, 1, 'Melaka River Day Cruise');
  const before = await manager.call.getPackage({ params: { id: 1 } });
  const COUNT = 'Please enter a whole number of 1 or more';
  const wrong: [field: string, value: string, message: string][] = [
    ['name', '', REQUIRED],
    ['name', '   ', REQUIRED],
    ['name', 'n'.repeat(121), 'This text is too long'],
    ['name', '⛵'.repeat(121), 'This text is too long'],
    ['description', '', REQUIRED],
    ['description', 'd'.repeat(4001), 'This text is too long'],
    ['start_date', '', REQUIRED],
    ['end_date', '2020-01-01T00:00', 'The end cannot be before the start'],
    ['max_passenger', '', REQUIRED],
    ['max_passenger', '0', COUNT],
    ['adult_price', '', REQUIRED],
    ['child_foreigner_price', '9999999', 'Please enter an amount of 0 or more with at most two decimals'],
  ];
  // The others show when they lose the focus.
  const sent = new Set(['end_date', 'child_foreigner_price']);
  for (const [field, value, message] of wrong) {
    await test.step(`${field}: ${value.slice(0, 20)}`, async () => {
      const control = wire(page, field);
      const good = await control.inputValue();
      await control.fill(value);
      await control.blur();
      await expect(page.locator('form').getByText(message, { exact: true })).toBeVisible();
      await expect(summary(page)).toBeHidden();
      if (sent.has(field)) {
        await save(page).click();
        await summary(page).getByRole('link', { name: message }).click();
        await expect(control).toBeFocused();
      }
      await expect(control).toHaveValue(value);
      await control.fill(good);
      await expect(page.locator('form').getByText(message)).toHaveCount(0);
    });
  }
  for (const typed of ['-5', 'abc', '1e3', '<b>', '٣', '1,23']) {
    await wire(page, 'adult_price').fill(typed);
    await expect(wire(page, 'adult_price'), typed).toHaveValue(typed);
    await expect(wire(page, 'adult_price')).toHaveAccessibleDescription(/Please enter an amount of 0 or more/);
    await save(page).click();
    await expect(wire(page, 'adult_price')).toHaveAttribute('aria-invalid', 'true');
    await wire(page, 'adult_price').fill('30.00');
    await expect(wire(page, 'adult_price')).not.toHaveAttribute('aria-invalid', 'true');
    await refuseCount(page, 'max_passenger', typed, 'Please enter a whole number of 1 or more');
    await refuseCount(page, 'agent_discount_adults.0.min', typed, 'Please enter a whole number of 0 or more');
  }
  await expect(unsaved(page)).toBeHidden();
  expect(await manager.call.getPackage({ params: { id: 1 } })).toEqual(before);
});

/** Types a text that is no count: it stays as typed, is refused in place and is not saved. */
async function refuseCount(page: Page, field: string, typed: string, message: string): Promise<void> {
  const control = wire(page, field);
  const good = await control.inputValue();
  await control.fill(typed);
  await expect(control).toHaveValue(typed);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(new RegExp(message));
  await save(page).click();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveValue(typed);
  await control.fill(good);
  await expect(control).not.toHaveAttribute('aria-invalid', 'true');
}

test('texts of any kind are texts', async ({ page, world }) => {
  const manager = await openPackage(page, world, 1, 'Melaka River Day Cruise');
  for (const text of ['<script>alert(1)</script>', '\u202Eمرحبا بالنهر', 'Boat ⛵🎉 "tea" & more']) {
    await wire(page, 'description').fill(text);
    await save(page).click();
    await expect(page.getByText('Changes has been saved').last()).toBeVisible();
    await expect(unsaved(page)).toBeHidden();
    await expect(wire(page, 'description')).toHaveValue(text);
    expect((await manager.call.getPackage({ params: { id: 1 } })).description).toBe(text);
  }
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

test('a ticket names its package: a link to it, struck through once it is gone', async ({ page, world }) => {
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listTickets({ query: {} });
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: data[0]!.code } });
  const { code, package_id: id, package: offer } = ticket;
  await manager.open(page, `/d/tickets-detail/${code}`);
  await page.getByRole('main').getByRole('link', { name: offer.name }).click();
  await expect(page).toHaveURL(new RegExp(`/d/packages/${id}$`));
  await expect(wire(page, 'name')).toHaveValue(offer.name);
  // Anyone who has its form open would ask for it once more when it goes.
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: offer.name })).toBeVisible();
  await manager.call.deletePackage({ params: { id } });
  await page.reload();
  await expect(page.getByRole('main').locator('s')).toHaveText(offer.name);
  await expect(page.getByText('(Removed)')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: offer.name })).toHaveCount(0);
  await page.goto('/d/audit');
  const entry = page.getByRole('row').filter({ hasText: `Removed package ${offer.name}` });
  await expect(entry.getByRole('link', { name: offer.name })).toHaveAttribute('href', `/d/packages/${id}`);
});
