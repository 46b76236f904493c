import { useSyncExternalStore } from 'react';
import { scheme, type Scheme } from './scheme.ts';

/** The colour scheme on screen, for what style sheets cannot reach (canvas, svg strokes). */
export function useScheme(): Scheme {
  return useSyncExternalStore(scheme.subscribe, scheme.shown);
}
