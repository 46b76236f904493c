import { Suspense, useSyncExternalStore } from 'react';
import { appState } from '@/lib/app-state.ts';
import { lazyExtra } from '@/lib/lazy-extra.ts';

const AppInfoDialog = lazyExtra(async () => (await import('./app-info.dialog.tsx')).default);

const state = appState(() => ({ isOpen: false }));
const listeners = new Set<() => void>();

function put(next: boolean): void {
  state.isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens App Info (000 §2), from wherever it is asked for. */
export const openAppInfo = (): void => put(true);

/** The place of App Info in the shell. */
export function AppInfo() {
  if (!useSyncExternalStore(subscribe, () => state.isOpen)) return null;
  return (
    <Suspense>
      <AppInfoDialog onClose={() => put(false)} />
    </Suspense>
  );
}
