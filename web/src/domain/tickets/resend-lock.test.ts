import { afterEach, describe, expect, test, vi } from 'vitest';
import { clock } from '@/lib/clock.ts';
import { resendLock } from './resend-lock.ts';
import { resetSessionState } from '@/lib/session-resets.ts';

const at = (ms: number) => vi.spyOn(clock, 'now').mockReturnValue(ms);

afterEach(() => {
  resetSessionState();
  vi.restoreAllMocks();
});

describe('a lock', () => {
  test('counts sixty seconds down, then lets go', () => {
    at(1_000_000);
    expect(resendLock.secondsLeft('receipt:A')).toBe(0);
    resendLock.lock('receipt:A');
    expect(resendLock.secondsLeft('receipt:A')).toBe(60);
    at(1_018_001);
    expect(resendLock.secondsLeft('receipt:A')).toBe(42);
    at(1_059_999);
    expect(resendLock.secondsLeft('receipt:A')).toBe(1);
    at(1_060_000);
    expect(resendLock.secondsLeft('receipt:A')).toBe(0);
  });

  test('belongs to one button of one record', () => {
    at(0);
    resendLock.lock('receipt:A');
    expect(resendLock.secondsLeft('receipt:B')).toBe(0);
    expect(resendLock.secondsLeft('booking:A')).toBe(0);
  });

  test('lasts as long as the server wants, and is forgotten with the session', () => {
    at(0);
    const heard = vi.fn<() => void>();
    const end = resendLock.subscribe(heard);
    resendLock.lock('receipt:A', 7_000);
    end();
    resendLock.lock('receipt:B');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(resendLock.secondsLeft('receipt:A')).toBe(7);
    resetSessionState();
    expect(resendLock.secondsLeft('receipt:A')).toBe(0);
  });
});
