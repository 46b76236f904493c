import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { step } from '@testing/actions.ts';
import { expectLive } from '@testing/looks.ts';
import { clearToasts } from '@testing/toasts.ts';

const email = () => page.getByLabelText('Email');
const password = () => page.getByLabelText('Password', { exact: true });
const login = () => page.getByRole('button', { name: 'Login' });

test('one is refused at the form, comes in once, to where one wanted to go, and goes out', async () => {
  const world = createTestWorld();
  const accepted = vi.spyOn(world.simulator.realtime, 'accept');

  await step('a deep link leads to the sign-in', async () => {
    await renderScreen('/d/tickets/1?type=upcoming', { world });
    await expect.poll(shownPath).toMatch(/\/d\/login/);
  });

  for (const [name, address, secret, message] of [
    ['nothing at all', '', '', 'Please complete this field'],
    ['an address without @', 'cashier', 'muara123', 'Please provide a valid email address'],
    ['a password of five', 'cashier@muara.test', '12345', 'Password must have 6 to 20 characters'],
  ] as const) {
    await step(`${name} is refused on the field, which takes the focus`, async () => {
      await email().fill(address);
      await password().fill(secret);
      await login().click();
      await expect.element(page.getByText(message).first()).toBeVisible();
      await expect.element(page.getByCss('input[aria-invalid="true"]').first()).toHaveFocus();
    });
  }

  await step('the password can be shown and hidden', async () => {
    await password().fill('muara123');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password()).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(password()).toHaveAttribute('type', 'password');
  });

  await step('a wrong password says so, keeps the address and stays put', async () => {
    await email().fill('cashier@muara.test');
    await password().fill('wrong-one');
    await login().click();
    await expect.element(page.getByText('The email or password is incorrect')).toBeVisible();
    await expect.element(email()).toHaveValue('cashier@muara.test');
    await expect.poll(shownPath).toMatch(/\/d\/login/);
  });

  await step('email, password and platform are sent, once however often it is pressed', async () => {
    const before = (await world.journal('login')).length;
    await email().fill(' manager@muara.test ');
    await password().fill('muara123');
    await login().dblClick();
    await expect.element(page.getByRole('status').getByText(/Hello .+!$/)).toBeVisible();
    const calls = await world.journal('login');
    expect(calls).toHaveLength(before + 1);
    expect(calls.at(-1)?.body).toMatchObject({ email: 'manager@muara.test', platform: 'web_app' });
  });

  await step('a deep link survives the sign-in', async () => {
    await expect.element(page.getByRole('heading', { name: 'Tickets Management (VVIP)' })).toBeVisible();
    await expect.poll(shownPath).toMatch(/type=upcoming/);
  });

  await step('a signed-in person who opens the sign-in lands on the dashboard', async () => {
    await openPath('/d/login');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  await step('signing out asks first; the sign-in has neither a realtime connection nor a footer', async () => {
    await expectLive();
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    const closed = vi.spyOn(accepted.mock.results.at(-1)?.value, 'closed');
    const keptFilters = () => Object.keys(localStorage).filter((key) => key.includes('.tickets.'));
    expect(keptFilters()).toEqual([expect.stringMatching(/^muara\.person\.\d+\.tickets\.1$/)]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect.element(login()).toBeVisible();
    await expect.poll(shownPath).toMatch(/\/d\/login/);
    expect(closed).toHaveBeenCalledTimes(1);
    await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
    expect(keptFilters()).toEqual([]);
  });
});

test('a token that is good no more is cleared when the sign-in opens', async () => {
  await renderScreen('/d/login');
  localStorage.setItem('muara.token', 'default.of-yesterday');
  await openPath('/d/login');
  await expect.element(login()).toBeVisible();
  await expect.poll(() => localStorage.getItem('muara.token')).toBeNull();
});

test('every refusal of a sign-in, of a forgotten password and of a new one shows on the form', async () => {
  const world = createTestWorld();
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
      await step(`${operationId}: ${says}`, async () => {
        clearToasts();
        await renderScreen(path, { world });
        if (operationId !== 'resetPassword') await email().fill('cashier@muara.test');
        const secret = page.getByLabelText(/^(New password|Password)$/);
        if (operationId !== 'forgotPassword') await secret.fill('muara123');
        // For all operations: a fault of one may only name a code that it documents.
        await world.addFault({ operationId: '*', rate: 1, ...fault });
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect.element(page.getByRole('alert').getByText(says)).toBeVisible();
        await expect.element(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
        await world.clearFaults();
      });
    }
  }
});
