import { expect, test } from './support/fixtures.ts';
import { HELPER } from './support/helper-key.ts';
import { Keys, openTill, signIn } from './support/till.ts';
import { scanPdf } from '../support/read-pdf.ts';

test('a cashier signs in, starts a shift and sells two adults and a child for cash, by keyboard in at most 15 keys', async ({
  page,
  world,
}) => {
  await signIn(page, 'cashier');
  await expect(page.getByText('Hello Aisyah Rahman!')).toBeVisible();
  await openTill(page);

  const keys = new Keys(page);
  await keys.press('1'); // package
  await expect(page.getByRole('heading', { name: 'Choose a jetty' })).toBeVisible();
  await keys.press('1'); // jetty
  await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: /^Adult(?! OKU)/ }).first()).toBeFocused();
  await keys.press('2', 'Tab', '1', 'Enter');
  await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
  await keys.press('1'); // cash
  const drawer = page.getByRole('dialog', { name: 'Cash' });
  await expect(drawer).toBeVisible();
  await keys.press('1', '0', '0');
  await expect(drawer.getByText('25.00')).toBeVisible();
  await keys.press('Enter');

  const change = page.getByTestId('change-due');
  await expect(change).toHaveText('RM 25.00');
  expect(keys.count, 'keys from the package to the change').toBeLessThanOrEqual(15);
  expect(
    Number.parseFloat(await change.evaluate((element) => getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(32);
  await expect(page.getByText('Ticket has been generated.')).toBeVisible();

  await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
  const picker = page.getByRole('dialog', { name: 'Printers' });
  await picker.getByRole('button', { name: /^Receipt printer/ }).click();
  await expect(page.getByText('Receipt has been printed')).toBeVisible();
  await expect(change).toBeVisible();

  const code = (await page
    .getByText(/^MRC[A-Z0-9]{8}$/)
    .first()
    .textContent())!;
  const [job] = (await world.tray('receipt')).filter((entry) => entry.code === code);
  expect(job, 'the paper lies in the tray').toBeDefined();
  const paper = await world.trayDocument('receipt', job!.id);
  const receipt = await scanPdf(paper);
  expect(receipt.text).toContain('75.00');
  expect(receipt.text).toContain('100.00');
  expect(receipt.text).toContain('25.00');
  expect(receipt.text).toContain(code);
  expect(receipt.qr).toEqual(code);
  expect(Math.round((receipt.width / 72) * 25.4)).toBe(80);

  const served = await page.request.get(`/w/${world.name}/tickets/pdf/ticket/${code}?no-margin=1`, HELPER);
  expect(Buffer.compare(await served.body(), Buffer.from(paper)), 'byte for byte what the server serves').toBe(0);
});
