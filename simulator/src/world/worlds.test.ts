import { describe, expect, test, vi } from 'vitest';
import { fakeDomain, fakeSimulator, NINE, signIn } from '../../testing/fakes/domain.ts';
import { createSecrets } from './secrets.ts';
import { TooManyWorlds, Worlds, type WorldsOptions } from './worlds.ts';

function setup(options: Partial<WorldsOptions> = {}): {
  worlds: Worlds;
  seeds: ReturnType<typeof vi.fn>;
  replaced: string[];
  at(now: number): void;
} {
  let now = NINE;
  const replaced: string[] = [];
  const seeds = vi.fn(fakeDomain.seedTables);
  const worlds = new Worlds({
    domain: { ...fakeDomain, seedTables: seeds },
    clock: { now: () => now, setTimer: () => () => {} },
    secrets: createSecrets(),
    seed: 1,
    tickets: 3,
    perMinute: undefined,
    runJob: () => {},
    onJobFailure: () => {},
    isWatched: () => false,
    onReplaced: (name) => replaced.push(name),
    ...options,
  });
  return { worlds, seeds, replaced, at: (instant) => void (now = instant) };
}

describe('worlds', () => {
  test('a world is created at the first use of its name and stays the same afterwards', () => {
    const { worlds } = setup();
    expect(worlds.has('a')).toBe(false);
    expect(worlds.get('a')).toBe(worlds.get('a'));
    expect(worlds.has('a')).toBe(true);
  });

  test('a change in one world is not seen in another, nor in one created later', () => {
    const { worlds } = setup();
    const { tables, random } = worlds.get('a');
    tables.users.update(1, { name: 'Someone else' });
    tables.counters.remove(2);
    random.next();
    for (const name of ['b', 'c']) {
      expect(worlds.get(name).tables.users.must(1).name).toBe('Cashier 1');
      expect(worlds.get(name).tables.counters.size).toBe(3);
    }
    expect(worlds.create('d').random.token(8)).toBe(setup().worlds.get('d').random.token(8));
  });

  test('the seed runs once per seed, size and Kuala Lumpur day', () => {
    const { worlds, seeds, at } = setup();
    for (const name of ['a', 'b', 'c']) worlds.get(name);
    expect(seeds).toHaveBeenCalledTimes(1);
    worlds.create('d', { tickets: 9 });
    worlds.create('e', { seed: 2 });
    expect(seeds).toHaveBeenCalledTimes(3);
    at(Date.parse('2026-03-10T23:59:59+08:00'));
    worlds.get('f');
    expect(seeds).toHaveBeenCalledTimes(3);
    at(Date.parse('2026-03-11T00:00:00+08:00'));
    worlds.get('g');
    expect(seeds).toHaveBeenCalledTimes(4);
    expect(seeds).toHaveBeenLastCalledWith({ seed: 1, tickets: 3, now: Date.parse('2026-03-11T00:00:00+08:00') });
  });

  test('sockets are notified of a reset, a restore and a deletion, not of a first use', () => {
    const { worlds, replaced } = setup();
    worlds.get('a');
    expect(replaced).toEqual([]);
    worlds.reset('a');
    worlds.restore('a', worlds.snapshot('a'));
    worlds.delete('a');
    expect(replaced).toEqual(['a', 'a', 'a']);
    expect(worlds.delete('a')).toBe(false);
  });

  test('beyond 1,000 the least recently used world is evicted, never default', () => {
    const { worlds, at } = setup();
    worlds.get('default');
    for (let number = 0; number < 999; number++) worlds.get(`w${number}`);
    at(NINE + 60_000);
    worlds.get('w0');
    worlds.get('one-more');
    expect(worlds.list()).toHaveLength(1_000);
    expect([worlds.has('default'), worlds.has('w0'), worlds.has('w1')]).toEqual([true, true, false]);
  });

  test('a world used in the last minute, or watched by a window, is not evicted', () => {
    const { worlds, at } = setup({ isWatched: (name) => name === 'w0' });
    for (let number = 0; number < 1_000; number++) worlds.get(`w${number}`);
    expect(() => worlds.get('one-more')).toThrow(TooManyWorlds);
    at(NINE + 60_000);
    worlds.get('w1');
    worlds.get('one-more');
    expect(['w0', 'w1', 'w2'].map((name) => worlds.has(name))).toEqual([true, true, false]);
  });

  test('a restored world does not share its random state with its origin', () => {
    const { worlds } = setup();
    const snapshot = worlds.snapshot('a');
    const first = worlds.get('a').random.token(4);
    expect(worlds.restore('b', snapshot).random.token(4)).toBe(first);
  });

  test('a snapshot survives JSON, and a second snapshot of it is identical', () => {
    const simulator = fakeSimulator();
    signIn(simulator.worlds.get('a'), 1);
    const snapshot = JSON.parse(JSON.stringify(simulator.worlds.snapshot('a'))) as ReturnType<Worlds['snapshot']>;
    simulator.worlds.restore('b', snapshot);
    expect(JSON.parse(JSON.stringify(simulator.worlds.snapshot('b')))).toEqual(snapshot);
  });
});
