import { useEffect } from 'react';

/** Two presses closer than this, at one place, are one double click: nobody has read what came in between. */
const DOUBLE_MS = 350;
const SAME_PLACE_PX = 10;
const CONTROL = 'button, a[href], label, input, select, textarea, summary';

interface Press {
  control: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * Whether a press is the second half of a double click on something that is no longer under the pointer, because the
 * first half already led on.
 */
export function isStray(before: Press | null, press: Press): boolean {
  return (
    before !== null &&
    before.control !== null &&
    before.control !== press.control &&
    press.at - before.at < DOUBLE_MS &&
    Math.hypot(press.x - before.x, press.y - before.y) < SAME_PLACE_PX
  );
}

/**
 * Choosing leads on by itself (002 §2.18), so that the second half of a double click would press whatever comes next, such
 * as a day of the calendar: it is dropped. A wait before the calendar opens (002 §9) would hold up everybody else.
 */
export function useSteadyPointer(): void {
  useEffect(() => {
    let before: Press | null = null;
    let stray = false;
    const drop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: PointerEvent) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
      const now = { control, at: event.timeStamp, x: event.clientX, y: event.clientY };
      stray = isStray(before, now);
      if (stray) drop(event);
      else before = now;
    };
    const click = (event: MouseEvent) => {
      // The browser counts along: keys and single clicks are never dropped.
      if (stray && event.detail > 1) drop(event);
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', click, true);
    };
  }, []);
}
