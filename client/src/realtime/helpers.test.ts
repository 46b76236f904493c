import { describe, expect, test } from 'vitest';
import { browserAttention } from './browser-host.ts';
import { Emitter } from './emitter.ts';
import { fakeClock } from './fake-host.ts';
import type { Attention } from './host.ts';
import { isIgnoredScriptError, scriptErrorReport } from './script-errors.ts';
import { createThrottle } from './throttle.ts';

describe('createThrottle', () => {
  test('runs the first call immediately, later ones together at the end of the interval', () => {
    const clock = fakeClock(0);
    const calls: number[] = [];
    const throttle = createThrottle(() => calls.push(clock.now()), clock);
    for (const pause of [0, 100, 1_800, 99]) {
      clock.advance(pause);
      throttle.wish();
    }
    expect(calls).toEqual([0]);
    clock.advance(1);
    expect(calls).toEqual([0, 2_000]);
    clock.advance(10_000);
    expect(calls).toEqual([0, 2_000]);
    throttle.wish();
    expect(calls).toEqual([0, 2_000, 12_000]);
    expect(clock.waiting()).toBe(1);
  });

  test('drops pending calls on cancel', () => {
    const clock = fakeClock();
    let calls = 0;
    const throttle = createThrottle(() => calls++, clock);
    throttle.wish();
    throttle.wish();
    throttle.cancel();
    clock.advance(10_000);
    expect(calls).toBe(1);
  });
});

describe('script errors', () => {
  test.each<[string, Parameters<typeof isIgnoredScriptError>[0], boolean]>([
    ['a ResizeObserver loop', { message: 'ResizeObserver loop completed with undelivered notifications.' }, true],
    ['the older wording', { message: 'ResizeObserver loop limit exceeded' }, true],
    ['an aborted call, by name', { message: 'any', name: 'AbortError' }, true],
    [
      'an aborted call in Chrome',
      { message: 'Uncaught (in promise) AbortError: signal is aborted without reason' },
      true,
    ],
    ['an aborted call in Firefox', { message: 'The operation was aborted. ' }, true],
    ['an aborted call in Safari', { message: 'Fetch is aborted' }, true],
    ['a Chrome extension', { message: 'x', source: 'chrome-extension://abc/content.js' }, true],
    ['a Firefox extension in the stack', { message: 'x', stack: 'f@moz-extension://abc/x.js:1:1' }, true],
    ['a Safari extension', { message: 'x', source: 'safari-web-extension://abc/x.js' }, true],
    ['an error of ours', { message: 'Cannot read properties of undefined', source: '/assets/pos.js' }, false],
    ['an error that mentions a resize', { message: 'ResizeObserver is not defined' }, false],
    ['a business word', { message: 'The sale was aborted by the cashier' }, false],
  ])('%s', (_, error, ignored) => {
    expect(isIgnoredScriptError(error)).toBe(ignored);
    expect(scriptErrorReport(error, '/d/pos') === null).toBe(ignored);
  });

  test('are cut to the limits of the contract', () => {
    const report = scriptErrorReport({ message: 'm'.repeat(5_000), stack: 's'.repeat(9_000), line: 3 }, '/d/pos');
    expect(report).toMatchObject({ msg: '/script-error', source: null, line: 3, column: null, screen: '/d/pos' });
    expect(report?.message).toHaveLength(1_000);
    expect(report?.stack).toHaveLength(4_000);
  });
});

test('browserAttention reports focus, network and input until it ends', () => {
  const target = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'hidden' }),
  });
  const heard: Attention[] = [];
  const end = browserAttention(target as unknown as Window).listen((event) => heard.push(event));
  target.dispatchEvent(new Event('focus'));
  target.document.dispatchEvent(new Event('visibilitychange'));
  target.document.visibilityState = 'visible';
  target.document.dispatchEvent(new Event('visibilitychange'));
  target.dispatchEvent(new Event('online'));
  target.dispatchEvent(new Event('keydown'));
  end();
  target.dispatchEvent(new Event('keydown'));
  expect(heard).toEqual(['focus', 'focus', 'online', 'input']);
});

test('an Emitter continues past a listener that removes itself', () => {
  const emitter = new Emitter<{ word: string }>();
  const heard: string[] = [];
  const end = emitter.on('word', (word) => {
    heard.push(`first ${word}`);
    end();
  });
  emitter.on('word', (word) => heard.push(`second ${word}`));
  expect(emitter.emit('word', 'a')).toBe(true);
  emitter.emit('word', 'b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});
