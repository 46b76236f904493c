import { useEffect, useState } from 'react';
import { ContextMenuList, type Place } from './context-menu-list.tsx';

/** Where the browser's own menu is more useful: fields, links and anything opened above the screen. */
const BROWSERS_OWN = 'input, textarea, select, [contenteditable], a[href], dialog, [popover], iframe';

/**
 * The app's context menu (000 §2).
 * With Shift, and over fields, links or selected text, the browser's own menu opens.
 */
export function ContextMenu() {
  const [place, setPlace] = useState<Place | null>(null);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('[role="menu"]')) event.preventDefault();
      else if (isBrowsersOwn(event)) setPlace(null);
      else {
        event.preventDefault();
        setPlace(placeOf(event));
      }
    };
    document.addEventListener('contextmenu', open);
    return () => document.removeEventListener('contextmenu', open);
  }, []);

  if (!place) return null;
  return <ContextMenuList key={`${place.x} ${place.y}`} place={place} onClose={() => setPlace(null)} />;
}

function isBrowsersOwn(event: MouseEvent): boolean {
  // A long press selects words.
  if ((event as Partial<PointerEvent>).pointerType === 'touch') return true;
  if (event.shiftKey && event.button === 2) return true;
  if (!(event.target instanceof Element) || event.target.closest(BROWSERS_OWN)) return true;
  return String(getSelection() ?? '') !== '';
}

/** The pointer, or the focused element when the menu key was pressed. */
function placeOf(event: MouseEvent): Place {
  if (event.clientX !== 0 || event.clientY !== 0) return { x: event.clientX, y: event.clientY };
  const { left, top } = (event.target as Element).getBoundingClientRect();
  return { x: Math.max(left, 0) + 8, y: Math.max(top, 0) + 8 };
}
