import { appState } from './app-state.ts';

const state = appState(() => ({ isReady: false }));
const listeners = new Set<() => void>();

/** Whether a newer version of the app is installed and waits for a reload. */
export const newVersion = {
  isReady: (): boolean => state.isReady,
  tell(): void {
    state.isReady = true;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
