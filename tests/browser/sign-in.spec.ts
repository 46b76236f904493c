import type { Page } from '@playwright/test';
import { enterWorld } from './support/enter-world.ts';
import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { expectNoToast } from './support/toasts.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });

test('one is refused at the form, comes in once, to where one wanted to go, and goes out of every tab', async ({
  page,
  context,
  world,
  complaints,
}) => {
  complaints.allow(/422.*\/api\/login\b/);
  const sockets = new Set<unknown>();
  page.on('websocket', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  await test.step('a deep link leads to the sign-in', async () => {
    await page.goto('/d/tickets/1?type=upcoming');
    await expect(page).toHaveURL(/\/d\/login/);
  });

  await test.step('the screen is accessible, light and dark', async () => {
    await expect(login(page)).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });

  for (const [name, address, secret, message] of [
    ['nothing at all', '', '', 'Please complete this field'],
    ['an address without @', 'cashier', 'muara123', 'Please provide a valid email address'],
    ['a password of five', 'cashier@muara.test', '12345', 'Password must have 6 to 20 characters'],
  ] as const) {
    await test.step(`${name} is refused on the field, which takes the focus`, async () => {
      await email(page).fill(address);
      await password(page).fill(secret);
      await login(page).click();
      await expect(page.getByText(message).first()).toBeVisible();
      await expect(page.locator('input[aria-invalid="true"]').first()).toBeFocused();
    });
  }

  await test.step('the password can be shown and hidden', async () => {
    await password(page).fill('muara123');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
  });

  await test.step('a wrong password says so, keeps the address and stays put', async () => {
    await email(page).fill('cashier@muara.test');
    await password(page).fill('wrong-one');
    await login(page).click();
    await expect(page.getByText('The email or password is incorrect')).toBeVisible();
    await expect(email(page)).toHaveValue('cashier@muara.test');
    await expect(page).toHaveURL(/\/d\/login/);
  });

  await test.step('what is posted is a form of e-mail, password and platform, once however often it is pressed', async () => {
    const before = (await world.journal('login')).length;
    await email(page).fill(' manager@muara.test ');
    await password(page).fill('muara123');
    const posted = page.waitForRequest((request) => request.url().endsWith('/api/login'));
    await login(page).dblclick();
    const form = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(form)).toEqual({
      email: 'manager@muara.test',
      password: 'muara123',
      platform: 'web_app',
    });
    await expect(page.getByRole('status').getByText(/Hello .+!$/)).toBeVisible();
    expect(await world.journal('login')).toHaveLength(before + 1);
  });

  await test.step('a deep link survives the sign-in', async () => {
    await expect(page.getByRole('heading', { name: 'Tickets Management (VVIP)' })).toBeVisible();
    await expect(page).toHaveURL(/type=upcoming/);
  });

  await test.step('a signed-in person who opens the sign-in lands on the dashboard', async () => {
    // Those of a page that is left go with it, untold.
    sockets.clear();
    await page.goto('/d/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await test.step('signing out asks first, and takes the other tabs along; the sign-in has neither a realtime connection nor a footer', async () => {
    await expectLive(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(sockets.size).toBe(1);
    const keptFilters = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.tickets.')));
    expect(await keptFilters()).toEqual([expect.stringMatching(/^muara\.person\.\d+\.tickets\.1$/)]);
    const other = await context.newPage();
    await other.goto('/d/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(login(page)).toBeVisible();
    await expect(login(other)).toBeVisible();
    await expectNoToast(other);
    await expect(page).toHaveURL(/\/d\/login/);
    await expect(other).toHaveURL(/\/d\/login/);
    await expect.poll(() => sockets.size).toBe(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await keptFilters()).toEqual([]);
  });
});

test('a token that is good no more is cleared when the sign-in opens', async ({ page, complaints }) => {
  complaints.allow(/401/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', '1');
    localStorage.setItem('muara.token', 'default.of-yesterday');
  });
  await page.goto('/d/login');
  await expect(login(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('muara.token'))).toBeNull();
});

test('every refusal of a sign-in, of a forgotten password and of a new one shows on the form', async ({
  browser,
  world,
}) => {
  // Includes responses that the contract does not document, so this tab is not checked against it.
  const context = await browser.newContext({ baseURL: new URL(world.base).origin });
  await enterWorld(context, world);
  const page = await context.newPage();
  const FORMS = [
    { operationId: 'login', path: '/d/login', button: 'Login' },
    { operationId: 'forgotPassword', path: '/d/login#reset-password', button: 'Send' },
    { operationId: 'resetPassword', path: '/d/reset-password?token=default.abc', button: 'Save password' },
  ];
  const FAULTS = [
    { code: 'session_expired', says: 'Your session has ended' },
    { code: 'contract_inactive', says: 'Your agent contract is not active' },
    { code: 'account_inactive', says: 'Your account has been deactivated' },
    { code: 'permission_denied', says: 'You dont have permission' },
    { code: 'internal_error', says: 'Something went wrong' },
    { drop: true, says: 'Failed to fetch' },
  ];
  for (const { operationId, path, button } of FORMS) {
    for (const { says, ...fault } of FAULTS) {
      await test.step(`${operationId}: ${says}`, async () => {
        await page.goto(path);
        if (operationId !== 'resetPassword') await email(page).fill('cashier@muara.test');
        const secret = page.getByLabel(/^(New password|Password)$/);
        if (operationId !== 'forgotPassword') await secret.fill('muara123');
        // For all operations: a fault of one may only name a code that it documents.
        await world.addFault({ operationId: '*', rate: 1, ...fault });
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('alert').getByText(says)).toBeVisible();
        await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
        await world.clearFaults();
        // The toasts of this step go with the page.
        await page.goto('about:blank');
      });
    }
  }
  await context.close();
});
