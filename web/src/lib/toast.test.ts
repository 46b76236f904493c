import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAppState } from './app-state.ts';
import { toast } from './toast.ts';

const texts = () => toast.all().map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => {
    resetAppState();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
  });

  it('go after 5 s', () => {
    toast.success('Slip has been printed');
    vi.advanceTimersByTime(4999);
    expect(texts()).toEqual(['Slip has been printed']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });
  it('of the app that starts next in this page are not closed by the timers of this one', () => {
    resetAppState();
    toast.info('first app');
    vi.advanceTimersByTime(3000);
    resetAppState();
    toast.info('second app');
    vi.advanceTimersByTime(3000);
    expect(texts()).toEqual(['second app']);
  });
  it('are at most five: the oldest makes room', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) toast.info(text);
    expect(texts()).toEqual(['2', '3', '4', '5', '6']);
  });
  it('stay while they are held, and for their full time after that', () => {
    toast.info('held');
    const id = toast.all()[0]?.id ?? 0;
    toast.hold(id);
    vi.advanceTimersByTime(20_000);
    expect(texts()).toEqual(['held']);
    toast.release(id);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
  });
  it('show an error once, however often it happens', () => {
    toast.error('Something went wrong');
    toast.error('Something went wrong');
    expect(texts()).toEqual(['Something went wrong']);
  });
  it('keep new errors back for 1 s after a network error, but no good news', () => {
    toast.mute();
    toast.error('muted');
    toast.success('Receipt has been printed');
    expect(texts()).toEqual(['Receipt has been printed']);
    vi.advanceTimersByTime(1000);
    toast.error('heard');
    expect(texts()).toContain('heard');
  });
});
