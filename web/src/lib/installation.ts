import { appState } from './app-state.ts';

/** What Chromium offers when the app can be installed; other browsers install by their own menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const LAUNCHER = 'muara.launcher';
const state = appState(() => ({ offer: null as InstallOffer | null, isLaunched: readLaunched() }));
const listeners = new Set<() => void>();

/** Only the start address says that the app is installed; the session of this window remembers it. */
function readLaunched(): boolean {
  const isLaunched = new URLSearchParams(location.search).get('launcher') === '1';
  try {
    if (isLaunched) sessionStorage.setItem(LAUNCHER, '1');
    return isLaunched || sessionStorage.getItem(LAUNCHER) === '1';
  } catch {
    // Without storage only the address says so.
    return isLaunched;
  }
}

function put(next: InstallOffer | null): void {
  state.offer = next;
  for (const listener of listeners) listener();
}

// The browser offers once, perhaps before any screen is shown.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  put(event as InstallOffer);
});
window.addEventListener('appinstalled', () => put(null));

/** Installing the app (000 §2), and whether this is the installed one. */
export const installation = {
  isApp: (): boolean => state.isLaunched || matchMedia('(display-mode: standalone)').matches,
  isOffered: (): boolean => state.offer !== null && !installation.isApp(),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the person; an offer is good for one question. */
  async ask(): Promise<void> {
    const asked = state.offer;
    put(null);
    await asked?.prompt();
  },
};
