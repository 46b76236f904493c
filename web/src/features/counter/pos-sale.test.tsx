import { expect, test, describe } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { addDays } from '@muara/contract/rules/dates/add-days';
import {
  atTill,
  choosePackage,
  counter,
  group,
  method,
  nextSale,
  openDrawer,
  payCash,
  toCheckout,
  toPassengers,
} from '@testing/till.ts';

const next = (): Locator => page.getByRole('button', { name: 'Continue' });

describe('who rides', () => {
  test('who rides: mixed groups, nobody at all, and the customer', async () => {
    const world = createTestWorld();
    const cashier = await atTill(world);
    await step('Malaysians and others ride on one ticket; the others need a country and a head', async () => {
      await toPassengers();
      await counter(group('Malaysian'), 'Adult').fill('1');
      const others = group('Non Malaysian');
      await others.getByRole('checkbox').click();
      const country = others.getByRole('combobox', { name: 'Country' });
      await expect.element(country).toHaveFocus();
      await next().click();
      await expect
        .element(others.getByText('Please provide passenger').or(others.getByText('Please select country')).first())
        .toBeVisible();
      await counter(others, 'Adult').fill('2');
      await next().click();
      await expect.element(others.getByText('Please select country')).toBeVisible();
      await expect.element(country).toHaveFocus();
      await expect.element(country).toHaveAttribute('aria-invalid', 'true');
      await country.selectOptions('Singapore');
      await expect.element(others.getByText('Please select country')).not.toBeInTheDocument();
      await toCheckout();
      await expect.element(page.getByText('RM 114.00').first()).toBeVisible();
      const code = await payCash();
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({
        country: 'Singapore',
        state: 'Melaka',
        total_adult: 1,
        total_adult_foreigner: 2,
        total_amount: 114,
      });
    });

    await step('nobody at all is refused on the first counter', async () => {
      await nextSale();
      await toPassengers();
      await next().click();
      const malaysian = group('Malaysian');
      await expect.element(malaysian.getByText('Please provide passenger')).toBeVisible();
      await expect.element(counter(malaysian, 'Adult')).toHaveFocus();
      await malaysian.getByRole('checkbox').click();
      await next().click();
      await expect.element(malaysian.getByText('Please select passenger')).toBeVisible();
    });

    await step('switching a group off clears its own passengers only', async () => {
      await group('Malaysian').getByRole('checkbox').click();
      await counter(group('Malaysian'), 'Adult').fill('2');
      const others = group('Non Malaysian');
      await others.getByRole('checkbox').click();
      await counter(others, 'Child').fill('3');
      await group('Malaysian').getByRole('checkbox').click();
      await expect.element(counter(others, 'Child')).toHaveValue('3');
      await group('Malaysian').getByRole('checkbox').click();
      await expect.element(counter(group('Malaysian'), 'Adult')).toHaveValue('0');
    });

    await step('the customer is optional, but what is typed must hold', async () => {
      await group('Non Malaysian').getByRole('checkbox').click();
      await counter(group('Malaysian'), 'Adult').fill('2');
      await next().click();
      for (const [label, bad, message, good] of [
        ['Name', 'Aina <3', 'Name cannot contain special characters', 'Nur Aina'],
        ['Company Name', 'Sdn; Bhd', 'Company Name cannot contain special characters', 'Sdn Bhd'],
        ['Email', 'aina@mail', 'Please provide a valid email address', 'aina!@mail.test'],
        ['Email', 'aina!@mail.test', 'Email cannot contain special characters', 'aina@mail.test'],
        ['Phone', 'call me', 'Please provide a valid phone number', '012-345 6789'],
      ] as const) {
        const field = page.getByRole('textbox', { name: label, exact: true });
        await field.fill(bad);
        await next().click();
        await expect.element(field, { message: label }).toHaveFocus();
        await expect.element(field, { message: label }).toHaveAccessibleDescription(message);
        await expect.element(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
        await field.fill(good);
      }
      await next().click();
      const code = await payCash();
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

test('one till: its window, its calendar, its keys, its taps, and a double click', async () => {
  const world = createTestWorld();
  const before = await world.countTickets();
  await atTill(world);
  await step('the till hides the menu of the dashboard and names its window', async () => {
    await expect.poll(() => document.title).toBe('Point of Sale – Muara');
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toHaveLength(0);
  });

  await step('a closed day can be reached, says why, and cannot be chosen', async () => {
    const holiday = addDays(await world.today(), 12);
    await choosePackage();
    await page.getByRole('button', { name: 'Change Date' }).click();
    const calendar = page.getByRole('dialog', { name: 'Change Date' });
    for (let day = 0; day < 12; day += 1) await press('ArrowRight');
    const day = calendar.getByRole('button', { name: /Hari Raya/ }).first();
    await expect.element(day).toHaveFocus();
    await expect.element(day).toHaveTextContent(`${Number(holiday.slice(8))}Holiday`);
    await expect.element(calendar.getByRole('status')).toHaveTextContent('Hari Raya');
    await press('Enter');
    await expect.element(calendar).toBeVisible();
    await press('ArrowLeft');
    await press('Enter');
    await expect.element(calendar).not.toBeInTheDocument();
  });

  await step('no shortcut fires while a field has the focus, and ? lists them all', async () => {
    await page
      .getByRole('list', { name: 'Jetties' })
      .getByRole('button', { name: /Jeti Muara/ })
      .click();
    await counter(group('Malaysian'), 'Adult').fill('2');
    await counter(group('Malaysian'), 'Child').fill('1');
    await next().click();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('');
    await name.fill('dtmnclrp1?');
    await expect.element(name).toHaveValue('dtmnclrp1?');
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    await press('Escape');
    await press('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  await step('a double click pays once', async () => {
    await press('Escape');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
    await next().click();
    const drawer = await openDrawer();
    await drawer.getByRole('button', { name: 'Confirm' }).dblClick();
    await expect.element(page.getByTestId('change-due')).toBeVisible();
    expect(await world.journal('generateTicket')).toHaveLength(1);
    expect(await world.countTickets()).toBe(before + 1);
  });

  await step('the sale of two adults and a child takes at most nine taps', async () => {
    await nextSale();
    let taps = 0;
    const tap = async (target: Locator): Promise<void> => {
      await target.click();
      taps += 1;
    };
    await tap(page.getByRole('list', { name: 'Packages' }).getByRole('button').first());
    await tap(page.getByRole('list', { name: 'Jetties' }).getByRole('button', { name: /Jeti Muara/ }));
    const malaysian = group('Malaysian');
    await tap(malaysian.getByRole('button', { name: 'Add one Adult', exact: true }));
    await tap(malaysian.getByRole('button', { name: 'Add one Adult', exact: true }));
    await tap(malaysian.getByRole('button', { name: 'Add one Child', exact: true }));
    await tap(next());
    await expect.element(page.getByRole('heading', { name: 'Customer' })).toBeVisible();
    await tap(next());
    await tap(method('Cash'));
    await tap(page.getByRole('dialog', { name: 'Cash' }).getByRole('button', { name: 'Confirm' }));
    await expect.element(page.getByTestId('change-due')).toHaveTextContent(/^RM 0\.00$/);
    expect(taps).toBeLessThanOrEqual(9);
  });
});
