const busy = new Set<() => boolean>();

/** What the screens say of themselves when a code is scanned. */
export const scans = {
  /** Returns whether a screen is in the middle of something that a scan must not interrupt. */
  isBusy: (): boolean => [...busy].some((check) => check()),
  /** Asks a screen with each scan. Returns what stops that. */
  ask(check: () => boolean): () => void {
    busy.add(check);
    return () => void busy.delete(check);
  },
};
