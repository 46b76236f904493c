import { useCallback, useSyncExternalStore } from 'react';

/**
 * Calls `listener` when a media query begins or ceases to apply; returns a function that stops it.
 * Its list is never read: Chromium reports no change that somebody has read before.
 */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Returns whether a media query applies, and follows it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => onMediaChange(query, listener), [query]);
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
