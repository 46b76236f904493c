import { expect, test } from './support/fixtures.ts';
import { decide, familyAtCheckout, heading, seenPopup } from './support/shop.ts';

test.beforeEach(({ page }) => seenPopup(page));

test('an order that fails is reported in a modal, and can be sent again', async ({ page, world, complaints }) => {
  test.slow();
  complaints.allow(/500/);
  await familyAtCheckout(page, world);
  await page.getByRole('checkbox', { name: /I have read/ }).check();
  await world.addFault({ operationId: 'generatePublicTicket', nth: 1, code: 'internal_error' });
  await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
  const modal = page.getByRole('alertdialog', { name: 'Oopss' });
  await expect(modal).toContainText('You can safely press the button again');
  await modal.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('button', { name: 'Pay RM 75.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
});

test('in Malay the sum, the days and the result speak Malay', async ({ page, world }) => {
  test.slow();
  await world.freeze('2026-05-04T10:00:00+08:00');
  await page.goto('/');
  await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
  await page
    .getByRole('list', { name: 'Pakej' })
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Isn, 4 Mei 2026/ })
    .click();
  await page
    .getByRole('list', { name: 'Jeti' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  const onward = page.getByRole('button', { name: 'Teruskan' }).first();
  await onward.click();
  await page.getByRole('spinbutton').first().fill('2');
  await onward.click();
  const boxes = page.getByRole('main').getByRole('textbox');
  await boxes.nth(0).fill('Nur Aina');
  await boxes.nth(2).fill('nur.aina@mail.test');
  await boxes.nth(3).fill('0123456789');
  await onward.click();
  await page.getByRole('button', { name: 'Tunjukkan Ringkasan' }).click();
  const summary = page.getByRole('dialog', { name: 'Ringkasan pesanan' });
  await summary.getByText('Pecahan harga').click();
  await expect(summary.getByRole('listitem').filter({ hasText: '2 × RM 30.00' })).toContainText('Dewasa');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Bayar RM 60.00' }).click();
  await decide(page, 'Bayar');
  await expect(heading(page, 'Transaksi Berjaya')).toBeVisible();
  await expect(page.getByText('Isn, 4 Mei 2026')).toBeVisible();
});
