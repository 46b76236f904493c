import { expect, test, describe } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, press, step } from '@testing/actions.ts';
import { renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { counter, group, payCash, toCheckout } from '@testing/till.ts';

describe('who may sell', () => {
  test('without Tickets/Create: told so and taken to the dashboard', async () => {
    const world = createTestWorld();
    for (const account of ['accountant', 'csa', 'marketing']) {
      await step(`${account}, without Tickets/Create, sees why and goes to the dashboard`, async () => {
        const person = await world.signIn(account);
        await renderScreen('/d/pos', { as: person, world });
        const modal = page.getByRole('alertdialog');
        await expect.element(modal).toHaveTextContent('You dont have permission to create ticket');
        await modal.getByRole('button', { name: 'Ok' }).click();
        await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      });
    }
  });

  test('customers and tour guides never see the till', async () => {
    const world = createTestWorld();
    for (const account of ['customer', 'tourguide']) {
      await step(`${account} never sees the till`, async () => {
        const person = await world.signIn(account);
        await renderScreen('/d/pos', { as: person, world });
        const ok = page.getByRole('alertdialog').getByRole('button', { name: 'Ok' });
        const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
        await expect.element(ok.or(dashboard)).toBeVisible();
        if (ok.query()) await ok.click();
        await expect.element(dashboard).toBeVisible();
        expect(await world.journal('getSalePackages')).toEqual([]);
      });
    }
  });

  test('before the shift: counted money, what is missing, and the way out', async () => {
    const world = createTestWorld();
    const cashier = await world.signIn('cashier');
    await renderScreen('/d/pos', { as: cashier, world });
    const dialog = page.getByRole('dialog', { name: 'Start shift' });
    await step('without a shift there is no till: leaving asks, staying stays', async () => {
      await dialog.getByRole('button', { name: 'Start shift' }).click();
      await expect
        .element(dialog.getByLabelText('Cash amount'))
        .toHaveAccessibleDescription('Please complete this field');
      await expect.element(dialog.getByLabelText('Jetty')).toHaveAccessibleDescription('Please select jetty');
      await expect
        .element(dialog.getByLabelText('Counter', { exact: true }))
        .toHaveAccessibleDescription('Please select the options');
      await expect.element(dialog.getByLabelText('Cash amount')).toHaveFocus();
      await dialog.getByLabelText('Cash amount').fill('-200');
      await expect.element(dialog.getByLabelText('Cash amount')).toHaveValue('-200');
      await expect
        .element(dialog.getByLabelText('Cash amount'))
        .toHaveAccessibleDescription('Please enter an amount of 0 or more with at most two decimals');
      await press('Escape');
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect.element(dialog).toBeVisible();
      await press('Escape');
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });

    await step('counted notes and coins fill the opening cash: 3 × 50 and 2 × 20 are 190.00', async () => {
      await goTo('/d/pos');
      await dialog.getByRole('button', { name: 'Count notes and coins' }).click();
      await dialog.getByLabelText('How many RM 50', { exact: true }).fill('3');
      await dialog.getByLabelText('How many RM 20', { exact: true }).fill('2');
      await expect.element(dialog.getByLabelText('Cash amount')).toHaveValue('190.00');
      const tens = dialog.getByLabelText('How many RM 10', { exact: true });
      await tens.fill('-5');
      await expect.element(tens).toHaveValue('-5');
      await expect.element(tens).toHaveAccessibleDescription('Please enter a whole number of 0 or more');
      await expect.element(dialog.getByLabelText('Cash amount')).toHaveValue('190.00');
      await tens.fill('');
    });
  });

  test('a counter that somebody else has opened is refused with the words of the server', async () => {
    const world = createTestWorld();
    const other = await world.signIn('cashier2');
    await other.call.startShift({ body: { cash_in: 100, jetty_id: 1, station: 'Counter 1' } });
    const cashier = await world.signIn('cashier');
    await renderScreen('/d/pos', { as: cashier, world });
    const dialog = page.getByRole('dialog', { name: 'Start shift' });
    await dialog.getByLabelText('Cash amount').fill('200');
    await dialog.getByLabelText('Jetty').selectOptions('Jeti Muara');
    await dialog.getByLabelText('Counter', { exact: true }).selectOptions('Counter 1');
    await dialog.getByRole('button', { name: 'Start shift' }).click();
    await expect
      .element(page.getByRole('alertdialog', { name: 'Oopss' }))
      .toHaveTextContent('Counter is in use by Suraya Hashim');
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect.element(dialog.getByLabelText('Cash amount')).toHaveValue('200');
  });

  test('an exhibition shift sells its own packages, without jetty and date', async () => {
    const world = createTestWorld();
    const cashier = await world.signIn('cashier');
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: null, station: null, exhibition: true } });
    await renderScreen('/d/pos', { as: cashier, world });
    await expect.element(page.getByRole('banner').getByText('Exhibition')).toBeVisible();
    await page
      .getByRole('list', { name: 'Packages' })
      .getByRole('button', { name: /^River Heritage Exhibition/ })
      .click();
    await counter(group('Malaysian'), 'Adult').fill('1');
    await toCheckout();
    const code = await payCash();
    const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
    expect(ticket).toMatchObject({ exhibition: true, jetty_id: null, depart_date: null, total_amount: 20 });
  });
});
