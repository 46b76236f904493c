const resets = new Set<() => void>();

/**
 * State that lives as long as the app in this page and is shared by all its modules.
 * Modules keep no other state: `resetAppState` gives the next app a fresh start, so that tests of screens can share a
 * page.
 */
export function appState<State extends object>(create: () => State): State {
  const state = create();
  onAppReset(() => void Object.assign(state, create()));
  return state;
}

/** Calls `reset` before the next app starts in this page. */
export function onAppReset(reset: () => void): void {
  resets.add(reset);
}

/** Sets all state back to how an app starts. */
export function resetAppState(): void {
  for (const reset of resets) reset();
}
