import { clock } from './clock.ts';

/** However busy the screen is, it is done by then. */
const AT_MOST_MS = 500;
/** Where a browser does not tell when it has nothing to do. */
const SOON_MS = 60;

/**
 * Does what nobody waits for once the screen has nothing else to do, so that a key pressed meanwhile is served first.
 *
 * @returns what calls it off
 */
export function whenIdle(act: () => void): () => void {
  // Not yet in every browser that may open a till.
  if (!('requestIdleCallback' in globalThis)) return clock.after(SOON_MS, act);
  const id = requestIdleCallback(act, { timeout: AT_MOST_MS });
  return () => cancelIdleCallback(id);
}
