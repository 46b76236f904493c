import { rules } from '@muara/contract/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RefusedCall, type TestCaller } from '../../../testing/index.ts';
import { BANDS_SALE, BATCH_SALE, getBatch, sellCode, voidAll } from '../../../testing/samples/printing.ts';
import { openTill } from '../../../testing/stages/sales.ts';
import { buildAgentBatch, buildWristbands } from './build-agent-batch.ts';
import { readPieces, type PiecesAsked } from './read-pieces.ts';
import { HELPER, keyed } from '../../../testing/samples/documents.ts';

const getRefusal = (asked: PiecesAsked, max: number, available = max): unknown => {
  try {
    readPieces(rules, asked, max, available);
  } catch (error) {
    return error;
  }
  throw new Error('it was not refused');
};

/** Returns the piece headers of a document. */
async function findHeaders(caller: TestCaller, path: string): Promise<(string | null)[]> {
  const answer = await caller.fetch(path, { headers: HELPER });
  if (!answer.ok) throw new RefusedCall(path, answer.status, (await answer.json()) as object);
  expect(new TextDecoder().decode(new Uint8Array(await answer.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  return ['x-total', 'x-page-size', 'x-pages'].map((name) => answer.headers.get(name));
}

describe('a part of a range', () => {
  test.each<[total: number, size: number, pages: number]>([
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [99, 10, 10],
    [100, 50, 2],
    [999, 50, 20],
    [1000, 100, 10],
    [1001, 100, 11],
  ])('of %i pieces: %i per part, %i parts (000 §9)', (total, size, pages) => {
    const { headers } = readPieces(rules, { page: 1 }, total, total);
    expect(headers).toEqual({ 'x-total': `${total}`, 'x-page-size': `${size}`, 'x-pages': `${pages}` });
    expect(readPieces(rules, { page: pages }, total, total).range.to).toBe(total);
    expect(getRefusal({ page: pages + 1 }, total)).toMatchObject({
      code: 'print_range_invalid',
      options: { field: 'page', params: { max: `${pages}` } },
    });
  });

  test('adds up with the others to the range, each piece once and in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_500 }), fc.nat(), fc.nat(), (max, one, other) => {
        const [from, to] = [(one % max) + 1, (other % max) + 1].sort((a, b) => a - b) as [number, number];
        const whole = readPieces(rules, { print_from: from, print_to: to }, max, max);
        const pages = Number(whole.headers['x-pages']);
        const pieces = Array.from({ length: pages }, (_, page) => {
          const asked = { print_from: from, print_to: to, page: page + 1 };
          const { range } = readPieces(rules, asked, max, max);
          return Array.from({ length: range.to - range.from + 1 }, (_, index) => range.from + index);
        });
        expect(pieces.flat()).toEqual(Array.from({ length: to - from + 1 }, (_, index) => from + index));
        expect(whole.range).toEqual({ from, to });
        expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(rules.printPageSize(to - from + 1));
      }),
    );
  });

  test('extends to the end with 0 or nothing', () => {
    expect(readPieces(rules, { print_from: 3, print_to: 0 }, 7, 7).range).toEqual({ from: 3, to: 7 });
    expect(readPieces(rules, { print_from: 3 }, 7, 7).range).toEqual({ from: 3, to: 7 });
  });

  test('ends with the last ticket of a batch with fewer tickets than passengers', () => {
    expect(readPieces(rules, {}, 12, 10)).toMatchObject({ range: { from: 1, to: 10 }, headers: { 'x-total': '10' } });
    expect(getRefusal({ print_from: 11 }, 12, 10)).toMatchObject({ code: 'print_range_invalid' });
  });
});

describe('downloadAgentTickets', () => {
  test('200, 422: returns the total and the requested parts', async () => {
    const { sim, till } = await openTill();
    const code = await getBatch(sim, till, 23);
    const path = `/tickets/pdf/ticket_agent/${code}`;
    expect(await findHeaders(sim, path)).toEqual(['23', '10', '3']);
    expect(await findHeaders(sim, `${path}?page=3`)).toEqual(['23', '10', '3']);
    expect(await findHeaders(sim, `${path}?print_from=20&print_to=0`)).toEqual(['4', '10', '1']);
    expect((await findHeaders(till, `/api${path}?page=2&token=${till.token}`)).at(0)).toBe('23');
    expect((await sim.refused('downloadAgentTickets', keyed(sim, code, { page: 4 }))).body.message).toBe(
      'Please enter a range from 1 to 3',
    );
  });

  test('200: lets pages of other origins read the headers', async () => {
    const { sim, till } = await openTill();
    const code = await sellCode(till, BATCH_SALE);
    const headers = { origin: 'http://localhost:5173' };
    const answer = await sim.fetch(`/tickets/pdf/ticket_agent/${code}?page=1`, { headers: { ...headers, ...HELPER } });
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'Date, Retry-After, Idempotency-Replayed, X-Total, X-Page-Size, X-Pages',
    );
  });

  test('200, 422: leaves out voided and expired tickets without counting them, in order of number', async () => {
    const { sim, till } = await openTill();
    const code = await sellCode(till, BATCH_SALE);
    const { tickets, subTickets } = sim.world.tables;
    const batch = tickets.one('code', code)!;
    const parts = subTickets.by('ticket', batch.id);
    subTickets.update(parts[0]!.id, { canceledAt: 1 });
    subTickets.update(parts[4]!.id, { expired: true });
    subTickets.update(parts[5]!.id, { holderName: 'Nur Aina' });
    const kept = parts.filter((_, index) => index !== 0 && index !== 4);
    const data = buildAgentBatch(sim.world, batch);
    expect(data.tickets.map((ticket) => ticket?.qrcode)).toEqual(kept.map(({ qrcode }) => qrcode));
    expect(data.tickets.map((ticket) => ticket?.holder).filter(Boolean)).toEqual(['Nur Aina']);
    expect(await findHeaders(sim, `/tickets/pdf/ticket_agent/${code}`)).toEqual(['8', '10', '1']);
    voidAll(sim, code);
    expect((await sim.refused('downloadAgentTickets', keyed(sim, code))).code).toBe('agent_tickets_none');
  });

  test('200: shows changes of the tickets in the next document, and no others', async () => {
    const { sim, till } = await openTill();
    const code = await sellCode(till, BATCH_SALE);
    const { tickets, subTickets } = sim.world.tables;
    const { id } = tickets.one('code', code)!;
    const [first, second] = subTickets.by('ticket', id).map((part) => part.id) as [number, number];
    const download = (): Promise<Uint8Array> => sim.call('downloadAgentTickets', keyed(sim, code));
    const seen = [await download()];
    expect(await download()).toEqual(seen[0]);
    for (const change of [
      () => subTickets.update(first, { qrcode: 'ANOTHERQRCODE000' }),
      () => subTickets.update(first, { expiredAt: Date.parse('2027-01-01T23:59:59+08:00') }),
      () => subTickets.update(first, { holderName: 'Nur Aina' }),
      () => subTickets.update(second, { canceledAt: 1 }),
    ]) {
      change();
      const document = await download();
      expect(seen.some((old) => Buffer.from(old).equals(document))).toBe(false);
      seen.push(document);
    }
  });
});

describe('downloadWristbands', () => {
  test('200: returns one per passenger, by category, free passengers last', async () => {
    const { sim, till } = await openTill();
    const code = await sellCode(till, BANDS_SALE);
    const ticket = sim.world.tables.tickets.one('code', code)!;
    expect(buildWristbands(sim.world, ticket).passengers).toEqual([
      'Adult',
      'Adult',
      'Adult',
      'Adult',
      'Child',
      'Free',
    ]);
    expect(await findHeaders(sim, `/tickets/pdf/wristband/${code}`)).toEqual(['6', '10', '1']);
    expect(await findHeaders(sim, `/tickets/pdf/wristband/${code}?print_from=2&print_to=2`)).toEqual(['1', '10', '1']);
  });

  test('200: does not name the buyer', async () => {
    const { sim, till } = await openTill();
    const buyer = { name: 'Secret Buyer', email: 'secret@mail.test', contact: '+60177000099' };
    const bands = sim.world.tables.tickets.one('code', await sellCode(till, { ...BANDS_SALE, ...buyer }))!;
    const batch = sim.world.tables.tickets.one('code', await sellCode(till, { ...BATCH_SALE, ...buyer }))!;
    const said = JSON.stringify([buildWristbands(sim.world, bands), buildAgentBatch(sim.world, batch)]);
    expect(Object.values(buyer).filter((word) => said.includes(word))).toEqual([]);
    expect(said).toContain(batch.code);
  });
});
