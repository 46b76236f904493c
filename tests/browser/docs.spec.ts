import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { startStack } from './support/stack.ts';

const DIST = fileURLToPath(new URL('../../docs/dist', import.meta.url));

/** A page of each kind. */
const PAGES = [
  'index.html',
  'first-ticket.html',
  'http/index.html',
  'http/generateTicket.html',
  'schemas/Ticket.html',
  'permissions.html',
  'errors/index.html',
  'errors/slot_seatide.html',
  'workflows/refundTicket.html',
  'workflows/sell-once.html',
  'realtime/index.html',
  'realtime/newTicket.html',
  'printers/printDocument.html',
  'control/orderFault.html',
  'rules/calculator.html',
  'rules/pricing.html',
  'packages/simulator.html',
  'glossary.html',
  'downloads.html',
];

/** Address of the site on a running system, and as plain files at another path. */
const test = base.extend<object, { site: string; files: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures
    async ({}, use) => {
      const stack = await startStack();
      await use(`${stack.origin}/docs/`);
      await stack.close();
    },
    { scope: 'worker' },
  ],
  files: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures
    async ({}, use) => {
      const server = await serveFiles('/x/y/');
      await use(`http://localhost:${(server.address() as AddressInfo).port}/x/y/`);
      server.close();
    },
    { scope: 'worker' },
  ],
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the site below a path, and nothing else. */
async function serveFiles(path: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(path) ? join(DIST, pathname.slice(path.length)) : '';
    readFile(file).then(
      (body) => response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/** Collects what a page complains about, and what it asks other machines for. */
function watch(page: Page, site: string): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site).origin) found.push(`asks ${request.url()}`);
  });
  return found;
}

/** Removes rows that look like those before them, at each of which axe would look. */
const thinOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rows = ['tbody tr', '.operations > li', '.columns > li', '.properties > li', '.menu li', '.prose > *'];
    for (const row of rows) for (const one of document.querySelectorAll(`${row}:nth-child(n + 12)`)) one.remove();
  });

test.describe('every kind of page', () => {
  for (const path of PAGES)
    test(`${path} is accessible in both themes and fits a phone`, async ({ page, site }) => {
      const found = watch(page, site);
      await page.goto(site + path);
      await expect(page.locator('h1')).toBeVisible();
      await thinOut(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Switch between light and dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectAccessible(page, 'colours');
      await page.setViewportSize({ width: 390, height: 844 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      expect(found).toEqual([]);
    });
});

test('the menu of a phone opens and closes by keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site);
  const menu = page.getByRole('navigation', { name: 'Site' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('a first view loads at most 300 KB, compressed', async ({ page, site }) => {
  for (const path of PAGES) {
    const sizes: Promise<number>[] = [];
    const add = (request: { sizes(): Promise<{ responseBodySize: number }> }): void =>
      void sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    page.on('requestfinished', add);
    await page.goto(site + path, { waitUntil: 'networkidle' });
    page.off('requestfinished', add);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeLessThan(300_000);
  }
});

for (const [asked, kind, title] of [
  ['refundTicket', 'Operation', 'refundTicket'],
  ['refund ticket', 'Operation', 'refundTicket'],
  ['slot_fully_booked', 'Code', 'slot_fully_booked'],
  ['cash_in', 'Field', 'cash_in'],
  ['priceOrder', 'Rule', 'priceOrder'],
  ['new-ticket', 'Message', 'new-ticket'],
  ['charter', 'Term', 'charter'],
] as const)
  test(`the search finds ${asked} by keyboard`, async ({ page, site }) => {
    await page.goto(site);
    await page.keyboard.press('/');
    await page.keyboard.type(asked);
    const results = page.getByRole('option').filter({ hasText: kind }).filter({ hasText: title });
    await expect(results.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveURL(site);
  });

test('a search without results says so, and the dialog is accessible', async ({ page, site }) => {
  await page.goto(site);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('zzzzzz');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found for “zzzzzz”.' })).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('ticket');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('a call is sent as a chosen persona, and its answer shown', async ({ page, site }) => {
  await page.goto(`${site}http/addHoliday.html`);
  await page.getByRole('button', { name: 'Start a new world' }).click();
  await expect(page.getByText('The world docs is new')).toBeVisible();
  await page.getByLabel('Call as').selectOption({ label: 'Cashier' });
  await expect(page.getByText(/^Signed in as .+ \(Cashier\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Send POST' }).click();
  await expect(page.getByText('"permission_denied"')).toBeVisible();
  await page.getByLabel('Call as').selectOption({ label: 'Manager' });
  await page.getByRole('button', { name: 'Send POST' }).click();
  await expect(page.locator('[data-status="2"]')).toHaveText('200');
  await expectAccessible(page);
});

test('a call that removes something says so', async ({ page, site }) => {
  await page.goto(`${site}http/deleteHoliday.html`);
  await expect(page.getByText('This call removes or reverses something in the chosen world.')).toBeVisible();
});

test('a code is provoked from its page', async ({ page, site }) => {
  await page.goto(`${site}errors/slot_seatide.html`);
  await page.getByRole('button', { name: 'Provoke it here' }).click();
  await expect(page.locator('[data-output]').getByText('"slot_seatide"')).toBeVisible();
});

test('a workflow runs from its page', async ({ page, site }) => {
  await page.goto(`${site}workflows/refundTicket.html`);
  await page.getByRole('button', { name: 'Run it here' }).click();
  await expect(page.locator('.run-step')).toHaveCount(6);
  await expect(page.locator('.run-step [data-status="4"]')).toHaveCount(0);
});

test('a story for partners runs from its page in a world of its own', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(`${site}workflows/sign-in-and-out.html`);
  await page.getByRole('button', { name: 'Run it here' }).press('Enter');
  await expect(page.getByText('Every check passed. The world is removed.')).toBeVisible();
  await expect(page.locator('.run-step')).toHaveCount(5);
  await expect(page.locator('.run-step > summary [data-status="4"]')).toHaveCount(0);
  await expect(page.locator('.run-step > summary').first()).toContainText(/PUT \/__sim\/worlds\/docs-run-\w+$/);

  const last = page.locator('.run-step').last();
  await last.locator('> summary').press('Enter');
  await expect(last.getByText('$response.body#/code == "session_expired"')).toBeVisible();
  await expect(last.getByText('Passed')).toHaveCount(2);
  await last.getByText('Request', { exact: true }).press('Enter');
  const world = /\/w\/(docs-run-\w+)\//.exec(sent.find((line) => line.includes('/w/')) ?? '')?.[1];
  await expect(last.getByText(`GET /w/${world}/api/authenticate`)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(sent.at(-1)).toBe(`DELETE /__sim/worlds/${world}`);
});

test('a story that stops shows which check failed', async ({ page, site }) => {
  await page.route('**/api/authenticate', (route) => route.fulfill({ json: { user: { email: 'other@muara.test' } } }));
  await page.goto(`${site}workflows/sign-in-and-out.html`);
  await page.getByRole('button', { name: 'Run it here' }).click();
  await expect(page.getByText('Stopped at whoAmI.')).toBeVisible();
  await expect(page.locator('.run-step[open]').getByText('Failed')).toBeVisible();
  await expect(page.getByText('The response has "other@muara.test".')).toBeVisible();
});

test('a story that prints through a helper says why its page cannot run it', async ({ page, site }) => {
  await page.goto(`${site}workflows/print-a-receipt.html`);
  await expect(page.getByText('This page cannot run it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run it here' })).toHaveCount(0);
});

test('the calculator prices an order in the page', async ({ page, site }) => {
  await page.goto(`${site}rules/calculator.html`);
  await page.getByLabel('Test vector').selectOption('V1: 2 adults, 1 child, 1 baby');
  await expect(page.getByText('As the test vector expects.')).toBeVisible();
  await expect(page.locator('.total')).toContainText('RM 75.00');
  await page.getByLabel('Adult: count', { exact: true }).fill('3');
  await expect(page.locator('.total')).toContainText('RM 105.00');
});

test('plain files at any path show pages and find entries, and say how to send calls', async ({ page, files }) => {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  await page.goto(`${files}index.html`);
  await page.getByRole('link', { name: 'Error catalogue' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Error catalogue' })).toBeVisible();
  await page.waitForLoadState();
  await page.keyboard.press('/');
  await page.keyboard.type('login');
  await page.getByRole('option').filter({ hasText: 'Operation' }).first().click();
  await expect(page.getByText('To send calls from this page, open it from a running system')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send/ })).toBeHidden();
  expect(found).toEqual([]);
});
