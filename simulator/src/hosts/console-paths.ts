/** Screens of the console. Programs get the control plane at the same addresses. */
const SCREEN = /^\/__sim(?:\/?|\/worlds\/?|\/runs(?:\/\d+)?\/?|\/w\/.*)$/;
const FILE = /^\/__sim\/(?:assets\/[^/]+|console\.svg|scheme\.js)$/;

/** Returns whether a decoded path is a file of the console. */
export const isConsoleFile = (path: string): boolean => FILE.test(path);

/** Returns whether a decoded path is a screen of the console for a browser. */
export const isConsoleScreen = (path: string): boolean => SCREEN.test(path);

/** Returns whether a request is for the console: a file of it, or a screen for a browser. */
export function isConsoleRequest(path: string, accept: string | undefined): boolean {
  return isConsoleFile(path) || (isConsoleScreen(path) && (accept ?? '').includes('text/html'));
}
