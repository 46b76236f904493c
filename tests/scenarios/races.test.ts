import { startNodeHost, type NodeHost } from '@muara/simulator/hosts/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TRIP } from '../support/stages/gate.ts';
import { counterSale } from '../support/stages/sales.ts';

// Arazzo runs one step after the other. These calls are sent together, over connections of their own.
interface Answer {
  status: number;
  body: { code?: string; token?: string; ticket?: { id: number; code: string }; [name: string]: unknown };
}
type Call = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Answer>;

const AT = '2026-03-10T10:00:00+08:00';
const ROUNDS = 3;
const LINGGI = { package_id: 1, jetty_id: 3, date: '2026-04-15', vvip: 0 };
const BUYER = { name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '+60123456789' };
const GATE = { ...TRIP, remaining_passenger: 40, category: null };

let host: NodeHost;
let world = 0;
beforeAll(async () => {
  host = await startNodeHost({ port: 0, tickets: 12, rateLimit: false });
});
afterAll(() => host.close());
beforeEach(async () => {
  world += 1;
  const { status } = await send('')('PUT', `/__sim/worlds/race-${world}`, { at: AT });
  expect(status).toBe(200);
});

/** Returns a function that calls this test's world with a token. */
const send =
  (token: string): Call =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(`${host.url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-sim-world': `race-${world}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };

async function signIn(account: string): Promise<Call> {
  const login = { email: `${account}@muara.test`, password: 'muara123', platform: 'web_app' };
  const { body } = await send('')('POST', '/api/login', login);
  return send(body.token as string);
}

async function openTill(account: string, station: string): Promise<Call> {
  const till = await signIn(account);
  expect((await till('POST', '/api/users/start-shift', { cash_in: 200, jetty_id: 1, station })).status).toBe(200);
  return till;
}

/** Counts the answers by code, or by status where there is none. */
function count(answers: Answer[]): Record<string, number> {
  const names = answers.map(({ status, body }) => body.code ?? String(status));
  return Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => [name, names.filter((one) => one === name).length]),
  );
}

const rounds = Array.from({ length: ROUNDS }, (_one, index) => index + 1);

test.each(rounds)('of two sales of the last seat, one is refused (round %i)', async (round) => {
  const tills = [await openTill('cashier', 'Counter 1'), await openTill('cashier2', 'Counter 2')];
  const order = counterSale({ ...BUYER, jetty_id: 3, depart_date: LINGGI.date, slot: '09:00 - 10:00', total_child: 0 });
  const most = { ...order, _: 'all-but-one', total_adult: 39, amount: 1170, cash_in: 1170, cash_out: 0 };
  expect((await tills[0]!('POST', '/api/tickets/generate', most)).status).toBe(200);

  const last = (index: number): object => ({
    ...order,
    _: `last-${round}-${index}`,
    total_adult: 1,
    amount: 30,
    cash_in: 30,
    cash_out: 0,
  });
  const answers = await Promise.all(tills.map((till, index) => till('POST', '/api/tickets/generate', last(index))));
  expect(count(answers)).toEqual({ 200: 1, slot_fully_booked: 1 });
  const { body } = await send('')('POST', '/tickets/slots', LINGGI);
  expect((body.slots as object[])[0]).toMatchObject({ available_passenger: 0, state: 'fully_booked' });
});

test.each(rounds)('the same sale, sent again while it runs, makes one ticket (round %i)', async () => {
  const till = await openTill('cashier', 'Counter 1');
  const key = { 'idempotency-key': 'sale-in-flight-1' };
  const order = counterSale();
  const sale = (): Promise<Answer> => till('POST', '/api/tickets/generate', order, key);
  const answers = await Promise.all([sale(), sale(), sale()]);
  expect(count(answers)).toEqual({ 200: 3 });
  expect(new Set(answers.map(({ body }) => body.ticket?.code)).size).toBe(1);
});

test.each(rounds)('of two gates that scan one ticket, one boards it (round %i)', async (round) => {
  const till = await openTill('cashier', 'Counter 1');
  const { ticket } = (await till('POST', '/api/tickets/generate', counterSale())).body;
  const gates = [await signIn('csa'), await signIn('supervisor')];
  const { id, code } = ticket!;
  const board = (gate: Call, index: number): Promise<Answer> =>
    gate('POST', '/api/tickets/validate', { ...GATE, _: `gate-${round}-${index}`, id, code, qrcode: code });
  const answers = await Promise.all(gates.map(board));
  expect(count(answers)).toEqual({ 200: 1, ticket_validated: 1 });
});
