/** How the scanner gun of this device is set up; keys by the names of `KeyboardEvent.key`. */
export interface ScannerSettings {
  /** The key that it sends before a code; null when it sends none. */
  prefix: string | null;
  /** The key that it sends after a code. */
  suffix: string;
}

export const DEFAULT_SCANNER: ScannerSettings = { prefix: null, suffix: 'Enter' };

/** Keys of a scanner follow each other faster than this, in milliseconds. */
export const SCAN_GAP_MS = 35;
/** A shorter burst is somebody who types. */
const SHORTEST_CODE = 6;
/** Keys that scanners send along for capital letters. */
const SHIFTS: ReadonlySet<string> = new Set(['Shift', 'CapsLock']);

/** What has been keyed quickly so far. */
export interface ScanState {
  readonly keys: readonly string[];
  /** When the last of them came, in milliseconds. */
  readonly last: number;
  readonly isPrefixed: boolean;
}

export const NO_SCAN: ScanState = { keys: [], last: Number.NEGATIVE_INFINITY, isPrefixed: false };

/**
 * What to do with a key of a possible scan.
 * `hold` it until its source is known, `pass` it on (after those on hold), `ignore` it as part of a burst that
 * changes nothing, `swallow` it, or swallow the whole burst as a `scan`.
 */
export type ScanVerdict = 'hold' | 'pass' | 'ignore' | 'swallow' | { scan: string };

/** Returns what to do with a key, and the quick keys so far. Pure: the caller keeps the state. */
export function recogniseScan(
  state: ScanState,
  { key, at }: { key: string; at: number },
  { prefix, suffix }: ScannerSettings,
): { state: ScanState; verdict: ScanVerdict } {
  if (SHIFTS.has(key)) return { state, verdict: 'ignore' };
  const isQuick = at - state.last < SCAN_GAP_MS;
  const burst = isQuick ? state : NO_SCAN;
  if (key === prefix) return { state: { keys: [], last: at, isPrefixed: true }, verdict: 'swallow' };
  if (key === suffix && burst.keys.length >= (burst.isPrefixed ? 1 : SHORTEST_CODE)) {
    return { state: NO_SCAN, verdict: { scan: burst.keys.join('') } };
  }
  if (!isCodeKey(key)) return { state: NO_SCAN, verdict: 'pass' };
  return { state: { ...burst, keys: [...burst.keys, key], last: at }, verdict: 'hold' };
}

/** Codes consist of letters, digits and dashes; anything else is typed by somebody. */
function isCodeKey(key: string): boolean {
  return /^[A-Za-z0-9-]$/.test(key);
}
