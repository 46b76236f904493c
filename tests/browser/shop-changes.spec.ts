import { expect, test } from './support/fixtures.ts';
import { decide, heading, seenPopup } from './support/shop.ts';

test.beforeEach(({ page }) => seenPopup(page));

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
