import { join } from 'node:path';
import type { SessionAnswer } from '@muara/contract/types';
import { type Browser, chromium, type Page } from 'playwright';
import { announcementMark } from '../../web/src/lib/announcements.ts';
import { today } from '../../web/src/lib/dates.ts';
import { type Figure, median, percentile } from './figures.ts';
import { flags, keep } from './pages.ts';
import { root, type Server, simulatorProgram, startServer } from './servers.ts';

const executablePath = process.env.MUARA_CHROMIUM ?? '/usr/bin/chromium';
const SALES = 12;
/**
 * Leaves out the slowest two percent of the delays: in a few sales these would be other work of the
 * machine.
 */
const SLOW_SALES = 36;
/** How much slower than this machine a till may be. */
const SLOWER = 4;
/** How long a finger stays on a key, in milliseconds; nobody lets go in no time. */
const HELD = 80;

async function post<Answer>(server: Server, path: string, body: object, token = ''): Promise<Answer> {
  const answer = await fetch(`http://localhost:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** A till of a cashier whose shift is open, in a browser that has read the announcement of the day. */
async function openTill(server: Server, browser: Browser): Promise<Page> {
  const login = { email: 'cashier@muara.test', password: 'muara123', platform: 'web_app' };
  const { token, user, announcement } = await post<SessionAnswer>(server, '/api/login', login);
  await post(server, '/api/users/start-shift', { cash_in: 200, jetty_id: 1, station: 'Counter 1' }, token ?? '');
  const marks = announcement ? [announcementMark(user.id, announcement)] : [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(keep, {
    'muara.token': token ?? '',
    'muara.announcements': JSON.stringify({ day: today(), marks }),
  });
  const page = await context.newPage();
  await page.goto(`http://localhost:${server.port}/d/pos`);
  await page.getByRole('heading', { name: 'Choose a package' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/**
 * Keeps the longest time of each interaction from input to paint, as Event Timing tells it.
 * Runs in the page.
 */
const WATCH_INPUT = `
  window.inputs = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.inputs.set(interactionId, Math.max(duration, window.inputs.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/**
 * Sells to adults and children for cash, by keyboard, with another order for each sale. Returns the
 * milliseconds from the last key until the till is ready again.
 */
async function sell(page: Page, sale: number, held = 0): Promise<number> {
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key, { delay: held });
  };
  const heading = (name: string) => page.getByRole('heading', { name }).waitFor();
  await keys('1');
  await heading('Choose a jetty');
  await keys('1');
  await heading('Who is riding?');
  await page.locator('input:focus').waitFor();
  await keys(String(1 + (sale % 9)), 'Tab', String(1 + Math.floor(sale / 9)), 'Enter');
  await heading('Customer');
  await keys('Enter');
  await heading('Payment method');
  await keys('1');
  await page.getByRole('dialog', { name: 'Cash' }).waitFor();
  await keys('5', '0', '0');
  const started = await page.evaluate(() => performance.now());
  await keys('Enter');
  await page.getByTestId('change-due').waitFor();
  await page.getByText('Receipt not printed: Please select a receipt printer..').waitFor();
  const ended = await page.evaluate(() => performance.now());
  const again = await page.evaluate(() => performance.now());
  await keys('Enter');
  await heading('Choose a package');
  return ended - started + (await page.evaluate(() => performance.now())) - again;
}

/**
 * How quickly a counter sells: a whole sale after the other, and the delay of each key on a slow
 * machine.
 */
export async function measureSelling(): Promise<Figure[]> {
  const args = (port: number) => [
    simulatorProgram,
    '--port',
    String(port),
    '--web',
    join(root, 'web/dist'),
    '--rate-limit',
    '1000000',
  ];
  const server = await startServer(process.execPath, args, '/config.json');
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await openTill(server, browser);
  const turns: number[] = [];
  for (let sale = 0; sale < SALES; sale += 1) turns.push(await sell(page, sale));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(WATCH_INPUT);
  for (let sale = 0; sale < SLOW_SALES; sale += 1) await sell(page, SALES + sale, HELD);
  const delays = await page.evaluate<number[]>('[...window.inputs.values()]');
  await browser.close();
  await server.stop();
  return [
    {
      name: `last key to next sale ready (median of ${SALES})`,
      value: median(turns),
      unit: 'ms',
      aim: { atMost: 300 },
    },
    {
      name: `INP of ${SLOW_SALES} sales, CPU ${SLOWER}× slower`,
      value: percentile(delays, 0.98),
      unit: 'ms',
      aim: { atMost: 150 },
      note: `${delays.length} interactions of 16 ms or more`,
    },
    { name: `worst interaction, CPU ${SLOWER}× slower`, value: Math.max(...delays), unit: 'ms' },
  ];
}
