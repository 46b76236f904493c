import { currentPath, hrefOf } from '@/lib/address.ts';
import { paths } from './paths.ts';

/** The address of the screens that need no session, and so no router; use `useSyncExternalStore`. */
export const publicPath = {
  shown: currentPath,
  subscribe(listener: () => void): () => void {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

/** Replaces a public screen with the sign-in, and keeps its toasts. */
export function goToLogin(): void {
  history.replaceState(null, '', hrefOf(paths.login()));
  window.dispatchEvent(new PopStateEvent('popstate'));
}
