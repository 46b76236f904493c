import { expect, expectAccessible, test } from './support/fixtures.ts';
import { HELPER } from './support/helper-key.ts';
import {
  atTill,
  fillSale,
  group,
  Keys,
  openDrawer,
  openTill,
  signIn,
  Taps,
  toCheckout,
  toPassengers,
} from './support/till.ts';
import { readPdf } from '../support/read-pdf.ts';

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
  const receipt = await readPdf(paper);
  expect(receipt.text).toContain('75.00');
  expect(receipt.text).toContain('100.00');
  expect(receipt.text).toContain('25.00');
  expect(receipt.text).toContain(code);
  expect(receipt.qr).toEqual(code);
  expect(Math.round((receipt.width / 72) * 25.4)).toBe(80);

  const served = await page.request.get(`/w/${world.name}/tickets/pdf/ticket/${code}?no-margin=1`, HELPER);
  expect(Buffer.compare(await served.body(), Buffer.from(paper)), 'byte for byte what the server serves').toBe(0);
});

test('the same sale with a finger takes at most 9 taps', async ({ page, world }) => {
  await atTill(page, world);
  const taps = new Taps(page);
  await taps.start();
  await toPassengers(page);
  const malaysian = group(page, 'Malaysian');
  for (const category of ['Adult', 'Adult', 'Child'])
    await malaysian.getByRole('button', { name: `Add one ${category}`, exact: true }).click();
  await toCheckout(page);
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Ticket has been generated.')).toBeVisible();
  await expect(page.getByTestId('change-due')).toHaveText('RM 0.00');
  expect(await taps.count(), 'taps from the package to the ticket').toBeLessThanOrEqual(9);
});

test('the running total explains itself: every step of the price with its figures', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  await page.getByRole('button', { name: /RM 75\.00/ }).click();
  const trace = page.getByRole('dialog');
  await expect(trace).toBeVisible();
  await expect(trace).toContainText('75.00');
  await expect(trace).not.toContainText(/§|estimate|server/i);
  await expectAccessible(page);
});

test('a till that is reloaded in mid-sale goes on where it was', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: /^Adult(?! OKU)/ }).first()).toHaveValue('2');
});

test('cash below the total is refused on the field and nothing is lost', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Cash/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Cash' });
  await drawer.getByLabel('Cash received').fill('50');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Amount cannot be less than RM 75.00')).toBeVisible();
  await expect(drawer.getByLabel('Cash received')).toBeFocused();
  await expect(drawer.getByLabel('Cash received')).toHaveValue('50');
});

test('a price that has changed asks for a reload and stores nothing', async ({ page, world }) => {
  await atTill(page, world);
  await fillSale(page);
  // The server answers that its price differs, as it does after a change in the catalogue.
  await page.route(`**/w/${world.name}/api/tickets/generate`, async (route) => {
    const body = JSON.parse(route.request().postData()!) as { amount: number };
    await route.continue({ postData: JSON.stringify({ ...body, amount: body.amount - 0.01 }) });
  });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Cash/ }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Oops' })).toContainText(
    'There is a price update. Please refresh your browser and try again.',
  );
});

test('a closed shift shows its screen until the next day', async ({ page, world }) => {
  await atTill(page, world);
  await page.getByRole('button', { name: 'Close shift' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close shift' });
  await dialog.getByLabel('Cash balance').fill('200');
  await dialog.getByRole('button', { name: 'Close shift' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close shift' }).click();
  await expect(page.getByText('Your shift have ended')).toBeVisible();
  await expectAccessible(page);
});
