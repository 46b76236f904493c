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
    if (!screen) return undefined;
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element && !target.closest('dialog') ? target : null;
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      // An element on its way out still stands in the page while it loses the focus.
      queueMicrotask(() => {
        if (last === target && last?.isConnected) last = null;
      });
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) focusHeading();
    });
    screen.addEventListener('focusin', remember);
    screen.addEventListener('focusout', forget);
    watch.observe(screen, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      screen.removeEventListener('focusin', remember);
      screen.removeEventListener('focusout', forget);
    };
  }, []);
}
