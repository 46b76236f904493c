import { storage } from '@/lib/storage.ts';
import { toast } from '@/lib/toast.ts';
import { en } from './messages/en.ts';

const KEY = 'muara.token';

/** The bearer token of this browser; tabs share it, and any token in an answer replaces it (000 §7). */
export const tokens = {
  get: (): string | null => storage.get(KEY),
  set(token: string | null): void {
    if (token === null) storage.remove(KEY);
    else if (!storage.set(KEY, token)) toast.error(en.enableCookies);
  },
};
