import { clock } from './clock.ts';

/** A tab that nobody sees paints nothing. */
const AT_MOST_MS = 100;

/** Until what has just changed is on the screen; what is to come then does not hold it up. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(AT_MOST_MS, resolve);
    requestAnimationFrame(() => {
      cancel();
      clock.after(0, resolve);
    });
  });
}
