import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test as base } from './support/fixtures.ts';
import { startStack } from './support/stack.ts';

const built = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A stack with a copy of the built app, of which a test may publish a new version. */
const test = base.extend<object, { webRoot: string }>({
  webRoot: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'muara-web-'));
      cpSync(built, folder, { recursive: true });
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ webRoot }, use) => {
      const stack = await startStack(webRoot);
      await use(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ serviceWorkers: 'allow' });

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

/** Waits until the worker has the app's files, and loads the page again, through it. */
async function throughWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Puts a new version on the server, and lets the browser look for one. */
async function publish(page: Page, webRoot: string): Promise<void> {
  const script = join(webRoot, 'sw.js');
  writeFileSync(script, `${readFileSync(script, 'utf8')}\n// another version\n`);
  for (const packed of ['.br', '.gz']) rmSync(script + packed, { force: true });
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

test('the manifest says how the installed app starts, with icons of the sizes that it names', async ({
  page,
  request,
}) => {
  await page.goto('/d/login');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(href!);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Muara', start_url: '/d/dashboard?launcher=1', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('the worker keeps the app’s own files and nothing of the server', async ({ page, context, world, complaints }) => {
  // The browser's own error pages have no storage.
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|Access is denied/);
  await (await world.signIn('manager')).open(page, '/d/tickets/0');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await throughWorker(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names.join(' ')).toContain('1.8');
  expect(kept.paths).toContain('/index.html');
  expect(
    kept.paths.filter(
      (path) => !/^\/(?:assets\/[^/]+|icons\/[^/]+|index\.html|favicon\.svg|manifest\.webmanifest)$/.test(path),
    ),
  ).toEqual([]);

  // Without a network the app's own screen comes, and no address of the server is answered with it.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Could not start Muara' })).toBeVisible();
  for (const path of [
    '/docs',
    '/config.json',
    '/tickets/pdf/ticket/MRC',
    '/api/users',
    '/storage/users/x',
    '/w/x/api/users',
    '/error_log',
  ]) {
    await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
  await context.setOffline(false);
  await page.goto('/d/tickets/0');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a new version is offered and never taken automatically; Later lets it wait, Reload now takes it', async ({
  page,
  world,
  webRoot,
}) => {
  await (await world.signIn('cashier')).open(page);
  await throughWorker(page);
  await expect(dashboard(page)).toBeVisible();
  const worker = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  const offer = page.getByRole('region', { name: 'Update' });
  const reload = offer.getByRole('button', { name: 'Reload now' });
  await expect(offer).toBeAttached();
  await page.evaluate(() => document.body.setAttribute('data-visit', 'first'));
  await publish(page, webRoot);
  await expect(offer.getByText('A new version is ready')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(reload).toBeHidden();
  expect(await page.locator('body').getAttribute('data-visit'), 'nothing has reloaded').toBe('first');
  expect(await worker.evaluate((before) => navigator.serviceWorker.controller === before)).toBe(true);

  // The till never sees the offer; the screens that follow do.
  await page.goto('/d/pos');
  await expect(page.getByRole('dialog', { name: 'Start shift' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  await expect(offer).toHaveCount(0);
  await page.goto('/d/dashboard');
  await expect(reload).toBeVisible();
  const loaded = page.waitForEvent('load');
  await reload.click();
  await loaded;
  await expect(dashboard(page)).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});

test.describe('installing', () => {
  test.use({ serviceWorkers: 'block' });

  /** What Chromium does when it finds that the app can be installed. */
  const offerInstallation = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => document.body.setAttribute('data-asked', ''),
      });
      window.dispatchEvent(event);
    });

  test('is offered in the top bar when the browser offers it, on a phone too', async ({ page, world }) => {
    await (await world.signIn('manager')).open(page);
    await expect(dashboard(page)).toBeVisible();
    await offerInstallation(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Install app' });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(button).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await button.click();
    await expect(page.locator('body[data-asked]')).toBeVisible();
    await expect(button).toBeHidden();
  });

  test('is not offered in the installed app, which says so to the realtime server', async ({ page, world }) => {
    await page.clock.install();
    const starts: { wpa?: number }[] = [];
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const frame = JSON.parse(Buffer.from(payload.toString(), 'base64').toString()) as {
          msg?: string;
          wpa?: number;
        };
        if (frame.msg === '/appid') starts.push(frame);
      });
    });
    await (await world.signIn('manager')).open(page, '/d/dashboard?launcher=1');
    await expect(dashboard(page)).toBeVisible();
    await expect.poll(() => starts.map(({ wpa }) => wpa)).toEqual([1]);
    // The session remembers what the start address said.
    await page.goto('/d/tickets/0');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => starts.map(({ wpa }) => wpa)).toEqual([1, 1]);
    await offerInstallation(page);
    await page.clock.runFor(4_000);
    await expect(page.getByRole('region', { name: 'Update' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Install app' })).toHaveCount(0);
  });
});
