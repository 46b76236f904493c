import { test } from './support/elsewhere.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import {
  aboardOf,
  adults,
  atGate,
  boardTyped,
  button,
  codeField,
  openScanner,
  PHONE,
  placesLeft,
  result,
  sellAtCounter,
  setUpTrip,
  typeCode,
} from './support/gate.ts';
import type { Person } from './support/person.ts';
import { linggiSale } from '../support/stages/sales.ts';
import { scanWithGun } from './support/scanner-gun.ts';

test.beforeEach(({ complaints }) => complaints.allow(/422|404/));

test('the trip form names what is missing, moves the focus there, and remembers the last trip', async ({
  page,
  world,
}) => {
  const csa = await world.signIn('csa');
  await openScanner(page, csa);
  await button(page, 'Set up trip').click();
  for (const error of [
    'Please select boat operator',
    'Please select jetty',
    'Please select shift',
    'Please select time',
    'Please provide boat number',
    'Please provide at least 1 passenger',
  ])
    await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByLabel('Boat operator')).toBeFocused();
  await expectAccessible(page);

  const time = page.getByLabel('Time');
  await page.getByLabel('Jetty').selectOption('Jeti Muara');
  await expect(time.getByRole('option')).toHaveText([
    'Choose…',
    ...Array.from({ length: 17 }, (_, index) => `${String(7 + index).padStart(2, '0')}:00`),
  ]);
  await page.getByLabel('Jetty').selectOption('Sungai Linggi');
  await expect(time.getByRole('option', { name: '09:00 - 10:00' })).toHaveCount(1);
  await expect(time.getByRole('option', { name: '07:00', exact: true })).toHaveCount(0);

  await setUpTrip(page, { boat: 'LGI 7' });
  await expectAccessible(page);
  await expect(button(page, 'Start Trip')).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, 'Start Trip')).toHaveAccessibleDescription(/at least one passenger/);
  await button(page, 'Reset Trip').click();
  await expect(page.getByText('Trip reset')).toBeVisible();
  await expect(page.getByLabel('Boat number')).toHaveValue('LGI 7');
  await expect(page.getByLabel('Time')).toHaveValue('10:00');
  expect(await page.evaluate(() => localStorage.getItem('csa_session'))).toBeNull();
});

test('a whole trip: a purchase in two parts, an agent ticket, wristbands, an undo, a void, and the start', async ({
  page,
  world,
}) => {
  test.slow();
  await page.clock.install({ time: new Date(`${await world.today()}T10:00:00+08:00`) });
  const [family, wrist, mistake] = await sellAtCounter(
    world,
    {},
    { package_id: 5, total_adult: 2, total_child: 0, amount: 110, cash_in: 110, cash_out: 0 },
    adults(1),
  );
  const csa = await atGate(page, world);
  const batch = await agentTicket(await world.signIn('agent'), csa);

  await test.step('two of a family of three board', async () => {
    await typeCode(page, family!.code);
    const ready = result(page, 'Ready to board');
    await expect(ready.getByRole('heading', { name: 'Ready to board' })).toBeFocused();
    await expect(button(ready, 'Refund')).toHaveCount(0);
    await expectAccessible(page);
    await button(ready, 'Remove one: Adult').click();
    await expect(button(ready, 'Validate')).toContainText('Board 2 of 3');
    await button(ready, 'Validate').click();
    await expect(page.getByText('2 boarded').first()).toBeVisible();
    await expect(page.getByText('Ticket has been validated!')).toBeVisible();
    await expect(placesLeft(page)).toHaveText('38');
    await expect(codeField(page)).toHaveValue('');
    await expect(result(page, 'Ready to board')).toBeHidden();
  });

  await test.step('a scanner gun reads the same ticket: the last one boards', async () => {
    await scanWithGun(page, family!.code);
    const ready = result(page, 'Ready to board');
    await expect(ready).toContainText('2 of 3 aboard');
    await expect(button(ready, 'Validate')).toHaveText('Validate');
    await button(ready, 'Validate').click();
    await expect(placesLeft(page)).toHaveText('37');
  });

  await test.step('an agent ticket by its QR code, and by what is printed on it only when it is typed', async () => {
    await expect(page.getByRole('dialog')).toBeHidden();
    await scanWithGun(page, batch.code);
    await expect(page.getByText('Scan the QR code of the ticket, or type its code')).toBeVisible();
    await scanWithGun(page, batch.qrcode);
    const ready = result(page, 'Ready to board');
    await expect(ready).toContainText('Agent ticket');
    await button(ready, 'Validate').click();
    await expect(placesLeft(page)).toHaveText('36');
  });

  await test.step('a purchase with wristbands', async () => {
    await expect(page.getByRole('dialog')).toBeHidden();
    await boardTyped(page, wrist!.code);
    await expect(placesLeft(page)).toHaveText('34');
    expect(await world.journal('validateWristband')).toHaveLength(1);
  });

  await test.step('one boards by mistake: Undo brings the place back', async () => {
    await boardTyped(page, mistake!.code);
    await expect(placesLeft(page)).toHaveText('33');
    await button(page, /^Undo boarding/).click();
    await expect(page.getByText('Validation undone')).toBeVisible();
    await expect(placesLeft(page)).toHaveText('34');
    await expect(button(page, /^Undo boarding/)).toBeHidden();
    expect(await aboardOf(csa, mistake!.code)).toBe(0);
  });

  await test.step('the ticket of the mistake is voided with a note', async () => {
    await typeCode(page, mistake!.code);
    await button(result(page, 'Ready to board'), 'Void').click();
    const dialog = page.getByRole('dialog', { name: 'Hold On!' });
    await button(dialog, 'Void ticket').click();
    await expect(dialog.getByLabel('Cancel note')).toBeFocused();
    await dialog.getByLabel('Cancel note').fill('Sold twice');
    await button(dialog, 'Void ticket').click();
    await expect(page.getByText('Ticket voided!')).toBeVisible();
    const refused = result(page, 'Do not board');
    await expect(refused.getByRole('listitem').filter({ hasText: 'Void' })).toBeVisible();
    await expectAccessible(page);
    expect((await world.journal('cancelTicket'))[0]!.body).toMatchObject({ type: 'ticket', at_gate: 1 });
    await button(refused, 'Next scan').click();
  });

  await test.step('the trip starts with the number validated', async () => {
    await button(page, 'Back to trip').click();
    await expect(button(page, 'Reset Trip')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Start Trip').click();
    const confirm = page.getByRole('alertdialog', { name: 'Start Trip' });
    await expect(confirm).toContainText('Passengers aboard: 6');
    await button(confirm, 'Start Trip').click();
    await expect(page.getByText('Trip created')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
    const [start] = await world.journal('startTrip');
    expect(start!.body).toMatchObject({ total_passenger: 6, boat_no: 'MLK 101' });
    const { data } = await csa.call.listTrips({ query: {} });
    expect(data[0]).toMatchObject({ boat_no: 'MLK 101', total_passenger: 6, state: 'running' });
  });
});

/** A ticket of an agent's batch that can board: what is printed on it, and what its QR code says. */
async function agentTicket(agent: Person, csa: Person): Promise<{ code: string; qrcode: string }> {
  const { data } = await agent.call.listMyTickets({ query: { type: 'Available' } });
  for (const { code } of data) {
    const { ticket } = await csa.call.scanTicket({ params: { qr: code }, query: { typed: 1 } });
    if (ticket.boarding.result === 'ready' && ticket.qrcode_agent !== null)
      return { code, qrcode: ticket.qrcode_agent };
  }
  throw new Error('the agent has no ticket that can board');
}

test('a ticket boards by keys alone, and a screen reader hears each result', async ({ page, world }) => {
  const [party] = await sellAtCounter(world, adults(2));
  const csa = await world.signIn('csa');
  await openScanner(page, csa);
  await setUpTrip(page);
  const to = async (name: string | RegExp) => {
    const target = button(page, name);
    for (let steps = 0; steps < 12 && !(await target.evaluate((own) => own === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await to('Scan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Scan tickets' })).toBeFocused();
  await to('Check');
  await page.keyboard.press('Shift+Tab');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(party!.code, { delay: 60 });
  await page.keyboard.press('Enter');
  const ready = result(page, 'Ready to board');
  await expect(ready.getByRole('heading')).toBeFocused();
  await expect(page.getByText(`Ready to board. ${party!.code}. 2 left`)).toBeAttached();
  await to('Remove one: Adult');
  await page.keyboard.press('Enter');
  await to(/^Validate/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 boarded. 39 left.')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Scan tickets' })).toBeFocused();
  await to(/^Undo boarding/);
  await page.keyboard.press('Enter');
  await expect(placesLeft(page)).toHaveText('40');
});

test('after a validation the next ticket can be scanned within a second, without a tap', async ({ page, world }) => {
  await page.clock.install({ time: new Date(`${await world.today()}T10:00:00+08:00`) });
  const [one, two] = await sellAtCounter(world, adults(1), adults(1));
  await atGate(page, world);
  await typeCode(page, one!.code);
  await expect(result(page, 'Ready to board')).toBeVisible();
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
  await button(page, 'Validate').click();
  const done = button(page, /^1 boarded/);
  await expect(done).toContainText('39 left');
  await page.clock.runFor(1_000);
  await expect(done).toBeHidden();
  await page.clock.resume();
  await scanWithGun(page, two!.code);
  await expect(result(page, 'Ready to board')).toBeVisible();
});

test('a purchase is refunded at the gate by staff with the right to it, and by no others', async ({ page, world }) => {
  const [family] = await sellAtCounter(world, { name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '0123456789' });
  await atGate(page, world, {}, 'supervisor');
  await typeCode(page, family!.code);
  await button(page, 'Refund').click();
  const dialog = page.getByRole('dialog', { name: 'Request refund' });
  await expect(dialog).toContainText('RM 75.00');
  await button(dialog, 'Send request').click();
  const bank = dialog.getByRole('combobox', { name: 'Bank' });
  await expect(bank).toBeFocused();
  await expectAccessible(page);
  await bank.fill('Maybank');
  await dialog.getByRole('option', { name: 'Maybank' }).click();
  await dialog.getByLabel('Account number').fill('1234567890');
  await dialog.getByLabel('Refund note').fill('The rain does not stop');
  await button(dialog, 'Send request').click();
  await expect(page.getByText('Refund request has been submited')).toBeVisible();
  const refused = result(page, 'Do not board');
  await expect(refused.getByRole('listitem').filter({ hasText: 'Pending Refund' })).toBeVisible();
  await expect(button(refused, 'Refund')).toHaveCount(0);
  await expect(button(refused, 'Void')).toHaveCount(0);
});

test('a ticket of another slot boards when the crew confirms it; one of another jetty does not', async ({
  page,
  world,
}) => {
  const [late, muara] = await sellAtCounter(world, linggiSale(1, '11:00 - 12:00'), adults(1));
  const csa = await atGate(page, world, { jetty: 'Sungai Linggi', time: '10:00 - 11:00' });
  await typeCode(page, late!.code);
  const warning = result(page, 'Check first');
  await expect(warning).toContainText('This ticket is for 11:00 - 12:00');
  await expectAccessible(page);
  await button(warning, 'Validate').click();
  await expect(placesLeft(page)).toHaveText('39');
  expect(await aboardOf(csa, late!.code)).toBe(1);
  await expect(page.getByRole('dialog')).toBeHidden();

  await typeCode(page, muara!.code);
  const refused = result(page, 'Do not board');
  await expect(refused).toContainText('This ticket departs from Jeti Muara');
  await expect(button(refused, 'Validate')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(refused).toBeHidden();
});

test('scanning stops when no place is left; a party too large boards in part', async ({ page, world }) => {
  const [pair, party] = await sellAtCounter(world, adults(2), adults(4));
  await atGate(page, world, { places: '5' });
  await boardTyped(page, pair!.code);
  await typeCode(page, party!.code);
  const warning = result(page, 'Check first');
  await expect(warning).toContainText('Remaining passengers is less than total passenger');
  await expect(warning).toContainText('Places left: 3');
  await expect(button(warning, 'Validate')).toHaveAttribute('aria-disabled', 'true');
  const more = button(warning, 'Add one: Adult');
  for (let index = 0; index < 3; index += 1) await more.click();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(button(warning, 'Validate')).toContainText('Board 3 of 4');
  await button(warning, 'Validate').click();

  await expect(page.getByText('Boat is full').last()).toBeVisible();
  await expect(button(page, 'Scan')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Change places').click();
  const dialog = page.getByRole('dialog', { name: 'Change places' });
  await dialog.getByLabel('Places').fill('4');
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('Enter at least 5.')).toBeVisible();
  await dialog.getByLabel('Places').fill('6');
  await button(dialog, 'Save').click();
  await expect(placesLeft(page)).toHaveText('1');
  await button(page, 'Scan').click();
  await boardTyped(page, party!.code);
  await expect(placesLeft(page)).toHaveText('0');
});

test('an error never ends scanning: what was typed stays, and the next code is read', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/500|ERR_FAILED/);
  const [one] = await sellAtCounter(world, adults(1));
  await atGate(page, world);
  await test.step('an empty field', async () => {
    await button(page, 'Check').click();
    await expect(page.getByText('Enter a ticket code.')).toBeVisible();
    await expect(codeField(page)).toBeFocused();
  });
  await test.step('a foreign code', async () => {
    await typeCode(page, 'https://example.com/menu?a=1');
    await expect(page.getByText('This is not a ticket code')).toBeVisible();
    await expect(codeField(page)).toHaveValue('https://example.com/menu?a=1');
  });
  await test.step('a code that would lead the call elsewhere is not sent', async () => {
    const sent = (await world.journal('scanTicket')).length;
    await typeCode(page, '..');
    await expect(codeField(page)).toHaveValue('..');
    expect(await world.journal('scanTicket')).toHaveLength(sent);
  });
  await test.step('a failure of the server', async () => {
    await world.addFault({ operationId: 'scanTicket', nth: 1, code: 'internal_error' });
    await typeCode(page, one!.code);
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await expect(codeField(page)).toHaveValue(one!.code);
  });
  await test.step('a line that is down', async () => {
    await page.route('**/api/tickets/scan/**', (route) => route.abort(), { times: 1 });
    await codeField(page).press('Enter');
    await expect(page.getByText('No connection')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the same code again is found', async () => {
    await codeField(page).press('Enter');
    await expect(result(page, 'Ready to board')).toBeVisible();
    await expect(page.getByText('No connection')).toBeHidden();
  });
});

test('two phones at one ticket: the second sees who was first', async ({ page, world, elsewhere }) => {
  const [one] = await sellAtCounter(world, adults(1));
  const supervisor = await world.signIn('supervisor');
  await atGate(page, world);
  const other = await elsewhere(supervisor, '/d/qr-scanner', (phone) => phone.setViewportSize(PHONE));
  await setUpTrip(other, { boat: 'MLK 202' });
  await button(other, 'Scan').click();
  for (const phone of [page, other]) {
    await typeCode(phone, one!.code);
    await expect(result(phone, 'Ready to board')).toBeVisible();
  }
  await button(page, 'Validate').click();
  await expect(placesLeft(page)).toHaveText('39');
  await button(other, 'Validate').click();
  const modal = other.getByRole('alertdialog', { name: 'Oopss' });
  await expect(modal).toContainText(/Already validated \d\d:\d\d by Faizal Othman/);
  await button(modal, 'Ok').click();
  const refused = result(other, 'Do not board');
  await expect(refused).toContainText(/Already validated \d\d:\d\d by Faizal Othman/);
  await expect(refused).toContainText('1 of 1 aboard');
  await expect(placesLeft(other)).toHaveText('40');
  expect((await world.journal('validateTicket')).map(({ status }) => status)).toEqual([200, 422]);
});
