import { expect, test, describe } from 'vitest';
import { page } from 'vitest/browser';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts, press, step } from '@testing/actions.ts';
import { complaints } from '@testing/complaints.ts';
import { atTill, fillSale, method, nextSale, openDrawer, payCash, soldCode, toCheckout } from '@testing/till.ts';

describe('how it is paid', () => {
  test('how it is paid: discounts, a transfer, the drawer', async () => {
    const world = createTestWorld();
    const cashier = await atTill(world);
    await fillSale();
    await toCheckout();
    await step('a discount can be removed again', async () => {
      await page.getByRole('button', { name: 'Discount' }).click();
      const panel = page.getByRole('dialog', { name: 'Discount' });
      await panel.getByText('RM', { exact: true }).click();
      await panel.getByLabelText('Amount').fill('75');
      await press('Enter');
      const order = page.getByRole('complementary', { name: 'Order' });
      await expect.element(order.getByRole('button', { name: /^Total RM 0\.00/ })).toBeVisible();
      await order.getByRole('button', { name: 'Remove' }).click();
      await expect.element(order.getByRole('button', { name: /^Total RM 75\.00/ })).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Discount' })).toBeVisible();
    });

    await step('a discount is percent or ringgit, within its bounds, and changes the total', async () => {
      await page.getByRole('button', { name: 'Discount' }).click();
      const panel = page.getByRole('dialog', { name: 'Discount' });
      const amount = panel.getByLabelText('Amount');
      const add = panel.getByRole('button', { name: 'Add discount' });
      for (const [type, typed, message] of [
        ['%', '', 'Please complete this field'],
        ['%', '0', 'Invalid amount'],
        ['RM', '-5', 'Please enter an amount of 0 or more with at most two decimals'],
        ['%', '100.01', 'Invalid amount'],
        ['RM', '75.01', 'Discount amount cannot be more than total amount'],
        ['RM', '1000000.01', 'Invalid amount'],
      ] as const) {
        await panel.getByText(type, { exact: true }).click();
        await amount.fill(typed);
        await add.click();
        await expect.element(amount, { message: `${typed} ${type}` }).toHaveAccessibleDescription(message);
        await expect.element(amount).toHaveValue(typed);
        await expect.element(amount).toHaveFocus();
      }
      await panel.getByText('%', { exact: true }).click();
      await amount.fill('10');
      await expect.element(panel.getByText('RM 7.50 off. New total RM 67.50')).toBeVisible();
      await add.click();
      await expect.element(panel).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: 'Discount', exact: true })).not.toBeInTheDocument();
      const code = await payCash();
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({ amount: 75, amount_discount: 7.5, total_amount: 67.5 });
    });

    await step('quick amounts, keys and a pasted figure all fill the drawer', async () => {
      await nextSale();
      await fillSale();
      await toCheckout();
      const drawer = await openDrawer();
      const cash = drawer.getByLabelText('Cash received');
      const change = drawer.getByRole('status');
      await expect.element(cash).toHaveValue('75.00');
      await expect.element(change).toHaveTextContent(/Change\s*RM\s*0\.00/);
      await expectTexts(drawer.getByRole('group', { name: 'Quick cash' }).getByRole('button'), [
        'Exact',
        '80',
        '90',
        '100',
      ]);
      await drawer.getByRole('button', { name: '100', exact: true }).click();
      await expect.element(change).toHaveTextContent(/Change\s*RM\s*25\.00/);
      await drawer.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '5', exact: true }).click();
      await expect.element(cash).toHaveValue('5');
      await expect.element(change).toHaveTextContent(/Still to pay\s*RM\s*70\.00/);
      await cash.fill('RM 1,234.5');
      await expect.element(change).toHaveTextContent(/Change\s*RM\s*1,159\.50/);
    });

    await step('a minus stays in the drawer, is refused in place, and is never taken for an amount', async () => {
      const drawer = page.getByRole('dialog', { name: 'Cash' });
      const cash = drawer.getByLabelText('Cash received');
      await cash.fill('');
      await cash.fill('-90');
      await expect.element(cash).toHaveValue('-90');
      await expect
        .element(cash)
        .toHaveAccessibleDescription('Please enter an amount of 0 or more with at most two decimals');
      await expect.element(drawer.getByRole('status')).toHaveTextContent(/Still to pay\s*RM\s*75\.00/);
      const before = await world.countTickets();
      await press('Enter', cash);
      await expect.element(cash).toHaveFocus();
      await expect.element(drawer).toBeVisible();
      expect(await world.countTickets()).toBe(before);
    });

    await step('a bank transfer needs its reference and its bank', async () => {
      await press('Escape');
      await expect.element(page.getByRole('dialog', { name: 'Cash' })).not.toBeInTheDocument();
      await method('Bank Transfer').click();
      const panel = page.getByRole('dialog', { name: 'Bank Transfer' });
      const confirm = panel.getByRole('button', { name: 'Confirm' });
      const reference = panel.getByLabelText('Reference number');
      const bank = panel.getByLabelText('Bank', { exact: true });
      await expect.element(reference).toHaveFocus();
      await confirm.click();
      await expect.element(reference).toHaveAccessibleDescription('Please complete this field');
      await expect.element(bank).toHaveAccessibleDescription('Please select the options');
      await expect.element(reference).toHaveFocus();
      await reference.fill('TRX-2026-01');
      await confirm.click();
      await expect.element(bank).toHaveFocus();
      await bank.selectOptions('Maybank');
      await confirm.click();
      await expect.element(page.getByText('Paid by Bank Transfer')).toBeVisible();
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: await soldCode() } });
      expect(ticket).toMatchObject({
        payment_method: 'Bank Transfer',
        cash_in: null,
        receipt_data: { ref_no: 'TRX-2026-01', bank_name: 'Maybank' },
      });
    });
  });

  test('Card and QR Pay, one sale after the other', async () => {
    const world = createTestWorld();
    await atTill(world);
    for (const name of ['Card', 'QR Pay']) {
      await step(`${name} is confirmed once it has gone through; Escape sells nothing`, async () => {
        const before = await world.countTickets();
        if (name !== 'Card') await nextSale();
        await fillSale();
        await toCheckout();
        await method(name).click();
        const panel = page.getByRole('dialog', { name });
        await expect.element(panel).toHaveTextContent('RM 75.00');
        await press('Escape');
        await expect.element(panel).not.toBeInTheDocument();
        expect(await world.countTickets()).toBe(before);
        await method(name).click();
        await panel.getByRole('button', { name: 'Confirm' }).click();
        await expect.element(page.getByText(`Paid by ${name}`)).toBeVisible();
        expect(await world.countTickets()).toBe(before + 1);
      });
    }
  });

  test('a figure with a digit too many is asked about before the change is given', async () => {
    const world = createTestWorld();
    const before = await world.countTickets();
    await atTill(world);
    await fillSale();
    await toCheckout();
    const drawer = await openDrawer();
    await drawer.getByLabelText('Cash received').fill('600015');
    await press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Give RM 599,940.00 change?' });
    await question.getByRole('button', { name: 'Correct the amount' }).click();
    await expect.element(drawer.getByLabelText('Cash received')).toHaveFocus();
    expect(await world.countTickets()).toBe(before);
    await drawer.getByLabelText('Cash received').fill('600');
    await press('Enter');
    await page
      .getByRole('alertdialog', { name: 'Give RM 525.00 change?' })
      .getByRole('button', { name: 'Give change' })
      .click();
    await expect.element(page.getByTestId('change-due')).toHaveTextContent(/^RM 525\.00$/);
  });

  test('a package that went off sale unheard leaves the grid with its refusal', async () => {
    const world = createTestWorld();
    complaints.allow(/422/);
    await atTill(world);
    await fillSale();
    await toCheckout();
    await world.cut(3003);
    const manager = await world.signIn('manager');
    const { all_foods: _foods, all_jettys: _jettys, ...cruise } = await manager.call.getPackage({ params: { id: 1 } });
    await manager.call.editPackage({
      body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', active: false },
    });
    await method('Card').click();
    await page.getByRole('dialog', { name: 'Card' }).getByRole('button', { name: 'Confirm' }).click();
    await expect.element(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect.element(page.getByRole('alert').filter({ hasText: /not on sale|no longer on sale/ })).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Packages' }).getByRole('button', { name: new RegExp(cruise.name) }))
      .toHaveLength(0);
  });
});
