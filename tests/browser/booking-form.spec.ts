import type { Page } from '@playwright/test';
import { daysAfter, makeBooking } from '../support/stages/bookings.ts';
import { test } from './support/elsewhere.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { lookAt } from './support/look.ts';
import { question, unsaved, wire } from './support/packages.ts';
import { rowsOf } from './support/records.ts';

const cost = (page: Page) => page.getByRole('region', { name: 'Cost' });
const total = (page: Page) => cost(page).locator('output');
const people = (page: Page) => page.getByRole('listbox', { name: /^People matching/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Chooses a day of the calendar; the month is turned to it. */
async function chooseDay(page: Page, day: string): Promise<void> {
  await wire(page, 'depart_date').click();
  const calendar = page.getByRole('dialog', { name: 'Departure date' });
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.toLocaleDateString('en-MY', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (let turns = 0; turns < 3 && !(await calendar.getByText(month, { exact: true }).isVisible()); turns += 1)
    await calendar.getByRole('button', { name: 'Next month' }).click();
  const name = date.toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  await calendar.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(calendar).toBeHidden();
}

test('a booking is made by keyboard and pointer, and the price that is shown is the one that is stored', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  const today = await world.today();
  await manager.open(page, '/d/booking/0');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(heading(page, 'New Booking')).toBeVisible();
  await expect(cost(page)).toContainText('RM 0.00');

  // Someone who is known fills the rest of the buyer.
  await wire(page, 'name').pressSequentially('priya na');
  await expect(people(page).getByRole('option').first()).toContainText('Priya Nair');
  await expect(wire(page, 'name')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(people(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(people(page)).toBeHidden();
  await expect(wire(page, 'name')).toHaveValue('Priya Nair');
  await expect(wire(page, 'email')).toHaveValue('customer@muara.test');
  await expect(page.getByText('Linked to the account')).toBeVisible();
  await wire(page, 'name').fill('');
  await expect(people(page)).toBeHidden();
  await expect(page.getByText('Linked to the account')).toBeHidden();

  // What is missing shows at its field, the first of them has the focus, and nothing that was typed is lost.
  await wire(page, 'company_name').fill('SK Bukit Beruang');
  await page.keyboard.press('Control+Enter');
  await expect(wire(page, 'name')).toBeFocused();
  await expect(page.getByText('Please complete this field')).toHaveCount(2);
  await expect(page.getByText('No selected package')).toBeVisible();
  await expect(page.getByText('Please select jetty')).toBeVisible();
  await expect(wire(page, 'email')).toHaveValue('customer@muara.test');
  await wire(page, 'name').fill('Puan Salmah');
  await wire(page, 'contact').fill('0612345678');
  await wire(page, 'address').fill('Jalan Bukit Beruang');
  await page.getByRole('button', { name: 'Add email' }).click();
  await expect(wire(page, 'emails.0')).toBeFocused();
  await page.keyboard.type('office@school.test');

  // Group type, agent and tour guide hang together; Company is offered once.
  const group = wire(page, 'group_type');
  await expect(group.locator('option', { hasText: /^Company$/ })).toHaveCount(1);
  await group.selectOption('Agent');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please select an agent or change the group type')).toBeVisible();
  await wire(page, 'agent_id').fill('Tan Boon');
  await page.getByRole('option', { name: /^Tan Boon Kiat/ }).click();
  await expect(page.getByText('Please select an agent or change the group type')).toBeHidden();
  await wire(page, 'agent_id').fill('None');
  await page.getByRole('option', { name: 'None', exact: true }).click();
  await expect(group).toHaveValue('Individual');

  // A blocked day says why, and cannot be taken.
  await wire(page, 'package_id').selectOption({ label: 'VVIP Dinner Cruise' });
  await wire(page, 'depart_date').click();
  const calendar = page.getByRole('dialog', { name: 'Departure date' });
  const soon = calendar.locator('[aria-current="date"]');
  await expect(soon).toHaveAttribute('aria-disabled', 'true');
  await expect(soon).toHaveAccessibleName(/Notice, VVIP trips need four days notice/);
  // It can be reached all the same.
  await soon.click({ force: true });
  await expect(calendar.getByRole('status')).toContainText('VVIP trips need four days notice');
  await expectAccessible(page);
  // A holiday that somebody adds meanwhile closes its day in the calendar that is open.
  const closed = calendar.getByRole('button', { name: /Regatta/ });
  const later = daysAfter(today, 5);
  await expect(closed).toHaveCount(0);
  await manager.call.addHoliday({ body: { details: 'Regatta', start: later, end: later } });
  await expect(closed.first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await chooseDay(page, daysAfter(today, 9));
  await wire(page, 'jetty_id').selectOption({ label: 'Jeti Pengkalan' });
  const slots = page.getByRole('list', { name: /^Slots at Jeti Pengkalan/ });
  await slots.getByRole('button', { name: /^09:00 - 10:00/ }).click();

  // All together at most forty; dishes at most one each.
  await wire(page, 'total_adult').fill('99');
  await expect(wire(page, 'total_adult')).toHaveValue('40');
  await expect(page.getByText('40 of up to 40 passengers')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add one Child', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await wire(page, 'total_child').fill('1');
  await expect(wire(page, 'total_child')).toHaveValue('0');
  // A text that is no count stays as typed, and is refused in place.
  const children = wire(page, 'total_child');
  await children.fill('');
  await children.pressSequentially('-5');
  await expect(children).toHaveValue('-5');
  await expect(children).toHaveAccessibleDescription(/Please enter a whole number of 0 or more/);
  await page.keyboard.press('Control+Enter');
  await expect(children).toBeFocused();
  await expect(children).toHaveValue('-5');
  await children.fill('0');
  await expect(children).not.toHaveAttribute('aria-invalid', 'true');
  await wire(page, 'total_adult').fill('10');
  await page.getByRole('button', { name: 'Add one Child', exact: true }).click();
  await expect(total(page)).toContainText('RM 1,280.00');
  await page.getByRole('button', { name: 'One for everyone: Nasi Lemak Set' }).click();
  await wire(page, 'foods.1.total_adult').fill('30');
  await expect(wire(page, 'foods.1.total_adult')).toHaveValue('10');
  await wire(page, 'total_adult').fill('4');
  await expect(wire(page, 'foods.1.total_adult')).toHaveValue('4');
  await cost(page).getByText('Price breakdown').click();
  await expect(cost(page).getByRole('listitem').first()).toContainText('4 × RM 120.00');

  // The cost box is moved by keys and by pointer, never above 20 px.
  const grip = cost(page).getByRole('button', { name: /^Drag the cost box/ });
  await grip.focus();
  const before = (await cost(page).boundingBox())!;
  await page.keyboard.press('ArrowLeft');
  expect((await cost(page).boundingBox())!.x).toBeCloseTo(before.x - 16, 0);
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowUp');
  expect((await cost(page).boundingBox())!.y).toBe(20);
  await page.keyboard.press('Home');
  expect((await cost(page).boundingBox())!.y).toBeCloseTo(before.y, 0);
  const title = (await cost(page).getByRole('heading').boundingBox())!;
  await page.mouse.move(title.x + 20, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x - 80, 2, { steps: 4 });
  await page.mouse.up();
  const after = (await cost(page).boundingBox())!;
  expect(after.y).toBe(20);
  expect(after.x).toBeCloseTo(before.x - 100, 0);
  await grip.focus();
  await page.keyboard.press('Home');
  await lookAt(page, 'booking form');

  const shown = await total(page).textContent();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Booking has been added')).toBeVisible();
  await expect(page).toHaveURL(/\/d\/booking\/0$/);
  const row = rowsOf(page, 'Booking Management (VVIP)').filter({ hasText: 'Puan Salmah' });
  await expect(row).toContainText('Pending');
  expect(shown).toContain((await row.getByText(/^RM/).textContent())!);
});

test('another departure clears the passengers after one question, which can be taken back; unsaved work is not lost', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/422/);
  const manager = await world.signIn('manager');
  const date = daysAfter(await world.today(), 9);
  const { code, id } = await makeBooking(manager, date, { foods: [{ id: 1, total_adult: 10 }] });
  await manager.open(page, `/d/booking/0/${code}`);
  await expect(heading(page, `Booking #${code}`)).toBeVisible();
  const adults = wire(page, 'total_adult');
  await expect(adults).toHaveValue('10');
  await expect(unsaved(page)).toBeHidden();

  const slot = (time: string) =>
    page.getByRole('list', { name: /^Slots at/ }).getByRole('button', { name: new RegExp(`^${time}`) });
  await expect(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await slot('11:00').click();
  const asked = page.getByRole('alertdialog', { name: 'This clears the passenger counts' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await slot('11:00').click();
  await asked.getByRole('button', { name: 'Change it' }).click();
  await expect(adults).toHaveValue('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(adults).toHaveValue('10');
  await expect(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await expect(wire(page, 'foods.1.total_adult')).toHaveValue('10');
  await expect(unsaved(page)).toBeHidden();
  await slot('11:00').click();
  await expect(adults).toHaveValue('0');
  await adults.fill('8');

  await page.getByRole('link', { name: 'Back to bookings' }).click();
  await expect(question(page)).toContainText('Hold On..!');
  await expect(question(page)).toContainText('You have an unsaved changes. Discard changes?');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');

  // Somebody else saves first: it is put to a choice. Theirs takes the place of what was typed, and is no change.
  const saveElsewhere = async (name: string) => {
    const { ticket: seen } = await manager.call.getBooking({ params: { ticket_code: code } });
    await makeBooking(manager, date, { id, name, updated_at: seen!.updated_at ?? '' });
  };
  await saveElsewhere('Cik Noor');
  await page.keyboard.press('Control+Enter');
  const conflict = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect(conflict).toBeFocused();
  await conflict.getByRole('button', { name: 'Load the saved version' }).click();
  await expect(wire(page, 'name')).toHaveValue('Cik Noor');
  await expect(adults).toHaveValue('10');
  await expect(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await expect(conflict).toBeHidden();
  await expect(wire(page, 'name')).toBeFocused();
  await expect(unsaved(page)).toBeHidden();

  // Or mine goes over theirs.
  await slot('11:00').click();
  await adults.fill('8');
  await saveElsewhere('Puan Aini');
  await page.keyboard.press('Control+Enter');
  await expect(conflict).toBeFocused();
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Changes has been saved')).toBeVisible();
  await expect(page).toHaveURL(/\/d\/booking\/0$/);
  const { ticket } = await manager.call.getBooking({ params: { ticket_code: code } });
  expect(ticket).toMatchObject({ name: 'Cik Noor', slot: '11:00 - 12:00', total_adult: 8, foods: [] });

  // Somebody decides while the form is open: it becomes what can only be read.
  await page
    .getByRole('link', { name: new RegExp(code) })
    .first()
    .click();
  await expect(adults).toHaveValue('8');
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome' } });
  await expect(page.getByText(`Booking ${code} is now Approved and can no longer be edited.`)).toBeVisible();
  await expect(adults).toBeHidden();
  await expect(page.getByRole('button', { name: 'Void', exact: true })).toBeVisible();
});

test('a price update reloads the page, and what was entered comes back once without its departure', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await manager.open(page, '/d/booking/1/new');
  await expect(heading(page, 'New Booking')).toBeVisible();
  const texts = { name: 'Encik Razak', company_name: 'Kelab Belia', email: 'razak@mail.test', contact: '0123456789' };
  for (const [name, text] of Object.entries(texts)) await wire(page, name).fill(text);
  await wire(page, 'address').fill('Jalan Merdeka');
  await wire(page, 'package_id').selectOption({ label: 'VVIP Charter' });
  const date = daysAfter(await world.today(), 9);
  await chooseDay(page, date);
  await wire(page, 'jetty_id').selectOption({ label: 'Jeti Muara' });
  await wire(page, 'total_adult').fill('12');
  // On a phone the cost is a bar at the foot.
  await expect(cost(page).getByRole('button', { name: 'Show the details' })).toBeVisible();
  await expect(cost(page)).toContainText('RM');
  await cost(page).getByRole('button', { name: 'Show the details' }).click();
  await expectAccessible(page);
  await cost(page).getByRole('button', { name: 'Hide the details' }).click();

  const { all_foods: _foods, all_jettys: _jetties, ...charter } = await manager.call.getPackage({ params: { id: 7 } });
  await manager.call.editPackage({
    body: {
      ...charter,
      food_ids: charter.food_ids ?? [],
      updated_at: charter.updated_at ?? '',
      vvip_price: charter.vvip_price + 100,
    },
  });
  await page.getByRole('button', { name: /^Save/ }).click();
  const oops = page.getByRole('alertdialog', { name: 'Oops' });
  await expect(oops).toContainText('There was a price update. You will have refresh your browser.');
  await Promise.all([page.waitForEvent('load'), oops.getByRole('button', { name: 'Ok' }).click()]);
  await expect(page.getByText('Your entries have been restored.')).toBeVisible();
  for (const [name, text] of Object.entries(texts)) await expect(wire(page, name)).toHaveValue(text);
  await expect(wire(page, 'package_id')).toHaveValue('7');
  await expect(wire(page, 'jetty_id')).toHaveValue('');
  await expect(wire(page, 'total_adult')).toHaveValue('0');
  await wire(page, 'jetty_id').selectOption({ label: 'Jeti Muara' });
  await wire(page, 'total_adult').fill('12');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Booking has been added')).toBeVisible();
  await expect(page).toHaveURL(/\/d\/booking\/1$/);
  const { data } = await manager.call.listBookings({ query: { vvip_charter: 1, search: 'razak@mail.test' } });
  expect(data).toEqual([expect.objectContaining({ total_amount: charter.vvip_price + 100, depart_date: date })]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(wire(page, 'name')).toHaveValue('');
});
