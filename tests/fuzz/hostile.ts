import type { Random } from '../../simulator/src/world/random.ts';

/** Texts that programs trip over. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uFEFF',
  '\u202Egnp.exe',
  '\uD800',
  'é',
  '👨‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(30),
  'İstanbul ß',
  '<script>alert(1)</script>',
  '{name}',
  '$&',
  '=1+1',
  '../../etc/passwd',
  '%',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e3',
  '٣',
  'true',
  '[]',
  '{}',
  '{"a":',
  "' OR 1=1 --",
  '0000-00-00',
  '2026-02-30',
  '2026-03-10',
  '9999-12-31',
  '0001-01-01',
  '275760-09-14',
  '2026-03-10T24:00:00+08:00',
  '2016-12-31T23:59:60Z',
  '24:00',
  '-1',
  '1',
];

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  0.005,
  1.005,
  0.1 + 0.2,
  99.999,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 53 + 2,
  1e15,
  1e21,
  1e308,
  -1e308,
  5e-324,
];

/** Keys that reach into an object's prototype when they are copied carelessly. */
export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
];

/** Returns a value that most fields do not expect. */
export function hostileValue(random: Random): unknown {
  return random.weighted<() => unknown>([
    [() => random.pick(TEXTS), 8],
    [() => random.pick(NUMBERS), 6],
    [() => random.pick([null, true, false, [], {}, [[]], [null], [{}], { a: 1 }, { length: 3 }]), 6],
    [() => random.pick(['x', '0', ' ', '👍', '\n']).repeat(random.pick([41, 121, 256, 2_001, 10_001])), 2],
    [() => 'x'.repeat(300_000), 0.1],
    [() => nested(random.pick([20, 65, 500])), 1],
    [() => nested(20_000), 0.1],
    [() => Array.from({ length: random.pick([17, 101, 1_001]) }, () => random.pick([1, 'a', null, {}])), 1],
    [() => ({ [random.pick(PROTOTYPE_KEYS)]: random.pick([1, 'x', null, {}]) }), 1],
  ])();
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Returns the value written as a text that a query string or path can carry. */
export function hostileText(random: Random): string {
  return random.chance(0.7) ? random.pick(TEXTS) : String(random.pick(NUMBERS));
}
