import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onVisible, visibleAfter } from './when-visible.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
const line = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', line);
  Object.assign(page, { visibilityState: 'visible' });
  line.onLine = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

describe('a pause of somebody who looks', () => {
  const pause = () => {
    const controller = new AbortController();
    const done = vi.fn<() => void>();
    const wait = async () => {
      await visibleAfter(3_000, controller.signal);
      done();
    };
    void wait();
    return { controller, done };
  };

  it('ends after its time', async () => {
    const { done } = pause();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('goes on while the page is hidden or the browser offline', async () => {
    const { done } = pause();
    show('hidden');
    line.onLine = false;
    await vi.advanceTimersByTimeAsync(60_000);
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(done).not.toHaveBeenCalled();
    line.onLine = true;
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
  });

  it('is not shortened by looking away and back', async () => {
    const { done } = pause();
    show('hidden');
    show('visible');
    await vi.advanceTimersByTimeAsync(2_999);
    expect(done).not.toHaveBeenCalled();
  });

  it('ends immediately when it is cancelled, even while the page is hidden', async () => {
    const { controller, done } = pause();
    show('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('onSeen', () => {
  it('tells of each return until it ends', () => {
    const run = vi.fn<() => void>();
    const end = onVisible(run);
    show('hidden');
    expect(run).not.toHaveBeenCalled();
    show('visible');
    browser.dispatchEvent(new Event('online'));
    expect(run).toHaveBeenCalledTimes(2);
    end();
    show('visible');
    expect(run).toHaveBeenCalledTimes(2);
  });
});
