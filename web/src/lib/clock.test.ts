import { afterEach, describe, expect, it, vi } from 'vitest';
import { clock } from './clock.ts';

const NOON = Date.parse('2026-03-10T12:00:00+08:00');

/** An answer that took `took` milliseconds, with the server's time on its way. */
function answer(serverTime: number, took = 0): void {
  const tell = clock.measure();
  vi.advanceTimersByTime(took);
  tell(serverTime);
}

afterEach(() => {
  answer(clock.device());
  vi.useRealTimers();
});

describe('the clock', () => {
  it('follows the server, forward and back', () => {
    vi.useFakeTimers({ now: NOON });
    answer(NOON + 10 * 3_600_000);
    expect(Math.abs(clock.now() - (NOON + 10 * 3_600_000))).toBeLessThanOrEqual(1_000);
    expect(clock.device()).toBe(NOON);
    answer(NOON - 86_400_000);
    expect(Math.abs(clock.now() - (NOON - 86_400_000))).toBeLessThanOrEqual(1_000);
  });

  it('does not move for whole seconds, nor for the time that an answer takes', () => {
    vi.useFakeTimers({ now: NOON });
    for (const took of [0, 300, 20_000]) {
      const sent = clock.device();
      answer(Math.floor((sent + took / 2) / 1_000) * 1_000, took);
      expect(clock.now()).toBe(clock.device());
    }
  });

  it('stays where a server stopped its own, and runs again with it', () => {
    vi.useFakeTimers({ now: NOON });
    clock.set({ now: NOON - 3_600_000, isStopped: true });
    vi.advanceTimersByTime(600_000);
    expect(clock.now()).toBe(NOON - 3_600_000);
    answer(NOON - 3_600_000);
    expect(clock.now()).toBe(NOON - 3_600_000);
    clock.set({ now: NOON, isStopped: false });
    vi.advanceTimersByTime(5_000);
    expect(clock.now()).toBe(NOON + 5_000);
  });

  it('ignores a response that was on its way when the clock was set', () => {
    vi.useFakeTimers({ now: NOON });
    const tell = clock.measure();
    clock.set({ now: NOON + 86_400_000, isStopped: true });
    tell(NOON);
    expect(clock.now()).toBe(NOON + 86_400_000);
  });

  it('runs on when the connection that would say so was lost', () => {
    vi.useFakeTimers({ now: NOON });
    clock.set({ now: NOON - 60_000, isStopped: true });
    clock.run();
    vi.advanceTimersByTime(5_000);
    expect(clock.now()).toBe(NOON - 55_000);
  });

  it('tells who shows the time when it was set, and only then', () => {
    vi.useFakeTimers({ now: NOON });
    const heard = vi.fn();
    const stop = clock.onSet(heard);
    answer(NOON);
    expect(heard).not.toHaveBeenCalled();
    answer(NOON + 60_000);
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });
});
