import { join } from 'node:path';
import { createSimulator } from '@muara/simulator';
import { chromium } from 'playwright';
import { type Figure, median, percentile } from './figures.ts';
import { flags, keep, signIn } from './pages.ts';
import { root, simulatorProgram, startServer } from './servers.ts';
import { clock, send, series } from './worlds.ts';

const ROWS = 10_000;

interface Stored {
  id: number;
  [field: string]: unknown;
}
interface Snapshot {
  tables: Record<string, { nextId: number; records: Stored[] }>;
}

interface List {
  name: string;
  path: string;
  /** Where its records are kept, and which of them are its own. */
  table: string;
  own?(record: Stored): boolean;
  /** Makes a copy differ where two records may not be the same. */
  vary?(record: Stored, copy: number): Partial<Stored>;
  /** An order that the list offers. */
  sort?: string;
  search: string;
}

const account = (record: Stored, copy: number): Partial<Stored> => ({
  email: `copy${copy}@mail.test`,
  username: `copy${copy}`,
  name: `${String(record['name'])} ${copy}`,
});
const named = (record: Stored, copy: number): Partial<Stored> => ({ name: `${String(record['name'])} ${copy}` });

const LISTS: readonly List[] = [
  { name: 'packages', path: '/api/packages', table: 'packages', vary: named, search: 'river' },
  { name: 'menus', path: '/api/foods', table: 'foods', vary: named, search: 'rice' },
  {
    name: 'agents',
    path: '/api/agents',
    table: 'users',
    own: ({ role }) => role === 'Agent',
    vary: account,
    sort: 'company_name',
    search: 'tan',
  },
  {
    name: 'tour guides',
    path: '/api/tour-guide',
    table: 'tourGuides',
    vary: (record, copy) => ({ ...named(record, copy), email: `g${copy}@mail.test`, userId: null }),
    search: 'zaki',
  },
  { name: 'boat operators', path: '/api/boat-operator', table: 'boatOperators', vary: named, search: 'bot' },
  {
    name: 'holidays',
    path: '/api/holiday',
    table: 'holidays',
    vary: (record, copy) => ({ details: `${String(record['details'])} ${copy}` }),
    search: 'raya',
  },
  { name: 'popups', path: '/api/popup', table: 'popups', vary: named, search: 'night' },
  { name: 'jetties', path: '/api/jetty', table: 'jetties', vary: named, search: 'linggi' },
  {
    name: 'pages',
    path: '/api/pages',
    table: 'pages',
    vary: (record, copy) => ({
      title: `${String(record['title'])} ${copy}`,
      slug: `${String(record['slug'])}-${copy}`,
    }),
    search: 'vvip',
  },
  {
    name: 'customers',
    path: '/api/customers',
    table: 'users',
    own: ({ role }) => role === 'Customer',
    vary: account,
    sort: 'total_ticket',
    search: 'siti',
  },
];

/** The snapshot of a world in which a list has so many records. */
function grown(text: string, { table, own, vary }: List, rows: number): string {
  const snapshot = JSON.parse(text) as Snapshot;
  const kept = snapshot.tables[table];
  if (!kept) throw new Error(`there is no table ${table}`);
  const models = own ? kept.records.filter(own) : kept.records;
  for (let copy = 0; copy < rows - models.length; copy += 1) {
    const model = models[copy % models.length] as Stored;
    const id = kept.nextId + copy;
    kept.records.push({ ...model, ...vary?.(model, copy), id });
  }
  kept.nextId += rows;
  return JSON.stringify(snapshot);
}

/**
 * p99 of the calls of one list over a world with 10,000 of its records: routing, checks and JSON
 * included.
 */
async function measureList(list: List): Promise<Figure[]> {
  const simulator = createSimulator({ clock, rateLimit: false, tickets: 480 });
  const login = JSON.stringify({ email: 'manager@muara.test', password: 'muara123', platform: 'web_app' });
  const base = await send(simulator, 'GET', '/__sim/worlds/default/snapshot');
  await send(simulator, 'PUT', '/__sim/worlds/default/snapshot', grown(base, list, ROWS));
  const { token } = JSON.parse(await send(simulator, 'POST', '/api/login', login)) as { token: string };
  const get = (query: string): Promise<string> =>
    send(simulator, 'GET', `${list.path}?${query}`, undefined, { authorization: `Bearer ${token}` });
  const p99 = async (count: number, query: (index: number) => string): Promise<number> => {
    await series(Math.min(count, 60), (index) => get(query(index)));
    return percentile(await series(count, (index) => get(query(index))), 0.99);
  };
  const figures: Figure[] = [
    {
      name: `${list.name}: a page of 10,000, p99`,
      value: await p99(300, (index) => `page=${index % 400}`),
      unit: 'ms',
      aim: { atMost: 10 },
    },
    {
      name: `${list.name}: search`,
      value: await p99(100, (index) => `page=0&search=${list.search.slice(0, 2 + (index % 2))}`),
      unit: 'ms',
      aim: { atMost: 10 },
    },
  ];
  if (list.sort) {
    const value = await p99(100, (index) => `page=${index}&sort_by=${list.sort}&sort=${index % 2 ? 'asc' : 'desc'}`);
    figures.push({ name: `${list.name}: sorted`, value, unit: 'ms', aim: { atMost: 10 } });
  }
  return figures;
}

/**
 * Turns pages of the list and answers, for each turn, the longest time that no frame came. Runs in the
 * page, as text: what compiles this file would put names into a function that the page does not know.
 */
const TURN_PAGE = `new Promise((resolve) => {
  const before = document.querySelector('tbody').textContent;
  const button = [...document.querySelectorAll('a,button')].find((one) => /next page/i.test(one.getAttribute('aria-label') ?? one.textContent ?? ''));
  let last = performance.now();
  let longest = 0;
  let after = 0;
  button.click();
  requestAnimationFrame(function look(now) {
    longest = Math.max(longest, now - last);
    last = now;
    if (document.querySelector('tbody')?.textContent !== before) after += 1;
    if (after > 3) resolve(longest);
    else requestAnimationFrame(look);
  });
})`;

/** Pages of 10,000 customers in a browser: no frame should be missed while one follows the other. */
async function measurePaging(): Promise<Figure[]> {
  const server = await startServer(
    process.execPath,
    (port) => [simulatorProgram, '--port', String(port), '--web', join(root, 'web/dist'), '--rate-limit', '1000000'],
    '/config.json',
  );
  const control = `http://localhost:${server.port}/__sim/worlds/default/snapshot`;
  const list = LISTS.find(({ name }) => name === 'customers') as List;
  const base = await (await fetch(control)).text();
  await fetch(control, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: grown(base, list, ROWS),
  });
  const manager = await signIn(server);
  const browser = await chromium.launch({
    executablePath: process.env.MUARA_CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
  });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(keep, manager);
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/d/customers`);
  await page.locator('tbody tr').nth(19).waitFor();
  const frames: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    await page
      .getByRole('link', { name: /next page/i })
      .or(page.getByRole('button', { name: /next page/i }))
      .hover();
    await page.waitForLoadState('networkidle');
    frames.push(await page.evaluate<number>(TURN_PAGE));
  }
  await browser.close();
  await server.stop();
  const dropped = frames.filter((longest) => longest > 2 * (1000 / 60) + 1).length;
  return [
    {
      name: 'paging 10,000 customers: longest frame (median of 25)',
      value: median(frames),
      unit: 'ms',
      aim: { atMost: 34.4 },
    },
    { name: 'paging 10,000 customers: turns with a dropped frame', value: dropped, unit: 'of 25', aim: { atMost: 0 } },
  ];
}

/** What the lists of the catalogue cost when they are long. */
export async function measureCatalogue(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const list of LISTS) figures.push(...(await measureList(list)));
  return [...figures, ...(await measurePaging())];
}
