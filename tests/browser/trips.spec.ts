import { openGate } from '../support/stages/boarding.ts';
import { test } from './support/elsewhere.ts';
import { expect } from './support/fixtures.ts';
import { rowsOf } from './support/records.ts';

const TITLE = 'Trips';

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
