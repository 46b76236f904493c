import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type Person } from '@testing/test-world.ts';
import { expectTexts, focus, press, step } from '@testing/actions.ts';
import { connectAgain, expectLive, lookAt, loseConnection } from '@testing/looks.ts';
import { counterSale } from '../../../../tests/support/stages/sales.ts';

const rows = () => page.getByRole('table', { name: 'Minisigua' }).getByCss('> tbody > tr');
const PARK = 4;

/** Sells two adults and a child with the park to somebody. Returns the code. */
async function sellPark(cashier: Person, name: string): Promise<string> {
  const amounts = { amount: 80, cash_in: 80, cash_out: 0 };
  const { ticket } = await cashier.call.generateTicket({ body: counterSale({ package_id: PARK, name, ...amounts }) });
  return ticket!.code;
}

test('shows what the park service was sent and answered, live, by type and response', async () => {
  const world = createTestWorld();
  const [manager, cashier] = await Promise.all([world.signIn('manager'), world.signIn('cashier')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const first = await sellPark(cashier, 'Aina');
  await world.setPark(502);
  await manager.call.syncMinisigua({ params: { code: first }, query: { data_type: 'scan' } }).catch(() => {});
  await renderScreen('/d/minisigua', { as: manager, world });
  await expectLive();

  await step('columns, words beside the colours, and the payload on request', async () => {
    await expectTexts(page.getByRole('columnheader'), [
      'Ticket no',
      'QR code',
      'Type',
      'Payload',
      'Response code',
      'Created at',
    ]);
    await expect.element(rows()).toHaveLength(2);
    await expect.element(rows().first()).toHaveTextContent(/Scan.*502 Fail/);
    await expect.element(rows().last()).toHaveTextContent(/Purchase.*200 Success/);
    await expect.element(page.getByText('1 failed response', { exact: false })).toBeVisible();
    const show = rows().last().getByRole('button', { name: 'Show payload' });
    await focus(show);
    await press('Enter');
    await expect.element(rows().last().getByLabelText('Payload')).toHaveTextContent(`"ticket_code": "${first}"`);
    await lookAt('log');
    await press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
  });

  await step('new entries come to the top and are counted', async () => {
    await focus(page.getByRole('heading', { level: 1 }));
    const second = await sellPark(cashier, 'Bala');
    await expect.element(rows()).toHaveLength(3);
    await expect.element(rows().first()).toHaveTextContent(second);
    await expect.element(page.getByText('2 failed responses')).toBeVisible();
  });

  await step('and so do those that nobody told the screen of', async () => {
    await loseConnection(world);
    const unheard = await sellPark(cashier, 'Devi');
    await connectAgain(world);
    await expect.element(rows().first()).toHaveTextContent(unheard);
    await expect.element(page.getByText('3 failed responses')).toBeVisible();
  });

  await step('only where they meet the filters', async () => {
    await page.getByRole('combobox', { name: 'Response' }).selectOptions('Success Response');
    await expect.element(rows()).toHaveLength(1);
    const third = await sellPark(cashier, 'Chen');
    await expect.element(page.getByText('4 failed responses')).toBeVisible();
    await expect.element(rows()).toHaveLength(1);
    await page.getByRole('link', { name: 'Show' }).click();
    await expect.poll(shownPath).toMatch(/response_type=Fail/);
    await expect.element(rows()).toHaveLength(4);
    await page.getByRole('combobox', { name: 'Type' }).selectOptions('Purchase');
    await expect.element(rows()).toHaveLength(3);
    await page.getByRole('searchbox', { name: 'Search' }).fill(third.slice(3).toLowerCase());
    await expect.element(rows()).toHaveLength(1);
  });

  await step('a ticket number leads to its ticket', async () => {
    await rows().getByRole('link').click();
    await expect.poll(shownPath).toMatch(/\/d\/tickets\/0\/MRC[A-Z0-9]{8}$/);
    history.back();
    await expect.element(rows()).toHaveLength(1);
  });
});
