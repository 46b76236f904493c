import { describe, expect, test } from 'vitest';
import { setup } from '../../testing/fakes/kernel.ts';
import { Journal, type JournalLine } from './journal.ts';
import { Frames } from './observed.ts';
import { Retention, weigh } from './retention.ts';
import { Ring } from './ring.ts';

const line = (part: Partial<JournalLine>): JournalLine => ({
  at: 0,
  operationId: 'login',
  method: 'POST',
  path: '/api/login',
  query: {},
  body: undefined,
  status: 200,
  code: null,
  message: null,
  userId: null,
  address: 'in-process',
  platform: 'web_app',
  userAgent: '',
  took: 0,
  faultId: null,
  events: [],
  ...part,
});

describe('all journals together', () => {
  test('keep as many bytes as they may: the oldest call of any world loses its request and answer first', () => {
    const retention = new Retention(1_000);
    const [one, other] = [new Journal(retention), new Journal(retention)];
    one.write(line({ answer: 'a'.repeat(600) }));
    other.write(line({ answer: `"${'b'.repeat(300)}"`, body: { note: 'c'.repeat(50) } }));
    expect(retention.bytes).toBe(968);
    other.write(line({ answer: '"d"' }));
    other.write(line({ answer: `"${'e'.repeat(100)}"` }));
    expect(retention.bytes).toBeLessThanOrEqual(1_000);
    expect(one.calls()).toMatchObject([{ isComplete: false }]);
    expect(one.entries()[0]).toMatchObject({ status: 200, body: undefined });
    expect(one.entries()[0]).not.toHaveProperty('answer');
    expect(other.calls().every(({ isComplete }) => isComplete)).toBe(true);
  });

  test('free what a world kept when it goes', () => {
    const retention = new Retention();
    const journal = new Journal(retention);
    const frames = new Frames(retention, () => {});
    journal.write(line({ answer: '{}' }));
    frames.add({ at: 0, direction: 'out', peer: 'p1', userId: null, type: 'alert', message: '{"type":"alert"}' });
    expect(retention.bytes).toBe(18);
    journal.close();
    frames.close();
    expect(retention.bytes).toBe(0);
  });

  test('keep nothing of a call that a later one pushed out', () => {
    const retention = new Retention();
    const journal = new Journal(retention);
    for (let call = 0; call < 1_500; call++) journal.write(line({ answer: '12345678' }));
    expect([journal.entries().length, retention.bytes]).toEqual([1_000, 8_000]);
    expect(journal.entries(1_498).map(({ id }) => id)).toEqual([1_499, 1_500]);
  });
});

test.each([
  ['a text', 'four', 4],
  ['nothing', undefined, 0],
  ['a list of texts', ['ab', 'cd'], 20],
  ['a file', { file: new Blob(['12345']) }, 21],
  ['bytes', new Uint8Array(7), 7],
])('%s weighs what it keeps', (_what, value, bytes) => {
  expect(weigh(value)).toBe(bytes);
});

test('a ring gives an item by its number while it is kept', () => {
  const ring = new Ring<number>(3);
  for (let index = 0; index < 5; index++) ring.add((id) => id * 10);
  expect([ring.get(2), ring.get(3), ring.get(5), ring.get(6)]).toEqual([undefined, 30, 50, undefined]);
  expect([ring.list(), ring.list(3), ring.list(5), ring.list(99)]).toEqual([[30, 40, 50], [40, 50], [], []]);
});

test('a deleted world frees its journal, and a reset begins an empty one', async () => {
  const { simulator } = setup();
  const { worlds } = simulator;
  await simulator.call('/w/qa/api/dashboard');
  const { journal } = worlds.room('qa');
  expect(journal.calls()).toMatchObject([{ isComplete: true }]);
  worlds.reset('qa');
  expect(journal.calls()).toMatchObject([{ isComplete: false }]);
  expect(worlds.room('qa').journal.written).toBe(0);
});
