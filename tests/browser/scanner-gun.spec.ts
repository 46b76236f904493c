import { expect, expectAccessible, test } from './support/fixtures.ts';
import { counterSale } from '../support/stages/sales.ts';
import { scanWithGun } from './support/scanner-gun.ts';
import { atTill, counter, group, toPassengers } from './support/till.ts';

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
      await scanWithGun(page, code);
      await expect(page.getByText(`Scanned ${code}`)).toBeVisible();
      await expect(adults).toHaveValue('2');
      await expect(page.getByRole('heading', { name: 'Who is riding?' })).toBeVisible();
    });

    await test.step('with nothing focused', async () => {
      await page.getByRole('heading', { name: 'Who is riding?' }).focus();
      await scanWithGun(page, code);
      await expect(page.getByRole('checkbox', { name: /^Malaysian/ })).toBeChecked();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(adults).toHaveValue('2');
    });

    await test.step('in a list of states and in a name', async () => {
      const state = page.getByRole('combobox', { name: 'State' }).or(page.getByLabel('State')).first();
      await state.focus();
      await scanWithGun(page, code);
      await expect(state).toHaveValue('Melaka');
      await page.getByRole('button', { name: 'Continue' }).click();
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.fill('Aina');
      await scanWithGun(page, code);
      await expect(name).toHaveValue('Aina');
      await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    });

    await test.step('a person who types is served as before', async () => {
      const name = page.getByRole('textbox', { name: 'Name', exact: true });
      await name.press('End');
      await name.pressSequentially(' binti X', { delay: 60 });
      await expect(name).toHaveValue('Aina binti X');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Payment method' })).toBeVisible();
      await page.keyboard.press('1');
      await expect(page.getByRole('dialog', { name: 'Cash' })).toBeVisible();
    });
  });

  test('opens the ticket that it reads while nothing is being sold', async ({ page, world }) => {
    const cashier = await atTill(page, world);
    const { ticket } = await cashier.call.generateTicket({ body: counterSale() });
    await scanWithGun(page, ticket!.code);
    await expect(page).toHaveURL(new RegExp(`/tickets-detail/${ticket!.code}`));
  });

  test('a code that nothing has is named, and a search field takes what is scanned', async ({ page, world }) => {
    await atTill(page, world);
    await scanWithGun(page, 'ABCDEFGHI');
    await expect(page.getByText('There is no ticket or booking with the code ABCDEFGHI')).toBeVisible();
    const agent = page.getByRole('combobox', { name: 'Agent' });
    await agent.focus();
    await scanWithGun(page, 'ABCDEFGHI');
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
    await scanWithGun(page, ticket!.code, 'Tab');
    await expect(page).toHaveURL(new RegExp(`/tickets-detail/${ticket!.code}`));
  });
});
