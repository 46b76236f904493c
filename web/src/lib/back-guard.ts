type Guard = (event: PopStateEvent) => void;

// oxlint-disable-next-line state/no-module-state -- a guard leaves with its form
const guards: Guard[] = [];

// Listeners of the window run in the order of their adding, capturing or not: this one comes before the router's, which
// shows the other screen at once. So this module is loaded before the router is mounted.
window.addEventListener('popstate', (event) => guards.at(-1)?.(event));

/**
 * Intercepts Back and Forward before the router; returns a function that stops it.
 * The guard can keep them from the router.
 */
export function guardHistory(guard: Guard): () => void {
  guards.push(guard);
  return () => {
    const at = guards.indexOf(guard);
    if (at >= 0) guards.splice(at, 1);
  };
}
