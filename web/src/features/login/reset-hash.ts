const RESET = '#reset-password';
const LOGIN = '#login';

/**
 * The panel that the address asks for.
 * Links are real, so that Back and new tabs work without a router.
 */
export const resetHash = {
  reset: RESET,
  login: LOGIN,
  shown: (): boolean => location.hash === RESET,
  subscribe(listener: () => void): () => void {
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  },
};
