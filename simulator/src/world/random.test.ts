import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, resumeRandom, type Random } from './random.ts';

const take = (random: Random, count: number): number[] => Array.from({ length: count }, () => random.next());

describe('a random source', () => {
  test('one seed always gives the same sequence', () => {
    expect(createRandom(1).int(0, 999_999)).toBe(createRandom('1').int(0, 999_999));
    expect(take(createRandom(7), 50)).toEqual(take(createRandom(7), 50));
    expect(take(createRandom(7), 5)).not.toEqual(take(createRandom(8), 5));
  });

  test('continues from a saved state', () => {
    const random = createRandom(3);
    take(random, 11);
    const resumed = resumeRandom(random.state());
    expect(take(resumed, 20)).toEqual(take(random, 20));
  });

  test('a fork depends on its label', () => {
    expect(createRandom(3).fork('users').token(8)).not.toBe(createRandom(3).fork('tickets').token(8));
    expect(createRandom(3).fork('users').token(8)).toBe(createRandom(3).fork('users').token(8));
  });

  test('every integer of a range comes up, and none outside it', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(5), (seed, min, span) => {
        const random = createRandom(seed);
        const seen = new Set(Array.from({ length: 400 }, () => random.int(min, min + span)));
        expect([...seen].toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: span + 1 }, (_, index) => min + index),
        );
      }),
    );
  });

  test('a shuffle keeps all elements', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat()), (seed, list) => {
        const shuffled = createRandom(seed).shuffle(list);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  test('weights are respected, and weight 0 never comes up', () => {
    const random = createRandom(5);
    const counts = { a: 0, b: 0, c: 0 };
    for (let index = 0; index < 4_000; index++)
      counts[
        random.weighted([
          ['a', 3],
          ['b', 1],
          ['c', 0],
        ] as const)
      ]++;
    expect(counts.c).toBe(0);
    expect(counts.a / counts.b).toBeGreaterThan(2.5);
    expect(counts.a / counts.b).toBeLessThan(3.5);
  });

  test('tokens and UUIDs are well-formed', () => {
    const random = createRandom(9);
    expect(random.token(16)).toMatch(/^[0-9a-f]{32}$/);
    expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
