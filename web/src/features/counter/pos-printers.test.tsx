import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { expectAccessible } from '@testing/looks.ts';
import { choosePrinters } from '@testing/printers.ts';
import { openPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { atTill, fillSale, notPrinted, payCash, toCheckout } from '@testing/till.ts';
import { expectNoToast } from '@testing/toasts.ts';
import { openBooking, openTool, payBy, scan } from '@testing/tools.ts';
import { daysAfter, makeBooking, sellWristbands } from '../../../../tests/support/stages/bookings.ts';

const start = page.getByRole('heading', { name: 'Choose a package' });
const picker = page.getByRole('dialog', { name: 'Printers' });
const nextSale = page.getByRole('button', { name: 'Buy New Ticket' });

/** A world whose printers are on. */
function worldWithPrinters() {
  const world = createTestWorld();
  world.printers.start();
  return world;
}

/** Chooses a printer in the picker that is open. */
const pick = (name: RegExp) => picker.getByRole('button', { name }).click();

async function sell(): Promise<string> {
  await fillSale();
  await toCheckout();
  return payCash();
}

/** Goes on to the next sale with Enter, as cashiers do. */
async function goOn(): Promise<void> {
  await expect.element(nextSale).toHaveFocus();
  await press('Enter');
  await expect.element(start).toBeVisible();
}

test('without a printer one line says what was not printed, and Enter starts the next sale', async () => {
  const world = worldWithPrinters();
  await atTill(world);

  await step('nothing opens and no error covers the change', async () => {
    await sell();
    await expect.element(notPrinted()).toBeVisible();
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    expectNoToast();
    await expect.element(page.getByRole('status').getByText('Ticket has been generated.')).toBeVisible();
    await goOn();
    // A toast goes with the step that it belongs to.
    expectNoToast(/Ticket has been generated/);
  });

  await step('also after the picker was opened and closed', async () => {
    const code = await sell();
    await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
    await expect.element(picker).toHaveTextContent(`${code} is waiting for a printer`);
    await press('Escape');
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(notPrinted()).toBeVisible();
    await goOn();
  });

  await step('also after a printer was chosen, which prints the receipt', async () => {
    const code = await sell();
    await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
    await pick(/^Receipt printer/);
    await expect.element(page.getByText('Receipt printed')).toBeVisible();
    expect(await world.printers.tray('receipt', code)).toMatchObject([{ reprint: null }]);
    await goOn();
  });
});

test('a print that fails after the next sale has begun says so in a notice', async () => {
  const world = worldWithPrinters();
  await atTill(world);
  choosePrinters(['receipt']);
  await fillSale();
  await toCheckout();
  await world.printers.turn('receipt', { delay_ms: 3000 });
  const code = await payCash();
  await goOn();
  await world.printers.turn('receipt', { paper: false });
  world.clock.pass(3000);
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect.element(notices).toHaveTextContent(`${code}: Receipt not printed: The printer is out of paper`);
});

test('a booking that is paid and a free ticket of a tour guide print their receipts', async () => {
  const world = worldWithPrinters();
  const cashier = await atTill(world);
  const manager = await world.signIn('manager');
  const { id, code } = await makeBooking(manager, daysAfter(await world.today(), 9));
  await manager.call.approveBooking({ body: { id, booking_note: 'Welcome' } });
  await page.getByRole('button', { name: 'No receipt printer chosen' }).click();
  await pick(/^Receipt printer/);
  await expect.element(page.getByRole('button', { name: /^Receipt printer .*ready$/ })).toBeVisible();
  const card = await payBy(await openBooking(code), 'Card');
  await card.getByRole('button', { name: 'Confirm' }).click();
  const receipts = async (of: string) => (await world.printers.tray('receipt', of)).length;
  await expect.poll(() => receipts(code)).toBe(1);
  await press('Escape');
  await expect.element(page.getByRole('dialog')).toHaveLength(0);

  const { data } = await manager.call.listTourGuides({ query: {} });
  const guide = data.find(({ active }) => active)!.name;
  const dialog = await openTool('Tour guide FOC');
  await dialog.getByRole('combobox', { name: 'Tour guide' }).fill(guide);
  await page.getByRole('option', { name: new RegExp(`^${guide}`) }).click();
  await dialog.getByRole('button', { name: 'Give free ticket' }).click();
  await expect.element(page.getByTestId('tool-figure')).toHaveTextContent(/^RM 0.00$/);
  const [ticket] = (await cashier.call.listTickets({ query: {} })).data;
  await expect.poll(() => receipts(ticket!.code)).toBe(1);
});

test('wristbands are printed on the chosen printer, and again with a reason; one that is away says so', async () => {
  const world = worldWithPrinters();
  const cashier = await atTill(world);
  const code = await sellWristbands(cashier);
  await scan(await openTool('Wristband search'), code);
  const print = page.getByRole('dialog', { name: code, exact: true });
  const go = print.getByRole('button', { name: 'Print wristbands' });
  const bands = async () => (await world.printers.tray('wristband', code)).reduce((sum, { pages }) => sum + pages, 0);
  await expect.element(go).toHaveFocus();
  await go.click();
  await expect.element(page.getByText('Please select wristband printer')).toBeVisible();
  await expect.element(print.getByRole('button', { name: 'Choose printer' })).toHaveFocus();
  await press('Enter');
  await pick(/^Wristband printer/);
  await expect.element(print.getByText(/, ready$/)).toBeVisible();
  await expectAccessible();
  await go.click();
  await expect.element(page.getByText('Wristband has been printed')).toBeVisible();
  expect(await bands()).toBe(3);

  await world.printers.turn('wristband', { offline: true });
  await scan(page.getByRole('dialog', { name: 'Wristband search' }), code);
  await expect.element(print.getByText(/, offline$/)).toBeVisible();
  await go.click();
  await expect.element(page.getByText('Wristband printer is offline')).toBeVisible();
  await world.printers.turn('wristband', {});
  await expect.element(print.getByText(/, ready$/)).toBeVisible();
  await print.getByRole('button', { name: 'Adult 1–2' }).click();
  await go.click();
  const reprint = page.getByRole('dialog', { name: 'Reprint' });
  await reprint.getByPlaceholder('Provide your reason to re-print..').fill('The band tore');
  await reprint.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(bands).toBe(5);
  await expect
    .poll(async () => (await world.journal('printTicket')).at(-1)?.body)
    .toMatchObject({ type: 'wristband', print_from: 1, print_to: 2, reprint: 1, reprint_reason: 'The band tore' });
});

test('the sale before this one is not offered to the next cashier at the same computer', async () => {
  const world = worldWithPrinters();
  await atTill(world);
  await sell();
  await goOn();
  await expect.element(page.getByRole('button', { name: 'Last sale' })).toBeVisible();
  const next = await world.signIn('manager');
  await next.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 2' } });
  localStorage.setItem('muara.token', next.token ?? '');
  await openPath('/d/pos');
  await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Last sale' })).not.toBeInTheDocument();
});

test('the sale before this one can be printed again', async () => {
  const world = worldWithPrinters();
  await atTill(world);
  choosePrinters(['receipt']);
  const code = await sell();
  await expect.element(page.getByText('Receipt has been printed')).toBeVisible();
  await goOn();
  await page.getByRole('button', { name: 'Last sale' }).click();
  const panel = page.getByRole('dialog', { name: 'Last sale' });
  await expect.element(panel).toHaveTextContent(code);
  await panel.getByRole('button', { name: 'Print again' }).click();
  const reprint = page.getByRole('dialog', { name: 'Reprint' });
  await reprint.getByPlaceholder('Provide your reason to re-print..').fill('Torn');
  await press('Tab');
  await reprint.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => world.printers.tray('receipt', code)).toMatchObject([{ reprint: 1 }, { reprint: null }]);
});
