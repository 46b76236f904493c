import { paths } from '@/lib/paths.ts';

/**
 * Opens the point of sale in its own window named `pos`, or brings that window to the front without disturbing a sale
 * in it. Call it from a click; when the browser blocks the window, `inTab` goes there in this tab.
 */
export function openPos(inTab: () => void): void {
  const pos = window.open('', 'pos');
  if (!pos) {
    inTab();
    return;
  }
  // An empty address answers the window as it is: a new one is still blank.
  if (!isAtPos(pos)) pos.location.href = paths.pos;
  pos.focus();
}

function isAtPos(pos: Window): boolean {
  try {
    return pos.location.pathname.startsWith(paths.pos);
  } catch {
    // The window has gone to another origin.
    return false;
  }
}
