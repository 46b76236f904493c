import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { expectNoToast } from './support/toasts.ts';
import type { World } from './support/world.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const NO_LONGER_VALID = 'This link is no longer valid. Please ask for a new one';
const CASHIER = 'cashier@muara.test';

/** The way that the link of the newest mail opens. */
async function mailedLink(world: World): Promise<string> {
  const mail = (await world.outbox()).findLast(({ to }) => to.includes(CASHIER));
  const link = /https?:\/\/\S+\/d\/reset-password\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function setPassword(page: Page, password: string): Promise<void> {
  await field(page, 'New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
}

async function tryToSignIn(page: Page, password: string): Promise<void> {
  await field(page, 'Email').fill(CASHIER);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Takes away what has been said, so that a step hears its own. */
async function clearToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  await dismiss.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(dismiss).toHaveCount(0);
}

/** Has axe look wide and on a phone, light and dark, at a step whose field was left empty. */
async function lookAtRefusal(page: Page, control: string): Promise<void> {
  await page.getByRole('button', { name: control }).click();
  await expect(page.getByText('Please complete this field')).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'colours');
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${control} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('the panel is opened, refuses what is no address, sends once, takes it back, and outlives a failure', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/500.*\/api\//);
  await test.step('switches the panel to Reset Password and back, and carries the address over both ways', async () => {
    await page.goto('/d/login?next=%2Fd%2Ftickets%2F1');
    await field(page, 'Email').fill(CASHIER);
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    await expect(page).toHaveTitle('Reset Password – Muara');
    await expect(field(page, 'Email')).toHaveValue(CASHIER);
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Password')).toHaveCount(0);
    await field(page, 'Email').fill('manager@muara.test');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveTitle('Login – Muara');
    await expect(field(page, 'Email')).toHaveValue('manager@muara.test');
    await expect(page).toHaveURL(/next=%2Fd%2Ftickets%2F1/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
  });

  for (const [email, message] of [
    ['', 'Please complete this field'],
    ['cashier', 'Please provide a valid email address'],
  ] as const) {
    await test.step(`${JSON.stringify(email)} is refused on the field, which takes the focus, and nothing is asked`, async () => {
      await field(page, 'Email').fill(email);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(field(page, 'Email')).toBeFocused();
      await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
      expect(await world.journal('forgotPassword')).toEqual([]);
    });
  }

  await test.step('says that it has been sent, once, whether or not the address is known, and goes back with the address kept', async () => {
    await field(page, 'Email').fill('nobody@muara.test');
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByRole('status').getByText('Passsword has been sent!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue('nobody@muara.test');
    expect((await world.journal('forgotPassword')).map(({ status }) => status)).toEqual([200]);
    expect(await world.outbox()).toEqual([]);
  });

  await test.step('a failure keeps the panel and what was typed', async () => {
    await clearToasts(page);
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await world.addFault({ operationId: 'forgotPassword', nth: 1, code: 'internal_error' });
    await field(page, 'Email').fill(CASHIER);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').getByText('Something went wrong')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(CASHIER);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').getByText('Passsword has been sent!')).toBeVisible();
  });
});

test('the link of the mail sets a new password once, leads to sign-in, and an hour later is no longer valid', async ({
  page,
  world,
  complaints,
}) => {
  complaints.allow(/422.*\/api\//);
  await world.freezeAt('10:00');
  await page.goto('/d/login#reset-password');

  await test.step('an hour later is no longer valid', async () => {
    await field(page, 'Email').fill(CASHIER);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').getByText('Passsword has been sent!')).toBeVisible();
    const link = await mailedLink(world);
    await world.freezeAt('11:01');
    await page.goto(link);
    await setPassword(page, 'river1234');
    await expect(page.getByRole('alert').getByText(NO_LONGER_VALID)).toBeVisible();
  });

  await test.step('sets a new password once, and leads to sign-in', async () => {
    const cashier = await world.signIn('cashier');
    await cashier.call.forgotPassword({ body: { email: CASHIER } });
    const link = await mailedLink(world);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    await expect(page).toHaveTitle('Reset Password – Muara');
    await setPassword(page, 'river1234');
    await expect(page.getByRole('status').getByText('Your password has been changed')).toBeVisible();
    await expect(page).toHaveURL(/\/d\/login$/);
    await tryToSignIn(page, 'muara123');
    await expect(page.getByText('The email or password is incorrect')).toBeVisible();
    await tryToSignIn(page, 'river1234');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await page.goto(link);
    await setPassword(page, 'another1');
    await expect(page.getByRole('alert').getByText(NO_LONGER_VALID)).toBeVisible();
  });
});

test('both steps refuse what is no password and no link, and are accessible wide and on a phone, light and dark', async ({
  page,
}) => {
  await page.goto('/d/reset-password?token=some.token');
  await test.step('a new password: accessible, and nothing hangs over the edge', () =>
    lookAtRefusal(page, 'Save password'));

  for (const password of ['', '12345', 'x'.repeat(21)]) {
    await test.step(`a password of ${password.length} is refused on the field, which takes the focus`, async () => {
      await setPassword(page, password);
      const message = password === '' ? 'Please complete this field' : 'Password must have 6 to 20 characters';
      await expect(page.getByText(message)).toBeVisible();
      await expect(field(page, 'New password')).toBeFocused();
      await expect(field(page, 'New password')).toHaveAttribute('aria-invalid', 'true');
      // Cleared by a valid password, so that the next refusal is one of its own.
      await field(page, 'New password').fill('river1234');
      await expect(page.getByText(message)).toBeHidden();
    });
  }

  await test.step('shows and hides what is typed', async () => {
    await field(page, 'New password').fill('river1234');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field(page, 'New password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field(page, 'New password')).toHaveAttribute('type', 'password');
  });

  await test.step('without a token says so at once, and leads to a new one', async () => {
    await page.goto('/d/reset-password');
    await expect(page.getByRole('alert').getByText(NO_LONGER_VALID)).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  await test.step('a new link: accessible, and nothing hangs over the edge', () => lookAtRefusal(page, 'Send'));
});

test('the link of the mail signs nobody out before the password is set, and then its own session', async ({
  page,
  world,
  complaints,
}) => {
  // The sign-out tells the server, which has ended the session already.
  complaints.allow(/401/);
  const cashier = await world.signIn('cashier');
  await cashier.call.forgotPassword({ body: { email: CASHIER } });
  const link = await mailedLink(world);
  await cashier.open(page, link);
  await expect(field(page, 'New password')).toBeVisible();
  await page.goto('/d/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto(link);
  await setPassword(page, 'river1234');
  await expect(page.getByRole('status').getByText('Your password has been changed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('muara.token'))).toBeNull();
  await expectNoToast(page);
});
