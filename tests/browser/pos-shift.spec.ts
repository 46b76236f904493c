import { expect, test } from './support/fixtures.ts';
import { counter, group, payCash, toCheckout } from './support/till.ts';
import { goTo } from './support/walk.ts';

test.describe('who may sell', () => {
  test('without Tickets/Create: told so and taken to the dashboard', async ({ context, world }) => {
    for (const account of ['accountant', 'csa', 'marketing']) {
      await test.step(`${account}, without Tickets/Create, sees why and goes to the dashboard`, async () => {
        const person = await world.signIn(account);
        const tab = await context.newPage();
        await person.open(tab, '/d/pos');
        const modal = tab.getByRole('alertdialog');
        await expect(modal).toContainText('You dont have permission to create ticket');
        await modal.getByRole('button', { name: 'Ok' }).click();
        await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
        await tab.close();
      });
    }
  });

  test('customers and tour guides never see the till', async ({ context, world }) => {
    for (const account of ['customer', 'tourguide']) {
      await test.step(`${account} never sees the till`, async () => {
        const person = await world.signIn(account);
        const tab = await context.newPage();
        await person.open(tab, '/d/pos');
        const ok = tab.getByRole('alertdialog').getByRole('button', { name: 'Ok' });
        const dashboard = tab.getByRole('heading', { level: 1, name: 'Dashboard' });
        await expect(ok.or(dashboard)).toBeVisible();
        if (await ok.isVisible()) await ok.click();
        await expect(dashboard).toBeVisible();
        expect(await world.journal('getSalePackages')).toEqual([]);
        await tab.close();
      });
    }
  });

  test('before the shift: counted money, what is missing, and the way out', async ({ page, world }) => {
    const cashier = await world.signIn('cashier');
    await cashier.open(page, '/d/pos');
    const dialog = page.getByRole('dialog', { name: 'Start shift' });
    await test.step('without a shift there is no till: leaving asks, staying stays', async () => {
      await dialog.getByRole('button', { name: 'Start shift' }).click();
      await expect(dialog.getByLabel('Cash amount')).toHaveAccessibleDescription('Please complete this field');
      await expect(dialog.getByLabel('Jetty')).toHaveAccessibleDescription('Please select jetty');
      await expect(dialog.getByLabel('Counter', { exact: true })).toHaveAccessibleDescription(
        'Please select the options',
      );
      await expect(dialog.getByLabel('Cash amount')).toBeFocused();
      await dialog.getByLabel('Cash amount').pressSequentially('-200');
      await expect(dialog.getByLabel('Cash amount')).toHaveValue('-200');
      await expect(dialog.getByLabel('Cash amount')).toHaveAccessibleDescription(
        'Please enter an amount of 0 or more with at most two decimals',
      );
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Stay' }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });

    await test.step('counted notes and coins fill the opening cash: 3 × 50 and 2 × 20 are 190.00', async () => {
      await goTo(page, '/d/pos');
      await dialog.getByRole('button', { name: 'Count notes and coins' }).click();
      await dialog.getByLabel('How many RM 50', { exact: true }).fill('3');
      await dialog.getByLabel('How many RM 20', { exact: true }).fill('2');
      await expect(dialog.getByLabel('Cash amount')).toHaveValue('190.00');
      const tens = dialog.getByLabel('How many RM 10', { exact: true });
      await tens.fill('-5');
      await expect(tens).toHaveValue('-5');
      await expect(tens).toHaveAccessibleDescription('Please enter a whole number of 0 or more');
      await expect(dialog.getByLabel('Cash amount')).toHaveValue('190.00');
      await tens.fill('');
    });
  });

  test('a counter that somebody else has opened is refused with the words of the server', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/422/);
    const other = await world.signIn('cashier2');
    await other.call.startShift({ body: { cash_in: 100, jetty_id: 1, station: 'Counter 1' } });
    const cashier = await world.signIn('cashier');
    await cashier.open(page, '/d/pos');
    const dialog = page.getByRole('dialog', { name: 'Start shift' });
    await dialog.getByLabel('Cash amount').fill('200');
    await dialog.getByLabel('Jetty').selectOption('Jeti Muara');
    await dialog.getByLabel('Counter', { exact: true }).selectOption('Counter 1');
    await dialog.getByRole('button', { name: 'Start shift' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Oopss' })).toContainText('Counter is in use by Suraya Hashim');
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(dialog.getByLabel('Cash amount')).toHaveValue('200');
  });

  test('an exhibition shift sells its own packages, without jetty and date', async ({ page, world }) => {
    const cashier = await world.signIn('cashier');
    await cashier.call.startShift({ body: { cash_in: 200, jetty_id: null, station: null, exhibition: true } });
    await cashier.open(page, '/d/pos');
    await expect(page.getByRole('banner').getByText('Exhibition')).toBeVisible();
    await page
      .getByRole('list', { name: 'Packages' })
      .getByRole('button', { name: /^River Heritage Exhibition/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('1');
    await toCheckout(page);
    const code = await payCash(page);
    const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
    expect(ticket).toMatchObject({ exhibition: true, jetty_id: null, depart_date: null, total_amount: 20 });
  });
});
