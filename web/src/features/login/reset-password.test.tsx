import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';
import { step } from '@testing/actions.ts';
import { lookAt } from '@testing/looks.ts';
import { clearToasts, expectNoToast } from '@testing/toasts.ts';

const field = (name: string) => page.getByLabelText(name, { exact: true });

const NO_LONGER_VALID = 'This link is no longer valid. Please ask for a new one';
const CASHIER = 'cashier@muara.test';

/** The way that the link of the newest mail opens. */
async function mailedLink(world: TestWorld): Promise<string> {
  const mail = (await world.outbox()).findLast(({ to }) => to.includes(CASHIER));
  const link = /https?:\/\/\S+\/d\/reset-password\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function setPassword(password: string): Promise<void> {
  await field('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function tryToSignIn(password: string): Promise<void> {
  await field('Email').fill(CASHIER);
  await field('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Leaves a field empty and looks at its error wide and on a phone, light and dark. */
async function lookAtRefusal(control: string): Promise<void> {
  await page.getByRole('button', { name: control }).click();
  await expect.element(page.getByText('Please complete this field')).toBeVisible();
  await lookAt(control);
}

test('the panel is opened, refuses what is no address, sends once, takes it back, and outlives a failure', async () => {
  const world = createTestWorld();
  await step('switches the panel to Reset Password and back, and carries the address over both ways', async () => {
    await renderScreen('/d/login?next=%2Fd%2Ftickets%2F1', { world });
    await field('Email').fill(CASHIER);
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Reset Password – Muara');
    await expect.element(field('Email')).toHaveValue(CASHIER);
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('Password')).not.toBeInTheDocument();
    await field('Email').fill('manager@muara.test');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Login – Muara');
    await expect.element(field('Email')).toHaveValue('manager@muara.test');
    await expect.poll(shownPath).toMatch(/next=%2Fd%2Ftickets%2F1/);
    history.back();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  });

  for (const [email, message] of [
    ['', 'Please complete this field'],
    ['cashier', 'Please provide a valid email address'],
  ] as const) {
    await step(
      `${JSON.stringify(email)} is refused on the field, which takes the focus, and nothing is asked`,
      async () => {
        await field('Email').fill(email);
        await page.getByRole('button', { name: 'Send' }).click();
        await expect.element(page.getByText(message)).toBeVisible();
        await expect.element(field('Email')).toHaveFocus();
        await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
        expect(await world.journal('forgotPassword')).toEqual([]);
      },
    );
  }

  await step(
    'says that it has been sent, once, whether or not the address is known, and goes back with the address kept',
    async () => {
      await field('Email').fill('nobody@muara.test');
      await page.getByRole('button', { name: 'Send' }).dblClick();
      await expect.element(page.getByRole('status').getByText('Passsword has been sent!')).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await expect.element(field('Email')).toHaveValue('nobody@muara.test');
      expect((await world.journal('forgotPassword')).map(({ status }) => status)).toEqual([200]);
      expect(await world.outbox()).toEqual([]);
    },
  );

  await step('a failure keeps the panel and what was typed', async () => {
    clearToasts();
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await world.addFault({ operationId: 'forgotPassword', nth: 1, code: 'internal_error' });
    await field('Email').fill(CASHIER);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await expect.element(field('Email')).toHaveValue(CASHIER);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('status').getByText('Passsword has been sent!')).toBeVisible();
  });
});

test('the link of the mail sets a new password once, leads to sign-in, and an hour later is no longer valid', async () => {
  const world = createTestWorld();
  await world.freezeAt('10:00');
  await renderScreen('/d/login#reset-password', { world });

  await step('an hour later is no longer valid', async () => {
    await field('Email').fill(CASHIER);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByRole('status').getByText('Passsword has been sent!')).toBeVisible();
    const link = await mailedLink(world);
    await world.freezeAt('11:01');
    await openPath(link);
    await setPassword('river1234');
    await expect.element(page.getByRole('alert').getByText(NO_LONGER_VALID)).toBeVisible();
  });

  await step('sets a new password once, and leads to sign-in', async () => {
    const cashier = await world.signIn('cashier');
    await cashier.call.forgotPassword({ body: { email: CASHIER } });
    const link = await mailedLink(world);
    await openPath(link);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Reset Password – Muara');
    await setPassword('river1234');
    await expect.element(page.getByRole('status').getByText('Your password has been changed')).toBeVisible();
    await expect.poll(shownPath).toMatch(/\/d\/login$/);
    await tryToSignIn('muara123');
    await expect.element(page.getByText('The email or password is incorrect')).toBeVisible();
    await tryToSignIn('river1234');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await openPath(link);
    await setPassword('another1');
    await expect.element(page.getByRole('alert').getByText(NO_LONGER_VALID)).toBeVisible();
  });
});

test('both steps refuse what is no password and no link, and are accessible wide and on a phone, light and dark', async () => {
  await renderScreen('/d/reset-password?token=some.token');
  await step('a new password: accessible', () => lookAtRefusal('Save password'));

  for (const password of ['', '12345', 'x'.repeat(21)]) {
    await step(`a password of ${password.length} is refused on the field, which takes the focus`, async () => {
      await setPassword(password);
      const message = password === '' ? 'Please complete this field' : 'Password must have 6 to 20 characters';
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(field('New password')).toHaveFocus();
      await expect.element(field('New password')).toHaveAttribute('aria-invalid', 'true');
      // Cleared by a valid password, so that the next refusal is one of its own.
      await field('New password').fill('river1234');
      await expect.element(page.getByText(message)).not.toBeInTheDocument();
    });
  }

  await step('shows and hides what is typed', async () => {
    await field('New password').fill('river1234');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field('New password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(field('New password')).toHaveAttribute('type', 'password');
  });

  await step('without a token says so at once, and leads to a new one', async () => {
    await openPath('/d/reset-password');
    await expect.element(page.getByRole('alert').getByText(NO_LONGER_VALID)).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  await step('a new link: accessible', () => lookAtRefusal('Send'));
});

test('the link of the mail signs nobody out before the password is set, and then its own session', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await cashier.call.forgotPassword({ body: { email: CASHIER } });
  const link = await mailedLink(world);
  await renderScreen(link, { as: cashier, world });
  await expect.element(field('New password')).toBeVisible();
  await openPath('/d/dashboard');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await openPath(link);
  await setPassword('river1234');
  await expect.element(page.getByRole('status').getByText('Your password has been changed')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(localStorage.getItem('muara.token')).toBeNull();
  expectNoToast();
});
