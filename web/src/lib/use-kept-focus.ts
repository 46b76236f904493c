import { useEffect } from 'react';

/** Gives the focus to the heading of the screen: near enough to where something was that is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Returns focus to the screen for keyboard users when a command disappears together with its button.
 * Focus that was dropped by a click elsewhere is not restored.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const screen = document.querySelector('main');
    return screen ? keepFocus(screen, focusHeading) : undefined;
  }, []);
}

/**
 * Calls `save` when the focused element of an area was removed and nothing else has focus.
 * Dialogs over the area do not count.
 * @returns a function that stops watching
 */
export function keepFocus(area: Element, save: () => void): () => void {
  const frame = area.closest('dialog');
  let last: Element | null = null;
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) save();
  });
  /**
   * Watches the focused element's ancestors only.
   * Watching the whole area would slow down each key that changes anything.
   */
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
    // An element that is being removed is still in the page while it loses the focus.
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
