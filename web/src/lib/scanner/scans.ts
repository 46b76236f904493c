const busy = new Set<() => boolean>();
const takers = new Set<(code: string) => void>();

/** What the screens say of themselves when a code is scanned. */
export const scans = {
  /** Returns whether a screen is in the middle of something that a scan must not interrupt. */
  isBusy: (): boolean => [...busy].some((check) => check()),
  /** Asks a screen with each scan. Returns what stops that. */
  ask(check: () => boolean): () => void {
    busy.add(check);
    return () => void busy.delete(check);
  },
  /** Gives each scanned code to a screen that works with scans. Returns what stops that. */
  take(handle: (code: string) => void): () => void {
    takers.add(handle);
    return () => void takers.delete(handle);
  },
  /** Passes a scanned code to the screen that accepts scans. Returns false if there is none. */
  handOver(code: string): boolean {
    for (const handle of takers) handle(code);
    return takers.size > 0;
  },
};
