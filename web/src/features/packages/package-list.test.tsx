import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, focus, press } from '@testing/actions.ts';
import { box, question, save, unsaved, wire } from '@testing/forms.ts';
import { expectAccessible, expectLive } from '@testing/looks.ts';
import { openPackage, section } from '@testing/packages.ts';
import { rights, rowsOf } from '@testing/records.ts';

const REQUIRED = 'Please complete this field';

/** The focused element, if its upper or lower edge is covered. */
function focusUnderBar(): string | null {
  const focused = document.activeElement as HTMLInputElement;
  const { left, width, top, bottom } = focused.getBoundingClientRect();
  const own = [focused, ...(focused.labels ?? [])];
  const isSeen = (y: number) => {
    const there = document.elementFromPoint(left + width / 2, y);
    return there !== null && own.some((one) => one.contains(there) || there.contains(one));
  };
  return isSeen(top + 2) && isSeen(bottom - 2) ? null : focused.outerHTML;
}

const preview = (): Locator => page.getByRole('region', { name: 'Price preview' });

test('the list has its columns, pills and filters, and offers what one may do', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/packages', { as: manager, world });
  const rows = rowsOf('Packages Management');
  const row = (name: string) => rows.filter({ has: page.getByRole('link', { name: `Edit ${name}`, exact: true }) });
  await expect.element(rows).toHaveLength(12);
  await expectTexts(page.getByRole('columnheader'), [
    '#',
    'Name',
    'Ticket Purchased',
    'Start',
    'End',
    'Active',
    'Action',
  ]);
  await expect.element(row('VVIP Dinner Cruise')).toHaveTextContent('VVIP');
  await expect.element(row('VVIP Charter')).toHaveTextContent('VVIP Charter');
  await expect.element(row('River Heritage Exhibition')).toHaveTextContent('Exhibition');
  await expect.element(row('Merdeka Cruise')).toHaveTextContent('Inactive');
  await expect.element(row('Tour Guide FOC').getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();

  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Charter');
  await expect.element(rows).toHaveLength(1);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: /^Platforms/ }).click();
  await box('Booking').click();
  await press('Escape');
  await expect.element(rows).toHaveLength(3);
  await expect.poll(shownPath).toMatch(/platforms=booking/);
  await openPath(shownPath());
  await expect.element(rows).toHaveLength(3);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(rows).toHaveLength(12);
  await page.getByRole('searchbox').fill('firefl');
  await expect.element(rows).toHaveLength(1);
  await page.getByRole('searchbox').fill('');
  await expect.element(rows).toHaveLength(12);

  // Who may only look has no way into a form, and is led away from its address.
  await manager.call.editUser({ body: { id: 6, policies: rights('Packages', 'View') } });
  const csa = await world.signIn('csa');
  await renderScreen('/d/packages', { as: csa, world });
  await expect.element(rowsOf('Packages Management')).toHaveLength(12);
  await expect.element(page.getByRole('link', { name: 'Melaka River Day Cruise' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^(Add|Delete)/ })).not.toBeInTheDocument();
  await openPath('/d/packages/1');
  await expect.element(page.getByRole('alert').getByText('You dont have permission')).toBeVisible();
  await expect.poll(shownPath).toMatch(/\/d\/dashboard$/);
});

test('the preview follows the typing, to the sen of the price rules', async () => {
  const world = createTestWorld();
  await openPackage(world, 1, 'Melaka River Day Cruise');
  const panel = preview();
  const adults = panel.getByRole('textbox', { name: 'Adult', exact: true });
  const through = panel.getByRole('combobox', { name: 'Through' });
  const expectTotal = async (total: string) => {
    await expect.element(panel.getByCss('output')).toHaveTextContent(total);
  };
  await expect.element(panel.getByCss('output')).toHaveTextContent('20 × Adult through an agent');
  await expectTotal('RM 540.00');
  await expect
    .element(panel.getByRole('list', { name: 'Price breakdown' }))
    .toHaveTextContent('10 to 49 passengers: 10 % = 60');

  // On a phone it is folded away, with the total on its line.
  await page.viewport(390, 844);
  await expect
    .element(page.getByCss('summary').filter({ hasText: 'Price preview' }))
    .toHaveTextContent('20 × Adult through an agent');
  await expectAccessible();
  // The bar of unsaved changes is there, and every target large enough.
  await wire('name').fill('Melaka River Day Cruise, changed');
  await expect.element(unsaved()).toBeVisible();
  await expectAccessible();
  // Neither at the end of the page nor on the way back through it does a control lie half under a bar.
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expectAccessible();
  await focus(page.getByRole('button', { name: 'Discard' }));
  for (let control = 0; control < 40; control += 1) {
    await press('Shift+Tab');
    expect(focusUnderBar()).toBeNull();
  }
  await wire('name').fill('Melaka River Day Cruise');
  await expect.element(unsaved()).not.toBeInTheDocument();
  await section('Price preview').click();
  await expect.element(page.getByRole('combobox', { name: 'Through' })).toBeVisible();
  await page.viewport(1440, 900);

  for (const [count, total] of [
    ['9', 'RM 270.00'],
    ['60', 'RM 1,500.00'],
  ] as const) {
    await adults.fill(count);
    await expectTotal(total);
  }
  await adults.fill('2');
  await panel.getByRole('textbox', { name: 'Child', exact: true }).fill('1');
  await through.selectOptions('the public');
  await expectTotal('RM 75.00');

  // Each field that is not right yet is named; nothing is ever NaN.
  await wire('child_price').fill('');
  await expect.element(panel).toHaveTextContent(`Prices: Child: ${REQUIRED}`);
  await wire('child_price').fill('12.5');
  await expectTotal('RM 72.50');
  await box('Free tickets').click();
  await expect.element(wire('promotions.free_tickets.0.buy')).toHaveValue('1');
  await wire('promotions.free_tickets.0.buy').fill('3');
  await wire('promotions.free_tickets.0.free').fill('2');
  await expect.element(panel.getByCss('output')).toHaveTextContent('3 + 2 free');

  // Bands: warnings in words, a row that comes back, and one set of bands for all.
  await section('Agent discounts').click();
  const bands = page.getByRole('group', { name: 'Adult', exact: true });
  await bands.getByRole('textbox', { name: 'Adult, band 2: Min' }).fill('12');
  await bands.getByRole('textbox', { name: 'Adult, band 2: Max' }).fill('60');
  await expect.element(bands).toHaveTextContent('Two bands cover 50 to 60. The first in the list applies.');
  await bands.getByRole('textbox', { name: 'Adult, band 2: Max' }).fill('40');
  await expect.element(bands).toHaveTextContent('No band covers 41 to 49, so there is no discount.');
  await expect.element(section('Agent discounts')).toHaveTextContent('1 warning');
  await bands.getByRole('button', { name: 'Remove band 2 of Adult' }).click();
  await expect.element(bands.getByRole('textbox')).toHaveLength(6);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(bands.getByRole('textbox', { name: 'Adult, band 2: Max' })).toHaveValue('40');
  await bands.getByRole('button', { name: 'Add band for Adult' }).click();
  await expect.element(bands.getByRole('textbox', { name: 'Adult, band 4: Min' })).toHaveFocus();
  await expect.element(bands.getByRole('textbox', { name: 'Adult, band 4: Min' })).toHaveValue('1000');
  await page.getByRole('button', { name: 'Copy Adult bands to all categories' }).click();
  await expect.element(page.getByRole('group', { name: 'Student', exact: true }).getByRole('textbox')).toHaveLength(12);

  // Leaving asks, to the letter.
  await page.getByRole('link', { name: 'All packages' }).click();
  await expect.element(question()).toHaveTextContent('You have an unsaved changes. Discard changes?');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(unsaved()).not.toBeInTheDocument();
  await expect.element(wire('child_price')).toHaveValue('15.00');
});

test('two people at one package: theirs can be loaded, or mine saved over it; a clean form shows theirs at once', async () => {
  const world = createTestWorld();
  const manager = await openPackage(world, 2, 'Melaka River Night Cruise');
  const admin = await world.signIn('admin');
  await expectLive();
  const change = async (name: string) => {
    const { updated_at: _, ...pkg } = await admin.call.getPackage({ params: { id: 2 } });
    await admin.call.editPackage({ body: { ...pkg, name } });
  };
  await change('Night One');
  await expect.element(wire('name')).toHaveValue('Night One');

  await wire('description').fill('Mine.');
  await change('Night Two');
  await save().click();
  const notice = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(notice).toHaveFocus();
  await expectAccessible();
  await notice.getByRole('button', { name: 'Load the saved version' }).click();
  await expect.element(wire('name')).toHaveValue('Night Two');
  await expect.element(wire('description')).toHaveValue('The murals and bridges in their lights.');
  await expect.element(unsaved()).not.toBeInTheDocument();

  await wire('description').fill('Mine again.');
  await change('Night Three');
  await save().click();
  await notice.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect.element(page.getByText('Changes has been saved').last()).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(unsaved()).not.toBeInTheDocument();
  const stored = await manager.call.getPackage({ params: { id: 2 } });
  expect(stored).toMatchObject({ name: 'Night Two', description: 'Mine again.' });
});
