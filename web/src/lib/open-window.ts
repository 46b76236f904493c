/**
 * Opens an address in a named window, or focuses that window without disturbing the work in it.
 * Call it from a click; if the browser blocks the window, `inTab` opens the address in this tab.
 * @param stays returns whether the window stays as it is at a path
 */
export function openWindow(name: string, address: string, stays: (path: string) => boolean, inTab: () => void): void {
  const opened = window.open('', name);
  if (!opened) {
    inTab();
    return;
  }
  // An empty address returns the window as it is: a new one is still blank.
  if (!isAt(opened, stays)) opened.location.href = address;
  opened.focus();
}

function isAt(opened: Window, stays: (path: string) => boolean): boolean {
  try {
    return stays(opened.location.pathname);
  } catch {
    // The window has gone to another origin.
    return false;
  }
}
