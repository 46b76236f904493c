import { useEffect } from 'react';

/**
 * Lets Escape always ask the topmost dialog first. Browsers refuse to be stopped twice in a row: a second
 * Escape without a click in between would close a dialog that must stay, or whose answer somebody awaits.
 */
export function useDialogEscape(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      const top = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (!top) return;
      event.preventDefault();
      top.dispatchEvent(new Event('cancel', { cancelable: true }));
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
