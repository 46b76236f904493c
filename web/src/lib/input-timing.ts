/**
 * When work runs after an input, so that a slow till responds to every key with one light frame.
 *
 * A browser shows nothing new until the handler of an input has ended. Code that handles a press therefore says, right where
 * the press arrives, what can wait:
 *
 * - `afterFeedback(run)`: the pressed button shows first, then `run` builds the next step. If the next input arrives before
 *   that, `run` runs first, so that nothing is pressed on a screen that is about to change.
 * - `whenIdle(run)`: nobody waits for this. It runs when the browser has nothing else to do.
 * - `releaseFocus(area)`: call it before you remove `area` from the page. A browser that removes the focused element itself
 *   lays the whole page out halfway.
 *
 * Two smaller parts serve everything else: `nextPaint()` resolves once the last change is on screen, and
 * `afterMouseUp(run)` keeps the page still under a mouse button that is down.
 */
import { flushSync } from 'react-dom';
import { appState } from './app-state.ts';
import { clock } from './clock.ts';

const state = appState(() => ({
  /** The work of the last press that has not run yet. */
  pending: null as (() => void) | null,
  isMouseDown: false,
  /** What waits until the mouse button is up. */
  afterClick: [] as (() => void)[],
}));
// oxlint-disable-next-line state/no-module-state -- the window is listened to once
let isWatching = false;

/**
 * Runs `run` after the current press shows on screen, or before the next input if that comes first.
 * Call it last in an event handler: code after it would see the state from before `run`.
 */
export function afterFeedback(run: () => void): void {
  watchInputs();
  runPending();
  const runOnce = () => {
    if (state.pending !== runOnce) return;
    state.pending = null;
    flushSync(run);
  };
  state.pending = runOnce;
  void nextPaint().then(runOnce);
}

function runPending(): void {
  state.pending?.();
}

function watchInputs(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['keydown', 'pointerdown', 'click']) window.addEventListener(type, runPending, true);
}

/** Even a busy page runs idle work by then. */
const IDLE_AT_MOST_MS = 500;
/** The delay in browsers without `requestIdleCallback`, such as Safari. */
const IDLE_FALLBACK_MS = 60;

/** Runs `run` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return clock.after(IDLE_FALLBACK_MS, run);
  const id = requestIdleCallback(run, { timeout: IDLE_AT_MOST_MS });
  return () => cancelIdleCallback(id);
}

/** Blurs the focused element if it is inside `area`, a CSS selector of what is about to be removed. */
export function releaseFocus(area: string): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest(area)) activeElement.blur();
}

/** A hidden tab never paints. */
const PAINT_AT_MOST_MS = 100;

/** Resolves when the last change is on screen. */
export function nextPaint(): Promise<void> {
  // The timer of now: a frame that comes late must not resolve in an app that has started since.
  const { after } = clock;
  return new Promise((resolve) => {
    const cancel = after(PAINT_AT_MOST_MS, resolve);
    requestAnimationFrame(() => {
      cancel();
      after(0, resolve);
    });
  });
}

/**
 * Runs `run` immediately, or after the click if a mouse button is down.
 * Use it for anything that moves the page: an element that moves between mouse down and mouse up gets no click.
 */
export function afterMouseUp(run: () => void): void {
  if (state.isMouseDown) state.afterClick.push(run);
  else run();
}

function mouseUp(): void {
  if (!state.isMouseDown) return;
  state.isMouseDown = false;
  // The browser sends the click after mouse up.
  clock.after(0, () => {
    for (const run of state.afterClick.splice(0)) run();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (state.isMouseDown = true), true);
  document.addEventListener('mouseup', mouseUp, true);
  document.addEventListener('dragend', mouseUp, true);
}
