import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  APPROVAL_KINDS,
  BOOKING_FILTERS,
  BOOKING_SORT_KEYS,
  MY_TICKET_FILTERS,
  TICKET_TYPE_FILTERS,
} from '@muara/contract/constants';
import { createSimulator } from '@muara/simulator';
import { type Figure, percentile } from './figures.ts';
import { clock, send, series } from './worlds.ts';

const SIZES = [1_000, 100_000, 1_000_000];
/** The size that the aims are for. */
const AIMED = 100_000;
/**
 * Heap of a world with a million tickets, in megabytes: more than it needs, less than it would take if
 * it grew.
 */
const HEAP_MB = 6_144;
const CALLS = 100;
const WARM_UPS = 10;

/** A list of the wire, and who asks for it. */
interface Asked {
  name: string;
  path?: string;
  account?: 'manager' | 'agent';
  /** Of several queries the slowest counts. */
  queries: readonly string[];
}

const of = (
  what: Omit<Asked, 'name' | 'queries'>,
  rows: readonly (readonly [name: string, queries: readonly string[]])[],
): Asked[] => rows.map(([name, queries]) => ({ ...what, name, queries }));

const ASKED: readonly Asked[] = [
  ...of({}, [
    ['first page', ['', 'ticket_type=1', 'ticket_type=2', 'ticket_type=3']],
    ['a page far behind', ['page=40', 'page=40&ticket_type=2']],
    ['type filters', TICKET_TYPE_FILTERS.map((type) => `ticket_type=${type === 'upcoming' ? 1 : 0}&type=${type}`)],
    ['payment methods', ['Cash', 'Card', 'ipay88', 'FOC'].map((method) => `payment_method=${method}`)],
    ['platforms', ['counter', 'web_app', 'booking', 'agent_dashboard'].map((platform) => `platform=${platform}`)],
    [
      'two filters',
      ['payment_method=Cash&platform=counter', 'type=used&payment_method=Cash', 'type=reprint&platform=counter'],
    ],
    ['three filters', ['type=used&payment_method=Cash&platform=counter']],
    ['search that finds many', ['search=a', 'search=mrc', 'search=mail.test', 'search=0']],
    ['search that finds some', ['search=tan', 'search=mrc2', 'search=0123', 'search=aisyah']],
    ['search that finds few', ['search=R-00004', 'search=mrc2q7', 'search=tan+boon+kiat']],
    ['search that finds none', ['search=nobody+here', 'search=zzzz', 'search=qx']],
    ['search within a filter', ['search=tan&type=used', 'search=a&payment_method=Cash&platform=counter']],
    [
      'search of sub-tickets',
      ['ticket_type=2&search=a', 'ticket_type=2&search=0001', 'ticket_type=3&search=mrc', 'ticket_type=2&search=zzzz'],
    ],
    [
      'filters of sub-tickets',
      ['ticket_type=2&payment_method=ipay88', 'ticket_type=2&type=used&platform=agent_dashboard'],
    ],
  ]),
  ...of({ path: '/api/approvals' }, [
    ['approvals, first page', ['', ...APPROVAL_KINDS.map((kind) => `kind=${kind}`)]],
    ['approvals, a page far behind', ['page=20', 'page=10&kind=void']],
  ]),
  ...of({ path: '/api/my-tickets', account: 'agent' }, [
    ['My Tickets, first page', ['']],
    ['My Tickets, a page far behind', ['page=20']],
    [
      'My Tickets, filters',
      [...MY_TICKET_FILTERS.map((type) => `type=${type}`), 'category=adult', 'type=Available&category=adult'],
    ],
    ['My Tickets, search', ['search=a', 'search=mrc2', 'search=-00', 'search=zzzz']],
  ]),
  ...of({ path: '/api/booking' }, [
    ['bookings, first page', ['', 'vvip_charter=1']],
    ['bookings, a page far behind', ['page=40']],
    ['bookings, status filters', BOOKING_FILTERS.map((status) => `status=${status}`)],
    [
      'bookings, sorted',
      BOOKING_SORT_KEYS.flatMap((by) => [`sort_by=${by}&sort=asc`, `sort_by=${by}&sort=desc&status=paid`]),
    ],
    ['bookings, search', ['search=a', 'search=mrb', 'search=school', 'search=tan&status=paid', 'search=zzzz']],
  ]),
];

const collect = (globalThis as { gc?: () => void }).gc ?? (() => {});
const heapMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1_000_000;
};

/** The figures of one size, in a process of its own, so that memory is that of one world. */
async function measureSize(tickets: number): Promise<Figure[]> {
  const simulator = createSimulator({ clock, tickets, rateLimit: false });
  const signIn = async (account: string): Promise<string> => {
    const login = JSON.stringify({ email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' });
    return (JSON.parse(await send(simulator, 'POST', '/api/login', login)) as { token: string }).token;
  };
  const tokens = { manager: await signIn('manager'), agent: await signIn('agent') };
  const get = (query: string, path = '/api/tickets', account: keyof typeof tokens = 'manager') =>
    send(simulator, 'GET', `${path}?${query}`, undefined, { authorization: `Bearer ${tokens[account]}` });
  await series(WARM_UPS, () => get(''));
  const size = tickets.toLocaleString('en');
  const before = heapMb();
  const [first] = (await series(1, () => get('search=aina'))) as [number];
  await get('ticket_type=2&search=aina');
  const kept = ((heapMb() - before) * 1_000_000) / tickets;
  const figures: Figure[] = [];
  for (const { name, queries, path, account } of ASKED) {
    const slowest: number[] = [];
    for (const query of queries) {
      await series(WARM_UPS, () => get(query, path, account));
      slowest.push(percentile(await series(CALLS, () => get(query, path, account)), 0.99));
    }
    const aim = tickets === AIMED ? { aim: { atMost: 15 } } : {};
    figures.push({ name: `${size} tickets: ${name}, p99`, value: Math.max(...slowest), unit: 'ms', ...aim });
  }
  const [download] = (await series(1, () => get('', '/api/tickets/export'))) as [number];
  return [
    ...figures,
    { name: `${size} tickets: the first search of all`, value: first, unit: 'ms', note: 'puts the texts together' },
    {
      name: `${size} tickets: what searching keeps`,
      value: kept,
      unit: 'B/ticket',
      ...(tickets > 1_000 && { aim: { atMost: 250 } }),
    },
    { name: `${size} tickets: a list as a file`, value: download, unit: 'ms' },
    {
      name: `${size} tickets: heap`,
      value: heapMb(),
      unit: 'MB',
      ...(tickets === 1_000_000 && { aim: { atMost: 4_000 } }),
    },
  ];
}

/** What the ticket lists cost, and how that grows with the world. */
export async function measureTickets(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tickets of SIZES) {
    const node = [...process.execArgv, '--expose-gc', `--max-old-space-size=${HEAP_MB}`];
    const child = spawnSync(process.execPath, [...node, fileURLToPath(import.meta.url), String(tickets)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 10_000_000,
    });
    if (child.status === 0) figures.push(...(JSON.parse(child.stdout) as Figure[]));
    else process.stdout.write(`${tickets} tickets could not be measured (${child.signal ?? child.status}).\n`);
  }
  return figures;
}

const [, program, asked] = process.argv;
if (program === fileURLToPath(import.meta.url) && asked !== undefined) {
  process.stdout.write(JSON.stringify(await measureSize(Number(asked))));
  process.exit(0);
}
