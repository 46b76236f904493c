import { appState } from '@/lib/app-state.ts';

const PREFIX = 'muara.seen.';
/** For browsers that store nothing. */
const memory = appState(() => ({ seen: new Set<string>() }));

/** What a visitor has seen or dismissed, until the browser is closed. */
export const seenThisSession = {
  wasSeen(what: string): boolean {
    if (memory.seen.has(what)) return true;
    try {
      return sessionStorage.getItem(PREFIX + what) !== null;
    } catch {
      return false;
    }
  },
  markSeen(what: string): void {
    memory.seen.add(what);
    try {
      sessionStorage.setItem(PREFIX + what, '1');
    } catch {
      // This page still remembers it.
    }
  },
};
