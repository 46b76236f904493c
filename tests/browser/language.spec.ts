import type { Locator, Page } from '@playwright/test';
import { listEnglish } from './support/english-words.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { buyDinner } from '../support/stages/purchases.ts';
import { seenPopup } from './support/shop.ts';
import { goTo } from './support/walk.ts';

/** Keeps a language as an earlier visit would have, regardless of the store. */
const keep = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((kept) => {
    if (localStorage.getItem('muara.language') === null) localStorage.setItem('muara.language', kept);
  }, language);

const html = (page: Page) => page.locator('html');

/** Has axe look at a screen in both themes. */
async function lookInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
}

test('the sign-in is English until somebody chooses Malay, stays Malay, and words its refusals', async ({
  page,
  complaints,
}) => {
  complaints.allow(/422.*\/api\/login\b/);
  await test.step('is English until somebody chooses Malay, and stays Malay from then on', async () => {
    await page.goto('/d/login');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Selamat kembali' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'ms');
    await expect(page).toHaveTitle('Log masuk – Muara');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log masuk' })).toBeVisible();
  });

  await test.step('is accessible in Malay, light and dark', () => lookInBothThemes(page));

  await test.step('a refusal is worded in Malay, on the field and from the server', async () => {
    await page.getByRole('button', { name: 'Log masuk' }).click();
    await expect(page.getByText('Sila lengkapkan ruangan ini').first()).toBeVisible();
    await page.getByLabel('E-mel').fill('cashier');
    await page.getByRole('button', { name: 'Log masuk' }).click();
    await expect(page.getByText('Sila masukkan alamat e-mel yang sah')).toBeVisible();
    await page.getByLabel('E-mel').fill('cashier@muara.test');
    await page.getByLabel('Kata laluan', { exact: true }).fill('wrong-one');
    await page.getByRole('button', { name: 'Log masuk' }).click();
    await expect(page.getByRole('alert').getByText('E-mel atau kata laluan tidak betul')).toBeVisible();
    await expect(page.getByLabel('E-mel')).toHaveValue('cashier@muara.test');
  });

  await test.step('is English again when chosen', async () => {
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });

  for (const unknown of ['de', 'MS', '']) {
    await test.step(`${JSON.stringify(unknown)} in the store means English`, async () => {
      await page.evaluate((kept) => localStorage.setItem('muara.language', kept), unknown);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await expect(html(page)).toHaveAttribute('lang', 'en');
    });
  }
});

test('Malay reaches the shop, the shell, its screens, its questions and its failures', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/401.*\/api\//);
  await keep(page, 'ms');
  await seenPopup(page);
  await page.goto('/');

  await test.step('the shop, which is accessible in Malay, light and dark', async () => {
    await expect(page.getByRole('heading', { name: 'Pilih pakej' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    await lookInBothThemes(page);
    await page
      .getByRole('list', { name: 'Pakej' })
      .getByRole('button', { name: /Day Cruise/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Bilakah anda mahu pergi?' })).toBeVisible();
  });

  await test.step('an address that leads nowhere', async () => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: 'Halaman tidak dijumpai' })).toBeVisible();
  });

  const menu = page.getByRole('navigation', { name: 'Utama' });
  await test.step('the shell, its screens and its questions', async () => {
    const manager = await world.signIn('manager');
    await manager.open(page, '/d/dashboard');
    await expect(menu.getByRole('link', { name: 'Papan Pemuka' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Papan Pemuka' })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Kemas kini langsung/ })).toBeVisible();
    await menu.getByRole('link', { name: 'Log keluar' }).click();
    const question = page.getByRole('alertdialog', { name: 'Tunggu sebentar!' });
    await expect(question.getByText('Adakah anda pasti mahu log keluar?')).toBeVisible();
    await question.getByRole('button', { name: 'Batal' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('a failure that no screen words itself is worded in Malay too', async () => {
    await menu.getByRole('button', { name: /^Tiket/ }).click();
    await world.addFault({ operationId: 'listTickets', nth: 1, code: 'session_expired' });
    await menu.getByRole('link', { name: 'VVIP' }).click();
    await expect(page.getByRole('alert').getByText('Sesi anda telah tamat. Sila log masuk semula')).toBeVisible();
  });
});

test('no English word is left in the shell, its dialogs, its notices and its errors', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/422|500/);
  await keep(page, 'ms');
  const manager = await world.signIn('manager');
  await manager.open(page, '/d/dashboard');
  await expect(page.getByRole('navigation', { name: 'Utama' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Kemas kini langsung: Langsung' })).toBeVisible();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const toasts = page.getByRole('region', { name: 'Pemberitahuan' });
  const expectMalay = async (within: Locator, name: string) => {
    await expect(within.first()).toBeVisible();
    expect(await listEnglish(within), name).toEqual([]);
  };

  await test.step('the bars and the menu', async () => {
    await expectMalay(page.getByRole('banner'), 'top bar');
    await expectMalay(page.getByRole('navigation', { name: 'Utama' }), 'menu');
    await expectMalay(page.getByRole('contentinfo'), 'footer');
    await page.getByRole('button', { name: 'Akaun Lim Siew Mei' }).click();
    await expectMalay(page.getByRole('banner'), 'account menu');
    await page.getByRole('button', { name: 'Maklumat Aplikasi' }).click();
    await expectMalay(dialog, 'app info');
    await page.keyboard.press('Escape');
  });

  for (const [path, name] of [
    ['/d/printers', 'printers'],
    ['/d/notification', 'notification settings'],
    ['/d/logout', 'question before signing out'],
  ] as const) {
    await test.step(name, async () => {
      await goTo(page, path);
      await expectMalay(dialog, name);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }

  await test.step('the palette and the list of shortcuts', async () => {
    await page.keyboard.press('Control+K');
    await expectMalay(dialog, 'palette');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('?');
    await expectMalay(dialog, 'shortcuts');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the chat', async () => {
    await page.getByRole('button', { name: 'Sembang', exact: true }).click();
    await expectMalay(page.getByRole('group', { name: 'Sembang' }), 'people of the chat');
    await page.keyboard.press('Escape');
  });

  await test.step('notices', async () => {
    for (const message of [
      { type: 'refund-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' },
      { type: 'cancel-request', code: 'MRCX7K2M9QP', vvip: false, username: 'cashier' },
      { type: 'issue-resolved', id: 1 },
    ] as const)
      await world.tell(message, manager.user.id);
    await expect(toasts.getByRole('button', { name: 'Tutup' })).toHaveCount(3);
    await expectMalay(toasts, 'toasts');
  });

  await test.step('a printer that is not connected, and the end of the session', async () => {
    await world.tell({ type: 'printer_not_connected' }, manager.user.id);
    await expectMalay(dialog, 'modal of a printer');
    await page.keyboard.press('Escape');
    await world.tell(
      { type: 'logout', code: 'account_inactive', message: 'Your account has been deactivated' },
      manager.user.id,
    );
    await expect(page.getByRole('heading', { name: 'Selamat kembali' })).toBeVisible();
    await expectMalay(toasts, 'reason of the end');
    await expectMalay(page.getByRole('main'), 'sign-in');
  });
});

/** What a screen calls its parts; what people have typed stays in their language. */
const PARTS = 'h1, h2, th, dt, label, legend, button, [role="tab"], [role="status"]';

/** Packages keep the names that the operator has given them. */
const PRODUCT = /Cruise|Fireflies|Park|Explorer|Dinner/;

test('no English word is left in the labels and buttons of staff screens and a ticket dialog', async ({
  page,
  world,
}) => {
  test.slow();
  await keep(page, 'ms');
  const manager = await world.signIn('manager');
  const ticket = await buyDinner(world, manager);
  await manager.open(page, '/d/approvals');
  const main = page.getByRole('main');
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
    await test.step(title, async () => {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      const english = await listEnglish(main.locator(PARTS));
      expect(
        english.filter((text) => !PRODUCT.test(text)),
        path,
      ).toEqual([]);
    });
  }

  await test.step('the question before a void', async () => {
    await goTo(page, `/d/tickets/1/${ticket.code}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tiket #');
    expect(await listEnglish(main.locator(PARTS)), 'ticket detail').toEqual([]);
    await page.getByRole('button', { name: 'Batalkan', exact: true }).click();
    const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(question).toBeVisible();
    expect(await listEnglish(question)).toEqual([]);
  });
});

test('a translation that does not come leaves the app in English', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|dynamically imported/);
  await keep(page, 'ms');
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes('Log masuk') ? route.abort() : route.fulfill({ response });
  });
  await page.goto('/d/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('the menu behind the own name has the own profile, theme, language, help and the way out, by keyboard alone', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  await manager.open(page);
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.press('Enter');
  await expect(page.getByRole('link', { name: /My Profile/ })).toHaveAttribute('href', '/d/profile');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /My Profile/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Bahasa Melayu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Start shift slip' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await account.press('Enter');
  await page.getByRole('button', { name: 'App Info' }).click();
  await expect(page.getByRole('dialog', { name: 'App Info' })).toBeVisible();
});

test('the menu behind the own name of a cashier has the slips, and changes the language', async ({ page, world }) => {
  const cashier = await world.signIn('cashier');
  await cashier.open(page);

  await test.step('has the slips of a cashier, and is accessible, light and dark', async () => {
    await page.getByRole('button', { name: 'Account of Aisyah Rahman' }).click();
    await expect(page.getByRole('link', { name: 'Start shift slip' })).toHaveAttribute('href', '/d/shift-slip/start');
    await expect(page.getByRole('link', { name: 'Close shift slip' })).toHaveAttribute('href', '/d/shift-slip/close');
    await lookInBothThemes(page);
  });

  await test.step('the language can be changed from the menu behind the own name', async () => {
    await page.getByRole('button', { name: 'Bahasa Melayu' }).click();
    await expect(page.getByRole('button', { name: 'Akaun Aisyah Rahman' })).toBeVisible();
    await expect(html(page)).toHaveAttribute('lang', 'ms');
  });
});
