import { appState } from './app-state.ts';
import { onSessionReset } from './session-resets.ts';
import { storage } from './storage.ts';

const PREFIX = 'muara.person.';

const state = appState(() => ({ readOwner: (): number | null => null }));

const keyOf = (name: string) => `${PREFIX}${state.readOwner() ?? 'nobody'}.${name}`;

/**
 * Local storage of the signed-in person, such as filters and searches of lists.
 * Nobody else who signs in on this browser reads it, and it is removed when the session ends.
 */
export const personalStorage = {
  /** Says whose storage it is; null while nobody is signed in. */
  belongTo(owner: () => number | null): void {
    state.readOwner = owner;
  },
  set: (name: string, value: unknown): boolean => storage.set(keyOf(name), JSON.stringify(value)),
  remove: (name: string): void => storage.remove(keyOf(name)),
  read: <T>(name: string, accept: (value: unknown) => value is T): T | null => storage.read(keyOf(name), accept),
};

onSessionReset(() => {
  const own = `${PREFIX}${state.readOwner() ?? 'nobody'}.`;
  for (const key of storage.keys()) if (key.startsWith(own)) storage.remove(key);
});
