import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { goTo, press, step } from '@testing/actions.ts';
import { expectLive, lookTwice } from '@testing/looks.ts';
import { openPath, renderScreen } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { findEnglish, readTexts } from '../../../tests/support/english-words.ts';
import { buyDinner } from '../../../tests/support/stages/purchases.ts';

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const shownLanguage = (): string => document.documentElement.lang;
const englishIn = (within: Locator): string[] => findEnglish(readTexts(within.elements()));

test('the sign-in is English until somebody chooses Malay, stays Malay, and words its refusals', async () => {
  await renderScreen('/d/login');
  await step('is English until somebody chooses Malay, and stays Malay from then on', async () => {
    await expect.poll(shownLanguage).toBe('en');
    await expect.element(button('English')).toHaveAttribute('aria-pressed', 'true');
    await button('Bahasa Melayu').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Selamat kembali' })).toBeVisible();
    await expect.poll(shownLanguage).toBe('ms');
    expect(document.title).toBe('Log masuk – Muara');
    await openPath('/d/login');
    await expect.element(button('Log masuk')).toBeVisible();
  });

  await step('is accessible in Malay, light and dark', () => lookTwice());

  await step('a refusal is worded in Malay, on the field and from the server', async () => {
    await button('Log masuk').click();
    await expect.element(page.getByText('Sila lengkapkan ruangan ini').first()).toBeVisible();
    await page.getByLabelText('E-mel').fill('cashier');
    await button('Log masuk').click();
    await expect.element(page.getByText('Sila masukkan alamat e-mel yang sah')).toBeVisible();
    await page.getByLabelText('E-mel').fill('cashier@muara.test');
    await page.getByLabelText('Kata laluan', { exact: true }).fill('wrong-one');
    await button('Log masuk').click();
    await expect.element(page.getByRole('alert').getByText('E-mel atau kata laluan tidak betul')).toBeVisible();
    await expect.element(page.getByLabelText('E-mel')).toHaveValue('cashier@muara.test');
  });

  await step('is English again when chosen', async () => {
    await button('English').click();
    await expect.element(button('Login')).toBeVisible();
    await expect.poll(shownLanguage).toBe('en');
  });

  for (const unknown of ['de', 'MS', '']) {
    await step(`${JSON.stringify(unknown)} in the store means English`, async () => {
      localStorage.setItem('muara.language', unknown);
      await openPath('/d/login');
      await expect.element(button('Login')).toBeVisible();
      await expect.poll(shownLanguage).toBe('en');
    });
  }
});

test('Malay reaches the shop, the shell, its screens, its questions and its failures', async () => {
  const world = createTestWorld();
  await renderScreen('/', { world, language: 'ms' });

  await step('the shop, which is accessible in Malay, light and dark', async () => {
    await expect.element(page.getByRole('heading', { name: 'Pilih pakej' })).toBeVisible();
    await expect.element(button('English')).toBeVisible();
    await lookTwice();
    await page
      .getByRole('list', { name: 'Pakej' })
      .getByRole('button', { name: /Day Cruise/ })
      .first()
      .click();
    await expect.element(page.getByRole('dialog', { name: 'Bilakah anda mahu pergi?' })).toBeVisible();
  });

  await step('an address that leads nowhere', async () => {
    await openPath('/no-such-page');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Halaman tidak dijumpai' })).toBeVisible();
  });

  const menu = page.getByRole('navigation', { name: 'Utama' });
  await step('the shell, its screens and its questions', async () => {
    await renderScreen('/d/dashboard', { as: 'manager', world, language: 'ms' });
    await expect.element(menu.getByRole('link', { name: 'Papan Pemuka' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Papan Pemuka' })).toBeVisible();
    await expect.element(page.getByRole('status', { name: /^Kemas kini langsung/ })).toBeVisible();
    await menu.getByRole('link', { name: 'Log keluar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Tunggu sebentar!' });
    await expect.element(question.getByText('Adakah anda pasti mahu log keluar?')).toBeVisible();
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect.element(question).not.toBeInTheDocument();
  });

  await step('a failure that no screen words itself is worded in Malay too', async () => {
    await menu.getByRole('button', { name: /^Tiket/ }).click();
    await world.addFault({ operationId: 'listTickets', nth: 1, code: 'session_expired' });
    await menu.getByRole('link', { name: 'VVIP' }).click();
    await expect
      .element(page.getByRole('alert').getByText('Sesi anda telah tamat. Sila log masuk semula'))
      .toBeVisible();
  });
});

test('no English word is left in the shell, its dialogs, its notices and its errors', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  await renderScreen('/d/dashboard', { as: manager, world, language: 'ms' });
  await expect.element(page.getByRole('navigation', { name: 'Utama' })).toBeVisible();
  await expect.element(page.getByRole('status', { name: 'Kemas kini langsung: Langsung' })).toBeVisible();
  const toasts = page.getByRole('region', { name: 'Pemberitahuan' });
  const expectMalay = async (within: Locator, name: string) => {
    await expect.element(within.first()).toBeVisible();
    expect(englishIn(within), name).toEqual([]);
  };
  const leaveDialog = async () => {
    await press('Escape');
    await expect.element(dialog()).toHaveLength(0);
  };

  await step('the bars and the menu', async () => {
    await expectMalay(page.getByRole('banner'), 'top bar');
    await expectMalay(page.getByRole('navigation', { name: 'Utama' }), 'menu');
    await expectMalay(page.getByRole('contentinfo'), 'footer');
    await page.getByRole('button', { name: 'Akaun Lim Siew Mei' }).click();
    await expectMalay(page.getByRole('banner'), 'account menu');
    await button('Maklumat Aplikasi').click();
    await expectMalay(dialog(), 'app info');
    await leaveDialog();
  });

  for (const [path, name] of [
    ['/d/printers', 'printers'],
    ['/d/notification', 'notification settings'],
    ['/d/logout', 'question before signing out'],
  ] as const) {
    await step(name, async () => {
      await goTo(path);
      await expectMalay(dialog(), name);
      await leaveDialog();
    });
  }

  await step('the palette and the list of shortcuts', async () => {
    await press('Control+k');
    await expectMalay(dialog(), 'palette');
    await leaveDialog();
    await press('?');
    await expectMalay(dialog(), 'shortcuts');
    await leaveDialog();
  });

  await step('the chat', async () => {
    await button('Sembang').click();
    await expectMalay(page.getByRole('group', { name: 'Sembang' }), 'people of the chat');
    await press('Escape');
  });

  await step('notices', async () => {
    for (const message of [
      { type: 'refund-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' },
      { type: 'cancel-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' },
      { type: 'issue-resolved', id: 1 },
    ] as const)
      await world.tell(message, manager.user.id);
    await expect.element(toasts.getByRole('button', { name: 'Tutup' })).toHaveLength(3);
    await expectMalay(toasts, 'toasts');
  });

  await step('a printer that is not connected, and the end of the session', async () => {
    await world.tell({ type: 'printer_not_connected' }, manager.user.id);
    await expectMalay(dialog(), 'modal of a printer');
    await press('Escape');
    await world.tell(
      { type: 'logout', code: 'account_inactive', message: 'Your account has been deactivated' },
      manager.user.id,
    );
    await expect.element(page.getByRole('heading', { name: 'Selamat kembali' })).toBeVisible();
    await expectMalay(toasts, 'reason of the end');
    await expectMalay(page.getByRole('main'), 'sign-in');
  });
});

/** What a screen calls its parts; what people have typed stays in their language. */
const PARTS = 'h1, h2, th, dt, label, legend, button, [role="tab"], [role="status"]';

/** Packages keep the names that the operator has given them. */
const PRODUCT = /Cruise|Fireflies|Park|Explorer|Dinner/;

test('no English word is left in the labels and buttons of staff screens and a ticket dialog', async () => {
  const world = createTestWorld();
  const manager = await world.signIn('manager');
  const ticket = await buyDinner(world, manager);
  await renderScreen('/d/approvals', { as: manager, world, language: 'ms' });
  const main = page.getByRole('main');
  const parts = main.getByCss(PARTS);
  for (const [path, title] of [
    ['/d/approvals', 'Kelulusan'],
    ['/d/tickets/0', 'Pengurusan Tiket (Biasa)'],
    ['/d/booking/0', 'Pengurusan Tempahan (VVIP)'],
    ['/d/agents', 'Pengurusan Ejen'],
    ['/d/packages', 'Pengurusan Pakej'],
    ['/d/users', 'Pengurusan Pengguna'],
    ['/d/setting', 'Tetapan'],
    ['/d/audit', 'Audit'],
    ['/d/report?type=booking', 'Laporan'],
    ['/d/report?agents=tickets', 'Laporan'],
  ] as const) {
    await step(title, async () => {
      await goTo(path);
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect.element(main.getByCss('[aria-busy="true"]')).toHaveLength(0);
      expect(
        englishIn(parts).filter((text) => !PRODUCT.test(text)),
        path,
      ).toEqual([]);
    });
  }

  await step('the question before a void', async () => {
    await goTo(`/d/tickets/1/${ticket.code}`);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tiket #');
    expect(englishIn(parts), 'ticket detail').toEqual([]);
    await button('Batalkan').click();
    await expect.element(dialog()).toBeVisible();
    expect(englishIn(dialog())).toEqual([]);
  });
});

test('the menu behind the own name has the own profile, theme, language, help and the way out, by keyboard alone', async () => {
  await renderScreen('/d/dashboard', { as: 'manager' });
  await expectLive();
  const account = page.getByRole('button', { name: /^Account of/ });
  await press('Enter', account);
  const profile = page.getByRole('link', { name: /My Profile/ });
  await expect.element(profile).toHaveAttribute('href', '/d/profile');
  await press('Tab');
  await expect.element(profile).toHaveFocus();
  await press('Tab');
  await expect.element(page.getByRole('radio', { name: 'System' })).toHaveFocus();
  await press('Tab');
  await expect.element(button('Bahasa Melayu')).toHaveFocus();
  await expect.element(page.getByRole('link', { name: 'Start shift slip' })).not.toBeInTheDocument();
  await press('Escape');
  await expect.element(account).toHaveFocus();
  await press('Enter');
  await button('App Info').click();
  await expect.element(page.getByRole('dialog', { name: 'App Info' })).toBeVisible();
});

test('the menu behind the own name of a cashier has the slips, and changes the language', async () => {
  await renderScreen('/d/dashboard', { as: 'cashier' });
  await step('has the slips of a cashier, and is accessible, light and dark', async () => {
    await page.getByRole('button', { name: 'Account of Aisyah Rahman' }).click();
    const slip = (name: string) => page.getByRole('link', { name });
    await expect.element(slip('Start shift slip')).toHaveAttribute('href', '/d/shift-slip/start');
    await expect.element(slip('Close shift slip')).toHaveAttribute('href', '/d/shift-slip/close');
    await lookTwice();
  });

  await step('the language can be changed from the menu behind the own name', async () => {
    await button('Bahasa Melayu').click();
    await expect.element(page.getByRole('button', { name: 'Akaun Aisyah Rahman' })).toBeVisible();
    await expect.poll(shownLanguage).toBe('ms');
  });
});
