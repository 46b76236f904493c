import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { expectTexts, press, step, type } from '@testing/actions.ts';
import {
  atGate,
  boardTyped,
  button,
  codeField,
  openScanner,
  passResult,
  placesLeft,
  result,
  scanWithGun,
  setUpTrip,
  typeCode,
} from '@testing/gate.ts';
import { expectAccessible } from '@testing/looks.ts';
import { expectNoToast } from '@testing/toasts.ts';
import { aboardOf, adults, boardElsewhere, sellAtCounter } from '../../../../tests/support/stages/gate.ts';
import { linggiSale } from '../../../../tests/support/stages/sales.ts';

test('the trip form names what is missing, moves the focus there, and remembers the last trip', async () => {
  const world = createTestWorld();
  const csa = await world.signIn('csa');
  await openScanner(world, csa);
  await button(page, 'Set up trip').click();
  for (const error of [
    'Please select boat operator',
    'Please select jetty',
    'Please select shift',
    'Please select time',
    'Please provide boat number',
    'Please provide at least 1 passenger',
  ])
    await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(page.getByLabelText('Boat operator')).toHaveFocus();
  await expectAccessible();

  const time = page.getByLabelText('Time');
  await page.getByLabelText('Jetty').selectOptions('Jeti Muara');
  await expectTexts(time.getByRole('option'), [
    'Choose…',
    ...Array.from({ length: 17 }, (_, index) => `${String(7 + index).padStart(2, '0')}:00`),
  ]);
  await page.getByLabelText('Jetty').selectOptions('Sungai Linggi');
  await expect.element(time.getByRole('option', { name: '09:00 - 10:00' })).toHaveLength(1);
  await expect.element(time.getByRole('option', { name: '07:00', exact: true })).not.toBeInTheDocument();

  await setUpTrip({ boat: 'LGI 7' });
  await expectAccessible();
  await expect.element(button(page, 'Start Trip')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button(page, 'Start Trip')).toHaveAccessibleDescription(/at least one passenger/);
  await button(page, 'Reset Trip').click();
  await expect.element(page.getByText('Trip reset')).toBeVisible();
  await expect.element(page.getByLabelText('Boat number')).toHaveValue('LGI 7');
  await expect.element(page.getByLabelText('Time')).toHaveValue('10:00');
  expect(localStorage.getItem('csa_session')).toBeNull();
});

test('a whole trip: a purchase in two parts, an agent ticket, wristbands, an undo, a void, and the start', async () => {
  const world = createTestWorld();
  const [family, wrist, mistake] = await sellAtCounter(
    world,
    {},
    { package_id: 5, total_adult: 2, total_child: 0, amount: 110, cash_in: 110, cash_out: 0 },
    adults(1),
  );
  const csa = await atGate(world);
  const batch = await agentTicket(await world.signIn('agent'), csa);

  await step('two of a family of three board', async () => {
    await typeCode(family!.code);
    const ready = result('Ready to board');
    await expect.element(ready.getByRole('heading', { name: 'Ready to board' })).toHaveFocus();
    await expect.element(button(ready, 'Refund')).not.toBeInTheDocument();
    await expectAccessible();
    await button(ready, 'Remove one: Adult').click();
    await expect.element(button(ready, 'Validate')).toHaveTextContent('Board 2 of 3');
    await button(ready, 'Validate').click();
    await expect.element(page.getByText('2 boarded').first()).toBeVisible();
    await expect.element(page.getByText('Ticket has been validated!')).toBeVisible();
    await expectTexts(placesLeft(), '38');
    await expect.element(codeField()).toHaveValue('');
    await expect.element(result('Ready to board')).not.toBeInTheDocument();
  });

  await step('a scanner gun reads the same ticket: the last one boards', async () => {
    await scanWithGun(family!.code);
    const ready = result('Ready to board');
    await expect.element(ready).toHaveTextContent('2 of 3 aboard');
    await expectTexts(button(ready, 'Validate'), 'Validate');
    await button(ready, 'Validate').click();
    await expectTexts(placesLeft(), '37');
  });

  await step('an agent ticket by its QR code, and by what is printed on it only when it is typed', async () => {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await scanWithGun(batch.code);
    await expect.element(page.getByText('Scan the QR code of the ticket, or type its code')).toBeVisible();
    await scanWithGun(batch.qrcode);
    const ready = result('Ready to board');
    await expect.element(ready).toHaveTextContent('Agent ticket');
    await button(ready, 'Validate').click();
    await expectTexts(placesLeft(), '36');
  });

  await step('a purchase with wristbands', async () => {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await boardTyped(world, wrist!.code);
    await expectTexts(placesLeft(), '34');
    expect(await world.journal('validateWristband')).toHaveLength(1);
  });

  await step('one boards by mistake: Undo brings the place back', async () => {
    await boardTyped(world, mistake!.code);
    await expectTexts(placesLeft(), '33');
    await button(page, /^Undo boarding/).click();
    await expect.element(page.getByText('Validation undone')).toBeVisible();
    await expectTexts(placesLeft(), '34');
    await expect.element(button(page, /^Undo boarding/)).not.toBeInTheDocument();
    expect(await aboardOf(csa, mistake!.code)).toBe(0);
  });

  await step('the ticket of the mistake is voided with a note', async () => {
    await typeCode(mistake!.code);
    await button(result('Ready to board'), 'Void').click();
    const dialog = page.getByRole('dialog', { name: 'Hold On!' });
    await button(dialog, 'Void ticket').click();
    await expect.element(dialog.getByLabelText('Cancel note')).toHaveFocus();
    await dialog.getByLabelText('Cancel note').fill('Sold twice');
    await button(dialog, 'Void ticket').click();
    await expect.element(page.getByText('Ticket voided!')).toBeVisible();
    const refused = result('Do not board');
    await expect.element(refused.getByRole('listitem').filter({ hasText: 'Void' })).toBeVisible();
    await expectAccessible();
    expect((await world.journal('cancelTicket'))[0]!.body).toMatchObject({ type: 'ticket', at_gate: 1 });
    await button(refused, 'Next scan').click();
  });

  await step('the trip starts with the number validated', async () => {
    await button(page, 'Back to trip').click();
    await expect.element(button(page, 'Reset Trip')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Start Trip').click();
    const confirm = page.getByRole('alertdialog', { name: 'Start Trip' });
    await expect.element(confirm).toHaveTextContent('Passengers aboard: 6');
    const looked = (await world.journal('scanTicket')).length;
    await scanWithGun('MRC00000000');
    expect(await world.journal('scanTicket'), 'nothing is scanned behind a question').toHaveLength(looked);
    await button(confirm, 'Start Trip').click();
    await expect.element(page.getByText('Trip created')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
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

test('a ticket boards by keys alone, and a screen reader hears each result', async () => {
  const world = createTestWorld();
  const [party] = await sellAtCounter(world, adults(2));
  const csa = await world.signIn('csa');
  await openScanner(world, csa);
  await setUpTrip();
  const to = async (name: string | RegExp) => {
    const target = button(page, name);
    for (let steps = 0; steps < 12 && target.query() !== document.activeElement; steps += 1) await press('Tab');
    await expect.element(target).toHaveFocus();
  };
  await to('Scan');
  await press('Enter');
  await expect.element(page.getByRole('heading', { name: 'Scan tickets' })).toHaveFocus();
  await to('Check');
  await press('Shift+Tab');
  await expect.element(codeField()).toHaveFocus();
  for (const key of party!.code) await type(key);
  await expect.element(codeField()).toHaveValue(party!.code);
  await press('Enter');
  const ready = result('Ready to board');
  await expect.element(ready.getByRole('heading')).toHaveFocus();
  await expect.element(page.getByText(`Ready to board. ${party!.code}. 2 left`)).toBeInTheDocument();
  await to('Remove one: Adult');
  await press('Enter');
  await to(/^Validate/);
  await press('Enter');
  await expect.element(page.getByText('1 boarded. 39 left.')).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Scan tickets' })).toHaveFocus();
  await to(/^Undo boarding/);
  await press('Enter');
  await expectTexts(placesLeft(), '40');
});

test('after a validation the next ticket can be scanned within a second, without a tap', async () => {
  const world = createTestWorld();
  const [one, two] = await sellAtCounter(world, adults(1), adults(1));
  await atGate(world);
  await typeCode(one!.code);
  await expect.element(result('Ready to board')).toBeVisible();
  world.clock.stop();
  await button(page, 'Validate').click();
  const done = button(page, /^1 boarded/);
  await expect.element(done).toHaveTextContent('39 left');
  world.clock.pass(1_000);
  await expect.element(done).not.toBeInTheDocument();
  await scanWithGun(two!.code);
  await expect.element(result('Ready to board')).toBeVisible();
});

test('a purchase is refunded at the gate by staff with the right to it, and by no others', async () => {
  const world = createTestWorld();
  const [family] = await sellAtCounter(world, { name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '0123456789' });
  await atGate(world, {}, 'supervisor');
  await typeCode(family!.code);
  await button(page, 'Refund').click();
  const dialog = page.getByRole('dialog', { name: 'Request refund' });
  await expect.element(dialog).toHaveTextContent('RM 75.00');
  await button(dialog, 'Send request').click();
  const bank = dialog.getByRole('combobox', { name: 'Bank' });
  await expect.element(bank).toHaveFocus();
  await expectAccessible();
  await bank.fill('Maybank');
  await dialog.getByRole('option', { name: 'Maybank' }).click();
  await dialog.getByLabelText('Account number').fill('1234567890');
  await dialog.getByLabelText('Refund note').fill('The rain does not stop');
  await button(dialog, 'Send request').click();
  await expect.element(page.getByText('Refund request has been submited')).toBeVisible();
  const refused = result('Do not board');
  await expect.element(refused.getByRole('listitem').filter({ hasText: 'Pending Refund' })).toBeVisible();
  await expect.element(button(refused, 'Refund')).not.toBeInTheDocument();
  await expect.element(button(refused, 'Void')).not.toBeInTheDocument();
});

test('a ticket of another slot boards when the crew confirms it; one of another jetty does not', async () => {
  const world = createTestWorld();
  const [late, muara] = await sellAtCounter(world, linggiSale(1, '11:00 - 12:00'), adults(1));
  const csa = await atGate(world, { jetty: 'Sungai Linggi', time: '10:00 - 11:00' });
  await typeCode(late!.code);
  const warning = result('Check first');
  await expect.element(warning).toHaveTextContent('This ticket is for 11:00 - 12:00');
  await expectAccessible();
  await button(warning, 'Validate').click();
  await expectTexts(placesLeft(), '39');
  expect(await aboardOf(csa, late!.code)).toBe(1);
  await passResult(world);

  await typeCode(muara!.code);
  const refused = result('Do not board');
  await expect.element(refused).toHaveTextContent('This ticket departs from Jeti Muara');
  await expect.element(button(refused, 'Validate')).not.toBeInTheDocument();
  await press('Escape');
  await expect.element(refused).not.toBeInTheDocument();
});

test('scanning stops when no place is left; a party too large boards in part', async () => {
  const world = createTestWorld();
  const [pair, party] = await sellAtCounter(world, adults(2), adults(4));
  await atGate(world, { places: '5' });
  await boardTyped(world, pair!.code);
  await typeCode(party!.code);
  const warning = result('Check first');
  await expect.element(warning).toHaveTextContent('Remaining passengers is less than total passenger');
  await expect.element(warning).toHaveTextContent('Places left: 3');
  await expect.element(button(warning, 'Validate')).toHaveAttribute('aria-disabled', 'true');
  const more = button(warning, 'Add one: Adult');
  for (let index = 0; index < 3; index += 1) await more.click();
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button(warning, 'Validate')).toHaveTextContent('Board 3 of 4');
  await button(warning, 'Validate').click();
  await passResult(world);

  await expect.element(page.getByText('Boat is full').last()).toBeVisible();
  await expect.element(button(page, 'Scan')).not.toBeInTheDocument();
  await expectAccessible();
  await button(page, 'Change places').click();
  const dialog = page.getByRole('dialog', { name: 'Change places' });
  await dialog.getByLabelText('Places').fill('4');
  await button(dialog, 'Save').click();
  await expect.element(dialog.getByText('Enter at least 5.')).toBeVisible();
  await dialog.getByLabelText('Places').fill('6');
  await button(dialog, 'Save').click();
  await expectTexts(placesLeft(), '1');
  await button(page, 'Scan').click();
  await boardTyped(world, party!.code);
  await expectTexts(placesLeft(), '0');
});

test('an error never ends scanning: what was typed stays, and the next code is read', async () => {
  const world = createTestWorld();
  const [one] = await sellAtCounter(world, adults(1));
  await atGate(world);
  await step('an empty field', async () => {
    await button(page, 'Check').click();
    await expect.element(page.getByText('Enter a ticket code.')).toBeVisible();
    await expect.element(codeField()).toHaveFocus();
  });
  await step('a foreign code', async () => {
    await typeCode('https://example.com/menu?a=1');
    await expect.element(page.getByText('This is not a ticket code')).toBeVisible();
    await expect.element(codeField()).toHaveValue('https://example.com/menu?a=1');
  });
  await step('a code that would lead the call elsewhere is not sent', async () => {
    const sent = (await world.journal('scanTicket')).length;
    await typeCode('..');
    await expect.element(codeField()).toHaveValue('..');
    expect(await world.journal('scanTicket')).toHaveLength(sent);
  });
  await step('a failure of the server', async () => {
    await world.addFault({ operationId: 'scanTicket', nth: 1, code: 'internal_error' });
    await typeCode(one!.code);
    await expect.element(page.getByText('Something went wrong')).toBeVisible();
    await expect.element(codeField()).toHaveValue(one!.code);
  });
  await step('a line that is down', async () => {
    world.interceptOnce('scanTicket', () => {
      throw new TypeError('Failed to fetch');
    });
    await press('Enter', codeField());
    await expect.element(page.getByText('No connection')).toBeVisible();
    await expectAccessible();
  });
  await step('the same code again is found, and what was said before does not cover it', async () => {
    await press('Enter', codeField());
    await expect.element(result('Ready to board')).toBeVisible();
    expectNoToast(/./);
    await expect.element(page.getByText('No connection')).not.toBeInTheDocument();
  });
});

test('two phones at one ticket: the second sees who was first', async () => {
  const world = createTestWorld();
  const [one] = await sellAtCounter(world, adults(1));
  const csa = await world.signIn('csa');
  await atGate(world, { boat: 'MLK 202' }, 'supervisor');
  await typeCode(one!.code);
  await expect.element(result('Ready to board')).toBeVisible();
  await boardElsewhere(csa, one!, 'first-phone');
  await button(page, 'Validate').click();
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });
  await expect.element(modal).toHaveTextContent(/Already validated \d\d:\d\d by Faizal Othman/);
  await button(modal, 'Ok').click();
  const refused = result('Do not board');
  await expect.element(refused).toHaveTextContent(/Already validated \d\d:\d\d by Faizal Othman/);
  await expect.element(refused).toHaveTextContent('1 of 1 aboard');
  await expectTexts(placesLeft(), '40');
  expect((await world.journal('validateTicket')).map(({ status }) => status)).toEqual([200, 422]);
});
