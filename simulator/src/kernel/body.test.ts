import { expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../testing/index.ts';
import { isDeeperThan, readBytes } from './body.ts';
import { Journal, type JournalEntry } from './journal.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const send = async (
  caller: TestCaller,
  path: string,
  body: RequestInit['body'],
  headers: Record<string, string> = JSON_TYPE,
): Promise<{ status: number; code: string }> => {
  const response = await caller.fetch(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const { code = '' } = (await response.json()) as { code?: string };
  return { status: response.status, code };
};

/** Returns a body that never ends, and a counter of the bytes read from it. */
function endless(): { body: ReadableStream<Uint8Array>; read(): number } {
  let read = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    read += 100_000;
    controller.enqueue(new Uint8Array(100_000).fill(0x20));
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), read: () => read };
}

test.each([64, 65, 6_000, 200_000])(
  'JSON of %d levels: more than 64 are refused, the rest is validated',
  async (levels) => {
    const sim = createTestSimulator();
    const expected =
      levels > 64 ? { status: 400, code: 'malformed_request' } : { status: 422, code: 'validation_failed' };

    expect(await send(sim, '/api/login', deep(levels))).toEqual(expected);
  },
);

test('a call that nests too deeply is journaled, and the API log still works', async () => {
  const sim = createTestSimulator();
  await send(sim, '/api/login', deep(6_000));
  const developer = await sim.as('skaloot');

  expect((await developer.call('listApiRequests', { query: { page: 0 } })).data).toHaveLength(2);
  const { data } = (await (await sim.fetch('/__sim/worlds/default/journal')).json()) as { data: { code: string }[] };
  expect(data[0]?.code).toBe('malformed_request');
});

test('a JSON form field that nests too deeply is refused as an invalid field', async () => {
  const sim = createTestSimulator();
  const form = new URLSearchParams({ email: 'a@b.my', password: 'x', policies: deep(6_000) }).toString();
  const developer = await sim.as('skaloot');

  const answer = await send(developer, '/api/users/add', form, { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer).toEqual({ status: 422, code: 'validation_failed' });
});

test('a body of unknown length is read no further than the limit of its operation', async () => {
  const sim = createTestSimulator();
  const { body, read } = endless();

  expect(await send(sim, '/api/login', body)).toEqual({ status: 413, code: 'body_too_large' });
  expect(read()).toBeLessThanOrEqual(1_100_000);
});

test('a body with a Content-Length over the limit is not read at all', async () => {
  const sim = createTestSimulator();
  const { body, read } = endless();

  expect(await send(sim, '/api/login', body, { ...JSON_TYPE, 'content-length': '120000000' })).toMatchObject({
    status: 413,
  });
  expect(read()).toBe(0);
});

test('a large form of any content type is refused', async () => {
  const sim = createTestSimulator();
  const large = new FormData();
  large.append('email', 'x'.repeat(1_100_000));

  expect(await send(sim, '/api/login', large, {})).toEqual({ status: 413, code: 'body_too_large' });
});

test('a form with 100,000 fields is refused', async () => {
  const sim = createTestSimulator();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };

  expect(await send(sim, '/api/login', 'a=&'.repeat(100_000), headers)).toEqual({
    status: 400,
    code: 'malformed_request',
  });
});

test('a form with too many parts is refused', async () => {
  const manager = await createTestSimulator().as('manager');
  const parts = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(20_001);
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };

  expect(await send(manager, '/api/popup/upload', `${parts}--b--\r\n`, headers)).toEqual({
    status: 400,
    code: 'malformed_request',
  });
});

test('an upload may be larger than other calls', async () => {
  const manager = await createTestSimulator().as('manager');
  const img = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5_000_001)]).toString('base64');

  expect(await send(manager, '/api/popup/upload', JSON.stringify({ img, original_name: 'a.png' }))).toEqual({
    status: 422,
    code: 'image_too_large',
  });
});

test('an empty body has no bytes', async () => {
  expect(await readBytes(new Request('http://localhost/', { method: 'POST' }), 10)).toHaveLength(0);
});

test.each([
  [1, 1, false],
  [[], 1, false],
  [[[]], 1, true],
  [{ a: [{ b: 1 }] }, 3, false],
  [{ a: [{ b: 1 }] }, 2, true],
] as const)('%j is deeper than %d: %s', (value, most, deeper) => {
  expect(isDeeperThan(value, most)).toBe(deeper);
});

const LINE = { at: 0, operationId: null, path: '/', query: {}, body: null } as unknown as JournalEntry;

test('the journal copies values of any depth in order and hides secrets and bank accounts', () => {
  const journal = new Journal();
  let body: unknown = {
    password: 'a',
    acc_no: '1234567890',
    account_number: '1',
    bank_name: 'Maybank',
    list: [1, { token: 'b' }],
  };
  for (let depth = 0; depth < 50_000; depth++) body = [body];
  journal.write({ ...LINE, body });
  let copy = journal.entries()[0]?.body;
  while (Array.isArray(copy)) copy = copy[0] as unknown;

  expect(JSON.stringify(copy)).toBe(
    '{"password":"[hidden]","acc_no":"[hidden]","account_number":"[hidden]","bank_name":"Maybank","list":[1,{"token":"[hidden]"}]}',
  );
});

test('an entry that cannot be written leaves no gap in the journal', () => {
  const journal = new Journal();
  const broken = {
    get field(): never {
      throw new Error('cannot be read');
    },
  };
  expect(() => journal.write({ ...LINE, body: broken })).toThrow('cannot be read');
  journal.write({ ...LINE });

  expect(journal.entries().map(({ id }) => id)).toEqual([1]);
});
