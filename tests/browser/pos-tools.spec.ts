import { daysAfter, makeBooking, sellWristbands } from '../support/stages/bookings.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { countSheets } from './support/papers.ts';
import { atTill, chooseTillPrinter } from './support/till.ts';
import { openBooking, openTool, payBy, scan } from './support/tools.ts';

test('a booking that is paid and a free ticket of a tour guide print their receipts', async ({ page, world }) => {
  const cashier = await atTill(page, world);
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome' } });
  await chooseTillPrinter(page);
  const card = await payBy(page, await openBooking(page, code), 'Card');
  await card.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await world.papers(code)).length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { data } = await manager.call.listTourGuides({ query: {} });
  const guide = data.find(({ active }) => active)!.name;
  const dialog = await openTool(page, 'Tour guide FOC');
  await dialog.getByRole('combobox', { name: 'Tour guide' }).fill(guide);
  await page.getByRole('option', { name: new RegExp(`^${guide}`) }).click();
  await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  await expect(page.getByTestId('tool-figure')).toHaveText('RM 0.00');
  const [ticket] = (await cashier.call.listTickets({ query: {} })).data;
  await expect.poll(async () => (await world.papers(ticket!.code)).length).toBe(1);
});

test('wristbands are printed on the chosen printer, and again with a reason; one that is away says so', async ({
  page,
  world,
}) => {
  const cashier = await atTill(page, world);
  const code = await sellWristbands(cashier);
  await scan(await openTool(page, 'Wristband search'), code);
  const print = page.getByRole('dialog', { name: code, exact: true });
  const go = print.getByRole('button', { name: 'Print wristbands' });
  await expect(go).toBeFocused();
  await go.click();
  await expect(page.getByText('Please select wristband printer')).toBeVisible();
  await expect(print.getByRole('button', { name: 'Choose printer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Printers' })
    .getByRole('button', { name: /^Wristband printer/ })
    .click();
  await expect(print.getByText(/, ready$/)).toBeVisible();
  await expectAccessible(page);
  await go.click();
  await expect(page.getByText('Wristband has been printed')).toBeVisible();
  expect(await countSheets(world, 'wristband', code)).toBe(3);

  await world.switchPrinter('wristband', { offline: true });
  const search = page.getByRole('dialog', { name: 'Wristband search' });
  await scan(search, code);
  await expect(print.getByText(/, offline$/)).toBeVisible();
  await go.click();
  await expect(page.getByText('Wristband printer is offline')).toBeVisible();
  await world.switchPrinter('wristband', {});
  await expect(print.getByText(/, ready$/)).toBeVisible();
  await print.getByRole('button', { name: 'Adult 1–2' }).click();
  await go.click();
  const reprint = page.getByRole('dialog', { name: 'Reprint' });
  await reprint.getByPlaceholder('Provide your reason to re-print..').fill('The band tore');
  await reprint.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => countSheets(world, 'wristband', code)).toBe(5);
  await expect
    .poll(async () => (await world.journal('printTicket')).at(-1)?.body)
    .toMatchObject({ type: 'wristband', print_from: 1, print_to: 2, reprint: 1, reprint_reason: 'The band tore' });
});
