import { flushSync } from 'react-dom';
import { painted } from './painted.ts';

/** What the last input asked for and the screen has yet to do. */
let due: (() => void) | null = null;
let isWatching = false;

/** Whoever is quicker than the screen finds done what came before: nothing is pressed on what should no longer stand. */
function catchUp(): void {
  due?.();
}

function watchInputs(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['keydown', 'pointerdown', 'click']) window.addEventListener(type, catchUp, true);
}

/**
 * Does what a press asks for as soon as the screen has shown that it was felt, so that a slow machine answers each key with
 * one light frame and builds what comes next in another. The next press has it done at once, before it is served itself.
 */
export function afterPaint(act: () => void): void {
  watchInputs();
  catchUp();
  const run = () => {
    if (due !== run) return;
    due = null;
    flushSync(act);
  };
  due = run;
  void painted().then(run);
}
