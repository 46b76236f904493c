import { expect, test as base } from '@playwright/test';
import { buildPage, type FileServer, serveFiles } from '../browser-host/serve.ts';
import { signIn } from './support/till.ts';

/** What a back end would be asked for. */
const SERVER_PATHS = /^\/(?:api|tickets|config\.json|ws|w|storage|__sim)(?:\/|$)/;

const test = base.extend<{ complaints: string[] }, { files: FileServer }>({
  files: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await buildPage();
      const files = await serveFiles();
      await use(files);
      files.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ files }, use) => use(files.origin),
  complaints: [
    async ({ context }, use) => {
      const found: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => found.push(error.error().message));
      // An eval that the page catches leaves no other trace.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
          console.error(`${violatedDirective} forbids ${blockedURI} in ${sourceFile}`),
        ),
      );
      await use(found);
      expect(found, 'no console errors, the content security policy kept').toEqual([]);
    },
    { auto: true },
  ],
});

// The server in the tab is a service worker.
test.use({ serviceWorkers: 'allow' });

test('with files alone, the server in the tab signs a cashier in, live updates included, and outlasts a reload', async ({
  page,
  files,
}) => {
  const dashboard = page.getByRole('heading', { level: 1, name: 'Dashboard' });
  const live = page.getByRole('status', { name: 'Live updates: Live' });

  await signIn(page, 'cashier');
  await expect(live).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${files.origin}/mockServiceWorker.js`,
  );

  await page.reload();
  await expect(dashboard).toBeVisible();
  await expect(live).toBeVisible();
  await page.goto('/d/tickets/0');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  expect(files.asked.filter((path) => SERVER_PATHS.test(path))).toEqual([]);
});
