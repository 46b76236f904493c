import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '@testing/actions.ts';
import { openPath, renderScreen } from '@testing/render-screen.ts';
import { dayOf, decide, heading, untilShown } from '@testing/shop.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { findEnglish, readTexts } from '../../../../tests/support/english-words.ts';

const onward = () => page.getByRole('button', { name: 'Teruskan' }).first();
const packages = () => page.getByRole('list', { name: 'Pakej' });

/** Chooses the day cruise, so that the calendar is open. */
async function choosePackage(): Promise<void> {
  await packages()
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
}

async function chooseJetty(): Promise<void> {
  await page
    .getByRole('list', { name: 'Jeti' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
}

test('in Malay the sum, the days and the result speak Malay', async () => {
  const world = createTestWorld({ at: '2026-05-04T10:00:00+08:00' });
  await renderScreen('/', { world });
  await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
  await choosePackage();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Isn, 4 Mei 2026/ })
    .click();
  await chooseJetty();
  await onward().click();
  await page.getByRole('spinbutton').first().fill('2');
  await onward().click();
  const boxes = page.getByRole('main').getByRole('textbox');
  await boxes.nth(0).fill('Nur Aina');
  await boxes.nth(2).fill('nur.aina@mail.test');
  await boxes.nth(3).fill('0123456789');
  await onward().click();
  await page.getByRole('button', { name: 'Tunjukkan Ringkasan' }).click();
  const summary = page.getByRole('dialog', { name: 'Ringkasan pesanan' });
  await summary.getByText('Pecahan harga').click();
  await expect.element(summary.getByRole('listitem').filter({ hasText: '2 × RM 30.00' })).toHaveTextContent('Dewasa');
  await press('Escape');
  await page.getByRole('checkbox').last().click();
  await page.getByRole('button', { name: 'Bayar RM 60.00' }).click();
  await decide(world, 'Bayar');
  await expect.element(heading('Transaksi Berjaya')).toBeVisible();
  await expect.element(page.getByText('Isn, 4 Mei 2026')).toBeVisible();
});

/** What the operator has typed, in any language. */
async function typedByStaff(world: TestWorld): Promise<string[]> {
  const { call } = await world.signIn('manager');
  const { packages: all } = await call.getSalePackages();
  return all.flatMap(({ name, description, foods }) => [
    description,
    name,
    ...(foods ?? []).flatMap((food) => [food.description, food.name]),
  ]);
}

test('no English word is left from the packages to the result, its refusals and an unpaid order', async () => {
  const world = createTestWorld();
  const typed = await typedByStaff(world);
  const expectMalay = (where: string) => {
    const english = findEnglish(readTexts(page.getByCss('body > :not(script)').elements()));
    const ours = english.filter((text) => !typed.some((words) => words !== '' && text.includes(words)));
    expect(ours, where).toEqual([]);
  };

  await renderScreen('/', { world, language: 'ms' });
  await expect.element(packages()).toBeVisible();
  expectMalay('packages');
  await choosePackage();
  await expect.element(page.getByRole('dialog', { name: 'Bilakah anda mahu pergi?' })).toBeVisible();
  expectMalay('calendar');
  await dayOf(await world.today()).click();
  await expect.element(page.getByRole('list', { name: 'Jeti' })).toBeVisible();
  await chooseJetty();
  expectMalay('jetties');
  await onward().click();
  await expect.element(heading('Siapa yang menaiki bot?')).toBeVisible();
  await page
    .getByRole('spinbutton', { name: /^Dewasa(?! OKU)/ })
    .first()
    .fill('1');
  expectMalay('passengers');
  await onward().click();
  await onward().click();
  expectMalay('a buyer who left all blank');
  await page.getByRole('textbox', { name: 'Nama', exact: true }).fill('Nur Aina');
  await page.getByRole('textbox', { name: 'E-mel' }).fill('nur.aina@surat.my');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('012-345 6789');
  await onward().click();
  await expect.element(heading('Semak dan bayar')).toBeVisible();
  const pay = page.getByRole('button', { name: /^Bayar RM/ });
  await pay.click();
  expectMalay('terms that were not accepted');
  await page.getByRole('checkbox').first().click();
  await pay.click();
  await decide(world, 'Tutup tab');
  await openPath('/');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expectMalay('a payment that is checked');
  await world.advance('PT3M');
  const resume = page.getByRole('button', { name: 'Sambung pembayaran' });
  await untilShown(world, resume);
  await resume.click();
  await decide(world, 'Bayar');
  await expect.element(heading('Transaksi Berjaya')).toBeVisible();
  expectMalay('result');
});
