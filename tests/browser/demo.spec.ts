import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { addDays } from '@muara/contract/rules/dates/add-days';
import { type FileServer, serveFiles } from '../demo/serve-files.ts';
import { decide, dayOf, heading, resultCode, seenPopup, toCheckout, toProvider } from './support/shop.ts';
import { Keys } from './support/till.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Site {
  /** Where the demo is: `http://localhost:1234/a/b/`. */
  address: string;
  /** Opens a path of the app. */
  open(path: string): Promise<unknown>;
  files: FileServer;
}

const test = base.extend<{ folder: string; site: Site }, { built: string }>({
  folder: ['/a/b/', { option: true }],
  built: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      execFileSync(process.execPath, [`${root}scripts/demo.mjs`]);
      await use(`${root}demo/dist`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The demo on a plain file server. Nothing may leave it, be missing from it, or complain. */
  site: async ({ built, folder, context, page }, use) => {
    const files = await serveFiles(built, folder);
    const address = files.origin + folder;
    const complaints: string[] = [];
    const elsewhere: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('request', (request) => {
      if (/^(?:https?|wss?):/.test(request.url()) && !request.url().startsWith(address)) elsewhere.push(request.url());
    });
    await seenPopup(page);
    // The announcement of the day comes over any screen of staff.
    await page.addLocatorHandler(page.getByRole('dialog').getByRole('button', { name: 'Ok', exact: true }), (read) =>
      read.click(),
    );
    await use({ address, files, open: (path) => page.goto(address + path) });
    files.close();
    const names = files.requested.filter(({ status }) => status !== 200).map(({ path }) => path);
    expect({ complaints, elsewhere, missing: names }).toEqual({ complaints: [], elsewhere: [], missing: [] });
  },
});

// One after the other: the demo is built once.
test.describe.configure({ mode: 'default' });
// The server in the browser is a service worker.
test.use({ serviceWorkers: 'allow' });

/** Opens the demo for the first time and chooses a persona. */
async function begin(page: Page, site: Site, persona: string): Promise<void> {
  await site.open('');
  await page.getByRole('button', { name: new RegExp(`^${persona}`) }).click();
}

async function openDemo(page: Page) {
  await page.getByRole('button', { name: /^Demo/ }).click();
  return page.getByRole('dialog', { name: 'Demo' });
}

const live = (page: Page) => page.getByRole('status', { name: 'Live updates: Live' });

/** Sells two adults and a child for cash as the cashier, and prints the receipt. @returns its code */
async function sellAtTheTill(page: Page): Promise<string> {
  const shift = page.getByRole('dialog', { name: 'Start shift' });
  await shift.getByLabel('Cash amount').fill('200');
  await shift.getByLabel('Jetty').selectOption('Jeti Muara');
  await shift.getByLabel('Counter', { exact: true }).selectOption('Counter 1');
  await shift.getByRole('button', { name: 'Start shift' }).click();
  await expect(heading(page, 'Choose a package')).toBeVisible();
  const keys = new Keys(page);
  await keys.press('1');
  await expect(heading(page, 'Choose a jetty')).toBeVisible();
  await keys.press('1');
  await expect(page.getByRole('spinbutton', { name: /^Adult(?! OKU)/ }).first()).toBeFocused();
  await keys.press('2', 'Tab', '1', 'Enter');
  await expect(heading(page, 'Customer')).toBeVisible();
  await keys.press('Enter');
  await expect(heading(page, 'Payment method')).toBeVisible();
  await keys.press('1');
  await expect(page.getByRole('dialog', { name: 'Cash' })).toBeVisible();
  await keys.press('1', '0', '0', 'Enter');
  await expect(page.getByTestId('change-due')).toHaveText('RM 25.00');
  await page.getByRole('button', { name: 'Choose printer: Receipt' }).click();
  await page
    .getByRole('dialog', { name: 'Printers' })
    .getByRole('button', { name: /^Receipt printer/ })
    .click();
  await expect(page.getByText('Receipt has been printed')).toBeVisible();
  return resultCode(page);
}

test('from a folder of a plain file server, a cashier sells and prints; the sale survives reloads and the worker', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await begin(page, site, 'Cashier');
  await expect(page).toHaveURL(`${site.address}d/pos`);
  const code = await sellAtTheTill(page);
  await expect(page.getByRole('button', { name: 'Demo 1' })).toBeVisible();
  const papers = (await openDemo(page)).getByRole('region', { name: 'Printed papers' });
  await expect(papers.getByRole('img', { name: `First page of Receipt ${code}` })).toBeVisible();
  expect(await papers.getByRole('img').evaluate(hasInk)).toBe(true);

  await site.open(`d/tickets/0/${code}`);
  await expect(page.getByText(code).first()).toBeVisible();
  await expect(live(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(code).first()).toBeVisible();

  // The browser stops a worker that has nothing to do; the page notices, and everything is still there.
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  // A browser may ask the network too while it starts a worker.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(code).first()).toBeVisible();
  await expect(live(page)).toBeVisible();
  await expect((await openDemo(page)).getByRole('img', { name: `First page of Receipt ${code}` })).toBeVisible();
});

/** Whether a picture of a paper has anything on it. */
function hasInk(canvas: SVGElement | HTMLElement): boolean {
  const { width, height } = canvas as HTMLCanvasElement;
  const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
  return data.some((value, place) => place % 4 !== 3 && value < 100);
}

test('a visitor buys in the shop and pays at the emulated bank; the mail is in the outbox', async ({ page, site }) => {
  test.slow();
  await begin(page, site, 'Visitor');
  await expect(page).toHaveURL(site.address);
  const cruise = page.getByRole('list', { name: 'Packages' }).locator('img').first();
  await expect.poll(() => cruise.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await page
    .getByRole('list', { name: 'Packages' })
    .getByRole('button', { name: /Day Cruise/ })
    .first()
    .click();
  const clock = (await page.evaluate(async (address) => (await fetch(address)).json(), clockOf(site))) as {
    now: string;
  };
  const today = clock.now.slice(0, 10);
  const week = [1, 2, 3, 4, 5, 6, 7].map((days) => dayOf(page, addDays(today, days)));
  await week
    .reduce((one, other) => one.or(other))
    .and(page.locator(':enabled'))
    .first()
    .click();
  await page
    .getByRole('list', { name: 'Jetties' })
    .getByRole('button', { name: /Jeti Muara/ })
    .click();
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await toCheckout(page);
  await toProvider(page);
  expect(page.url()).toContain(`${site.address}ipay88/`);
  await decide(page, 'Pay');
  await expect(heading(page, 'Transaction Successful')).toBeVisible();
  expect(page.url()).toContain(`${site.address}?`);
  const code = await resultCode(page);

  const opened = page.waitForEvent('popup');
  await (await openDemo(page)).getByRole('link', { name: 'Sent mails' }).click();
  const mails = await opened;
  await mails.getByRole('link', { name: new RegExp(code) }).click();
  await expect(mails.getByRole('link', { name: 'Back to the outbox' })).toBeVisible();
});

test('reports open in their own window, files are saved, and the printers are online', async ({ page, site }) => {
  test.slow();
  await begin(page, site, 'Manager');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await site.open('d/report');
  await page
    .getByRole('list', { name: 'Report types' })
    .getByRole('button', { name: /^Sales/ })
    .click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Get Report' }).click();
  const report = await opened;
  await expect(heading(report, 'Sales')).toBeVisible();
  expect(report.url()).toContain(`${site.address}api/`);

  await site.open('d/tickets/0');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^tickets-normal-.*\.csv$/);
  expect(await file.failure()).toBeNull();

  await site.open('d/printers');
  for (const name of ['Receipt', 'Agent ticket', 'Wristband'])
    await expect(page.getByText(`${name} printer (simulated)`)).toBeVisible();
});

/** Returns the size of the paper of a sold ticket, in bytes. */
async function readReceipt(address: string): Promise<number> {
  const token = localStorage.getItem('muara.token')!.split(' ')[1]!;
  const list = await fetch(`${address}api/tickets?ticket_type=0&page=0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await list.json()) as { data: { code: string }[] };
  const paper = await fetch(`${address}tickets/pdf/ticket/${data[0]!.code}`, {
    headers: { 'x-api-key': 'muara-printer-key' },
  });
  if (!paper.ok) throw new Error(`${paper.status}: ${await paper.text()}`);
  return (await paper.arrayBuffer()).byteLength;
}

const clockOf = ({ address }: Site): string => `${address}__sim/worlds/default/clock`;

test('works offline once its files are there, with one session in all tabs, and starts again on request', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await site.open('');
  await expect(page.getByText('Ready, also offline.')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  const before = site.files.requested.length;
  await page.getByRole('button', { name: /^Manager/ }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await site.open('d/packages');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const paper = await page.evaluate(readReceipt, site.address);
  expect(paper, 'with its fonts: without them it has a third of that').toBeGreaterThan(10_000);

  const other = await context.newPage();
  await other.goto(`${site.address}d/dashboard`);
  await expect(heading(other, 'Dashboard')).toBeVisible();
  await other.close();
  expect(site.files.requested.length, 'nothing was asked of the network').toBe(before);

  await (await openDemo(page)).getByRole('button', { name: 'Start again' }).click();
  await expect(page).toHaveURL(`${site.address}start.html`);
  await site.open('d/dashboard');
  await expect(page.getByLabel('Email')).toBeVisible();
});

const bar = (page: Page) => page.getByRole('region', { name: 'World', exact: true });

/** Signs in with the bar of a world. */
async function enter(page: Page, role: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Signed in: Visitor' }).click();
  await page
    .getByRole('button', { name: new RegExp(`${role}$`) })
    .first()
    .click();
  await expect(bar(page).getByRole('button', { name: new RegExp(`, ${role}$`) })).toBeVisible();
}

const HOUR_MS = 3_600_000;

/** Returns how far the clock of the world `qa` is ahead, as stored in the browser. */
async function readStoredOffset(folder: string): Promise<number | undefined> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(`muara-demo ${folder}`);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error as DOMException));
  });
  const reading = database.transaction('state').objectStore('state').get('worlds');
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  database.close();
  const stored = reading.result as { qa?: { snapshot: { clock: { offset: number } } } } | undefined;
  return stored?.qa?.snapshot.clock.offset;
}

/** Opens the app in a world and moves its clock; both survive a stop of the worker. */
async function testInWorld(page: Page, context: BrowserContext, site: Site): Promise<void> {
  await begin(page, site, 'Visitor');
  await expect(heading(page, 'Choose a package')).toBeVisible();
  await site.open('w/qa');
  await expect(page).toHaveURL(`${site.address}w/qa/`);
  await site.open('w/qa/d/login');
  await enter(page, 'Cashier');
  await site.open('w/qa/d/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  // The announcement of the day closes the panel of the clock.
  await expect(async () => {
    const later = page.getByRole('button', { name: 'One hour later' });
    if (!(await later.isVisible()))
      await bar(page)
        .getByRole('button', { name: /^Time:/ })
        .click({ timeout: 1_000 });
    await later.click({ timeout: 1_000 });
  }).toPass();
  const folder = new URL(site.address).pathname;
  await expect.poll(() => page.evaluate(readStoredOffset, folder), { message: 'the clock is stored' }).toBe(HOUR_MS);

  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  // A browser may ask the network too while it starts a worker.
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Profile')).toBeVisible();
  await context.setOffline(false);
  await expect(bar(page).getByRole('button', { name: /, Cashier$/ })).toBeVisible();
  await expect(live(page)).toBeVisible();
  const ahead = await page.evaluate(async (address) => {
    const read = async (world: string): Promise<number> =>
      Date.parse(((await (await fetch(`${address}__sim/worlds/${world}`)).json()) as { now: string }).now);
    return (await read('qa')) - (await read('default'));
  }, site.address);
  expect(Math.round(ahead / 60_000)).toBe(60);
}

test('the app in a world has a person, a clock and a console of its own', async ({ page, context, site }) => {
  test.slow();
  await testInWorld(page, context, site);
  const opening = page.waitForEvent('popup');
  await bar(page).getByRole('link', { name: 'Console' }).click();
  const tools = await opening;
  await tools.getByRole('link', { name: 'qa', exact: true }).first().click();
  await expect(tools).toHaveURL(`${site.address}__sim/w/qa/calls`);
  await tools.reload();
  await tools.getByRole('button', { name: 'Open as…' }).click();
  const signingIn = context.waitForEvent('page');
  await tools
    .getByRole('dialog', { name: 'Open qa as' })
    .getByRole('button', { name: /Manager/ })
    .first()
    .click();
  const app = await signingIn;
  await expect(app).toHaveURL(`${site.address}w/qa/d/dashboard`);
  await expect(bar(app).getByRole('button', { name: /, Manager$/ })).toBeVisible();
  await expect(tools.getByRole('dialog')).toBeHidden();
  await tools.getByRole('link', { name: 'Rights' }).click();
  await expect(heading(tools, 'Rights')).toBeVisible();

  // The app of the default world knows nothing of them.
  await site.open('d/dashboard');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test.describe('at the root of a server', () => {
  test.use({ folder: '/' });

  test('a persona signs in, and a deep link survives a reload', async ({ page, site }) => {
    await begin(page, site, 'Agent');
    await expect(page).toHaveURL(`${site.address}d/pos`);
    await site.open('d/profile');
    await expect(heading(page, 'Profile')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Profile')).toBeVisible();
    await expect(live(page)).toBeVisible();
  });

  test('the app in a world keeps its address, person and time', async ({ page, context, site }) => {
    test.slow();
    await testInWorld(page, context, site);
  });
});
