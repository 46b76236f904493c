import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { blur, expectTexts, press, step, valueOf } from '@testing/actions.ts';
import { expectAccessible, inTheme } from '@testing/looks.ts';
import { PNG_FILE, box, save, summary, unsaved, wire } from '@testing/forms.ts';
import { fillPackage, openPackage, section } from '@testing/packages.ts';

const REQUIRED = 'Please complete this field';
const OPTION = 'Please select one of the options';
const IMAGE = 'Please upload image to publish';

test('a form that is not complete says so on top and at each field; fixed, it is stored', async () => {
  const world = createTestWorld();
  await openPackage(world, 'new', 'Add New Package');
  await expect.element(unsaved()).not.toBeInTheDocument();
  for (const jetty of ['Jeti Muara', 'Jeti Pengkalan', 'Sungai Linggi']) await expect.element(box(jetty)).toBeChecked();
  await expect.element(box('Active')).toBeChecked();
  await expect.element(section('Agent discounts')).toHaveTextContent('No bands');

  await wire('name').fill('Lantern Cruise');
  await section('Agent discounts').click();
  await wire('agent_discount_childs.0.max').fill('');
  await section('Agent discounts').click();
  await box('All jetties').click();
  await press('Control+Enter');

  const problems = summary();
  await expect.element(problems).toHaveFocus();
  for (const line of [
    `Description: ${REQUIRED}`,
    `Prices: Child (Foreigner): ${REQUIRED}`,
    `Agent discounts: Child, band 1: Max: ${REQUIRED}`,
    `Jetties: ${OPTION}`,
    `Platforms: ${OPTION}`,
    `Images: ${IMAGE}`,
  ])
    await expect.element(problems.getByRole('link', { name: line })).toBeVisible();
  // A failed validation expands both discount sections (001 §4); a link opens one that was closed again.
  await expect.element(wire('tourguide_discount_adults.0.min')).toBeVisible();
  await expect.element(wire('agent_discount_childs.0.max')).toBeVisible();
  await section('Tour guide discounts').click();
  await expectAccessible();
  await section('Agent discounts').click();
  await inTheme('dark');
  await expectAccessible('colours');
  await inTheme('light');
  await expect.element(wire('agent_discount_childs.0.max')).not.toBeInTheDocument();
  await problems.getByRole('link', { name: /Child, band 1: Max/ }).click();
  await expect.element(wire('agent_discount_childs.0.max')).toHaveFocus();
  await userEvent.keyboard('0');
  await expect.element(wire('agent_discount_childs.0.max')).toHaveValue('0');

  await fillPackage('Lantern Cruise');
  await box('Jeti Muara').click();
  await box('Counter').click();
  await page.getByCss('input[type=file]').upload(PNG_FILE);
  await expect.element(page.getByText('Image has been uploaded!')).toBeVisible();
  await expect.element(summary()).not.toBeInTheDocument();
  await save().click();
  await expect.element(page.getByText('Package has been added')).toBeVisible();
  await expect.poll(shownPath).toMatch(/\/d\/packages$/);
  await expect.element(page.getByRole('link', { name: 'Lantern Cruise', exact: true })).toBeVisible();
});

test('options exclude and bring about each other, say why they are locked, and come back on undo', async () => {
  const world = createTestWorld();
  await openPackage(world, 5, 'Wristband Day Pass');
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect.element(box('Charter')).not.toBeInTheDocument();

  await box('VVIP').click();
  await expect.element(box('Wristband')).not.toBeChecked();
  await expect.element(box('Booking')).toBeChecked();
  for (const locked of ['Wristband', 'Minisigua']) await expect.element(box(locked)).toBeDisabled();
  await expect.element(page.getByText('Not available while VVIP is on.').first()).toBeVisible();
  await toast('VVIP on: Wristband cleared, platform Booking added').getByRole('button', { name: 'Undo' }).click();
  await expect.element(box('VVIP')).not.toBeChecked();
  await expect.element(box('Wristband')).toBeChecked();
  await expect.element(box('Booking')).not.toBeChecked();
  await expect.element(unsaved()).not.toBeInTheDocument();

  await box('Minisigua').click();
  await expect.element(box('Wristband')).not.toBeChecked();
  await box('VVIP').click();
  await box('Charter').click();
  await expect.element(page.getByRole('group', { name: 'Charter prices, for the whole boat' })).toBeVisible();
  await box('VVIP').click();
  await expect.element(box('Charter')).not.toBeInTheDocument();
  await expect.element(box('Booking')).not.toBeChecked();

  // Public is the sum of its four.
  await expect.element(box('Public')).toBeChecked();
  await box('Kiosk').click();
  await expect.element(box('Public')).not.toBeChecked();
  await expect.poll(() => (box('Public').element() as never)['indeterminate']).toBe(true);
  await box('Public').click();
  await expect.element(box('Kiosk')).toBeChecked();
  await box('Public').click();
  await expect.element(box('Web app')).not.toBeChecked();

  await wire('exhibition').click();
  await expect.element(page.getByText('Fixed while Exhibition is on.')).toBeVisible();
  await expect.element(box('Counter')).toBeDisabled();
  await expect.element(box('Counter')).not.toBeChecked();
  await wire('exhibition').click();
  await expect.element(page.getByCss('input[name="platforms"]:checked')).toHaveLength(0);
  await toast('Exhibition off: platforms cleared').getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByCss('input[name="platforms"]:checked')).toHaveLength(1);
  await expectAccessible();
});

test('wrong values show at the field, what was typed stays, and nothing is stored', async () => {
  const world = createTestWorld();
  const manager = await openPackage(world, 1, 'Melaka River Day Cruise');
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
    await step(`${field}: ${value.slice(0, 20)}`, async () => {
      const control = wire(field);
      const good = valueOf(control);
      await control.fill(value);
      blur(control);
      await expect.element(page.getByCss('form').getByText(message, { exact: true })).toBeVisible();
      await expect.element(summary()).not.toBeInTheDocument();
      if (sent.has(field)) {
        await save().click();
        await summary().getByRole('link', { name: message }).click();
        await expect.element(control).toHaveFocus();
      }
      await expect.element(control).toHaveValue(value);
      await control.fill(good);
      await expect.element(page.getByCss('form').getByText(message)).toHaveLength(0);
    });
  }
  for (const typed of ['-5', 'abc', '1e3', '<b>', '٣', '1,23']) {
    await wire('adult_price').fill(typed);
    await expect.element(wire('adult_price'), { message: typed }).toHaveValue(typed);
    await expect.element(wire('adult_price')).toHaveAccessibleDescription(/Please enter an amount of 0 or more/);
    await save().click();
    await expect.element(wire('adult_price')).toHaveAttribute('aria-invalid', 'true');
    await wire('adult_price').fill('30.00');
    await expect.element(wire('adult_price')).not.toHaveAttribute('aria-invalid', 'true');
    await refuseCount('max_passenger', typed, 'Please enter a whole number of 1 or more');
    await refuseCount('agent_discount_adults.0.min', typed, 'Please enter a whole number of 0 or more');
  }
  await expect.element(unsaved()).not.toBeInTheDocument();
  expect(await manager.call.getPackage({ params: { id: 1 } })).toEqual(before);
});

/** Types an invalid count: the text stays as typed, shows an error and is not saved. */
async function refuseCount(field: string, typed: string, message: string): Promise<void> {
  const control = wire(field);
  const good = valueOf(control);
  await control.fill(typed);
  await expect.element(control).toHaveValue(typed);
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect.element(control).toHaveAccessibleDescription(new RegExp(message));
  await save().click();
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
  await expect.element(control).toHaveValue(typed);
  await control.fill(good);
  await expect.element(control).not.toHaveAttribute('aria-invalid', 'true');
}

test('texts of any kind are texts', async () => {
  const world = createTestWorld();
  const manager = await openPackage(world, 1, 'Melaka River Day Cruise');
  for (const text of ['<script>alert(1)</script>', '\u202Eمرحبا بالنهر', 'Boat ⛵🎉 "tea" & more']) {
    await wire('description').fill(text);
    await save().click();
    await expect.element(page.getByText('Changes has been saved').last()).toBeVisible();
    await expect.element(unsaved()).not.toBeInTheDocument();
    await expect.element(wire('description')).toHaveValue(text);
    expect((await manager.call.getPackage({ params: { id: 1 } })).description).toBe(text);
  }
});

test('a ticket names its package: a link to it, struck through once it is gone', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listTickets({ query: {} });
  const { ticket } = await manager.call.getTicket({ params: { ticket_code: data[0]!.code } });
  const { code, package_id: id, package: offer } = ticket;
  await renderScreen(`/d/tickets-detail/${code}`, { as: manager, world });
  await page.getByRole('main').getByRole('link', { name: offer.name }).click();
  await expect.poll(shownPath).toMatch(new RegExp(`/d/packages/${id}$`));
  await expect.element(wire('name')).toHaveValue(offer.name);
  // Anyone who has its form open would ask for it once more when it goes.
  history.back();
  await expect.element(page.getByRole('main').getByRole('link', { name: offer.name })).toBeVisible();
  await manager.call.deletePackage({ params: { id } });
  await openPath(shownPath());
  await expectTexts(page.getByRole('main').getByCss('s'), offer.name);
  await expect.element(page.getByText('(Removed)')).toHaveLength(1);
  await expect.element(page.getByRole('main').getByRole('link', { name: offer.name })).toHaveLength(0);
  await openPath('/d/audit');
  const entry = page.getByRole('row').filter({ hasText: `Removed package ${offer.name}` });
  await expect.element(entry.getByRole('link', { name: offer.name })).toHaveAttribute('href', `/d/packages/${id}`);
});
