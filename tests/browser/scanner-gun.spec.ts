import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { counterSale } from './support/sales.ts';
import { atTill, counter, group, toPassengers } from './support/till.ts';

/**
 * Sends a code as a scanner gun does, all keys in no time: the clock of the page waits meanwhile, because a busy machine may
 * bring them more slowly than any scanner.
 */
async function scan(page: Page, code: string, end = 'Enter'): Promise<void> {
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1000'));
  const session = await page.context().newCDPSession(page);
  const keys = [...code, end].flatMap((key) => {
    const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
    const event = { key, windowsVirtualKeyCode: (text ?? '\t').toUpperCase().charCodeAt(0) };
    return [
      session.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', ...(text === undefined ? {} : { text }) }),
      session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    ];
  });
  await Promise.all(keys);
  await page.clock.resume();
}

test.describe('a scanner gun at the till', () => {
  test.beforeEach(async ({ page, world }) =>
    page.clock.install({ time: new Date(`${await world.today()}T10:00:00+08:00`) }),
  );

  test('changes no counter, presses nothing and opens no step, and offers the ticket', async ({ page, world }) => {
    const cashier = await atTill(page, world);
    const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
    const { code } = ticket!;
    await toPassengers(page);
    const adults = counter(group(page, 'Malaysian'), 'Adult');

    await test.step('with a counter focused', async () => {
      await adults.fill('2');
      await adults.focus();
      await scan(page, code);
      await expect(page.getByText(`Scanned ${code}`)).toBeVisible();
      await expect(adults).toHaveValue('2');
      await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
    });

    await test.step('with nothing focused', async () => {
      await page.getByRole('heading', { name: 'Who is riding?' }).focus();
      await scan(page, code);
      await expect(page.getByRole('checkbox', { name: /^Malaysian/ })).toBeChecked();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(adults).toHaveValue('2');
    });

    await test.step('in a list of states and in a name', async () => {
      const state = page.getByRole('combobox', { name: 'State' }).or(page.getByLabel('State')).first();
      await state.focus();
      await scan(page, code);
      await expect(state).toHaveValue('Melaka');
      await page.getByRole('button', { name: 'Continue' }).click();
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.fill('Aina');
      await scan(page, code);
      await expect(name).toHaveValue('Aina');
      await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    });

    await test.step('a person who types is served as before', async () => {
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.press('End');
      await name.pressSequentially(' binti X', { delay: 60 });
      await expect(name).toHaveValue('Aina binti X');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'How is it paid?' })).toBeVisible();
      await page.keyboard.press('1');
      await expect(page.getByRole('dialog', { name: 'Cash' })).toBeVisible();
    });
  });

  test('opens the ticket that it reads while nothing is being sold', async ({ page, world }) => {
    const cashier = await atTill(page, world);
    const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
    await scan(page, ticket!.code);
    await expect(page).toHaveURL(new RegExp(`/tickets-detail/${ticket!.code}`));
  });

  test('a code that nothing has is named, and a search field takes what is scanned', async ({ page, world }) => {
    await atTill(page, world);
    await scan(page, 'ABCDEFGHI');
    await expect(page.getByText('No ticket or booking has the code ABCDEFGHI')).toBeVisible();
    const agent = page.getByRole('combobox', { name: 'Agent' });
    await agent.focus();
    await scan(page, 'ABCDEFGHI');
    await expect(agent).toHaveValue('ABCDEFGHI');
  });

  test('its end key is a setting of the device', async ({ page, world }) => {
    const cashier = await atTill(page, world);
    const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
    await cashier.open(page, '/d/printers');
    const dialog = page.getByRole('dialog', { name: 'Printers' });
    await dialog.getByLabel('Key after a code').selectOption('Tab');
    await expectAccessible(page);
    await cashier.open(page, '/d/pos');
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await scan(page, ticket!.code, 'Tab');
    await expect(page).toHaveURL(new RegExp(`/tickets-detail/${ticket!.code}`));
  });
});
