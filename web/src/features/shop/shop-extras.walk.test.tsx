import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { lookAt } from '@testing/looks.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { expectAtProvider, familyAtCheckout } from '@testing/shop.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { publicSale } from '../../../../tests/support/stages/sales.ts';
import { payOnline } from '../../../../tests/support/stages/tickets.ts';

const dialog = page.getByRole('dialog', { name: 'Request a refund' });
const code = dialog.getByLabelText('Ticket code');

async function openDialog(): Promise<void> {
  await page.getByRole('button', { name: 'Request a refund' }).first().click();
}

const find = () => dialog.getByRole('button', { name: 'Find my ticket' }).click();

test('a refund is asked for in two steps, with errors at their fields and nothing typed lost', async () => {
  const world = createTestWorld();
  await world.freezeAt('10:00');
  const { call } = await world.signIn('manager');
  const sold = await call.generatePublicTicket({ body: publicSale({ depart_date: '2026-03-11' }) });
  const bought = sold.ticket!.code;
  await payOnline(sold, 'pay', world.serve);
  await renderScreen('/', { world });
  await openDialog();
  await expect.element(code).toHaveFocus();
  const WRONG: [typed: string, says: string][] = [
    ['', 'Please complete this field'],
    ['nur.aina@mail.test', 'Please enter a ticket code'],
    ['MRCAAAAAAAA', 'Ticket does not exist'],
  ];
  for (const [typed, says] of WRONG) {
    await code.fill(typed);
    await find();
    await expect.element(code).toHaveAccessibleDescription(new RegExp(says));
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveValue(typed);
  }
  expect(await world.journal('requestPublicRefund'), 'what cannot be a code is not asked for').toHaveLength(1);

  await code.fill(` ${bought.toLowerCase()} `);
  await find();
  const found = dialog.getByRole('group', { name: 'Your ticket' });
  await expect.element(found).toHaveFocus();
  for (const words of ['N** A***', 'n***@m***.test', 'Full refunds only.'])
    await expect.element(found).toHaveTextContent(words);
  await expect.element(dialog).not.toHaveTextContent('Aina');
  const send = () => dialog.getByRole('button', { name: 'Request refund' }).click();
  const bank = dialog.getByRole('combobox', { name: 'Bank' });
  const account = dialog.getByLabelText('Account number');
  const bankName = dialog.getByLabelText('Bank name');
  await send();
  await expect.element(bank).toHaveFocus();
  await expect.element(bank).toHaveAccessibleDescription('Please select the options');
  await expect.element(dialog.getByText('Please complete this field')).toHaveLength(2);
  await bank.selectOptions('Others');
  await dialog.getByLabelText('Reason').fill('We fell ill');
  await account.fill('12-34');
  await send();
  await expect.element(bankName).toHaveFocus();
  await expect.element(account).toHaveAccessibleDescription(/Digits only.*Numbers only/);
  await lookAt('the refund form with errors');

  await bankName.fill('Bank of Rivers');
  await account.fill('1234567890');
  await world.freezeAt('10:16');
  await send();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(/^Please search for your ticket again$/);
  await expect.element(dialog.getByRole('alert')).toHaveFocus();
  await expect.element(code).toHaveValue(` ${bought.toLowerCase()} `);
  await find();
  await expect.element(account).toHaveValue('1234567890');
  await expect.element(bankName).toHaveValue('Bank of Rivers');
  await send();
  await expect.element(dialog.getByRole('heading', { name: 'Refund request has been submited' })).toHaveFocus();
  await lookAt('a refund that was asked for');
  expect(await world.outbox()).toContainEqual(
    expect.objectContaining({ to: ['nur.aina@mail.test'], subject: expect.stringMatching(/refund/i) }),
  );

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await openDialog();
  await code.fill(bought);
  await find();
  await expect.element(code).toHaveAccessibleDescription(/A refund was already requested for this ticket/);
});

test('people who try codes are asked in the dialog to wait', async () => {
  const world = createTestWorld();
  await world.freezeAt('10:00');
  await renderScreen('/', { world });
  await openDialog();
  for (const letter of 'ABCDE') {
    await code.fill(`MRC${letter.repeat(8)}`);
    await find();
    await expect.element(code).toHaveAccessibleDescription(/Ticket does not exist/);
    await code.fill('');
  }
  await code.fill('MRCFFFFFFFF');
  await find();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect.element(code).toHaveAccessibleDescription(/Too many attempts. Please wait 15 minutes and try again./);
  await expect.element(code).toHaveValue('MRCFFFFFFFF');
});

test('late at night the checkout warns anyone who buys for tonight, and forbids nothing', async () => {
  const warning = page.getByText(
    'Its almost midnight. Please make sure the boat is still operating because they normally close around this time.',
    { exact: true },
  );
  const world = createTestWorld();
  await world.freezeAt('21:50');
  await familyAtCheckout(world);
  await expect.element(warning).not.toBeInTheDocument();
  await world.freezeAt('22:00');
  await openPath(shownPath());
  await expect.element(page.getByRole('status').filter({ has: warning })).toBeVisible();
  await lookAt('checkout late at night');
  await page.getByRole('checkbox', { name: /I have read and agree to the Terms and Conditions/ }).click();
  await page.getByRole('button', { name: /^Pay RM/ }).click();
  await expectAtProvider();
});
