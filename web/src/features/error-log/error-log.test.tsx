import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press, step } from '@testing/actions.ts';
import { expectLive, lookAt } from '@testing/looks.ts';
import { openPath, renderScreen, shownPath } from '@testing/render-screen.ts';
import { createTestWorld, type TestWorld } from '@testing/test-world.ts';

const log = () => page.getByRole('log', { name: 'Error Log' });

/** Lets the server fail once, which is what the error log keeps. */
async function fail(world: TestWorld): Promise<void> {
  const cashier = await world.signIn('cashier');
  await world.addFault({ operationId: 'listTickets', nth: 1, code: 'internal_error' });
  await expect(cashier.call.listTickets({ query: {} })).rejects.toMatchObject({ status: 500 });
}

test('the product owner sees the error log, and clears it', async () => {
  const world = createTestWorld();
  await renderScreen('/d/error-log', { as: 'skaloot', world });

  await step('the error log is glad when it is empty, and offers nothing to clear', async () => {
    await expect.element(page.getByText('Yay..! No errors..!', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Clear Log' })).not.toBeInTheDocument();
    await expectLive();
  });

  await step('nothing blocks anyone in the error log', async () => {
    await fail(world);
    await expect.element(log()).toBeVisible();
    await lookAt('the error log');
  });

  await step('is cleared by the product owner alone, after a question', async () => {
    await page.getByRole('button', { name: 'Clear Log' }).click();
    const question = page.getByRole('alertdialog', { name: 'Clear the error log?' });
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Escape');
    await expect.element(log()).toHaveTextContent('listTickets');
    expect(await world.journal('clearErrorLog')).toEqual([]);

    await page.getByRole('button', { name: 'Clear Log' }).click();
    await question.getByRole('button', { name: 'Clear Log' }).click();
    await expect.element(page.getByText('Log has been cleared')).toBeVisible();
    await expect.element(page.getByText('Yay..! No errors..!', { exact: true })).toBeVisible();
    expect(await world.journal('clearErrorLog')).toHaveLength(1);
  });
});

test('the error log shows a failure automatically, and markup as text', async () => {
  const world = createTestWorld();
  await step('shows a failure automatically, newest first', async () => {
    await fail(world);
    await renderScreen('/d/error-log', { as: 'manager', world });
    await expect.element(log()).toHaveTextContent('listTickets');
    await expect.element(page.getByText('1 entry, newest first')).toBeVisible();
    await expectLive();
    const cashier = await world.signIn('cashier');
    await world.addFault({ operationId: 'getDashboard', nth: 1, code: 'internal_error' });
    await expect(cashier.call.getDashboard({})).rejects.toMatchObject({ status: 500 });
    await expect.element(page.getByText('2 entries, newest first')).toBeVisible();
    await expect.element(log()).toHaveTextContent(/getDashboard[\s\S]*listTickets/);
    await expect.element(page.getByRole('button', { name: 'Clear Log' })).not.toBeInTheDocument();
  });

  await step('shows markup as text', async () => {
    const asked = vi.spyOn(window, 'alert').mockReturnValue();
    onTestFinished(() => asked.mockRestore());
    const text =
      '[2026-11-21T10:00:00+08:00] page: <img src=x onerror=alert(1)> \u202Eمرحبا 🚤\n    at somewhere:1:2\n';
    world.intercept('getErrorLog', () => Response.json({ log: text }));
    await openPath(shownPath());
    await expect.element(log()).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect.element(page.getByText('1 entry, newest first')).toBeVisible();
    expect(asked, 'no script runs').not.toHaveBeenCalled();
  });
});

test('the error log does not move under somebody who reads further down', async () => {
  const world = createTestWorld();
  const cashier = await world.signIn('cashier');
  await world.addFault({ operationId: 'listTickets', rate: 1, code: 'internal_error' });
  for (let count = 0; count < 40; count += 1) await cashier.call.listTickets({ query: {} }).catch(() => null);
  await renderScreen('/d/error-log', { as: 'manager', world });
  await expect.element(page.getByText('40 entries, newest first')).toBeVisible();
  await expectLive();
  log().element().scrollTo(0, 200);
  await cashier.call.listTickets({ query: {} }).catch(() => null);
  await page.getByRole('button', { name: 'Show 1 new entry' }).click();
  await expect.element(page.getByText('41 entries, newest first')).toBeVisible();
  expect(log().element().scrollTop).toBe(0);
});

test('who may not see a log is sent to the dashboard', async () => {
  const world = createTestWorld();
  for (const [account, ...paths] of [
    ['admin', '/d/error-log'],
    ['cashier', '/d/error-log', '/d/api-request-log'],
    ['agent', '/d/error-log'],
    ['manager', '/d/api-request-log'],
  ] as const) {
    const person = await world.signIn(account);
    for (const path of paths) {
      await step(`${account} is sent to the dashboard from ${path}`, async () => {
        await renderScreen(path, { as: person, world });
        await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
        expect(await world.journal('getErrorLog')).toEqual([]);
        expect(await world.journal('listApiRequests')).toEqual([]);
      });
    }
  }
});
