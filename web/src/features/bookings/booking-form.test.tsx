import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press, textsOf, type } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { question, save, unsaved, wire } from '@testing/forms.ts';
import { expectAccessible, expectLive, lookAt } from '@testing/looks.ts';
import { rowsOf } from '@testing/records.ts';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person, type TestWorld } from '@testing/test-world.ts';
import { dayName } from '@/lib/calendar-days.ts';
import { daysAfter, makeBooking } from '../../../../tests/support/stages/bookings.ts';

const cost = () => page.getByRole('region', { name: 'Cost' });
const total = () => cost().getByCss('output');
const people = () => page.getByRole('listbox', { name: /^People matching/ });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const calendar = () => page.getByRole('dialog', { name: 'Departure date' });
const group = () => wire('group_type');
const adults = () => wire('total_adult');
const addChild = () => page.getByRole('button', { name: 'Add one Child', exact: true });
const slot = (time: string) =>
  page.getByRole('list', { name: /^Slots at/ }).getByRole('button', { name: new RegExp(`^${time}`) });

/** Chooses a day of the calendar; turns the pages to its month. */
async function chooseDay(day: string): Promise<void> {
  await wire('depart_date').click();
  await expect.element(calendar()).toBeVisible();
  const month = new Intl.DateTimeFormat('en-MY', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const title = calendar().getByText(month.format(new Date(`${day}T00:00:00Z`)), { exact: true });
  for (let pages = 0; pages < 3 && title.elements().length === 0; pages += 1)
    await calendar().getByRole('button', { name: 'Next month' }).click();
  await calendar()
    .getByRole('button', { name: new RegExp(`^${dayName(day)}`) })
    .click();
  await expect.element(calendar()).not.toBeInTheDocument();
}

async function newBooking(world: TestWorld, path = '/d/booking/0/new'): Promise<Person> {
  const manager = await world.signIn('manager');
  await renderScreen(path, { as: manager, world });
  await expect.element(heading('New Booking')).toBeVisible();
  return manager;
}

/** Chooses a dinner nine days from now at nine, at Jeti Pengkalan. */
async function fillDeparture(world: TestWorld): Promise<void> {
  await wire('package_id').selectOptions('VVIP Dinner Cruise');
  await chooseDay(daysAfter(await world.today(), 9));
  await wire('jetty_id').selectOptions('Jeti Pengkalan');
  await slot('09:00 - 10:00').click();
}

interface Stored {
  world: TestWorld;
  manager: Person;
  date: string;
  code: string;
  id: number;
}

/** A booking of ten adults and their dishes, open in its form. */
async function atBooking(): Promise<Stored> {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const date = daysAfter(await world.today(), 9);
  const { code, id } = await makeBooking(manager, date, { foods: [{ id: 1, total_adult: 10 }] });
  await renderScreen(`/d/booking/0/${code}`, { as: manager, world });
  await expect.element(heading(`Booking #${code}`)).toBeVisible();
  await expect.element(adults()).toHaveValue('10');
  return { world, manager, date, code, id };
}

/** Somebody else saves the booking under another name. */
async function saveElsewhere({ manager, date, code, id }: Stored, name: string): Promise<void> {
  const { ticket } = await manager.call.getBooking({ params: { ticket_code: code } });
  await makeBooking(manager, date, { id, name, updated_at: ticket!.updated_at ?? '' });
}

test('someone who is known fills the rest of the buyer, until another name is typed', async () => {
  await newBooking(createTestWorld());
  await type('priya na', wire('name'));
  await expect.element(people().getByRole('option').first()).toHaveTextContent('Priya Nair');
  await expect.element(wire('name')).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  await press('ArrowDown');
  await expect.element(people().getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await press('Enter');
  await expect.element(people()).not.toBeInTheDocument();
  await expect.element(wire('name')).toHaveValue('Priya Nair');
  await expect.element(wire('email')).toHaveValue('customer@muara.test');
  await expect.element(page.getByText('Linked to the account')).toBeVisible();
  await wire('name').fill('');
  await expect.element(page.getByText('Linked to the account')).not.toBeInTheDocument();
  await expect.element(people()).not.toBeInTheDocument();
});

test('what is missing shows at its field, the first has the focus, and nothing that was typed is lost', async () => {
  const world = createTestWorld();
  await newBooking(world);
  await wire('company_name').fill('SK Bukit Beruang');
  await wire('email').fill('office@school.test');
  await press('Control+Enter');
  await expect.element(wire('name')).toHaveFocus();
  for (const name of ['name', 'contact', 'address'])
    await expect.element(wire(name)).toHaveAccessibleDescription(/Please complete this field/);
  await expect.element(page.getByText('No selected package')).toBeVisible();
  await expect.element(page.getByText('Please select jetty')).toBeVisible();
  await expect.element(wire('company_name')).toHaveValue('SK Bukit Beruang');
  await expect.element(wire('email')).toHaveValue('office@school.test');
  await page.getByRole('button', { name: 'Add email' }).click();
  await expect.element(wire('emails.0')).toHaveFocus();
  expect(await world.journal('saveBooking')).toEqual([]);
});

test('group type and agent depend on each other; Company is offered once', async () => {
  await newBooking(createTestWorld());
  await expect.element(group().getByRole('option', { name: 'Company', exact: true })).toHaveLength(1);
  await group().selectOptions('Agent');
  await press('Control+Enter');
  const agentNeeded = page.getByText('Please select an agent or change the group type');
  await expect.element(agentNeeded).toBeVisible();
  await wire('agent_id').fill('Tan Boon');
  await page.getByRole('option', { name: /^Tan Boon Kiat/ }).click();
  await expect.element(agentNeeded).not.toBeInTheDocument();
  await wire('agent_id').fill('None');
  await page.getByRole('option', { name: 'None', exact: true }).click();
  await expect.element(group()).toHaveValue('Individual');
});

test('a blocked day gives its reason, and a holiday that is added meanwhile closes its day', async () => {
  const world = createTestWorld();
  const manager = await newBooking(world);
  await wire('package_id').selectOptions('VVIP Dinner Cruise');
  await wire('depart_date').click();
  const soon = calendar().getByCss('[aria-current="date"]');
  await expect.element(soon).toHaveAttribute('aria-disabled', 'true');
  await expect.element(soon).toHaveAccessibleName(/Notice, VVIP trips need four days notice/);
  await soon.click({ force: true });
  await expect.element(calendar().getByRole('status')).toHaveTextContent('VVIP trips need four days notice');
  await expectAccessible();
  const closed = calendar().getByRole('button', { name: /Regatta/ });
  await expect.element(closed).not.toBeInTheDocument();
  const later = daysAfter(await world.today(), 5);
  await manager.call.addHoliday({ body: { details: 'Regatta', start: later, end: later } });
  await expect.element(closed.first()).toHaveAttribute('aria-disabled', 'true');
});

test('at most forty passengers, dishes at most one each; a text that is no count stays and is refused', async () => {
  const world = createTestWorld();
  await newBooking(world);
  await fillDeparture(world);
  await adults().fill('99');
  await expect.element(adults()).toHaveValue('40');
  await expect.element(page.getByText('40 of up to 40 passengers')).toBeVisible();
  await expect.element(addChild()).toHaveAttribute('aria-disabled', 'true');
  const children = wire('total_child');
  await children.fill('1');
  await expect.element(children).toHaveValue('0');
  await children.fill('');
  await type('-5', children);
  await expect.element(children).toHaveValue('-5');
  await expect.element(children).toHaveAccessibleDescription(/Please enter a whole number of 0 or more/);
  for (const [name, text] of Object.entries(BUYER)) await wire(name).fill(text);
  await press('Control+Enter');
  await expect.element(children).toHaveFocus();
  await expect.element(children).toHaveValue('-5');
  await children.fill('0');
  await expect.element(children).not.toHaveAttribute('aria-invalid', 'true');

  await adults().fill('10');
  await page.getByRole('button', { name: 'One for everyone: Nasi Lemak Set' }).click();
  const dishes = wire('foods.1.total_adult');
  await dishes.fill('30');
  await expect.element(dishes).toHaveValue('10');
  await adults().fill('4');
  await expect.element(dishes).toHaveValue('4');
});

const BUYER = {
  name: 'Puan Salmah',
  company_name: 'SK Bukit Beruang',
  email: 'office@school.test',
  contact: '0612345678',
  address: 'Jalan Bukit Beruang',
};

test('the price that is shown is the one that is stored', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/booking/0', { as: manager, world });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(heading('New Booking')).toBeVisible();
  await expect.element(cost()).toHaveTextContent('RM 0.00');
  for (const [name, text] of Object.entries(BUYER)) await wire(name).fill(text);
  await fillDeparture(world);
  await adults().fill('10');
  await addChild().click();
  await expect.element(total()).toHaveTextContent('RM 1,280.00');
  await adults().fill('4');
  await page.getByRole('button', { name: 'One for everyone: Nasi Lemak Set' }).click();
  await cost().getByText('Price breakdown').click();
  await expect.element(cost().getByRole('listitem').first()).toHaveTextContent('4 × RM 120.00');
  await lookAt('booking form');
  const [shown] = textsOf(total());
  await press('Control+Enter');
  await expect.element(page.getByText('Booking has been added')).toBeVisible();
  await expect.poll(shownPath).toBe('/d/booking/0');
  const row = rowsOf('Booking Management (VVIP)').filter({ hasText: 'Puan Salmah' });
  await expect.element(row).toHaveTextContent('Pending');
  expect(shown).toContain(textsOf(row.getByText(/^RM/))[0]);
  const [stored] = (await manager.call.listBookings({ query: { search: BUYER.email } })).data;
  expect(shown).toContain(`RM ${stored!.total_amount}.00`);
});

test('another departure clears the passengers after one question, which can be undone', async () => {
  await atBooking();
  await expect.element(unsaved()).not.toBeInTheDocument();
  const asked = page.getByRole('alertdialog', { name: 'This clears the passenger counts' });
  await expect.element(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await slot('11:00').click();
  await expectAccessible();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await slot('11:00').click();
  await asked.getByRole('button', { name: 'Change it' }).click();
  await expect.element(adults()).toHaveValue('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(adults()).toHaveValue('10');
  await expect.element(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(wire('foods.1.total_adult')).toHaveValue('10');
  await expect.element(unsaved()).not.toBeInTheDocument();
  // Asked once: the second time it is known.
  await slot('11:00').click();
  await expect.element(adults()).toHaveValue('0');

  await adults().fill('8');
  await page.getByRole('link', { name: 'Back to bookings' }).click();
  await expect.element(question()).toHaveTextContent('Hold On..!');
  await expect.element(question()).toHaveTextContent('You have an unsaved changes. Discard changes?');
  await question().getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(adults()).toHaveValue('8');
  await expect.element(page.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
});

test('a booking that somebody else saved first: theirs takes the place of what was typed', async () => {
  complaints.allow(/422/);
  const stored = await atBooking();
  await adults().fill('8');
  await saveElsewhere(stored, 'Cik Noor');
  await press('Control+Enter');
  const conflict = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(conflict).toHaveFocus();
  await conflict.getByRole('button', { name: 'Load the saved version' }).click();
  await expect.element(wire('name')).toHaveValue('Cik Noor');
  await expect.element(adults()).toHaveValue('10');
  await expect.element(slot('09:00')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(wire('name')).toHaveFocus();
  await expect.element(unsaved()).not.toBeInTheDocument();
});

test('a booking that somebody else saved first: mine is saved over theirs', async () => {
  complaints.allow(/422/);
  const stored = await atBooking();
  await slot('11:00').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change it' }).click();
  await adults().fill('8');
  await saveElsewhere(stored, 'Puan Aini');
  await press('Control+Enter');
  const conflict = page.getByRole('alert').filter({ hasText: 'in the meantime' });
  await expect.element(conflict).toHaveFocus();
  await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect.element(page.getByText('Changes has been saved')).toBeVisible();
  await expect.poll(shownPath).toBe('/d/booking/0');
  const { ticket } = await stored.manager.call.getBooking({ params: { ticket_code: stored.code } });
  expect(ticket).toMatchObject({ name: 'Puan Salmah', slot: '11:00 - 12:00', total_adult: 8, foods: [] });
});

test('a booking that is decided while its form is open can only be read', async () => {
  const { manager, code, id } = await atBooking();
  await expectLive();
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome' } });
  await expect.element(page.getByText(`Booking ${code} is now Approved and can no longer be edited.`)).toBeVisible();
  await expect.element(adults()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Void', exact: true })).toBeVisible();
});

test('a price update starts the page again, and what was entered comes back once without its departure', async () => {
  complaints.allow(/422/);
  const world = createTestWorld();
  const manager = await newBooking(world, '/d/booking/1/new');
  await page.viewport(390, 844);
  for (const [name, text] of Object.entries(BUYER)) await wire(name).fill(text);
  await wire('package_id').selectOptions('VVIP Charter');
  const date = daysAfter(await world.today(), 9);
  await chooseDay(date);
  await wire('jetty_id').selectOptions('Jeti Muara');
  await adults().fill('12');
  // On a phone the cost is a bar at the foot.
  await expect.element(cost()).toHaveTextContent('RM');
  const [costBar, saveButton] = [cost(), save()].map((part) => part.element().getBoundingClientRect());
  expect(costBar!.bottom, 'the cost is above Save').toBeLessThan(saveButton!.top);
  expect(saveButton!.bottom, 'and Save in view').toBeLessThan(844);
  await cost().getByRole('button', { name: 'Show the details' }).click();
  await expectAccessible();
  await cost().getByRole('button', { name: 'Hide the details' }).click();

  const { all_foods: _foods, all_jettys: _jetties, ...charter } = await manager.call.getPackage({ params: { id: 7 } });
  await manager.call.editPackage({
    body: {
      ...charter,
      food_ids: charter.food_ids ?? [],
      updated_at: charter.updated_at ?? '',
      vvip_price: charter.vvip_price + 100,
    },
  });
  await save().click();
  const oops = page.getByRole('alertdialog', { name: 'Oops' });
  await expect.element(oops).toHaveTextContent('There was a price update. You will have refresh your browser.');
  const app = document.getElementById('root');
  await oops.getByRole('button', { name: 'Ok' }).click();
  await expect.poll(() => document.getElementById('root')).not.toBe(app);
  await expect.element(page.getByText('Your entries have been restored.')).toBeVisible();
  for (const [name, text] of Object.entries(BUYER)) await expect.element(wire(name)).toHaveValue(text);
  await expect.element(wire('package_id')).toHaveValue('7');
  await expect.element(wire('jetty_id')).toHaveValue('');
  await expect.element(adults()).toHaveValue('0');
  await wire('jetty_id').selectOptions('Jeti Muara');
  await adults().fill('12');
  await save().click();
  await expect.element(page.getByText('Booking has been added')).toBeVisible();
  await expect.poll(shownPath).toBe('/d/booking/1');
  const { data } = await manager.call.listBookings({ query: { vvip_charter: 1, search: BUYER.email } });
  expect(data).toEqual([expect.objectContaining({ total_amount: charter.vvip_price + 100, depart_date: date })]);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(wire('name')).toHaveValue('');
});

test('the cost is moved by keys and by pointer, never above 20 px', async () => {
  await newBooking(createTestWorld());
  const place = () => cost().element().getBoundingClientRect();
  const grip = cost().getByRole('button', { name: /^Drag the cost box/ });
  await expect.element(grip).toBeVisible();
  const before = place();
  await press('ArrowLeft', grip);
  await expect.poll(() => place().x).toBeCloseTo(before.x - 16, 0);
  for (let times = 0; times < 6; times += 1) await press('Shift+ArrowUp');
  await expect.poll(() => place().y).toBe(20);
  await press('Home');
  await expect.poll(() => place().y).toBeCloseTo(before.y, 0);
  const title = cost().getByRole('heading');
  const { x } = title.element().getBoundingClientRect();
  await userEvent.dragAndDrop(title, page.getByCss('body'), {
    sourcePosition: { x: 20, y: 8 },
    targetPosition: { x: x - 80, y: 2 },
  });
  await expect.poll(() => place().y).toBe(20);
  expect(place().x).toBeCloseTo(before.x - 100, 0);
});
