import { clock } from './clock.ts';

let isPressed = false;
const waiting: (() => void)[] = [];

/**
 * Runs at once, or when the button of the mouse that is held down is up again and its click is done. What would move the
 * page in the middle of a press has the click miss what was pressed.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

function release(): void {
  if (!isPressed) return;
  isPressed = false;
  // The click comes first.
  clock.after(0, () => {
    for (const run of waiting.splice(0)) run();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  document.addEventListener('mouseup', release, true);
  document.addEventListener('dragend', release, true);
}
