import type { Page } from '@playwright/test';
import { expect, expectLive, test } from './support/fixtures.ts';
import { goTo } from './support/walk.ts';

/** What a tab says to the realtime server of the screens that it shows. */
function announced(page: Page): string[] {
  const paths: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { msg, path } = JSON.parse(Buffer.from(payload.toString(), 'base64').toString()) as {
        msg: string;
        path?: string;
      };
      if (msg === '/page') paths.push(path ?? '');
    }),
  );
  return paths;
}

/** What a tab asks the server for from now on. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) paths.push(pathname.replace(/^.*\/api\//, ''));
  });
  return paths;
}

test('a tab announces its screen on the wire when it connects, when it connects again, and at each change of route', async ({
  page,
  world,
}) => {
  const manager = await world.signIn('manager');
  const paths = announced(page);
  await page.clock.install();
  await manager.open(page, '/d/minisigua');
  await expectLive(page);
  expect(paths).toEqual(['/d/minisigua']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(() => paths).toEqual(['/d/minisigua', '/d/dashboard']);
  await goTo(page, '/d/minisigua?type=Validate');
  await expect.poll(() => paths).toEqual(['/d/minisigua', '/d/dashboard', '/d/minisigua']);
  await world.cut(1012);
  await expect(page.getByRole('status', { name: 'Live updates: Live' })).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect.poll(() => paths.length).toBe(4);
  expect(paths.at(-1)).toBe('/d/minisigua');
});

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
