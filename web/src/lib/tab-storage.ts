import { STORAGE_SUFFIX } from './address.ts';

const KEY = 'muara.folder';

/** Empties what this tab kept for the app of another folder: drafts and marks belong to one. */
export function forgetOtherFolder(): void {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    if (before === STORAGE_SUFFIX) return;
    for (const name of Object.keys(sessionStorage)) if (name.startsWith('muara.')) sessionStorage.removeItem(name);
    sessionStorage.setItem(KEY, STORAGE_SUFFIX);
  } catch {
    // Blocked storage has kept nothing.
  }
}
