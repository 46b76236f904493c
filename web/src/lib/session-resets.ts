/** What must be forgotten when another user (or nobody) takes over this tab: query cache, drafts. */
const resets = new Set<() => void>();

/** Registers `forget`; returns a function that unregisters it. */
export function onSessionReset(forget: () => void): () => void {
  resets.add(forget);
  return () => resets.delete(forget);
}

export function resetSessionState(): void {
  for (const forget of resets) forget();
}
