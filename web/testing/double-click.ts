import { expect } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';
import { findReachable } from './pointer.ts';

/** The time between the presses of a quick hand. */
const BETWEEN_SECONDS = 0.12;
/** Who double-clicks again has seen what came. */
const PAUSE_SECONDS = 1;

/** A place in the window of the app. */
interface Place {
  x: number;
  y: number;
}

let earliest = 0;

/** Double-clicks the middle of an element as {@link doubleClickAt} does. */
export async function doubleClick(locator: Locator, next: Locator): Promise<void> {
  const { left, top, width, height } = (await findReachable(locator)).getBoundingClientRect();
  await doubleClickAt({ x: left + width / 2, y: top + height / 2 }, next);
}

/**
 * Double-clicks with the pointer of the browser.
 * The second press meets what the first one brought, and both tell the
 * time of a hand, however long the machine takes between them.
 * @param next is there once the first press has led on
 */
export async function doubleClickAt(place: Place, next: Locator): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- the browser's pointer tells the real time
  const start = Math.max(earliest, (performance.timeOrigin + performance.now()) / 1000);
  earliest = start + PAUSE_SECONDS;
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', count: number): Promise<unknown> =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      ...inBrowser(place),
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: count,
      timestamp: start + BETWEEN_SECONDS * count,
    });
  await send('mouseMoved', 0);
  await send('mousePressed', 1);
  await send('mouseReleased', 1);
  await expect.element(next).toBeVisible();
  await send('mousePressed', 2);
  await send('mouseReleased', 2);
}

/** The app of a test runs in a frame, which shrinks to fit the window of the browser. */
function inBrowser({ x, y }: Place): Place {
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / innerWidth;
  return { x: frame.left + x * scale, y: frame.top + y * scale };
}
