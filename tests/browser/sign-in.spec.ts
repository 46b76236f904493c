import { expect, expectAccessible, expectLive, test } from './support/fixtures.ts';
import { signIn } from './support/till.ts';

test.describe('signing in', () => {
  test('a wrong password says so, keeps the address and stays put', async ({ page, complaints }) => {
    complaints.allow(/422/);
    await page.goto('/d/login');
    await page.getByLabel('Email').fill('cashier@muara.test');
    await page.getByLabel('Password', { exact: true }).fill('wrong-one');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('The email or password is incorrect')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('cashier@muara.test');
    await expect(page).toHaveURL(/\/d\/login/);
  });

  test('the form: accessible, refuses at the field, shows and hides the password', async ({ page }) => {
    await page.goto('/d/login');
    await test.step('the screen is accessible, light and dark', async () => {
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    });

    for (const [name, email, password, message] of [
      ['nothing at all', '', '', 'Please complete this field'],
      ['an address without @', 'cashier', 'muara123', 'Please provide a valid email address'],
      ['a password of five', 'cashier@muara.test', '12345', 'Please complete this field'],
    ] as const) {
      await test.step(`${name} is refused on the field, which takes the focus`, async () => {
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Login' }).click();
        await expect(page.getByText(message).first()).toBeVisible();
        await expect(page.locator('input[aria-invalid="true"]').first()).toBeFocused();
      });
    }

    await test.step('the password can be shown and hidden', async () => {
      const password = page.getByLabel('Password', { exact: true });
      await password.fill('muara123');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Hide password' }).click();
      await expect(password).toHaveAttribute('type', 'password');
    });
  });

  test('a deep link survives the sign-in', async ({ page }) => {
    await page.goto('/d/tickets/1?type=upcoming');
    await expect(page).toHaveURL(/\/d\/login/);
    await page.getByLabel('Email').fill('manager@muara.test');
    await page.getByLabel('Password', { exact: true }).fill('muara123');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Tickets Management (VVIP)' })).toBeVisible();
    await expect(page).toHaveURL(/type=upcoming/);
  });

  test('a signed-in person who opens the sign-in lands on the dashboard', async ({ page }) => {
    await signIn(page, 'manager');
    await page.goto('/d/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('a token that is good no more is cleared when the sign-in opens', async ({ page, complaints }) => {
    complaints.allow(/401/);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('kept') !== null) return;
      sessionStorage.setItem('kept', '1');
      localStorage.setItem('muara.token', 'default.of-yesterday');
    });
    await page.goto('/d/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('muara.token'))).toBeNull();
  });

  test('the sign-in has neither a realtime connection nor a footer', async ({ page }) => {
    const open = new Set<unknown>();
    page.on('websocket', (socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
    await signIn(page, 'manager');
    await expectLive(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(open.size).toBe(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect.poll(() => open.size).toBe(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('what is posted is a form of e-mail, password and platform, once however often it is pressed', async ({
    page,
    world,
  }) => {
    await page.goto('/d/login');
    await page.getByLabel('Email').fill(' manager@muara.test ');
    await page.getByLabel('Password', { exact: true }).fill('muara123');
    const posted = page.waitForRequest((request) => request.url().endsWith('/api/login'));
    await page.getByRole('button', { name: 'Login' }).dblclick();
    const form = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(form)).toEqual({
      email: 'manager@muara.test',
      password: 'muara123',
      platform: 'web_app',
    });
    await expect(page.getByRole('status').getByText(/Hello .+!$/)).toBeVisible();
    expect(await world.journal('login')).toHaveLength(1);
  });

  test('signing out asks first, and takes the other tabs along', async ({ page, context }) => {
    await signIn(page, 'manager');
    const other = await context.newPage();
    await other.goto('/d/dashboard');
    await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/d/logout');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/d\/login/);
    await expect(other).toHaveURL(/\/d\/login/);
  });
});
