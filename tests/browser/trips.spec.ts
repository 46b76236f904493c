import { counterSale } from './support/sales.ts';
import { openGate } from './support/boarding.ts';
import { test } from './support/elsewhere.ts';
import { expect } from './support/fixtures.ts';
import { lookTwice, rowsOf } from './support/records.ts';

const TITLE = 'Trips';

test('a trip is found by its filters, and leads to its tickets and back', async ({ page, world }) => {
  const { sell, board } = await openGate(world);
  const party = await sell(3, { name: 'Nurul Huda' });
  const batch = await sell(10, {
    ...counterSale({ agent_id: 9, total_adult: 10, total_child: 0 }),
    amount: 300,
    cash_in: 270,
    jetty_id: 3,
    slot: null,
    cash_out: 0,
  });
  const manager = await world.signIn('manager');
  const { ticket: part } = await manager.call.getSubTicket({ params: { code: `${batch.code}-0001` } });
  const tripId = await board(party);
  expect(await board(part), 'one trip takes both').toBe(tripId);

  await manager.open(page, '/d/trips');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Trip ID',
    'Boat no',
    'Boat operator',
    'CSA',
    'Total passenger',
    'Created at',
  ]);
  await expect(rowsOf(page, TITLE)).toHaveCount(20);
  await expect(rowsOf(page, TITLE).first()).toContainText(`${tripId}Reserved`);
  await expect(rowsOf(page, TITLE).first()).toContainText('4 of 40');
  await lookTwice(page);

  const csa = page.getByLabel('CSA');
  await expect(csa).toHaveText(/All CSA/);
  await csa.selectOption({ label: 'Kumar Selvam' });
  await expect(page).toHaveURL(/\?user_id=7$/);
  await expect(rowsOf(page, TITLE).first()).toContainText('Kumar Selvam');
  await page.getByRole('button', { name: 'Remove filter CSA: Kumar Selvam' }).click();
  const operator = page.getByLabel('Boat operator');
  await expect(operator).toHaveText(/All Operators/);
  await operator.selectOption({ label: 'Sungai Melaka Boats' });
  await expect(page).toHaveURL(/\?boat_operator_id=1$/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('mlk 777');
  await expect(rowsOf(page, TITLE)).toHaveCount(1);
  await page.reload();
  await expect(rowsOf(page, TITLE)).toHaveCount(1);

  await page.getByRole('link', { name: new RegExp(tripId) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Trip ${tripId}`);
  for (const text of ['Sungai Melaka Boats', 'Faizal Othman', 'MLK 777', '4 of 40', '10:00 - 11:00', 'Not started yet'])
    await expect(page.getByRole('region', { name: 'Trip info' })).toContainText(text);
  await expect(page.getByRole('table', { name: 'Passengers' })).toContainText('Adult4Total4');
  await lookTwice(page);

  await page.getByRole('button', { name: 'View Tickets' }).click();
  const dialog = page.getByRole('dialog', { name: `Tickets of ${tripId}` });
  await expect(dialog.getByRole('link', { name: part.code })).toHaveAttribute('href', `/d/tickets/2/${part.code}`);
  await lookTwice(page);
  await dialog.getByRole('searchbox', { name: 'Search tickets' }).fill('huda');
  await expect(dialog.getByRole('status').first()).toHaveText('1 ticket');
  await dialog.getByRole('link', { name: party.code }).click();
  await expect(page).toHaveURL(new RegExp(`/d/tickets/0/${party.code}$`));
  await page.getByRole('link', { name: tripId }).click();
  await expect(page).toHaveURL(new RegExp(`/d/trips/${tripId}$`));
});

test('an open trip and an open list follow the gate', async ({ page, world, elsewhere }) => {
  const { sell, board, start, csa } = await openGate(world);
  const [first, second] = [await sell(2), await sell(3)];
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/trips');
  await expect(rowsOf(page, TITLE)).toHaveCount(20);
  const tripId = await board(first);
  await expect(rowsOf(page, TITLE).first()).toContainText(tripId);
  const detail = await elsewhere(csa, `/d/trips/${tripId}`);
  const info = detail.getByRole('region', { name: 'Trip info' });
  await expect(info).toContainText('2 of 40');
  await detail.getByRole('button', { name: 'View Tickets' }).click();
  const dialog = detail.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('link'), 'a CSA may not open tickets').toHaveCount(0);
  await board(second);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(rowsOf(page, TITLE).first()).toContainText('5 of 40');
  await start(5);
  await expect(rowsOf(page, TITLE).first()).toContainText('Running');
  await detail.keyboard.press('Escape');
  await expect(info).toContainText(/Started at.*10:10/);
});

test('the manifest prints everybody aboard, and nothing of the app', async ({ page, world }) => {
  const { sell, board, csa } = await openGate(world);
  const tickets = [await sell(2, { name: 'Nurul Huda' }), await sell(3, { name: 'Tan Boon Kiat' })];
  let tripId = '';
  for (const ticket of tickets) tripId = await board(ticket);
  // The browser of a test has no print dialog, which would end the print.
  await page.addInitScript(() => Object.assign(window, { print: () => (document.title = 'printing') }));
  await csa.open(page, `/d/trips/${tripId}`);
  await page.getByRole('button', { name: 'Print manifest' }).click();
  await expect(page).toHaveTitle('printing');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const paper = page.getByRole('region', { name: 'Passenger manifest' });
  for (const text of [tripId, 'MLK 777, Sungai Melaka Boats', 'Sungai Linggi', '10:00 - 11:00', 'Total (2 tickets)5'])
    await expect(paper).toContainText(text);
  await expect(paper.getByRole('row', { name: /Nurul Huda/ })).toContainText(tickets[0]!.code);
  await expect(paper.getByRole('row', { name: /Tan Boon Kiat/ })).toContainText('3 (3 Adult)');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
});

test('a trip that does not exist says so, and a failed read can be repeated', async ({ page, world, complaints }) => {
  complaints.allow(/404|500/);
  const csa = await world.signIn('csa');
  await csa.open(page, '/d/trips/T20200101-001');
  await expect(page.getByText('Trip does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(rowsOf(page, TITLE)).toHaveCount(20);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such boat');
  await expect(page.getByText('No matching trips')).toBeVisible();
  await world.addFault({ operationId: 'listTrips', code: 'internal_error' });
  await page.goto('/d/trips');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowsOf(page, TITLE)).toHaveCount(20);
});
