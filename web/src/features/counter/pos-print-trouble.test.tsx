import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { step } from '@testing/actions.ts';
import { choosePrinters } from '@testing/printers.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { savedFile } from '@testing/saved-file.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill, fillSale, nextSale, notPrinted, payCash, toCheckout } from '@testing/till.ts';
import { clearToasts, expectNoToast } from '@testing/toasts.ts';

const printers = page.getByRole('dialog', { name: 'Printers' });
const receiptPrinter = printers.getByRole('button', { name: /^Receipt printer/ });

async function expectPrinted(): Promise<void> {
  await expect.element(page.getByText('Receipt has been printed')).toBeVisible();
}

/** The line of the result that says why there is no receipt. */
const line = (why: string): Locator =>
  page.getByRole('list', { name: 'Documents for this sale' }).getByText(`Receipt not printed: ${why}`);

/** Goes on to another order: the same one at once would be the same sale. */
async function anotherOrder(): Promise<void> {
  await nextSale();
  clearToasts();
}

test('a printer that goes offline or out of paper in mid-sale: the job waits, one paper comes out, for one ticket', async () => {
  const world = createTestWorld();
  world.printers.start();
  await atTill(world);
  choosePrinters(['receipt']);
  await step(
    'a printer taken offline in mid-sale and chosen again resumes the job: one paper, one ticket',
    async () => {
      const before = await world.countTickets();
      await fillSale();
      await world.printers.turn('receipt', { offline: true });
      await toCheckout();
      const code = await payCash();
      await expect.element(line('Selected receipt printer is offline. Please select other printer..')).toBeVisible();
      await expect.element(page.getByRole('dialog')).toHaveLength(0);
      await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
      await expect.element(printers).toHaveTextContent(`${code} is waiting for a printer`);
      await expect.element(printers.getByRole('listitem').filter({ hasText: 'Offline' })).toBeVisible();
      expect(await world.printers.tray('receipt', code)).toEqual([]);

      await world.printers.turn('receipt', {});
      await receiptPrinter.click();
      await expectPrinted();
      await expect.element(printers).not.toBeInTheDocument();
      expect(await world.printers.tray('receipt', code)).toHaveLength(1);
      expect(await world.countTickets()).toBe(before + 1);
      await expect.element(page.getByTestId('change-due')).toHaveTextContent(/RM 0.00$/);
    },
  );

  await anotherOrder();
  await step('a printer without paper says so; printing again after a refill is no reprint', async () => {
    await fillSale({ adults: 3 });
    await world.printers.turn('receipt', { paper: false });
    await toCheckout();
    const code = await payCash();
    await expect.element(line('The printer is out of paper')).toBeVisible();
    expectNoToast();
    await world.printers.turn('receipt', {});
    await page.getByRole('button', { name: 'Print again' }).click();
    await expectPrinted();
    expect(await world.printers.tray('receipt', code)).toMatchObject([{ reprint: null }]);
  });
});

test('a sale without a printer, with one that is not connected, and a reprint that the history of the ticket shows', async () => {
  const world = createTestWorld();
  world.printers.start();
  await atTill(world);
  await step('one line says that no printer is chosen, and the receipt can be downloaded', async () => {
    await fillSale();
    await toCheckout();
    const code = await payCash();
    await expect.element(notPrinted()).toBeVisible();
    expect(await world.printers.tray('receipt', code)).toEqual([]);
    const saving = savedFile();
    await page.getByRole('button', { name: 'Download Receipt' }).click();
    const { name, text } = await saving;
    expect(name).toBe(`${code}.pdf`);
    expect(text).toMatch(/^%PDF/);
  });

  await anotherOrder();
  choosePrinters(['receipt']);
  await step(
    'one that is not connected says so in the line; after another try in a modal, then the picker opens',
    async () => {
      await fillSale({ adults: 3 });
      await world.printers.turn('receipt', { connected: false });
      await toCheckout();
      const code = await payCash();
      await expect.element(line('Printer not connected. Please check the printer')).toBeVisible();
      await page.getByRole('button', { name: 'Retry: Receipt' }).click();
      const modal = page.getByRole('alertdialog');
      await expect.element(modal).toHaveTextContent('Printer not connected. Please check the printer');
      await modal.getByRole('button', { name: 'Ok' }).click();
      await expect.element(receiptPrinter).toHaveAccessibleName(/Not connected$/);
      await world.printers.turn('receipt', {});
      await expect.element(receiptPrinter).toHaveAccessibleName(/Online$/);
      await receiptPrinter.click();
      await expectPrinted();
      expect(await world.printers.tray('receipt', code)).toHaveLength(1);
    },
  );

  await anotherOrder();
  await step('a reprint asks for a reason, which the history of the ticket shows', async () => {
    await fillSale({ adults: 4 });
    await toCheckout();
    const code = await payCash();
    await expectPrinted();
    await page.getByRole('button', { name: 'Print again' }).click();
    const reprint = page.getByRole('dialog', { name: 'Reprint' });
    const reason = reprint.getByPlaceholder('Provide your reason to re-print..');
    await expect.element(reason).toHaveFocus();
    await reprint.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.element(reprint.getByText('Please complete this field')).toBeVisible();
    await reason.fill('The customer lost the first one');
    await reprint.getByRole('button', { name: 'Print', exact: true }).click();
    // The helper is notified of the reprint after the paper is out.
    await expect
      .poll(() => world.printers.tray('receipt', code))
      .toMatchObject([{ reprint: 1, reprint_reason: 'The customer lost the first one' }, { reprint: null }]);

    await renderScreen(`/d/tickets/0/${code}`, { as: 'manager', world });
    await page.getByRole('button', { name: 'Print History' }).click();
    const prints = page.getByRole('dialog', { name: 'Print History' }).getByRole('listitem');
    await expect.element(prints).toHaveLength(2);
    await expect.element(prints.first()).toHaveTextContent('The customer lost the first one');
    for (const print of prints.all()) {
      await expect.element(print).toHaveTextContent('Receipt printer (simulated)');
      await expect.element(print).toHaveTextContent('cashier');
    }
  });
});
