import type { Locator, Page } from '@playwright/test';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { expect, test } from './support/fixtures.ts';
import {
  atTill,
  choosePackage,
  counter,
  fillSale,
  group,
  method,
  nextSale,
  openDrawer,
  payCash,
  toCheckout,
  toPassengers,
} from './support/till.ts';

const next = (page: Page): Locator => page.getByRole('button', { name: 'Continue' });

test.describe('who rides', () => {
  test('who rides: mixed groups, nobody at all, and the customer', async ({ page, world }) => {
    test.slow();
    const cashier = await atTill(page, world);
    await test.step('Malaysians and others ride on one ticket; the others need a country and a head', async () => {
      await toPassengers(page);
      await counter(group(page, 'Malaysian'), 'Adult').fill('1');
      const others = group(page, 'Non Malaysian');
      await others.getByRole('checkbox').check();
      const country = others.getByRole('combobox', { name: 'Country' });
      await expect(country).toBeFocused();
      await next(page).click();
      await expect(
        others.getByText('Please provide passenger').or(others.getByText('Please select country')).first(),
      ).toBeVisible();
      await counter(others, 'Adult').fill('2');
      await next(page).click();
      await expect(others.getByText('Please select country')).toBeVisible();
      await expect(country).toBeFocused();
      await expect(country).toHaveAttribute('aria-invalid', 'true');
      await country.selectOption('Singapore');
      await expect(others.getByText('Please select country')).toBeHidden();
      await toCheckout(page);
      await expect(page.getByText('RM 114.00').first()).toBeVisible();
      const code = await payCash(page);
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({
        country: 'Singapore',
        state: 'Melaka',
        total_adult: 1,
        total_adult_foreigner: 2,
        total_amount: 114,
      });
    });

    await test.step('nobody at all is refused on the first counter', async () => {
      await nextSale(page);
      await toPassengers(page);
      await next(page).click();
      const malaysian = group(page, 'Malaysian');
      await expect(malaysian.getByText('Please provide passenger')).toBeVisible();
      await expect(counter(malaysian, 'Adult')).toBeFocused();
      await malaysian.getByRole('checkbox').uncheck();
      await next(page).click();
      await expect(malaysian.getByText('Please select passenger')).toBeVisible();
    });

    await test.step('switching a group off clears its own heads only', async () => {
      await group(page, 'Malaysian').getByRole('checkbox').check();
      await counter(group(page, 'Malaysian'), 'Adult').fill('2');
      const others = group(page, 'Non Malaysian');
      await others.getByRole('checkbox').check();
      await counter(others, 'Child').fill('3');
      await group(page, 'Malaysian').getByRole('checkbox').uncheck();
      await expect(counter(others, 'Child')).toHaveValue('3');
      await group(page, 'Malaysian').getByRole('checkbox').check();
      await expect(counter(group(page, 'Malaysian'), 'Adult')).toHaveValue('0');
    });

    await test.step('the customer is optional, but what is typed must hold', async () => {
      await group(page, 'Non Malaysian').getByRole('checkbox').uncheck();
      await counter(group(page, 'Malaysian'), 'Adult').fill('2');
      await next(page).click();
      for (const [label, bad, message, good] of [
        ['Name', 'Aina <3', 'Name cannot contain special characters', 'Nur Aina'],
        ['Company Name', 'Sdn; Bhd', 'Company Name cannot contain special characters', 'Sdn Bhd'],
        ['Email', 'aina@mail', 'Please provide a valid email address', 'aina!@mail.test'],
        ['Email', 'aina!@mail.test', 'Email cannot contain special characters', 'aina@mail.test'],
        ['Phone', 'call me', 'Please provide a valid phone number', '012-345 6789'],
      ] as const) {
        const field = page.getByRole('textbox', { name: label, exact: true });
        await field.fill(bad);
        await next(page).click();
        await expect(field, label).toBeFocused();
        await expect(field, label).toHaveAccessibleDescription(message);
        await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
        await field.fill(good);
      }
      await next(page).click();
      const code = await payCash(page);
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({
        name: 'Nur Aina',
        company_name: 'Sdn Bhd',
        email: 'aina@mail.test',
        contact: '0123456789',
      });
    });
  });
});

test('one till: its window, its calendar, its keys, its taps, a double click, and the sale before', async ({
  page,
  world,
}) => {
  test.slow();
  const before = await world.countTickets();
  await atTill(page, world);
  await test.step('the till hides the menu of the dashboard and names its window', async () => {
    await expect(page).toHaveTitle('Point of Sale – Muara');
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });

  await test.step('a closed day can be reached, says why, and cannot be chosen', async () => {
    const holiday = addDays(await world.today(), 12);
    await choosePackage(page);
    await page.getByRole('button', { name: 'Change Date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Change Date' });
    for (let day = 0; day < 12; day += 1) await page.keyboard.press('ArrowRight');
    const day = calendar.getByRole('button', { name: /Hari Raya/ }).first();
    await expect(day).toBeFocused();
    await expect(day).toHaveText(`${Number(holiday.slice(8))}Holiday`);
    await expect(calendar.getByRole('status')).toContainText('Hari Raya');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
  });

  await test.step('no shortcut fires while a field has the focus, and ? lists them all', async () => {
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Muara/ })
      .click();
    await counter(group(page, 'Malaysian'), 'Adult').fill('2');
    await counter(group(page, 'Malaysian'), 'Child').fill('1');
    await next(page).click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('');
    await name.pressSequentially('dtmnclrp1?');
    await expect(name).toHaveValue('dtmnclrp1?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  await test.step('a double click pays once', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
    await next(page).click();
    const drawer = await openDrawer(page);
    await drawer.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(page.getByTestId('change-due')).toBeVisible();
    expect(await world.journal('generateTicket')).toHaveLength(1);
    expect(await world.countTickets()).toBe(before + 1);
  });

  await test.step('the sale of two adults and a child takes at most nine taps', async () => {
    await nextSale(page);
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      await target.click();
      taps += 1;
    };
    await tap(page.getByRole('list', { name: 'Packages' }).getByRole('button').first());
    await tap(page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ }));
    const malaysian = group(page, 'Malaysian');
    await tap(malaysian.getByRole('button', { name: 'Add one Adult', exact: true }));
    await tap(malaysian.getByRole('button', { name: 'Add one Adult', exact: true }));
    await tap(malaysian.getByRole('button', { name: 'Add one Child', exact: true }));
    await tap(next(page));
    await expect(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    await tap(next(page));
    await tap(method(page, 'Cash'));
    await tap(page.getByRole('dialog', { name: 'Cash' }).getByRole('button', { name: 'Confirm' }));
    await expect(page.getByTestId('change-due')).toHaveText('RM 0.00');
    expect(taps).toBeLessThanOrEqual(9);
  });

  await test.step('the sale before this one can be printed and downloaded again', async () => {
    await nextSale(page);
    await fillSale(page);
    await counter(group(page, 'Malaysian'), 'Adult').fill('3');
    await toCheckout(page);
    const code = await payCash(page);
    await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
    await page
      .getByRole('dialog', { name: 'Printers' })
      .getByRole('button', { name: /^Receipt printer/ })
      .click();
    await expect(page.getByText('Receipt has been printed')).toBeVisible();
    await page.getByRole('button', { name: 'Buy New Ticket' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await page.getByRole('button', { name: 'Last sale' }).click();
    const panel = page.getByRole('dialog', { name: 'Last sale' });
    await expect(panel).toContainText(code);
    await panel.getByRole('button', { name: 'Print again' }).click();
    await page
      .getByRole('dialog', { name: 'Reprint' })
      .getByPlaceholder('Provide your reason to re-print..')
      .fill('Torn');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog', { name: 'Reprint' }).getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => world.papers(code)).toHaveLength(2);
  });
});
