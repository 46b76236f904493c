import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, press } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { showOn } from '@testing/media.ts';
import { connectAgain, expectLive, loseConnection, lookTwice, passThrottle } from '@testing/looks.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';
import { openGate } from '../../../../tests/support/stages/boarding.ts';
import { rowsOf } from '@testing/records.ts';

const TITLE = 'Trips';

test('a trip is found by its filters, and leads to its tickets and back', async () => {
  const world = createTestWorld();
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

  await renderScreen('/d/trips', { as: manager, world });
  await expectTexts(page.getByRole('columnheader'), [
    'Trip ID',
    'Boat no',
    'Boat operator',
    'CSA',
    'Total passenger',
    'Created at',
  ]);
  await expect.element(rowsOf(TITLE)).toHaveLength(20);
  await expect.element(rowsOf(TITLE).first()).toHaveTextContent(`${tripId}Reserved`);
  await expect.element(rowsOf(TITLE).first()).toHaveTextContent('4 of 40');
  await lookTwice();

  const csa = page.getByLabelText('CSA');
  await expect.element(csa).toHaveTextContent(/All CSA/);
  await csa.selectOptions('Kumar Selvam');
  await expect.poll(shownPath).toMatch(/\?user_id=7$/);
  await expect.element(rowsOf(TITLE).first()).toHaveTextContent('Kumar Selvam');
  await page.getByRole('button', { name: 'Remove filter CSA: Kumar Selvam' }).click();
  const operator = page.getByLabelText('Boat operator');
  await expect.element(operator).toHaveTextContent(/All Operators/);
  await operator.selectOptions('Sungai Melaka Boats');
  await expect.poll(shownPath).toMatch(/\?boat_operator_id=1$/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('mlk 777');
  await expect.element(rowsOf(TITLE)).toHaveLength(1);
  await openPath(shownPath());
  await expect.element(rowsOf(TITLE)).toHaveLength(1);

  await page.getByRole('link', { name: new RegExp(tripId) }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(`Trip ${tripId}`);
  for (const text of ['Sungai Melaka Boats', 'Faizal Othman', 'MLK 777', '4 of 40', '10:00 - 11:00', 'Not started yet'])
    await expect.element(page.getByRole('region', { name: 'Trip info' })).toHaveTextContent(text);
  await expect.element(page.getByRole('table', { name: 'Passengers' })).toHaveTextContent('Adult4Total4');
  await lookTwice();

  await page.getByRole('button', { name: 'View Tickets' }).click();
  const dialog = page.getByRole('dialog', { name: `Tickets of ${tripId}` });
  await expect
    .element(dialog.getByRole('link', { name: part.code }))
    .toHaveAttribute('href', `/d/tickets/2/${part.code}`);
  await lookTwice();
  await dialog.getByRole('searchbox', { name: 'Search tickets' }).fill('huda');
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent(/^1 ticket$/);
  await dialog.getByRole('link', { name: party.code }).click();
  await expect.poll(shownPath).toMatch(new RegExp(`/d/tickets/0/${party.code}$`));
  await page.getByRole('link', { name: tripId }).click();
  await expect.poll(shownPath).toMatch(new RegExp(`/d/trips/${tripId}$`));
});

test('a trip from a time without a connection shows when it is back', async () => {
  const world = createTestWorld();
  const { sell, board } = await openGate(world);
  const party = await sell(2);
  await renderScreen('/d/trips', { as: 'manager', world });
  await expect.element(rowsOf(TITLE)).toHaveLength(20);
  await expectLive();
  await loseConnection(world);
  const tripId = await board(party);
  await connectAgain(world);
  await expect.element(rowsOf(TITLE).first()).toHaveTextContent(tripId);
});

test('a trip that does not exist says so, and a failed read can be repeated', async () => {
  const world = createTestWorld();
  complaints.allow(/404|500/);
  const csa = await world.signIn('csa');
  await renderScreen('/d/trips/T20200101-001', { as: csa, world });
  await expect.element(page.getByText('Trip does not exist')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.element(rowsOf(TITLE)).toHaveLength(20);
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such boat');
  await expect.element(page.getByText('No matching trips')).toBeVisible();
  await world.addFault({ operationId: 'listTrips', code: 'internal_error' });
  await openPath('/d/trips');
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  const failures = async () => (await world.journal('listTrips')).filter(({ status }) => status === 500).length;
  const failed = await failures();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(failures).toBeGreaterThan(failed);
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await world.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(rowsOf(TITLE)).toHaveLength(20);
});

test('an open list follows the gate', async () => {
  const world = createTestWorld();
  const { sell, board, start } = await openGate(world);
  const [first, second] = [await sell(2), await sell(3)];
  await renderScreen('/d/trips', { as: 'manager', world });
  await expectLive();
  await expect.element(rowsOf(TITLE)).toHaveLength(20);
  const newest = rowsOf(TITLE).first();
  const tripId = await board(first);
  passThrottle(world);
  await expect.element(newest).toHaveTextContent(tripId);
  await board(second);
  passThrottle(world);
  await expect.element(newest).toHaveTextContent('5 of 40');
  await start(5);
  passThrottle(world);
  await expect.element(newest).toHaveTextContent('Running');
});

test('an open trip and its tickets follow the gate', async () => {
  const world = createTestWorld();
  const { sell, board, start, csa } = await openGate(world);
  const [first, second] = [await sell(2), await sell(3)];
  await renderScreen(`/d/trips/${await board(first)}`, { as: csa, world });
  await expectLive();
  const info = page.getByRole('region', { name: 'Trip info' });
  await expect.element(info).toHaveTextContent('2 of 40');
  await page.getByRole('button', { name: 'View Tickets' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1);
  await expect.element(dialog.getByRole('link'), { message: 'a CSA may not open tickets' }).toHaveLength(0);
  await board(second);
  passThrottle(world);
  await expect.element(dialog.getByRole('listitem')).toHaveLength(2);
  await press('Escape');
  await start(5);
  passThrottle(world);
  await expect.element(info).toHaveTextContent(/Started at.*10:10/);
});

test('the manifest prints everybody aboard, and nothing of the app', async () => {
  const world = createTestWorld();
  const { sell, board, csa } = await openGate(world);
  const tickets = [await sell(2, { name: 'Nurul Huda' }), await sell(3, { name: 'Tan Boon Kiat' })];
  let tripId = '';
  for (const ticket of tickets) tripId = await board(ticket);
  // The browser of a test has no print dialog, which would end the print.
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await renderScreen(`/d/trips/${tripId}`, { as: csa, world });
  await page.getByRole('button', { name: 'Print manifest' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  print.mockRestore();
  await showOn('print');
  await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
  const paper = page.getByRole('region', { name: 'Passenger manifest' });
  for (const text of [tripId, 'MLK 777, Sungai Melaka Boats', 'Sungai Linggi', '10:00 - 11:00', 'Total (2 tickets)5'])
    await expect.element(paper).toHaveTextContent(text);
  await expect.element(paper.getByRole('row', { name: /Nurul Huda/ })).toHaveTextContent(tickets[0]!.code);
  await expect.element(paper.getByRole('row', { name: /Tan Boon Kiat/ })).toHaveTextContent('3 (3 Adult)');
  await showOn('screen');
  dispatchEvent(new Event('afterprint'));
  await expect.element(paper).not.toBeInTheDocument();
});
