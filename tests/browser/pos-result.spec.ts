import { expect, test } from './support/fixtures.ts';
import { choosePrinters } from './support/papers.ts';
import { atTill, fillSale, notPrinted, payCash, toCheckout } from './support/till.ts';
import { expectNoToast } from './support/toasts.ts';

const packages = { name: 'Choose a package' };

test('without a printer one line says what was not printed, and Enter starts the next sale', async ({
  page,
  world,
}) => {
  await atTill(page, world);
  const sell = async (): Promise<string> => {
    await fillSale(page);
    await toCheckout(page);
    return payCash(page);
  };

  await test.step('nothing opens and no error covers the change', async () => {
    await sell();
    await expect(notPrinted(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNoToast(page);
    await expect(page.getByRole('status').getByText('Ticket has been generated.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', packages)).toBeVisible();
    // A toast goes with the step that it belongs to.
    await expectNoToast(page, /Ticket has been generated/);
  });

  await test.step('also after the picker was opened and closed', async () => {
    const code = await sell();
    await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
    const picker = page.getByRole('dialog', { name: 'Printers' });
    await expect(picker).toContainText(`${code} is waiting for a printer`);
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(page.getByRole('button', { name: 'Buy New Ticket' })).toBeFocused();
    await expect(notPrinted(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', packages)).toBeVisible();
  });

  await test.step('also after a printer was chosen, which prints the receipt', async () => {
    const code = await sell();
    await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
    await page
      .getByRole('dialog', { name: 'Printers' })
      .getByRole('button', { name: /^Receipt printer/ })
      .click();
    await expect(page.getByText('Receipt printed')).toBeVisible();
    expect(await world.papers(code)).toMatchObject([{ reprint: null }]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', packages)).toBeVisible();
  });
});

test('a print that fails after the next sale has begun says so in a notice', async ({ page, world, complaints }) => {
  complaints.allow(/503/);
  await choosePrinters(page, world, ['receipt']);
  await atTill(page, world);
  await fillSale(page);
  await toCheckout(page);
  await world.switchPrinter('receipt', { delay_ms: 3000 });
  const code = await payCash(page);
  await expect(page.getByRole('button', { name: 'Buy New Ticket' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', packages)).toBeVisible();
  await world.switchPrinter('receipt', { paper: false });
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText(`${code}: Receipt not printed: The printer is out of paper`);
});
