import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld } from '@testing/test-world.ts';
import { expectTexts } from '@testing/actions.ts';
import { atGate, boardTyped, button, openScanner, placesLeft } from '@testing/gate.ts';
import { expectAccessible } from '@testing/looks.ts';
import { adults, boardElsewhere, sellAtCounter, TRIP } from '../../../../tests/support/stages/gate.ts';

describe('who may scan, and where', () => {
  test('without the right it says so, at both addresses', async () => {
    const world = createTestWorld();
    const cashier = await world.signIn('cashier');
    for (const path of ['/d/qrscanner', '/d/qr-scanner']) {
      await renderScreen(path, { as: cashier, world });
      await expect.element(page.getByRole('heading', { name: 'Not authorized' })).toBeVisible();
    }
    await expectAccessible();
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('a wide window is refused until it is made narrow, and the trip waits', async () => {
    const world = createTestWorld();
    await atGate(world);
    await page.viewport(951, 700);
    await expect.element(page.getByRole('alert').getByText('Please use mobile device')).toBeVisible();
    await expectAccessible();
    await page.viewport(950, 700);
    await expectTexts(placesLeft(), '40');
  });
});

describe('a trip outlives the phone', () => {
  test('a reload keeps it, and its count comes from the server', async () => {
    const world = createTestWorld();
    const [one, two] = await sellAtCounter(world, adults(1), adults(2));
    const csa = await atGate(world);
    await boardTyped(world, one!.code);
    await boardElsewhere(csa, two!, 'another-tab');
    await openPath(shownPath());
    await expectTexts(placesLeft(), '37');
    await expect.element(button(page, 'Scan')).toBeVisible();
    await button(page, 'Start Trip').click();
    await expect.element(page.getByRole('alertdialog')).toHaveTextContent('Passengers aboard: 3');
  });

  test('a phone that has lost it is offered to continue', async () => {
    const world = createTestWorld();
    const [two] = await sellAtCounter(world, adults(2));
    const csa = await world.signIn('csa');
    await boardElsewhere(csa, two!, 'dead-phone');
    await openScanner(world, csa);
    await expect.element(page.getByRole('heading', { name: 'You have an open trip' })).toBeVisible();
    await expect.element(page.getByText('2 aboard')).toBeVisible();
    await expectAccessible();
    await button(page, 'Set up another trip').click();
    await expect.element(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
    await openPath(shownPath());
    await button(page, 'Continue trip').click();
    await expectTexts(placesLeft(), '38');
  });

  test('another count on the server is shown, and asked about again', async () => {
    const world = createTestWorld();
    const [one, two] = await sellAtCounter(world, adults(1), adults(2));
    const csa = await atGate(world);
    await boardTyped(world, one!.code);
    await button(page, 'Back to trip').click();
    await button(page, 'Start Trip').click();
    const confirm = page.getByRole('alertdialog', { name: 'Start Trip' });
    await expect.element(confirm).toHaveTextContent('Passengers aboard: 1');
    await boardElsewhere(csa, two!, 'meanwhile');
    await button(confirm, 'Start Trip').click();
    const modal = page.getByRole('alertdialog', { name: 'Oopss' });
    await expect.element(modal).toHaveTextContent('3 passengers have been validated. Please check again');
    await button(modal, 'Ok').click();
    await expect.element(confirm).toHaveTextContent('Passengers aboard: 3');
    await button(confirm, 'Start Trip').click();
    await expect.element(page.getByText('Trip created')).toBeVisible();
  });

  test('signing out waits for it; a sign-out by the server keeps it for its person alone', async () => {
    const world = createTestWorld();
    const [one] = await sellAtCounter(world, adults(1));
    const csa = await atGate(world);
    await boardTyped(world, one!.code);
    await openPath('/d/logout');
    await expect.element(page.getByText('Please submit your trip before logout')).toBeVisible();
    expect(localStorage.getItem('muara.token')).not.toBeNull();

    await openPath('/d/qr-scanner');
    await expectTexts(placesLeft(), '39');
    // A message reaches only windows that are connected by then.
    await expect
      .poll(async () => {
        await world.tell({ type: 'logout' }, csa.user.id);
        return page.getByLabelText('Password', { exact: true }).query();
      })
      .not.toBeNull();

    await signInAs('supervisor');
    await openPath('/d/qr-scanner');
    await expect.element(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
    await expect.element(page.getByText('MLK 101')).not.toBeInTheDocument();
    await openPath('/d/logout');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();

    await signInAs('csa');
    await openPath('/d/qr-scanner');
    await expectTexts(placesLeft(), '39');

    async function signInAs(account: string) {
      await page.getByLabelText('Email').fill(`${account}@muara.test`);
      await page.getByLabelText('Password', { exact: true }).fill('muara123');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect.element(page.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
    }
  });

  test('a stored trip that is malformed is dropped', async () => {
    const world = createTestWorld();
    const csa = await world.signIn('csa');
    await openScanner(world, csa);
    localStorage.setItem('csa_session', JSON.stringify({ user_id: csa.user.id, ...TRIP }));
    await openPath(shownPath());
    await expect.element(page.getByRole('heading', { name: 'Set up a trip' })).toBeVisible();
    expect(localStorage.getItem('csa_session')).toBeNull();
  });
});
