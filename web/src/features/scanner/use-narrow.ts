import { SIDEBAR_COLLAPSE_PX } from '@muara/contract/constants';
import { useSyncExternalStore } from 'react';

const NARROW = `(max-width: ${SIDEBAR_COLLAPSE_PX}px)`;

/** Whether the window is a small screen, as the scanner needs it (002 §6); follows turns and resizes. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
