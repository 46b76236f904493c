import { appState } from '@/lib/app-state.ts';

/** What the shell's shortcuts open over the current screen. */
type Overlay = 'palette' | 'shortcuts';

const state = appState(() => ({ shown: null as Overlay | null }));
const listeners = new Set<() => void>();

function show(next: Overlay | null): void {
  state.shown = next;
  for (const listener of listeners) listener();
}

/** Which one is open. It is plain state, so that the menu and the palette can open the other one. */
export const overlays = {
  shown: (): Overlay | null => state.shown,
  open: (which: Overlay): void => show(which),
  close: (): void => show(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
