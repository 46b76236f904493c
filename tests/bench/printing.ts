import { type Figure, median, percentile } from './figures.ts';
import { call, memoryOf, type Server, simulatorProgram, startServer } from './servers.ts';

const TICKETS = 1000;
const ROUNDS = 3;
const RECEIPTS = 300;

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

async function post<Answer>({ port }: Server, path: string, body: object, token = ''): Promise<Answer> {
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  const { status, text } = await call({ port, path, method: 'POST', headers, body: JSON.stringify(body) });
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as Answer;
}

/** Sells at the counter; returns the code. */
async function sell(server: Server, token: string, part: object): Promise<string> {
  const sale = {
    _: `bench-${JSON.stringify(part).length}`,
    platform: 'counter',
    package_id: 1,
    malaysian: true,
    state: 'Melaka',
    payment_method: 'Cash',
    ...part,
  };
  const { ticket } = await post<{ ticket: { code: string } }>(server, '/api/tickets/generate', sale, token);
  return ticket.code;
}

/** Lets a group be as large as the batch that is measured. */
async function allowLargeGroups({ port }: Server): Promise<void> {
  const path = '/__sim/worlds/default/snapshot';
  const { text } = await call({ port, path, headers: { 'x-api-key': 'muara-printer-key' } });
  await call({
    port,
    path,
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: text.replaceAll(/"maxPassenger":\d+/g, `"maxPassenger":${TICKETS}`),
  });
}

interface Shop {
  server: Server;
  /** Code of an agent's batch. */
  batch: string;
  /** Code of two adults and a child. */
  family: string;
}

/** A simulator that has sold, and has drawn nothing yet. */
async function openShop(): Promise<Shop> {
  const args = (port: number) => [simulatorProgram, '--port', String(port), '--rate-limit', '1000000'];
  const server = await startServer(process.execPath, args, '/config.json');
  await allowLargeGroups(server);
  const login = { email: 'cashier@muara.test', password: 'muara123', platform: 'web_app' };
  const { token } = await post<{ token: string }>(server, '/api/login', login);
  await post(server, '/api/users/start-shift', { cash_in: 200, jetty_id: 1, station: 'Counter 1' }, token);
  const price = TICKETS * 30;
  return {
    server,
    batch: await sell(server, token, { agent_id: 9, total_adult: TICKETS, amount: price, cash_in: price, cash_out: 0 }),
    family: await sell(server, token, {
      jetty_id: 1,
      depart_date: today,
      total_adult: 2,
      total_child: 1,
      amount: 75,
      cash_in: 100,
      cash_out: 25,
    }),
  };
}

async function timedGet({ port }: Server, path: string): Promise<number> {
  const before = performance.now();
  const { status, text } = await call({ port, path, headers: { 'x-api-key': 'muara-printer-key' } });
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
  return performance.now() - before;
}

/**
 * What paper costs: a thousand agent tickets part by part, as a printer helper fetches them, and
 * receipts.
 */
export async function measurePrinting(): Promise<Figure[]> {
  const firsts: number[] = [];
  const wholes: number[] = [];
  const grown: number[] = [];
  let receipts: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { server, batch, family } = await openShop();
    const before = memoryOf(server.pid);
    const parts: number[] = [];
    for (let page = 1; page <= 10; page += 1)
      parts.push(await timedGet(server, `/tickets/pdf/ticket_agent/${batch}?print_from=1&print_to=0&page=${page}`));
    firsts.push(parts[0]!);
    wholes.push(parts.reduce((sum, time) => sum + time, 0));
    grown.push(memoryOf(server.pid) - before);
    receipts = [];
    for (let index = 0; index < RECEIPTS; index += 1)
      receipts.push(await timedGet(server, `/tickets/pdf/ticket/${family}?no-margin=1`));
    await server.stop();
  }
  return [
    {
      name: 'first 100 of 1,000 agent tickets, nothing drawn before',
      value: median(firsts),
      unit: 'ms',
      aim: { atMost: 300 },
    },
    { name: '1,000 agent tickets in ten parts', value: median(wholes), unit: 'ms', aim: { atMost: 5000 } },
    { name: 'memory that they take', value: median(grown), unit: 'MB', aim: { atMost: 150 } },
    { name: 'a receipt', value: median(receipts), unit: 'ms' },
    { name: 'a receipt, p99', value: percentile(receipts.slice(20), 0.99), unit: 'ms', aim: { atMost: 50 } },
  ];
}
