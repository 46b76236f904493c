import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { goTo, step } from '@testing/actions.ts';
import { AT_A_DESK, lookAt } from '@testing/looks.ts';
import { choosePrinters } from '@testing/printers.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { button } from '@testing/ticket-detail.ts';
import { clearToasts, expectNoToast } from '@testing/toasts.ts';
import { sellBatch } from '../../../../tests/support/stages/sales.ts';

const said = (words: string): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(words).first();
const job = (name: string): Locator =>
  page.getByRole('dialog', { name: 'Printers' }).getByRole('listitem').filter({ hasText: name }).first();
const within = (of: Locator, name: RegExp): Locator => of.getByRole('button', { name });

/** Lets time pass until an element is there, but not more than the app gives a print. */
async function passUntil({ clock }: TestWorld, locator: Locator): Promise<void> {
  await expect
    .poll(() => {
      if (locator.query() === null) clock.pass(1_000);
      return locator.query();
    })
    .not.toBeNull();
}

test('failed, unknown and slow prints stay in the queue until they are settled, also after a reload', async () => {
  const world = createTestWorld();
  const { printers } = world;
  printers.start();
  const code = await sellBatch(world);
  const detail = `/d/tickets/0/${code}`;
  await renderScreen(detail, { as: 'manager', world });
  choosePrinters();
  const sheets = async (type: 'ticket_agent' | 'wristband') =>
    (await printers.tray(type, code)).reduce((sum, { pages }) => sum + pages, 0);

  await step('the range is capped, checked, counted and can be looked at', async () => {
    await button(page, 'Print Tickets').click();
    const range = page.getByRole('dialog', { name: 'Print tickets' });
    const [from, to] = [range.getByLabelText('From'), range.getByLabelText('To')];
    await expect.element(from).toHaveFocus();
    await expect.element(to).toHaveValue('14');
    await to.fill('99');
    await expect.element(to).toHaveValue('14');
    await from.fill('0');
    await expect.element(from).toHaveValue('1');
    await to.fill('');
    await button(range, 'Print').click();
    await expect.element(to).toHaveFocus();
    expectNoToast();
    await expect.element(to).toHaveAccessibleDescription(/Please provide a value/);
    await from.fill('5');
    await to.fill('3');
    await button(range, 'Print').click();
    await expect.element(from).toHaveFocus();
    await expect.element(range.getByText('The first number must not be greater than the last')).toBeVisible();
    await to.fill('0');
    await expect.element(range.getByText('10 will be printed')).toBeVisible();
    await from.fill('1');
    await to.fill('3');
    await range.getByText('Preview', { exact: true }).click();
    const preview = range.getByRole('link', { name: /preview/ });
    await expect.element(preview).toBeVisible();
    const { headers } = await world.serve((preview.element() as HTMLAnchorElement).href);
    expect([headers.get('content-type'), headers.get('x-total')]).toEqual(['application/pdf', '3']);
    await lookAt('range dialog');
    await printers.turn('ticket_agent', { paper: false });
    await button(range, 'Print').click();
  });

  await step('what failed is marked in the menu, says why, and can be tried again', async () => {
    await expect.element(said('The printer is out of paper')).toBeVisible();
    await expect
      .element(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Printers/ }))
      .toHaveAccessibleName(/1 print job needs attention$/);
    await goTo('/d/printers');
    const tickets = job(`Tickets 1–3 of ${code}`);
    await expect.element(tickets).toHaveTextContent('Not printed');
    await expect.element(tickets).toHaveTextContent('The printer is out of paper');
    await lookAt('print queue');
    await printers.turn('ticket_agent', {});
    await within(tickets, /^Retry/).click();
    await expect.element(said('Ticket has been printed')).toBeVisible();
    await expect.element(tickets).toHaveTextContent('Printed');
    expect(await sheets('ticket_agent')).toBe(3);
  });

  await step(
    'a printer that dies before the paper is out: somebody looks, and prints again with a reason',
    async () => {
      await openPath(detail);
      await printers.turn('wristband', { dies: 'before_paper' });
      await button(page, 'Print Wristbands').click();
      const range = page.getByRole('dialog', { name: 'Print wristbands' });
      await range.getByLabelText('To').fill('2');
      await button(range, 'Print').click();
      await passUntil(world, said(`Wristbands 1–2 of ${code}: print status unknown. Please check the printer`));
      await goTo('/d/printers');
      const bands = job(`Wristbands 1–2 of ${code}`);
      await expect.element(bands).toHaveTextContent('Status unknown, check the printer');
      expect(await sheets('wristband')).toBe(0);
      await within(bands, /^Print again/).click();
      const reprint = page.getByRole('dialog', { name: 'Reprint' });
      await button(reprint, 'Did not come out').click();
      await expect.element(reprint.getByLabelText('Reason')).toHaveValue('Did not come out');
      await lookAt('reprint reason', AT_A_DESK);
      await button(reprint, 'Print').click();
      await expect.element(said('Wristband has been printed')).toBeVisible();
      expect(await sheets('wristband')).toBe(2);
    },
  );

  await step('one that dies when it is out: somebody has seen the paper', async () => {
    await openPath(detail);
    await printers.turn('receipt', { dies: 'after_paper' });
    await button(page, 'Print Receipt').click();
    await passUntil(world, said(`Receipt ${code}: print status unknown. Please check the printer`));
    await goTo('/d/printers');
    await within(job(`Receipt ${code}`), /^Printed fine/).click();
    await expect.element(job(`Receipt ${code}`)).toHaveTextContent('Printed');
    expect(await printers.tray('receipt', code)).toHaveLength(1);
  });

  const reprintReceipt = async () => {
    clearToasts();
    await openPath(detail);
    await page.getByRole('button', { name: /^(Print|Reprint) Receipt$|^Reprint$/ }).click();
    const reprint = page.getByRole('dialog', { name: 'Reprint' });
    await button(reprint, 'Paper jam').click();
    await button(reprint, 'Print').click();
  };
  await step('a slow print outlives the page', async () => {
    await printers.turn('receipt', { delay_ms: 60_000 });
    await reprintReceipt();
    await goTo('/d/printers');
    await expect.element(job(`Receipt ${code}`)).toHaveTextContent('Printing');
    await openPath(shownPath());
    await expect.element(job(`Receipt ${code}`)).toHaveTextContent('Printing');
    await passUntil(world, said('Receipt has been printed'));
    await expect.element(job(`Receipt ${code}`)).toHaveTextContent('Printed');
    expect(await printers.tray('receipt', code)).toHaveLength(2);
  });

  await step('one that is canceled leaves no paper', async () => {
    await reprintReceipt();
    await goTo('/d/printers');
    await within(job(`Receipt ${code}`), /^Cancel/).click();
    await expect.element(job(`Receipt ${code}`)).toHaveTextContent('Canceled');
    await printers.turn('receipt', {});
    expect(await printers.tray('receipt', code)).toHaveLength(2);
  });
});
