import { hrefOf, site } from '@/lib/address.ts';
import { paths } from './paths.ts';

/** Opens the point of sale in a window named `pos`; `inTab` runs if the browser blocks the window. */
export function openPos(inTab: () => void): void {
  openWindow('pos', paths.pos(), (path) => path.startsWith(paths.pos()), inTab);
}

/** Opens the gate scanner in a window named `qrscanner` (000 §2); `inTab` runs if that is blocked. */
export function openScanner(inTab: () => void): void {
  openWindow('qrscanner', paths.qrScannerLauncher(), (path) => path === paths.qrScanner(), inTab);
}

/**
 * Opens an address in a named window, or focuses that window without disturbing the work in it.
 * Call it from a click; if the browser blocks the window, `inTab` opens the address in this tab.
 * @param stays returns whether the window stays as it is at a path
 */
function openWindow(name: string, address: string, stays: (path: string) => boolean, inTab: () => void): void {
  const opened = window.open('', name);
  if (!opened) {
    inTab();
    return;
  }
  // An empty address returns the window as it is: a new one is still blank.
  if (!isAt(opened, stays)) opened.location.href = hrefOf(address);
  opened.focus();
}

function isAt(opened: Window, stays: (path: string) => boolean): boolean {
  try {
    return stays(site.pathAt(opened.location.pathname));
  } catch {
    // The window has gone to another origin.
    return false;
  }
}
