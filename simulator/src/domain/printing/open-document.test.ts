import { ERRORS } from '@muara/contract/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestSimulator, RefusedCall, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { documentKey } from '../../world/document-keys.ts';
import { approved } from '../../../testing/stages/bookings.ts';
import { HELPER, keyed } from '../../../testing/samples/documents.ts';
import { AINA, buyBatch } from '../../../testing/samples/my-tickets.ts';
import { BANDS_SALE, sellCode } from '../../../testing/samples/printing.ts';
import { openTill } from '../../../testing/stages/sales.ts';

const DOCUMENTS = [
  'downloadReceipt',
  'downloadPrintableTicket',
  'downloadAgentTickets',
  'downloadWristbands',
  'buildAgentTickets',
  'getPaymentPage',
] as const;
const RIVAL = 18;

let sim: TestSimulator;
let till: TestCaller;
let agent: TestCaller;
/**
 * A batch, its tickets, a rival's batch and one of its tickets, a sale with wristbands, a booking, and
 * an unknown code.
 */
let codes: Record<'batch' | 'first' | 'second' | 'rival' | 'rivalPart' | 'bands' | 'booking' | 'nobody', string>;

beforeAll(async () => {
  ({ sim, till } = await openTill());
  const { users } = sim.world.tables;
  const rival = users
    .all()
    .find(({ role, id, active, agent: file }) => role === 'Agent' && id > RIVAL && active && file);
  users.update(rival!.id, { passwordHash: users.must(9).passwordHash });
  const mine = await buyBatch(sim);
  agent = mine.agent;
  const theirs = await buyBatch(sim, {}, rival!.username);
  await agent.call('sendTickets', { body: { ticket_ids: [mine.parts[0]!.id], ...AINA } });
  codes = {
    batch: mine.batch.code,
    first: mine.parts[0]!.code,
    second: mine.parts[1]!.code,
    rival: theirs.batch.code,
    rivalPart: theirs.parts[0]!.code,
    bands: await sellCode(till, BANDS_SALE),
    booking: (await approved(sim, await sim.as('manager'))).code,
    nobody: 'MRCAAAAAAAA',
  };
});

type Document = (typeof DOCUMENTS)[number];

async function outcome(caller: TestCaller, id: Document, code: string, key?: string): Promise<string> {
  const query = key === undefined ? {} : { key };
  const answer: unknown = await caller.call(id, { params: { code }, query }).catch((error: unknown) => error);
  return answer instanceof RefusedCall ? `${answer.code}: ${answer.body.message}` : 'opened';
}

const CLOSED = `document_key_invalid: ${ERRORS.document_key_invalid.message}`;

describe('a document without a session', () => {
  test.each(DOCUMENTS)('%s: does not open with another’s code or key, or reveal which codes exist', async (id) => {
    const keys = [
      undefined,
      '',
      'x',
      ...Object.values(codes),
      ...Object.values(codes).map((code) => documentKey(sim.world, code)),
    ];
    for (const code of Object.values(codes)) {
      for (const key of keys) {
        if (key === documentKey(sim.world, code) && code !== codes.nobody) continue;
        const said = await outcome(sim, id, code, key);
        // An empty key is refused by its shape.
        if (key !== '') expect([id, code, key, said]).toEqual([id, code, key, CLOSED]);
        else expect(said).not.toBe('opened');
      }
    }
  });

  test('opens with its own key', async () => {
    const opened = await Promise.all(
      (
        [
          ['downloadReceipt', codes.batch],
          ['downloadPrintableTicket', codes.bands],
          ['downloadAgentTickets', codes.batch],
          ['downloadAgentTickets', codes.second],
          ['buildAgentTickets', codes.batch],
          ['downloadWristbands', codes.bands],
          ['getPaymentPage', codes.booking],
        ] as const
      ).map(([id, code]) => outcome(sim, id, code, documentKey(sim.world, code))),
    );
    expect(new Set(opened)).toEqual(new Set(['opened']));
  });

  test('opens one page, and no receipt, with the key of one ticket of a batch', async () => {
    const { query } = keyed(sim, codes.second);
    const answer = await sim.fetch(`/tickets/pdf/ticket_agent/${codes.second}?key=${query.key}`);
    expect([answer.status, answer.headers.get('x-total')]).toEqual([200, '1']);
    expect(await outcome(sim, 'downloadReceipt', codes.second, query.key)).toMatch(/^ticket_not_found/);
  });
});

describe('the documented URLs', () => {
  const MAY: Record<string, readonly (keyof typeof codes)[]> = {
    manager: ['batch', 'first', 'second', 'rival', 'rivalPart'],
    cashier: ['batch', 'first', 'second', 'rival', 'rivalPart'],
    agent: ['batch', 'first', 'second'],
    tourguide: [],
    customer: [],
  };

  test.each(Object.keys(MAY))('open their tickets to %s, and no others', async (who) => {
    const caller = await sim.as(who);
    const open: string[] = [];
    for (const name of ['batch', 'first', 'second', 'rival', 'rivalPart'] as const)
      if ((await outcome(caller, 'downloadAgentTickets', codes[name])) === 'opened') open.push(name);
    expect(open).toEqual(MAY[who]);
  });

  test('open a sent ticket to its holder, but neither its siblings nor the purchase', async () => {
    const { tables } = sim.world;
    const holder = tables.users.one('email', AINA.email)!;
    tables.users.update(holder.id, { passwordHash: tables.users.must(9).passwordHash });
    const { token } = await sim.call('login', {
      body: { email: AINA.email, password: 'muara123', platform: 'web_app' },
    });
    const open = async (code: string) =>
      (await sim.fetch(`/tickets/pdf/ticket_agent/${code}`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await open(codes.first), await open(codes.second), await open(codes.batch)]).toEqual([200, 403, 403]);
  });

  test('open to printer helpers with their key', async () => {
    const status = async (key: string) =>
      (await sim.fetch(`/tickets/pdf/ticket/${codes.bands}`, { headers: { 'x-api-key': key } })).status;
    expect([await status(HELPER['x-api-key']), await status('another-key')]).toEqual([200, 403]);
  });

  test('open in a window with the token in the URL', async () => {
    const { status } = await sim.fetch(`/tickets/pdf/receipt/${codes.batch}?token=${agent.token}`);
    expect(status).toBe(200);
  });
});

test('use different keys in other worlds and after a reset, and the same after a restore', async () => {
  const other = createTestSimulator();
  const key = documentKey(other.world, 'MRCAAAAAAAA');
  expect(documentKey(sim.world, 'MRCAAAAAAAA')).not.toBe(key);
  const snapshot = structuredClone(other.simulator.worlds.snapshot('default'));
  other.simulator.worlds.reset('default');
  expect(documentKey(other.world, 'MRCAAAAAAAA')).not.toBe(key);
  other.simulator.worlds.restore('default', snapshot);
  expect(documentKey(other.world, 'MRCAAAAAAAA')).toBe(key);
});

test('an order’s code shows it without the key of its documents', async () => {
  const { ticket } = await sim.call('getSalePackages', { query: { ticket_code: codes.booking } });
  expect(ticket).toMatchObject({ code: codes.booking });
  expect(ticket).not.toHaveProperty('document_key');
  const key = documentKey(sim.world, codes.booking);
  const again = await sim.call('getSalePackages', { query: { ticket_code: codes.booking, key } });
  expect(again.ticket?.document_key).toBe(key);
});

test('keys appear in no log', async () => {
  await outcome(sim, 'downloadReceipt', codes.bands, documentKey(sim.world, codes.bands));
  const { entries } = { entries: sim.simulator.worlds.room('default').journal.entries() };
  expect(JSON.stringify(entries)).not.toContain(documentKey(sim.world, codes.bands));
});

test('Booking View opens receipts of bookings only', async () => {
  const { users, tickets } = sim.world.tables;
  users.update(users.one('username', 'marketing')!.id, { policies: { Booking: ['View'] } });
  const clerk = await sim.as('marketing');
  const booking = tickets.all().find(({ bookingStatus }) => bookingStatus === 'Paid')!;
  expect((await clerk.call('viewReceipt', { params: { code: booking.code } })).length).toBeGreaterThan(0);
  for (const code of [codes.bands, codes.nobody])
    expect((await clerk.refused('viewReceipt', { params: { code } })).code).toBe('permission_denied');
});
