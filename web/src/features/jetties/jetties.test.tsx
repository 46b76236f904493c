import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { expectTexts, press } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { AT_A_DESK, expectLive, lookAt } from '@testing/looks.ts';
import { holdRequests } from '@testing/network.ts';
import { rights } from '@testing/records.ts';
import { linggiSale } from '../../../../tests/support/stages/sales.ts';

const LINGGI = 3;
const SLOT = '19:00 - 20:00';
const form = (): Locator => page.getByRole('dialog', { name: "Jetty's Detail" });
const time = (slot: number, end: 'from' | 'to'): Locator =>
  form().getByRole('combobox', { name: `Slot ${slot}, ${end}` });
/** How many rows of slots the form has. */
const countSlots = (): number =>
  form()
    .getByRole('combobox', { name: /, from$/ })
    .elements().length;

test('slots that go tell of the tickets on them, ask a second time, and again when tickets were sold meanwhile', async () => {
  const world = createTestWorld();
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

  await renderScreen(`/d/jetty/${LINGGI}/edit`, { as: manager, world });
  await expect
    .element(form())
    .toHaveTextContent('Removing a slot, or changing its times, may cancel tickets booked on it.');
  await expect.element(form().getByRole('button', { name: 'Remove slot 1', exact: true })).toHaveLength(0);
  await form()
    .getByRole('button', { name: `Remove slot ${at}`, exact: true })
    .click();
  await expect.element(form().getByRole('button', { name: 'Add slot' })).toHaveFocus();
  await expect
    .element(form().getByRole('status').filter({ hasText: SLOT }))
    .toHaveTextContent(new RegExp(`${first} tickets?`));
  await form().getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hold On!' });
  await expect.element(question).toHaveTextContent(`booked on ${SLOT} will be voided`);
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await lookAt('the question before tickets are voided', AT_A_DESK);
  await press('Enter');
  await expect.element(question).not.toBeInTheDocument();
  expect(await world.journal('editJetty')).toEqual([]);

  await form().getByRole('button', { name: 'Save' }).click();
  await expect.element(question).toBeVisible();
  await cashier.call.generateTicket({ body: linggiSale(1, SLOT) });
  await question.getByRole('button', { name: /^Void .* and save$/ }).click();
  await expect.element(question).toHaveTextContent(`${first + 1} tickets would be voided now. Please check again`);
  await question.getByRole('button', { name: `Void ${first + 1} tickets and save` }).click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  const { ticket: voided } = await manager.call.getTicket({ params: { ticket_code: ticket!.code } });
  expect(voided.canceled_at).not.toBeNull();
  expect(await count()).toBe(0);
});

test('a jetty refuses wrong values at their fields; seats are asked for at Sungai Linggi alone', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen(`/d/jetty/${LINGGI}/edit`, { as: manager, world });
  const name = form().getByLabelText('Name');
  const seats = form().getByLabelText('Max Passenger');
  await expect.element(name).toHaveValue('Sungai Linggi');
  const refused = async (control: Locator, says: string): Promise<void> => {
    await form().getByRole('button', { name: 'Save' }).click();
    await expect.element(control).toHaveFocus();
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
    await expect.element(control).toHaveAccessibleDescription(new RegExp(says));
  };
  for (const [control, value, says] of [
    [name, '  ', 'Please complete this field'],
    [name, '🛶'.repeat(121), 'This text is too long'],
    [seats, '', 'Please complete this field'],
    [seats, '0', 'Please enter a whole number of 1 or more'],
  ] as const) {
    await control.fill(value);
    await refused(control, says);
    await expect.element(control).toHaveValue(value);
    await control.fill(control === name ? 'Sungai Linggi' : '40');
  }
  for (const typed of ['-5', 'abc', '1.5']) {
    await seats.fill('');
    await seats.fill(typed);
    await expect.element(seats).toHaveValue(typed);
    await refused(seats, 'Please enter a whole number of 1 or more');
  }
  await seats.fill('40');

  await time(1, 'to').selectOptions('07:00');
  await refused(time(1, 'to'), 'The slot must end after it starts');
  await time(1, 'to').selectOptions('10:00');
  await time(2, 'from').selectOptions('09:00');
  await refused(time(2, 'from'), 'The slots overlap');
  await time(2, 'from').selectOptions('10:00');
  const rows = countSlots();
  await form().getByRole('button', { name: 'Add slot' }).click();
  await expect.element(time(rows + 1, 'from')).toHaveFocus();
  await refused(time(rows + 1, 'from'), 'Please select the options');
  await lookAt('a jetty, with errors', AT_A_DESK);
  for (let more = rows + 1; more < 16; more += 1) await form().getByRole('button', { name: 'Add slot' }).click();
  await expect.element(form().getByText('A jetty can have up to 16 slots.')).toBeVisible();
  await form().getByRole('button', { name: 'Add slot' }).click({ force: true });
  expect(countSlots()).toBe(16);
  expect(await world.journal('editJetty')).toEqual([]);

  await press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  await page.getByRole('button', { name: 'Add jetty' }).click();
  await expect.element(form().getByLabelText('Name')).toHaveFocus();
  await expect.element(form().getByLabelText('Max Passenger')).toHaveLength(0);
});

const linggiOf = async (staff: Person) => {
  const { data } = await staff.call.listJetties({});
  return data.find(({ id }) => id === LINGGI)!;
};
const switchOf = (name: string) => page.getByRole('switch', { name: `Open: ${name}` });

test('a jetty is opened and closed by those who may edit, and the switch goes back when it fails', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/jetty', { as: manager, world });
  await expectTexts(page.getByRole('columnheader'), ['#', 'Name', 'Open', 'Action']);
  await expect.element(page.getByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  const own = switchOf('Sungai Linggi');
  await expect
    .element(own)
    .toHaveAccessibleDescription('Turn off to prevent public from purchasing tickets on individual jetty');
  const { hold, release } = holdRequests();
  world.interceptOnce('editJetty', hold);
  await world.addFault({ operationId: 'editJetty', nth: 1, code: 'internal_error' });
  await own.click();
  await expect.element(own, { message: 'before the server has responded' }).not.toBeChecked();
  release();
  await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect.element(own).toBeChecked();
  await own.click();
  await expect.element(own).not.toBeChecked();
  await expect.poll(async () => (await linggiOf(manager)).active).toBe(false);
  expect((await linggiOf(manager)).slots, 'the switch leaves the slots alone').not.toEqual([]);
});

test('who may only look sees a jetty close live, and cannot edit it', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await manager.call.editUser({ body: { id: 6, policies: rights('Jetty', 'View') } });
  await renderScreen('/d/jetty', { as: 'csa', world });
  const watched = switchOf('Sungai Linggi');
  await expect.element(watched).toBeDisabled();
  await expect.element(watched).toBeChecked();
  await expect.element(page.getByRole('link', { name: /^Edit/ })).not.toBeInTheDocument();
  await expectLive();
  const { updated_at: _then, gotSlots: _slots, ...linggi } = await linggiOf(manager);
  await manager.call.editJetty({ body: { ...linggi, active: 0 } });
  await expect.element(watched).not.toBeChecked();
  await page.getByRole('link', { name: 'Sungai Linggi', exact: true }).click();
  const form = page.getByRole('dialog', { name: "Jetty's Detail" });
  await expect.element(form).toHaveTextContent('Closed to the public');
  await expect.element(form.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});

test('the form of a jetty meets somebody who saved first', async () => {
  const world = createTestWorld();
  const [manager, other] = await Promise.all([world.signIn('manager'), world.signIn('superuser')]);
  const { updated_at: _then, gotSlots: _slots, active: _open, ...linggi } = await linggiOf(manager);
  await renderScreen('/d/jetty', { as: manager, world });
  await page.getByRole('link', { name: 'Edit Sungai Linggi' }).click();
  const form = page.getByRole('dialog', { name: "Jetty's Detail" });
  await form.getByLabelText('Name').fill('Linggi');
  await expect.element(form.getByText('Save or discard your changes first.')).toBeVisible();
  await other.call.editJetty({ body: { ...linggi, name: 'Theirs' } });
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = form.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(conflict).toHaveFocus();
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.element(switchOf('Linggi')).toBeVisible();
});
