import { expect, test } from './support/fixtures.ts';
import { atTill, fillSale, method, nextSale, openDrawer, payCash, soldCode, toCheckout } from './support/till.ts';

test.describe('how it is paid', () => {
  test('how it is paid: discounts, a transfer, the drawer', async ({ page, world }) => {
    test.slow();
    const cashier = await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    await test.step('a discount can be removed again', async () => {
      await page.getByRole('button', { name: 'Discount' }).click();
      const panel = page.getByRole('dialog', { name: 'Discount' });
      await panel.getByText('RM', { exact: true }).click();
      await panel.getByLabel('Amount').fill('75');
      await page.keyboard.press('Enter');
      const order = page.getByRole('complementary', { name: 'Order' });
      await expect(order.getByRole('button', { name: /^Total RM 0\.00/ })).toBeVisible();
      await order.getByRole('button', { name: 'Remove' }).click();
      await expect(order.getByRole('button', { name: /^Total RM 75\.00/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Discount' })).toBeVisible();
    });

    await test.step('a discount is percent or ringgit, within its bounds, and changes the total', async () => {
      await page.getByRole('button', { name: 'Discount' }).click();
      const panel = page.getByRole('dialog', { name: 'Discount' });
      const amount = panel.getByLabel('Amount');
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
        await expect(amount, `${typed} ${type}`).toHaveAccessibleDescription(message);
        await expect(amount).toHaveValue(typed);
        await expect(amount).toBeFocused();
      }
      await panel.getByText('%', { exact: true }).click();
      await amount.fill('10');
      await expect(panel.getByText('RM 7.50 off. New total RM 67.50')).toBeVisible();
      await add.click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: 'Discount', exact: true })).toBeHidden();
      const code = await payCash(page);
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: code } });
      expect(ticket).toMatchObject({ amount: 75, amount_discount: 7.5, total_amount: 67.5 });
    });

    await test.step('quick amounts, keys and a pasted figure all fill the drawer', async () => {
      await nextSale(page);
      await fillSale(page);
      await toCheckout(page);
      const drawer = await openDrawer(page);
      const cash = drawer.getByLabel('Cash received');
      const change = drawer.getByRole('status');
      await expect(cash).toHaveValue('75.00');
      await expect(change).toHaveText(/Change\s*RM\s*0\.00/);
      await expect(drawer.getByRole('group', { name: 'Quick cash' }).getByRole('button')).toHaveText([
        'Exact',
        '80',
        '90',
        '100',
      ]);
      await drawer.getByRole('button', { name: '100', exact: true }).click();
      await expect(change).toHaveText(/Change\s*RM\s*25\.00/);
      await drawer.getByRole('group', { name: 'Keypad' }).getByRole('button', { name: '5', exact: true }).click();
      await expect(cash).toHaveValue('5');
      await expect(change).toHaveText(/Still to pay\s*RM\s*70\.00/);
      await cash.fill('RM 1,234.5');
      await expect(change).toHaveText(/Change\s*RM\s*1,159\.50/);
    });

    await test.step('a minus stays in the drawer, is refused in place, and is never taken for an amount', async () => {
      const drawer = page.getByRole('dialog', { name: 'Cash' });
      const cash = drawer.getByLabel('Cash received');
      await cash.fill('');
      await cash.pressSequentially('-90');
      await expect(cash).toHaveValue('-90');
      await expect(cash).toHaveAccessibleDescription('Please enter an amount of 0 or more with at most two decimals');
      await expect(drawer.getByRole('status')).toHaveText(/Still to pay\s*RM\s*75\.00/);
      const before = await world.countTickets();
      await cash.press('Enter');
      await expect(cash).toBeFocused();
      await expect(drawer).toBeVisible();
      expect(await world.countTickets()).toBe(before);
    });

    await test.step('a bank transfer needs its reference and its bank', async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Cash' })).toBeHidden();
      await method(page, 'Bank Transfer').click();
      const panel = page.getByRole('dialog', { name: 'Bank Transfer' });
      const confirm = panel.getByRole('button', { name: 'Confirm' });
      const reference = panel.getByLabel('Reference number');
      const bank = panel.getByLabel('Bank', { exact: true });
      await expect(reference).toBeFocused();
      await confirm.click();
      await expect(reference).toHaveAccessibleDescription('Please complete this field');
      await expect(bank).toHaveAccessibleDescription('Please select the options');
      await expect(reference).toBeFocused();
      await reference.fill('TRX-2026-01');
      await confirm.click();
      await expect(bank).toBeFocused();
      await bank.selectOption('Maybank');
      await confirm.click();
      await expect(page.getByText('Paid by Bank Transfer')).toBeVisible();
      const { ticket } = await cashier.call.getTicket({ params: { ticket_code: await soldCode(page) } });
      expect(ticket).toMatchObject({
        payment_method: 'Bank Transfer',
        cash_in: null,
        receipt_data: { ref_no: 'TRX-2026-01', bank_name: 'Maybank' },
      });
    });
  });

  test('Card and QR Pay, one sale after the other', async ({ page, world }) => {
    test.slow();
    await atTill(page, world);
    for (const name of ['Card', 'QR Pay']) {
      await test.step(`${name} is confirmed once it has gone through; Escape sells nothing`, async () => {
        const before = await world.countTickets();
        if (name !== 'Card') await nextSale(page);
        await fillSale(page);
        await toCheckout(page);
        await method(page, name).click();
        const panel = page.getByRole('dialog', { name });
        await expect(panel).toContainText('RM 75.00');
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        expect(await world.countTickets()).toBe(before);
        await method(page, name).click();
        await panel.getByRole('button', { name: 'Confirm' }).click();
        await expect(page.getByText(`Paid by ${name}`)).toBeVisible();
        expect(await world.countTickets()).toBe(before + 1);
      });
    }
  });

  test('a figure with a digit too many is asked about before the change is given', async ({ page, world }) => {
    const before = await world.countTickets();
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    const drawer = await openDrawer(page);
    await drawer.getByLabel('Cash received').fill('600015');
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Give RM 599,940.00 change?' });
    await question.getByRole('button', { name: 'Correct the amount' }).click();
    await expect(drawer.getByLabel('Cash received')).toBeFocused();
    expect(await world.countTickets()).toBe(before);
    await drawer.getByLabel('Cash received').fill('600');
    await page.keyboard.press('Enter');
    await page
      .getByRole('alertdialog', { name: 'Give RM 525.00 change?' })
      .getByRole('button', { name: 'Give change' })
      .click();
    await expect(page.getByTestId('change-due')).toHaveText('RM 525.00');
  });

  test('after a card payment that failed the focus is on Confirm again', async ({ page, world, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    await method(page, 'Card').click();
    const confirm = page.getByRole('dialog', { name: 'Card' }).getByRole('button', { name: 'Confirm' });
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/api/tickets/generate', async (route) => {
      await held;
      await route.abort();
    });
    await confirm.click();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    fail();
    await page.getByRole('alertdialog', { name: 'Oopss' }).getByRole('button', { name: 'Ok' }).click();
    await expect(confirm).toBeFocused();
    await expect(confirm).toBeEnabled();
  });

  test('a package that went off sale unheard leaves the grid with its refusal', async ({ page, world, complaints }) => {
    complaints.allow(/422/);
    await atTill(page, world);
    await fillSale(page);
    await toCheckout(page);
    await world.cut(3003);
    const manager = await world.signIn('manager');
    const { all_foods: _foods, all_jettys: _jettys, ...cruise } = await manager.call.getPackage({ params: { id: 1 } });
    await manager.call.editPackage({
      body: { ...cruise, food_ids: cruise.food_ids ?? [], updated_at: cruise.updated_at ?? '', active: false },
    });
    await method(page, 'Card').click();
    await page.getByRole('dialog', { name: 'Card' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Choose a package' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /not on sale|no longer on sale/ })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Packages' }).getByRole('button', { name: new RegExp(cruise.name) }),
    ).toHaveCount(0);
  });
});
