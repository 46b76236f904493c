import { expect, test } from 'vitest';
import { fakeClock } from '../realtime/fake-host.ts';
import { createHelperFinder } from './create-helper-finder.ts';

const HELPER = { device_id: 'P1', name: 'Receipts' };

function finderThat(answers: (typeof HELPER | null)[], mayAsk?: () => Promise<boolean>) {
  const clock = fakeClock();
  let asked = 0;
  const helpers = { info: async () => answers[Math.min(asked++, answers.length - 1)]! };
  const finder = createHelperFinder({ helpers, clock, ...(mayAsk ? { mayAsk } : {}) });
  return { finder, clock, asked: () => asked };
}

test('caches a helper for five seconds', async () => {
  const { finder, clock, asked } = finderThat([HELPER, null]);
  expect([await finder.find('receipt'), await finder.find('receipt')]).toEqual([HELPER, HELPER]);
  expect(asked()).toBe(1);
  clock.advance(5000);
  expect(await finder.find('receipt')).toBeNull();
});

test('remembers a missing helper until forgotten, so that no print waits for it again', async () => {
  const { finder, clock, asked } = finderThat([null, HELPER]);
  expect(await finder.find('receipt')).toBeNull();
  clock.advance(3_600_000);
  expect(await finder.find('receipt')).toBeNull();
  expect(asked()).toBe(1);
  finder.forget('wristband');
  expect(await finder.find('receipt')).toBeNull();
  finder.forget();
  expect(await finder.find('receipt')).toEqual(HELPER);
});

test('asks once for two concurrent prints', async () => {
  const { finder, asked } = finderThat([HELPER]);
  await Promise.all([finder.find('receipt'), finder.find('receipt')]);
  expect(asked()).toBe(1);
});

test('neither asks nor remembers when the browser forbids it', async () => {
  let may = false;
  const { finder, asked } = finderThat([HELPER], async () => may);
  expect(await finder.find('receipt')).toBeNull();
  expect(asked()).toBe(0);
  may = true;
  expect(await finder.find('receipt')).toEqual(HELPER);
});
