import { useEffect } from 'react';

/** Gives the focus to the heading of the screen: near enough to where something was that is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Keeps the focus of whoever works with keys on the screen: a command that a record takes no more goes away, and its button
 * with it. A focus that was given up, by a click beside everything, is not brought back.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const screen = document.querySelector('main');
    return screen ? keepFocus(screen, focusHeading) : undefined;
  }, []);
}

/**
 * Calls `save` when what had the focus in an area has gone and nothing else has it; dialogs over the area are not part of it.
 *
 * @returns what ends the watch
 */
export function keepFocus(area: Element, save: () => void): () => void {
  const frame = area.closest('dialog');
  let last: Element | null = null;
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) save();
  });
  /** What goes away is a child of something around it: to watch all of the area would cost each key that changes anything. */
  const follow = (element: Element | null) => {
    last = element;
    watch.disconnect();
    for (let around = element?.parentElement; around; around = around === area ? null : around.parentElement)
      watch.observe(around, { childList: true });
  };
  const remember = ({ target }: Event) =>
    follow(target instanceof Element && target.closest('dialog') === frame ? target : null);
  const forget = (event: Event) => {
    const { target, relatedTarget } = event as FocusEvent;
    if (relatedTarget !== null) return;
    // An element on its way out still stands in the page while it loses the focus.
    queueMicrotask(() => {
      if (last === target && last?.isConnected) follow(null);
    });
  };
  area.addEventListener('focusin', remember);
  area.addEventListener('focusout', forget);
  return () => {
    watch.disconnect();
    area.removeEventListener('focusin', remember);
    area.removeEventListener('focusout', forget);
  };
}
