import { openGate } from '../support/stages/boarding.ts';
import { expect, test } from './support/fixtures.ts';

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
