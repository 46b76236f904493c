const PREFIX = 'muara.seen.';
/** Where the browser keeps nothing, this page remembers. */
const memory = new Set<string>();

/** What a visitor has seen or put away, until the browser is closed. */
export const seenThisSession = {
  wasSeen(what: string): boolean {
    if (memory.has(what)) return true;
    try {
      return sessionStorage.getItem(PREFIX + what) !== null;
    } catch {
      return false;
    }
  },
  markSeen(what: string): void {
    memory.add(what);
    try {
      sessionStorage.setItem(PREFIX + what, '1');
    } catch {
      // This page still remembers.
    }
  },
};
