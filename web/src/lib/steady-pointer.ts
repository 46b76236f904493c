/** Two presses within this time at one place are a double click: nobody can have read what changed. */
const DOUBLE_MS = 350;
const SAME_PLACE_PX = 10;
const CONTROL = 'button, a[href], label, input, select, textarea, summary';
/** Commands that run once, however they are pressed; other buttons, such as counters, take each press. */
const COMMAND = 'button[type="submit"], button[data-kind="primary"], button[data-kind="danger"]';

interface Press {
  control: Element | null;
  at: number;
  x: number;
  y: number;
}

/**
 * Returns whether a press is the unwanted second half of a double click.
 * Its target is not what the first half pressed, because that already led on, or it repeats a command.
 */
export function isStrayPress(before: Press | null, press: Press): boolean {
  return (
    before !== null &&
    before.control !== null &&
    (before.control !== press.control || before.control.matches(COMMAND)) &&
    press.at - before.at < DOUBLE_MS &&
    Math.hypot(press.x - before.x, press.y - before.y) < SAME_PLACE_PX
  );
}

/**
 * Drops the second half of a double click after a choice or a command.
 * A choice moves on automatically (002 §2.18) and a command ends by closing its dialog, so that the second half would
 * press whichever control comes next, such as a day of the calendar, or repeat the command. Delaying the calendar
 * (002 §9) instead would slow everybody down.
 * @param signal ends it
 */
export function steadyPointer(signal?: AbortSignal): void {
  const options = { capture: true, signal };
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
      stray = isStrayPress(before, now);
      if (stray) drop(event);
      else before = now;
    },
    options,
  );
  window.addEventListener(
    'click',
    (event) => {
      // The browser counts along: keys and single clicks are never dropped.
      if (stray && event.detail > 1) drop(event);
    },
    options,
  );
}
