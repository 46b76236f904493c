import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionAnswer } from '@muara/contract/types';
import { type Browser, chromium, type Page } from 'playwright';
import { type Figure, median } from './figures.ts';
import { announcementMark } from '../../web/src/lib/announcements.ts';
import { today } from '../../web/src/lib/dates.ts';
import { freePort, root, type Server, simulatorProgram, startServer } from './servers.ts';
import { installTool } from './tools.ts';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = process.env.MUARA_CHROMIUM ?? '/usr/bin/chromium';

/** What the browser of a signed-in manager keeps, who has read the announcement of the day. */
type Kept = Record<string, string>;

export async function signIn(server: Server): Promise<Kept> {
  const answer = await fetch(`http://localhost:${server.port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'manager@muara.test', password: 'muara123', platform: 'web_app' }),
  });
  const { token, user, announcement } = (await answer.json()) as SessionAnswer;
  const marks = announcement ? [announcementMark(user.id, announcement)] : [];
  return { 'muara.token': token ?? '', 'muara.announcements': JSON.stringify({ day: today(), marks }) };
}

/** Runs in the page. */
export function keep(kept: Kept): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}

interface Weight {
  js: number;
  css: number;
  /** Requests until the page is usable. */
  requests: number;
  lcp: number;
}

/** Bytes and requests of a cold open of a page, and when its largest part was painted. */
async function weigh(browser: Browser, url: string, ready: string, kept?: Kept): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  if (kept) await context.addInitScript(keep, kept);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // Sizes are given as gzip, which is what budgets of other projects are quoted in; browsers get brotli.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const bytes = { js: 0, css: 0 };
  const sentAt: number[] = [];
  session.on('Network.requestWillBeSent', ({ wallTime }) => sentAt.push(wallTime * 1000));
  // Bodies as they travel, without headers.
  session.on('Network.responseReceived', ({ response }) => {
    const length = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0);
    if (response.mimeType.includes('javascript')) bytes.js += length;
    if (response.mimeType.includes('css')) bytes.css += length;
  });
  await page.goto(url);
  const shown = await page.waitForFunction(timeWhenShown, ready);
  const usableAt = Number(await shown.jsonValue());
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  const requests = sentAt.filter((time) => time <= usableAt).length;
  return { js: bytes.js / 1024, css: bytes.css / 1024, requests, lcp };
}

/** A slow 4G line: 150 ms until an answer begins, 1.6 Mbit/s. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Milliseconds until a cold page is usable on a slow line. */
async function openSlowly(browser: Browser, url: string, ready: string, kept: Kept): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(keep, kept);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto(url);
  const shown = await page.waitForFunction(timeWhenShown, ready);
  const usableAt = Number(await shown.jsonValue()) - (await page.evaluate(() => performance.timeOrigin));
  await context.close();
  return usableAt;
}

/** Runs in the page: the time, as soon as it shows a text. */
const timeWhenShown = (text: string): number | false =>
  document.body?.innerText.includes(text) && performance.timeOrigin + performance.now();

function weights(page: string, weight: Weight, aims: { js: number; requests: number }): Figure[] {
  return [
    { name: `${page}: JS`, value: weight.js, unit: 'KB', aim: { atMost: aims.js }, note: 'gzip' },
    { name: `${page}: CSS`, value: weight.css, unit: 'KB' },
    { name: `${page}: requests until usable`, value: weight.requests, unit: '', aim: { atMost: aims.requests } },
    { name: `${page}: LCP`, value: weight.lcp, unit: 'ms' },
  ];
}

/**
 * Milliseconds from pressing Next to the first frame with other rows; the pointer rests on the button,
 * as a person's would.
 */
async function nextPage(page: Page): Promise<number> {
  const next = page.getByRole('button', { name: /next page/i }).or(page.getByRole('link', { name: /next page/i }));
  await next.hover();
  await page.waitForLoadState('networkidle');
  return page.evaluate<number>(NEXT_PAGE);
}

/**
 * Runs in the page, as text: what compiles this file would put names into a function that the page
 * does not know.
 */
const NEXT_PAGE = `new Promise((resolve) => {
  const before = document.querySelector('tbody').textContent;
  const button = [...document.querySelectorAll('a,button')].find((element) => /next page/i.test(element.getAttribute('aria-label') ?? element.textContent ?? ''));
  const started = performance.now();
  button.click();
  requestAnimationFrame(function look() {
    const now = document.querySelector('tbody')?.textContent;
    if (now && now !== before) requestAnimationFrame(() => resolve(performance.now() - started));
    else requestAnimationFrame(look);
  });
})`;

async function lighthouse(
  program: string,
  url: string,
  kept?: Kept,
): Promise<{ performance: number; accessibility: number } | undefined> {
  const port = await freePort();
  const profile = join(tmpdir(), `muara-lighthouse-${process.pid}-${port}`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  if (kept) {
    await page.goto(new URL('/config.json', url).href);
    await page.evaluate(keep, kept);
  }
  const report = join(tmpdir(), `muara-lighthouse-${process.pid}-${port}.json`);
  const args = [
    program,
    url,
    `--port=${port}`,
    '--disable-storage-reset',
    '--only-categories=performance,accessibility',
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
  ];
  // Not spawnSync: Playwright must stay awake to let the tab go that Lighthouse opens.
  const code = await new Promise<number | null>((resolve) => {
    spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).on('exit', resolve);
  });
  await context.close();
  if (code !== 0) return undefined;
  const { categories } = JSON.parse(readFileSync(report, 'utf8')) as { categories: Record<string, { score: number }> };
  return { performance: categories.performance!.score * 100, accessibility: categories.accessibility!.score * 100 };
}

/** Weight and speed of the screens, as a browser that has never been here sees them. */
export async function measurePages(): Promise<Figure[]> {
  const server = await startServer(
    process.execPath,
    (port) => [simulatorProgram, '--port', String(port), '--web', join(root, 'web/dist'), '--rate-limit', '1000000'],
    '/config.json',
  );
  const origin = `http://localhost:${server.port}`;
  const manager = await signIn(server);
  const browser = await chromium.launch({ executablePath, args: flags });
  const login = await weigh(browser, `${origin}/d/login`, 'Welcome back');
  const list = await weigh(browser, `${origin}/d/tickets/0`, 'Tickets Management (Normal)', manager);
  const shop = await weigh(browser, `${origin}/`, 'Choose a package');
  const till = await weigh(browser, `${origin}/d/pos`, 'Choose a package', manager);
  const slow: number[] = [];
  for (let round = 0; round < 5; round += 1)
    slow.push(await openSlowly(browser, `${origin}/d/pos`, 'Choose a package', manager));
  const context = await browser.newContext();
  await context.addInitScript(keep, manager);
  const page = await context.newPage();
  await page.goto(`${origin}/d/tickets/0`);
  await page.locator('tbody tr').first().waitFor();
  const paints: number[] = [];
  for (let round = 0; round < 7; round += 1) paints.push(await nextPage(page));
  await browser.close();
  const figures: Figure[] = [
    ...weights('login', login, { js: 120, requests: 20 }),
    ...weights('list, cold', list, { js: 210, requests: 20 }),
    ...weights('shop, cold', shop, { js: 190, requests: 20 }),
    ...weights('till, cold', till, { js: 270, requests: 25 }),
    {
      name: 'till, cold: usable on a slow line (median of 5)',
      value: median(slow),
      unit: 'ms',
      aim: { atMost: 2600 },
      note: '150 ms, 1.6 Mbit/s',
    },
    { name: 'next page painted (median of 7)', value: median(paints), unit: 'ms', aim: { atMost: 50 } },
  ];
  const program = await installTool('lighthouse', '12.8.2', 'lighthouse');
  if (program) {
    for (const [name, path, with_] of [
      ['login', '/d/login', undefined],
      ['list', '/d/tickets/0', manager],
      ['point of sale', '/d/pos', manager],
    ] as const) {
      const score = await lighthouse(program, `${origin}${path}`, with_);
      if (!score) continue;
      figures.push({
        name: `Lighthouse mobile, ${name}: performance`,
        value: score.performance,
        unit: '',
        aim: { atLeast: 97 },
      });
      figures.push({
        name: `Lighthouse mobile, ${name}: accessibility`,
        value: score.accessibility,
        unit: '',
        aim: { atLeast: 100 },
      });
    }
  }
  await server.stop();
  return figures;
}
