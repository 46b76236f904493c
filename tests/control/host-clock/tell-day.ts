// Started by host-clocks.test.ts: tells a day to a simulator of its own, and prints the answers as JSON.
import { createControl, controlWorld } from '@muara/client/control';
import { startNodeHost } from '@muara/simulator/hosts/node';
import type { OperationId } from '@muara/contract/operations';
import { getRequest, type CallInput } from '../../../simulator/testing/request.ts';
import { REFUND } from '../../../simulator/testing/samples/decisions.ts';
import { counterSale } from '../../../simulator/testing/stages/sales.ts';
import { AT } from '../stage.ts';

/** What the server answered to one call. */
export interface ToldAnswer {
  call: string;
  status: number;
  headers: Record<string, string>;
  /** Text of JSON and CSV; base64 of PDF and XLSX. */
  body: string;
}

/** What a process with a clock of its own prints. */
export interface ToldDay {
  /** The time of a world that nobody froze: that of its machine, as it believes. */
  hostDate: string;
  answers: ToldAnswer[];
  /** The whole state of the world afterwards. */
  snapshot: object;
  mails: object;
}

let secrets = 0;
const host = await startNodeHost({
  port: 0,
  tickets: 12,
  rateLimit: false,
  publicUrl: 'https://tickets.test',
  // Tokens and document keys, which are random, are counted here: every other byte can be compared.
  secrets: { token: (bytes) => `${++secrets}`.padStart(bytes * 2, '0') },
});
const control = createControl({ baseUrl: host.url });
const world = controlWorld(control, 'day');
const answers: ToldAnswer[] = [];

async function send<K extends OperationId>(token: string, id: K, input: CallInput<K> = {}): Promise<unknown> {
  const { path, init } = getRequest(id, input);
  const headers = { ...(init.headers as object), authorization: `Bearer ${token}`, 'x-sim-world': world.name };
  const response = await fetch(host.url + path, { ...init, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isText = /json|csv|html/.test(response.headers.get('content-type') ?? '');
  const body = bytes.toString(isText ? 'utf8' : 'base64');
  if (!response.ok) throw new Error(`${id} was refused: ${body}`);
  answers.push({ call: id, status: response.status, headers: Object.fromEntries(response.headers), body });
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(body) as unknown) : undefined;
}

async function signIn(account: string): Promise<string> {
  const body = { email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' } as const;
  return ((await send('', 'login', { body })) as { token: string }).token;
}

await world.create({ at: AT, seed: 3, tickets: 12 });
const cashier = await signIn('cashier');
await send(cashier, 'startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
const body = counterSale({ email: 'aina@mail.test' });
const { ticket } = (await send(cashier, 'generateTicket', { body, headers: { 'x-pos': '1' } })) as {
  ticket: { id: number; code: string };
};
await send(cashier, 'viewReceipt', { params: { code: ticket.code } });
await world.advance('PT90S');
const manager = await signIn('manager');
const refund = { id: ticket.id, ...REFUND, name: 'Aina', email: 'aina@mail.test' };
await send(manager, 'refundTicket', { body: refund });
await send(cashier, 'closeShift', { body: { total_cash: 275 } });
await send(manager, 'getTicket', { params: { ticket_code: ticket.code } });
await send(manager, 'getDashboard');
await send(manager, 'listPackages');
const staff = { staff_id: '5' };
for (const type of ['sales', 'financial', 'void_note', 'cash_movement']) {
  await send(manager, 'getReportData', { params: { type }, query: staff });
  for (const format of [{ format: 'html' }, { format: 'csv' }, { download: 1 }] as const)
    await send(manager, 'getReport', { params: { type }, query: { ...staff, ...format } });
}
await send(manager, 'exportTickets');
await send(await signIn('agent'), 'exportMyTickets');
await send(cashier, 'downloadSlip', { params: { type: 'start', user_id: 5 } });

const params = { name: world.name };
const told: ToldDay = {
  hostDate: (await controlWorld(control, 'in-real-time').create()).now,
  answers,
  snapshot: await control.getSnapshot({ params }),
  mails: await control.getOutbox({ params }),
};
process.stdout.write(JSON.stringify(told));
await host.close();
