import { onMediaChange } from './media.ts';
import { storage } from './storage.ts';

export type Scheme = 'light' | 'dark';
export type SchemeWish = Scheme | 'auto';

const KEY = 'muara.scheme';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/**
 * Light or dark: the person's choice, or the system's.
 * The head script reads the same key before the first paint.
 */
export const scheme = {
  wish(): SchemeWish {
    const kept = storage.get(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  },
  shown(): Scheme {
    const wish = scheme.wish();
    if (wish !== 'auto') return wish;
    return matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
  },
  choose(wish: SchemeWish): void {
    if (wish === 'auto') storage.remove(KEY);
    else storage.set(KEY, wish);
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const ignoreSystem = onMediaChange(SYSTEM_DARK, listener);
    // Another window of the app, such as the point of sale, follows the switch.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      ignoreSystem();
      window.removeEventListener('storage', listener);
    };
  },
};
