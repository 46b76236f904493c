import type { Page } from '@playwright/test';
import { expect, expectLive, test } from './support/fixtures.ts';
import { goTo } from './support/walk.ts';

/** What a tab asks the server for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) paths.push(pathname.replace(/^.*\/api\//, ''));
  });
  return paths;
}

test('somebody else signs in in another tab: this one asks nothing in their name, and becomes theirs', async ({
  page,
  world,
  context,
}) => {
  const theirs = await context.newPage();
  await theirs.goto('/d/login');
  await expect(theirs.getByLabel('Email')).toBeVisible();
  // The tabs are late to hear of each other: both show a session of their own for a while.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const manager = await world.signIn('manager');
  await manager.open(page);
  await expectLive(page);

  await theirs.getByLabel('Email').fill('cashier@muara.test');
  await theirs.getByLabel('Password', { exact: true }).fill('muara123');
  await theirs.getByRole('button', { name: 'Login' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Approvals' })).toBeVisible();

  // Cashiers may not see the trail of the audit: in their name this would be a 403, and the end of both sessions.
  const calls = asked(page);
  await goTo(page, '/d/audit');
  await expect(page.getByRole('link', { name: 'Approvals' })).toHaveCount(0);
  expect(calls[0]).toBe('authenticate');
  expect(calls).not.toContain('audit');
  const cashier = await world.signIn('cashier');
  for (const tab of [page, theirs]) {
    await expect(tab.getByRole('button', { name: new RegExp(cashier.user.name) })).toBeVisible();
    await expect(tab).not.toHaveURL(/login/);
  }
  expect((await world.journal('listAudit')).map(({ status }) => status)).toEqual([]);
});
