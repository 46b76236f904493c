import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { goTo, press, step } from '@testing/actions.ts';
import { expectLive } from '@testing/looks.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { button } from '@testing/ticket-detail.ts';
import { clearToasts } from '@testing/toasts.ts';
import { PRINTER_TYPES } from '@muara/contract/constants';
import { sellBatch } from '../../../../tests/support/stages/sales.ts';

const printers = page.getByRole('dialog', { name: 'Printers' });
const receiptPrinter = printers.getByRole('button', { name: /^Receipt printer/ });
const said = (words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first();

/** Has the server say once that a printer has just gone away. */
const loseOnce = (world: TestWorld, operation: 'printTicket' | 'testPrint', word: string): void =>
  world.interceptOnce(operation, () => {
    const message = `Selected ${word} printer is offline. Please select other printer..`;
    return Response.json({ code: 'peer_printer_offline', message }, { status: 422 });
  });

test('a printer is chosen, prints a test and says when it cannot; the menu marks Printers while any is online', async () => {
  const world = createTestWorld();
  world.printers.start();
  await renderScreen('/d/printers', { as: 'manager', world });
  await step('choosing a printer is kept in this browser, the same again deselects it', async () => {
    for (const isChosen of ['true', 'false']) {
      await receiptPrinter.click();
      await expect.element(receiptPrinter).toHaveAttribute('aria-pressed', isChosen);
      await openPath(shownPath());
      await expect.element(receiptPrinter).toHaveAttribute('aria-pressed', isChosen);
    }
  });

  for (const [type, name] of [
    ['receipt', 'Receipt printer'],
    ['ticket_agent', 'Agent ticket printer'],
    ['wristband', 'Wristband printer'],
  ] as const) {
    await step(`a test print on the ${name} lies in its tray`, async () => {
      await printers.getByRole('button', { name: new RegExp(`^Test print on ${name}`) }).click();
      await expect.element(page.getByText('Test print success!')).toBeVisible();
      expect(await world.printers.tray(type)).toMatchObject([{ code: null, source: 'realtime' }]);
      clearToasts();
    });
  }

  await step('the menu marks Printers while any printer is online', async () => {
    await press('Escape');
    await goTo('/d/dashboard');
    const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Printers/ });
    await expect.element(entry).toHaveAccessibleName('Printers online');
    for (const type of PRINTER_TYPES) await world.printers.turn(type, { offline: true });
    await expect.element(entry).toHaveAccessibleName('Printers');
    await world.printers.turn('wristband', {});
    await expect.element(entry).toHaveAccessibleName('Printers online');
  });

  await step('a printer whose cable is out is shown as not connected, and a test print on it says so', async () => {
    await world.printers.turn('receipt', { connected: false });
    await goTo('/d/printers');
    await expect.element(receiptPrinter).toHaveAccessibleName(/Not connected$/);
    await printers.getByRole('button', { name: /^Test print on Receipt printer/ }).click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent('Printer not connected. Please check the printer');
  });
});

test('a browser that keeps the page from this machine has the server print; each printer that is missing is named', async () => {
  const query = navigator.permissions.query.bind(navigator.permissions);
  const asked = vi
    .spyOn(navigator.permissions, 'query')
    .mockImplementation((permission) =>
      (permission.name as string) === 'local-network-access'
        ? Promise.resolve({ state: 'denied' } as PermissionStatus)
        : query(permission),
    );
  onTestFinished(() => asked.mockRestore());
  const world = createTestWorld();
  world.printers.start();
  const code = await sellBatch(world);
  await renderScreen(`/d/tickets/0/${code}`, { as: 'manager', world });
  await expectLive();
  const pieces = {
    ticket: ['Print Tickets', 'Print tickets'],
    wristband: ['Print Wristbands', 'Print wristbands'],
  } as const;
  const print = async (word: 'receipt' | 'ticket' | 'wristband') => {
    if (word === 'receipt') return button(page, 'Print Receipt').click();
    await button(page, pieces[word][0]).click();
    await button(page.getByRole('dialog', { name: pieces[word][1] }), 'Print').click();
  };

  for (const word of ['wristband', 'ticket', 'receipt'] as const) {
    await step(`no ${word} printer is chosen`, async () => {
      await print(word);
      await expect.element(said(`Please select a ${word} printer..`)).toBeVisible();
      await expect.element(printers).toHaveTextContent(`${code} is waiting for a printer`);
      await expect.element(printers).toHaveTextContent('Your browser does not let this page reach local printers');
      if (word === 'receipt') return;
      await press('Escape');
      await expect.element(said('Nothing was printed. You can still download the receipt')).toBeVisible();
    });
  }
  await step('the server prints', async () => {
    await receiptPrinter.click();
    await expect.element(said('Receipt has been printed')).toBeVisible();
    expect(await world.printers.tray('receipt', code)).toMatchObject([{ source: 'realtime' }]);
  });

  await step('the receipt printer goes away while the job is on its way', async () => {
    clearToasts();
    loseOnce(world, 'printTicket', 'receipt');
    await button(page, 'Reprint Receipt').click();
    const reprint = page.getByRole('dialog', { name: 'Reprint' });
    await reprint.getByPlaceholder('Provide your reason to re-print..').fill('The first one is smudged');
    await button(reprint, 'Print').click();
    await expect.element(said('Receipt printer is offline..')).toBeVisible();
    await press('Escape');
  });
  for (const [type, word, name] of [
    ['ticket_agent', 'ticket', /^Agent ticket printer/],
    ['wristband', 'wristband', /^Wristband printer/],
  ] as const) {
    await step(`the ${word} printer goes away while the job is on its way, and is away at the next`, async () => {
      clearToasts();
      await print(word);
      loseOnce(world, 'printTicket', word);
      await printers.getByRole('button', { name }).click();
      await expect.element(said(`${word === 'ticket' ? 'Ticket' : 'Wristband'} printer is offline..`)).toBeVisible();
      await press('Escape');
      clearToasts();
      await world.printers.turn(type, { offline: true });
      await print(word);
      await expect.element(said(`Selected ${word} printer is offline. Please select other printer..`)).toBeVisible();
      await press('Escape');
    });
  }
  await step('a test print on a printer that has just gone', async () => {
    clearToasts();
    await goTo('/d/printers');
    loseOnce(world, 'testPrint', 'receipt');
    await printers.getByRole('button', { name: /^Test print on Receipt/ }).click();
    await expect.element(said(/^Error: Printer is offline\.\.$/)).toBeVisible();
  });
});
