import { expect, test } from './support/fixtures.ts';
import { choosePrinters } from './support/papers.ts';
import { printers } from './support/printer-dialog.ts';
import { sellBatch } from '../support/stages/sales.ts';
import { goTo } from './support/walk.ts';

test('the browser prints what no printer does, and only the person knows the end', async ({
  page,
  context,
  world,
  complaints,
}) => {
  complaints.allow(/409/);
  // With a viewer of PDFs the browser prints from a frame that nobody sees; without one, from a window.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }));
  await choosePrinters(page, world);
  const code = await sellBatch(world);
  const manager = await world.signIn('manager');
  await manager.open(page, `/d/tickets/0/${code}`);
  await world.switchPrinter('receipt', { delay_ms: 60_000 });
  await page.getByRole('button', { name: 'Print Receipt', exact: true }).click();
  await goTo(page, '/d/printers');
  const canceled = printers(page)
    .getByRole('listitem')
    .filter({ hasText: `Receipt ${code}` })
    .first();
  await canceled.getByRole('button', { name: /^Cancel/ }).click();
  await expect(canceled).toContainText('Canceled');
  await world.switchPrinter('receipt', {});
  const opening = context.waitForEvent('page');
  await canceled.getByRole('button', { name: /^Print in browser/ }).click();
  await (await opening).close();
  await expect(canceled).toContainText('Status unknown, check the printer');
  await canceled.getByRole('button', { name: /^Printed fine/ }).click();
  await expect(canceled).toContainText('Printed');
  const { print_history: prints } = await manager.call.listPrintHistory({
    params: { id: (await manager.call.getTicket({ params: { ticket_code: code } })).ticket.id },
  });
  expect(prints.map(({ data }) => data.printer_name)).toContain('Browser');
});
