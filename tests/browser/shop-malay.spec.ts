import type { Page } from '@playwright/test';
import { dayName } from '../../web/src/lib/calendar-days.ts';
import { listEnglish } from './support/english-words.ts';
import { expect, test } from './support/fixtures.ts';
import { decide, seenPopup } from './support/shop.ts';
import type { World } from './support/world.ts';

/** What the operator has typed, in any language. */
async function typedByStaff(world: World): Promise<string[]> {
  const { call } = await world.signIn('manager');
  const { packages } = await call.getSalePackages();
  return packages.flatMap(({ name, description, foods }) => [
    description,
    name,
    ...(foods ?? []).flatMap((food) => [food.description, food.name]),
  ]);
}

async function expectMalay(page: Page, typed: readonly string[], where: string): Promise<void> {
  const english = await listEnglish(page.locator('body > :not(noscript)'));
  const ours = english.filter((text) => !typed.some((words) => words !== '' && text.includes(words)));
  expect(ours, where).toEqual([]);
}

test('no English word is left from the packages to the result, its refusals and an unpaid order', async ({
  page,
  world,
}) => {
  test.slow();
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('muara.language', 'ms');
  });
  await seenPopup(page);
  const typed = await typedByStaff(world);
  const next = page.getByRole('button', { name: 'Teruskan' }).first();
  const heading = (name: string) => page.getByRole('heading', { name });

  await page.goto('/');
  const packages = page.getByRole('list', { name: 'Pakej' });
  await expect(packages).toBeVisible();
  await expectMalay(page, typed, 'packages');
  await packages
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  const calendar = page.getByRole('dialog', { name: 'Bilakah anda mahu pergi?' });
  await expect(calendar).toBeVisible();
  await expectMalay(page, typed, 'calendar');
  const today = await world.today();
  await calendar
    .getByRole('button', { name: dayName(today) })
    .or(calendar.locator('[aria-current="date"]'))
    .first()
    .click();
  await page
    .getByRole('list', { name: 'Jeti' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await expectMalay(page, typed, 'jetties');
  await next.click();
  await expect(heading('Siapa yang menaiki bot?')).toBeVisible();
  await page
    .getByRole('spinbutton', { name: /^Dewasa(?! OKU)/ })
    .first()
    .fill('1');
  await expectMalay(page, typed, 'passengers');
  await next.click();
  await next.click();
  await expectMalay(page, typed, 'a buyer who left all blank');
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Nur Aina');
  await page.getByRole('textbox', { name: 'E-mel' }).fill('nur.aina@surat.my');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('012-345 6789');
  await next.click();
  await expect(heading('Semak dan bayar')).toBeVisible();
  await page.getByRole('button', { name: /^Bayar RM/ }).click({ force: true });
  await expectMalay(page, typed, 'terms that were not accepted');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Bayar RM/ }).click();
  await decide(page, 'Tutup tab');
  await page.goto('/');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectMalay(page, typed, 'a payment that is checked');
  await world.advance('PT3M');
  await page.getByRole('button', { name: 'Sambung pembayaran' }).click();
  await decide(page, 'Bayar');
  await expect(heading('Transaksi Berjaya')).toBeVisible();
  await expectMalay(page, typed, 'result');
});
