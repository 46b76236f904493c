import { useEffect, useEffectEvent } from 'react';
import { nextPaint } from '@/lib/input-timing.ts';

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * Handles all keyboard shortcuts of the till. A key presses the control that has it in `data-hotkey`.
 * No shortcut works inside fields, with modifiers, or while a dialog is open. Enter and Space stay with the focused
 * button. A held Enter acts once, in dialogs too: a repeat must not answer a question that nobody has read.
 */
export function useHotkeys(extra: Record<string, () => void>): void {
  const serve = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (document.querySelector('dialog[open]')) return;
    // Pending work for this key may have removed its target.
    const target = event.target instanceof Element && event.target.isConnected ? event.target : document.activeElement;
    if (target?.closest(FIELD)) {
      // Esc leaves a field, so that the shortcuts work again.
      if (event.key === 'Escape') document.getElementById('pos-step')?.focus();
      return;
    }
    const onControl = target?.closest('button, a[href], summary') != null;
    if (onControl && (event.key === 'Enter' || event.key === ' ')) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run = extra[key];
    const control = document.querySelector<HTMLElement>(
      `[data-hotkey="${CSS.escape(key)}"]:not([aria-disabled='true'])`,
    );
    if (!run && !control) return;
    event.preventDefault();
    if (run) run();
    else if (control) press(control);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => serve(event);
    const once = (event: KeyboardEvent) => {
      if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', once, true);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', once, true);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

/** Presses a control like a finger: the press shows. */
function press(control: HTMLElement): void {
  control.dataset.pressed = '';
  void nextPaint().then(() => delete control.dataset.pressed);
  control.click();
}
