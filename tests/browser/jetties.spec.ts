import type { Locator, Page } from '@playwright/test';
import { test } from './support/elsewhere.ts';
import { expect, expectLive } from './support/fixtures.ts';
import { AT_A_DESK, lookAt } from './support/look.ts';
import { rights } from './support/records.ts';
import { linggiSale } from './support/sales.ts';

const LINGGI = 3;
const SLOT = '19:00 - 20:00';
const form = (page: Page): Locator => page.getByRole('dialog', { name: "Jetty's Detail" });
const time = (page: Page, slot: number, end: 'from' | 'to'): Locator =>
  form(page).getByRole('combobox', { name: `Slot ${slot}, ${end}` });
const switchOf = (page: Page, name: string): Locator => page.getByRole('switch', { name: `Open: ${name}` });
/** How many rows of slots the form has. */
const countSlots = (page: Page): Promise<number> =>
  form(page)
    .getByRole('combobox', { name: /, from$/ })
    .count();

test('slots that go tell of the tickets on them, ask a second time, and again when tickets were sold meanwhile', async ({
  page,
  world,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422/);
  await world.freezeAt('08:00');
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const { data: jetties } = await manager.call.listJetties({});
  const linggi = jetties.find(({ id }) => id === LINGGI)!;
  const at = linggi.slots.findIndex(({ from }) => from === '19:00') + 1;
  const kept = linggi.slots.filter(({ from }) => from !== '19:00').map(({ from, to }) => `${from} - ${to}`);
  const count = async () =>
    (await manager.call.countSlotTickets({ query: { id: LINGGI, slots: kept.join(',') } })).tickets;
  const { ticket } = await cashier.call.generateTicket({ body: linggiSale(2, SLOT) });
  const first = await count();
  expect(first).toBeGreaterThan(0);

  await manager.open(page, `/d/jetty/${LINGGI}/edit`);
  await expect(form(page)).toContainText('Removing a slot, or changing its times, may cancel tickets booked on it.');
  await expect(form(page).getByRole('button', { name: 'Remove slot 1', exact: true })).toHaveCount(0);
  await form(page)
    .getByRole('button', { name: `Remove slot ${at}`, exact: true })
    .click();
  await expect(form(page).getByRole('button', { name: 'Add slot' })).toBeFocused();
  await expect(form(page).getByRole('status').filter({ hasText: SLOT })).toContainText(
    first === 1 ? '1 ticket' : `${first} tickets`,
  );
  await form(page).getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hold On!' });
  await expect(question).toContainText(`booked on ${SLOT} will be voided`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await lookAt(page, 'the question before tickets are voided', AT_A_DESK);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await world.journal('editJetty')).toEqual([]);

  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(question).toBeVisible();
  await cashier.call.generateTicket({ body: linggiSale(1, SLOT) });
  await question.getByRole('button', { name: /^Void .* and save$/ }).click();
  await expect(question).toContainText(`${first + 1} tickets would be voided now. Please check again`);
  await question.getByRole('button', { name: `Void ${first + 1} tickets and save` }).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { ticket: voided } = await manager.call.getTicket({ params: { ticket_code: ticket!.code } });
  expect(voided.canceled_at).not.toBeNull();
  expect(await count()).toBe(0);
});

test('a jetty refuses wrong values at their fields; seats are asked for at Sungai Linggi alone', async ({
  page,
  world,
}) => {
  test.slow();
  const manager = await world.signIn('manager');
  await manager.open(page, `/d/jetty/${LINGGI}/edit`);
  const name = form(page).getByLabel('Name');
  const seats = form(page).getByLabel('Max Passenger');
  await expect(name).toHaveValue('Sungai Linggi');
  const refused = async (control: Locator, says: string): Promise<void> => {
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(says));
  };
  for (const [control, value, says] of [
    [name, '  ', 'Please complete this field'],
    [name, '🛶'.repeat(121), 'This text is too long'],
    [seats, '', 'Please complete this field'],
    [seats, '0', 'Please enter a whole number of 1 or more'],
  ] as const) {
    await control.fill(value);
    await refused(control, says);
    await expect(control).toHaveValue(value);
    await control.fill(control === name ? 'Sungai Linggi' : '40');
  }
  for (const typed of ['-5', 'abc', '1.5']) {
    await seats.fill('');
    await seats.pressSequentially(typed);
    await expect(seats).toHaveValue(typed);
    await refused(seats, 'Please enter a whole number of 1 or more');
  }
  await seats.fill('40');

  await time(page, 1, 'to').selectOption('07:00');
  await refused(time(page, 1, 'to'), 'The slot must end after it starts');
  await time(page, 1, 'to').selectOption('10:00');
  await time(page, 2, 'from').selectOption('09:00');
  await refused(time(page, 2, 'from'), 'The slots overlap');
  await time(page, 2, 'from').selectOption('10:00');
  const rows = await countSlots(page);
  await form(page).getByRole('button', { name: 'Add slot' }).click();
  await expect(time(page, rows + 1, 'from')).toBeFocused();
  await refused(time(page, rows + 1, 'from'), 'Please select the options');
  await lookAt(page, 'a jetty, with errors', AT_A_DESK);
  for (let more = rows + 1; more < 16; more += 1) await form(page).getByRole('button', { name: 'Add slot' }).click();
  await expect(form(page).getByText('A jetty can have up to 16 slots.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Add slot' }).click({ force: true });
  expect(await countSlots(page)).toBe(16);
  expect(await world.journal('editJetty')).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add jetty' }).click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await expect(form(page).getByLabel('Max Passenger')).toHaveCount(0);
});

test('a jetty is opened and closed by those who may edit, seen by everybody, and its form meets who saved first', async ({
  page,
  world,
  elsewhere,
  complaints,
}) => {
  test.slow();
  complaints.allow(/422|500/);
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Jetty', 'View') } });
  const csa = await world.signIn('csa');
  const theirs = await elsewhere(csa, '/d/jetty');
  await manager.open(page, '/d/jetty');
  await Promise.all([expectLive(page), expectLive(theirs)]);
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Name', 'Open', 'Action']);
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  const [own, watched] = [switchOf(page, 'Sungai Linggi'), switchOf(theirs, 'Sungai Linggi')];
  await expect(own).toHaveAccessibleDescription(
    'Turn off to prevent public from purchasing tickets on individual jetty',
  );
  await expect(watched).toBeDisabled();
  await expect(theirs.getByRole('link', { name: /^Edit/ })).toHaveCount(0);

  await world.addFault({ operationId: 'editJetty', nth: 1, code: 'internal_error', delay_ms: 600 });
  await own.click();
  await expect(own, 'before the server has answered').not.toBeChecked();
  await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect(own).toBeChecked();
  await own.click();
  await expect(own).not.toBeChecked();
  await expect(watched).not.toBeChecked();
  const { data } = await manager.call.listJetties({});
  expect(data.find(({ id }) => id === LINGGI)?.slots, 'the switch leaves the slots alone').not.toEqual([]);
  await lookAt(page, 'jetties');

  await page.getByRole('link', { name: 'Edit Sungai Linggi' }).click();
  await form(page).getByLabel('Name').fill('Linggi');
  await expect(form(page).getByText('Save or discard your changes first.')).toBeVisible();
  const { updated_at: _then, gotSlots: _slots, active: _open, ...linggi } = data.find(({ id }) => id === LINGGI)!;
  const superuser = await world.signIn('superuser');
  await superuser.call.editJetty({ body: { ...linggi, name: 'Theirs' } });
  await form(page).getByRole('button', { name: 'Save' }).click();
  const conflict = form(page).getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(conflict).toBeFocused();
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(switchOf(page, 'Linggi')).not.toBeChecked();
  await theirs.getByRole('link', { name: 'Linggi', exact: true }).click();
  await expect(form(theirs)).toContainText('Closed to the public');
  await expect(form(theirs).getByRole('button', { name: 'Edit' })).toHaveCount(0);
});
