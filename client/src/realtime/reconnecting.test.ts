import { describe, expect, test } from 'vitest';
import { fakeRealtime } from './fake-host.ts';

const MINUTES = 60_000;

describe('reconnecting', () => {
  /** Fails every attempt; returns the seconds before each. */
  const attempts = (code: number, random = 0.5): number[] => {
    const { realtime, sockets, clock, socket } = fakeRealtime({ random: () => random });
    realtime.start();
    const waits: number[] = [];
    for (let known = 1; ; known++) {
      socket().drop(known === 1 ? code : 1006);
      const before = clock.now();
      const at = realtime.state().nextAttemptAt;
      if (at === null) {
        clock.advance(60 * MINUTES);
        expect(sockets).toHaveLength(known);
        return waits;
      }
      clock.advance(at - before);
      expect(sockets).toHaveLength(known + 1);
      waits.push((at - before) / 1000);
    }
  };

  test.each<[string, number, number, number[]]>([
    ['an unexpected close: attempt count × 5 s, five times', 1006, 0.5, [5, 10, 15, 20, 25]],
    ['a normal close that nobody asked for counts too', 1000, 0.5, [5, 10, 15, 20, 25]],
    ['1012, luckiest', 1012, 0, [5, 10, 15, 20, 25]],
    ['1012, in between', 1012, 0.5, [9.5, 19, 28.5, 38, 47.5]],
    ['1012, unluckiest', 1012, 0.9999999, [14, 28, 42, 56, 70]],
    ['3003: never', 3003, 0.5, []],
    ['3004: like any unexpected close', 3004, 0.5, [5, 10, 15, 20, 25]],
  ])('%s', (_, code, random, seconds) => {
    expect(attempts(code, random)).toEqual(seconds);
  });

  test('reports the close code of each loss to onLost, but not of a requested end', () => {
    const codes: number[] = [];
    const { realtime, socket, clock } = fakeRealtime({ onLost: (code) => codes.push(code) });
    realtime.start();
    socket().drop(3004);
    clock.advance(5_000);
    socket().accept();
    socket().drop(3003);
    realtime.start();
    socket().accept();
    realtime.stop();
    expect(codes).toEqual([3004, 3003]);
  });

  test('waits exactly as long as required', () => {
    const { realtime, sockets, clock, socket } = fakeRealtime();
    realtime.start();
    socket().accept();
    socket().drop();
    expect(realtime.state()).toMatchObject({ phase: 'waiting', attempt: 1, nextAttemptAt: clock.now() + 5_000 });
    clock.advance(4_999);
    expect(sockets).toHaveLength(1);
    clock.advance(1);
    expect(sockets).toHaveLength(2);
    expect(realtime.state()).toMatchObject({ phase: 'connecting', attempt: 1 });
  });

  const exhaust = (fake: ReturnType<typeof fakeRealtime>): void => {
    fake.realtime.start();
    for (const seconds of [5, 10, 15, 20, 25]) {
      fake.socket().drop();
      fake.clock.advance(seconds * 1000);
    }
    fake.socket().drop();
  };

  test.each(['focus', 'online'] as const)(
    'waits for %s after five failures, then resets the count and tries immediately',
    (event) => {
      const fake = fakeRealtime();
      exhaust(fake);
      expect(fake.realtime.state()).toEqual({ phase: 'waiting', attempt: 5, nextAttemptAt: null, reason: null });
      fake.clock.advance(10 * MINUTES);
      fake.attend('input');
      expect(fake.sockets).toHaveLength(6);
      fake.attend(event);
      expect(fake.sockets).toHaveLength(7);
      expect(fake.realtime.state().attempt).toBe(0);
      fake.socket().drop();
      expect(fake.realtime.state()).toMatchObject({ attempt: 1, nextAttemptAt: fake.clock.now() + 5_000 });
    },
  );

  test('does not shorten a running wait on focus', () => {
    const { realtime, sockets, socket, attend } = fakeRealtime();
    realtime.start();
    socket().drop();
    attend('focus');
    attend('online');
    expect(sockets).toHaveLength(1);
  });

  test('resets count and interval only on `connected`, not on an accepted socket', () => {
    const { realtime, clock, socket } = fakeRealtime({ random: () => 0.9999999 });
    realtime.start();
    socket().drop(1012);
    clock.advance(14_000);
    socket().tell('open');
    socket().drop();
    expect(realtime.state()).toMatchObject({ attempt: 2, nextAttemptAt: clock.now() + 28_000 });
    clock.advance(28_000);
    socket().accept();
    socket().drop();
    expect(realtime.state()).toMatchObject({ attempt: 1, nextAttemptAt: clock.now() + 5_000 });
  });

  test('counts a socket without `connected` as failed after 30 s', () => {
    const { realtime, clock, socket, sockets } = fakeRealtime();
    realtime.start();
    socket().tell('open');
    clock.advance(30_000);
    expect(realtime.state()).toMatchObject({ phase: 'waiting', attempt: 1 });
    expect(sockets[0]?.closedWith).toBe(1000);
    sockets[0]?.drop(3003);
    clock.advance(5_000);
    expect(sockets).toHaveLength(2);
  });

  test('counts a socket that cannot be created as failed', () => {
    const { realtime } = fakeRealtime({
      socket() {
        throw new SyntaxError('bad address');
      },
    });
    realtime.start();
    expect(realtime.state()).toMatchObject({ phase: 'waiting', attempt: 1 });
  });

  test('tries immediately when started during a wait', () => {
    const { realtime, socket, sockets, clock } = fakeRealtime();
    realtime.start();
    socket().drop();
    realtime.start();
    expect(sockets).toHaveLength(2);
    clock.advance(5_000);
    expect(sockets).toHaveLength(2);
  });

  test('starts over after five failures without a window', () => {
    const { realtime, socket, clock } = fakeRealtime({ attention: undefined });
    realtime.start();
    const waits: number[] = [];
    for (let round = 0; round < 7; round++) {
      socket().drop();
      const wait = (realtime.state().nextAttemptAt ?? Infinity) - clock.now();
      waits.push(wait / 1000);
      clock.advance(wait);
    }
    expect(waits).toEqual([5, 10, 15, 20, 25, 5, 10]);
  });
});
