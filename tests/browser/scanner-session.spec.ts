import { test } from './support/elsewhere.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import {
  adults,
  atGate,
  boardElsewhere,
  boardTyped,
  button,
  openScanner,
  PHONE,
  placesLeft,
  sellAtCounter,
  TRIP,
} from './support/gate.ts';

test.beforeEach(({ complaints }) => complaints.allow(/422|404/));

test.describe('who may scan, and where', () => {
  test('the menu opens the scanner in a window of its own, which goes on to its address', async ({ page, world }) => {
    const csa = await world.signIn('csa');
    await csa.open(page);
    const opened = page.waitForEvent('popup');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'QR Scanner' }).click();
    const scanner = await opened;
    await expect(scanner).toHaveURL(/\/d\/qr-scanner$/);
    expect(await scanner.evaluate('name')).toBe('qrscanner');
    await scanner.setViewportSize(PHONE);
    await expect(scanner.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
    await expect(scanner.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  });

  test('without the right it says so, at both addresses', async ({ page, world }) => {
    const cashier = await world.signIn('cashier');
    for (const path of ['/d/qrscanner', '/d/qr-scanner']) {
      await cashier.open(page, path);
      await expect(page.getByRole('heading', { name: 'Not authorized' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('a wide window is refused until it is made narrow, and the trip waits', async ({ page, world }) => {
    await atGate(page, world);
    await page.setViewportSize({ width: 951, height: 700 });
    await expect(page.getByRole('alert').getByText('Please use mobile device')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 950, height: 700 });
    await expect(placesLeft(page)).toHaveText('40');
  });
});

test.describe('a trip outlives the phone', () => {
  test('a reload keeps it, and its count comes from the server', async ({ page, world }) => {
    const [one, two] = await sellAtCounter(world, adults(1), adults(2));
    const csa = await atGate(page, world);
    await boardTyped(page, one!.code);
    await boardElsewhere(csa, two!, 'another-tab');
    await page.reload();
    await expect(placesLeft(page)).toHaveText('37');
    await expect(button(page, 'Scan')).toBeVisible();
    await button(page, 'Start Trip').click();
    await expect(page.getByRole('alertdialog')).toContainText('Passengers aboard: 3');
  });

  test('a phone that has lost it is offered to continue', async ({ page, world }) => {
    const [two] = await sellAtCounter(world, adults(2));
    const csa = await world.signIn('csa');
    await boardElsewhere(csa, two!, 'dead-phone');
    await openScanner(page, csa);
    await expect(page.getByRole('heading', { name: 'You have an open trip' })).toBeVisible();
    await expect(page.getByText('2 aboard')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Set up another trip').click();
    await expect(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
    await page.reload();
    await button(page, 'Continue trip').click();
    await expect(placesLeft(page)).toHaveText('38');
  });

  test('another count on the server is shown, and asked about again', async ({ page, world }) => {
    const [one, two] = await sellAtCounter(world, adults(1), adults(2));
    const csa = await atGate(page, world);
    await boardTyped(page, one!.code);
    await button(page, 'Back to trip').click();
    await button(page, 'Start Trip').click();
    const confirm = page.getByRole('alertdialog', { name: 'Start Trip' });
    await expect(confirm).toContainText('Passengers aboard: 1');
    await boardElsewhere(csa, two!, 'meanwhile');
    await button(confirm, 'Start Trip').click();
    const modal = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect(modal).toContainText('3 passengers have been validated. Please check again');
    await button(modal, 'Ok').click();
    await expect(confirm).toContainText('Passengers aboard: 3');
    await button(confirm, 'Start Trip').click();
    await expect(page.getByText('Trip created')).toBeVisible();
  });

  test('signing out waits for it; a sign-out by the server keeps it for its person alone', async ({
    page,
    world,
    complaints,
  }) => {
    complaints.allow(/401/);
    const [one] = await sellAtCounter(world, adults(1));
    const csa = await atGate(page, world);
    await boardTyped(page, one!.code);
    await page.goto('/d/logout');
    await expect(page.getByText('Please submit your trip before logout')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('muara.token'))).not.toBeNull();

    await page.goto('/d/qr-scanner');
    await expect(placesLeft(page)).toHaveText('39');
    // A message reaches only windows that are connected by then.
    await expect(async () => {
      await world.tell({ type: 'logout' }, csa.user.id);
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();

    await signInAs('supervisor');
    await page.goto('/d/qr-scanner');
    await expect(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
    await expect(page.getByText('MLK 101')).toHaveCount(0);
    await page.goto('/d/logout');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();

    await signInAs('csa');
    await page.goto('/d/qr-scanner');
    await expect(placesLeft(page)).toHaveText('39');

    async function signInAs(account: string) {
      await page.getByLabel('Email').fill(`${account}@muara.test`);
      await page.getByLabel('Password', { exact: true }).fill('muara123');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    }
  });

  test('a stored trip that is malformed is dropped', async ({ page, world }) => {
    await page.addInitScript(
      (trip) => localStorage.setItem('csa_session', trip),
      JSON.stringify({ user_id: 6, ...TRIP }),
    );
    const csa = await world.signIn('csa');
    await openScanner(page, csa);
    await expect(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
  });
});
