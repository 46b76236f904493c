/** A code held in front of the camera counts as gone when it was not seen for this long. */
export const GONE_AFTER_MS = 1_500;

/** When each code in front of the camera was last seen, in milliseconds of one clock. */
export type SeenCodes = ReadonlyMap<string, number>;

// oxlint-disable-next-line state/no-module-state -- its type is that of a read-only map
export const NOTHING_SEEN: SeenCodes = new Map();

/**
 * Decides whether a frame's code is new.
 * A code is reported once, then again only after it was out of sight for `GONE_AFTER_MS`: neither a missed frame nor
 * a neighbouring code between two frames makes it new.
 * @param text what was read in the frame; null for nothing
 */
export function filterRepeats(seen: SeenCodes, text: string | null, now: number): { seen: SeenCodes; isNew: boolean } {
  const kept = new Map([...seen].filter(([, at]) => now - at < GONE_AFTER_MS));
  if (text === null) return { seen: kept, isNew: false };
  const isNew = !kept.has(text);
  return { seen: kept.set(text, now), isNew };
}

/** Treats the last code as seen at `now`, so that time without decoding does not count as absence. */
export function keepSeen(seen: SeenCodes, now: number): SeenCodes {
  return new Map([...seen].map(([text]) => [text, now]));
}
