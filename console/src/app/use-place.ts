import { useEffect } from 'react';
import { keepFocus } from '@/lib/use-kept-focus.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

/** Where a control was, for the time when it is gone. */
interface Place {
  /** What was around it, the nearest first, up to the view. */
  around: Element[];
  /** Its list, the number of its row there, and its own number in the row. */
  list: Element | null;
  row: number;
  control: number;
}

/**
 * Keeps the place of keyboard users when a command disappears together with its button. In a list, the
 * same control of the next row gets the focus; elsewhere the nearest heading, or the view.
 */
export function usePlace(): void {
  useEffect(() => {
    const view = document.querySelector('main');
    if (!view) return undefined;
    let place: Place | null = null;
    const remember = ({ target }: Event) => {
      // A dialog keeps its own focus.
      if (target instanceof Element && !target.closest('dialog')) place = placeOf(target, view);
    };
    view.addEventListener('focusin', remember);
    const letGo = keepFocus(view, () => (place && nearest(place)) ?? view.focus());
    return () => {
      letGo();
      view.removeEventListener('focusin', remember);
    };
  }, []);
}

function placeOf(target: Element, view: Element): Place {
  const around: Element[] = [];
  for (let outer = target.parentElement; outer && outer !== view; outer = outer.parentElement) around.push(outer);
  const row = target.closest('li, tbody tr');
  return {
    around: [...around, view],
    list: row?.parentElement ?? null,
    row: row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1,
    control: row ? controlsOf(row).findIndex((control) => control === target) : -1,
  };
}

/** Gives the focus to what is nearest to a place; returns null if there is nothing. */
function nearest({ around, list, row, control }: Place): true | null {
  const rows = list?.isConnected ? [...list.children] : [];
  const next = rows[row] ?? rows.at(-1);
  const same = next && controlsOf(next)[control];
  if (same) {
    same.focus();
    return true;
  }
  const heading = around
    .filter((outer) => outer.isConnected)
    .map((outer) => outer.querySelector<HTMLElement>('h1, h2, h3'))
    .find((found) => found !== null);
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.focus();
  return true;
}

const controlsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => !control.closest('dialog'));
