/** Two presses closer than this, at one place, are one double click: nobody has read what came in between. */
const DOUBLE_MS = 350;
const SAME_PLACE_PX = 10;
const CONTROL = 'button, a[href], label, input, select, textarea, summary';
/** What is sent or done once, however it is pressed; other buttons, such as those of a counter, take each press. */
const COMMAND = 'button[type="submit"], button[data-kind="primary"], button[data-kind="danger"]';

interface Press {
  control: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * Whether a press is the second half of a double click that nobody means: on something that is no longer under the pointer,
 * because the first half already led on, or on a command that the first half gave.
 */
export function isStray(before: Press | null, press: Press): boolean {
  return (
    before !== null &&
    before.control !== null &&
    (before.control !== press.control || before.control.matches(COMMAND)) &&
    press.at - before.at < DOUBLE_MS &&
    Math.hypot(press.x - before.x, press.y - before.y) < SAME_PLACE_PX
  );
}

/**
 * A choice leads on by itself (002 §2.18) and a command ends with its dialog gone, so that the second half of a double click
 * would press whatever comes next, such as a day of the calendar or a row of the list below, or give the command again: it
 * is dropped. A wait before the calendar opens (002 §9) would hold up everybody else.
 */
export function steadyPointer(): void {
  let before: Press | null = null;
  let stray = false;
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener(
    'pointerdown',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
      const now = { control, at: event.timeStamp, x: event.clientX, y: event.clientY };
      stray = isStray(before, now);
      if (stray) drop(event);
      else before = now;
    },
    true,
  );
  window.addEventListener(
    'click',
    (event) => {
      // The browser counts along: keys and single clicks are never dropped.
      if (stray && event.detail > 1) drop(event);
    },
    true,
  );
}
