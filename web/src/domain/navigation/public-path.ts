import { paths } from './paths.ts';

/** The address of the screens that need no session, and so no router; use `useSyncExternalStore`. */
export const publicPath = {
  shown: (): string => location.pathname,
  subscribe(listener: () => void): () => void {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

/** Shows the sign-in in place of the screen in front of the session, toasts and all. */
export function goToLogin(): void {
  history.replaceState(null, '', paths.login());
  window.dispatchEvent(new PopStateEvent('popstate'));
}
