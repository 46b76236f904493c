const RESET = '#reset-password';
const LOGIN = '#login';

/** Which of the two panels the address asks for: real links, so that Back and a new tab work without a router. */
export const resetHash = {
  reset: RESET,
  login: LOGIN,
  shown: (): boolean => location.hash === RESET,
  subscribe(listener: () => void): () => void {
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  },
};
