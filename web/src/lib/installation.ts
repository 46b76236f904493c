/** What Chromium offers when the app can be installed; other browsers install by their own menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const LAUNCHER = 'muara.launcher';
let offer: InstallOffer | null = null;
let launched = new URLSearchParams(location.search).get('launcher') === '1';
const listeners = new Set<() => void>();

try {
  // Only the start address says that the app is installed; the session of this window remembers it.
  if (launched) sessionStorage.setItem(LAUNCHER, '1');
  else launched = sessionStorage.getItem(LAUNCHER) === '1';
} catch {
  // Without storage the address alone tells.
}

function put(next: InstallOffer | null): void {
  offer = next;
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
  isApp: (): boolean => launched || matchMedia('(display-mode: standalone)').matches,
  isOffered: (): boolean => offer !== null && !installation.isApp(),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the person; an offer is good for one question. */
  async ask(): Promise<void> {
    const asked = offer;
    put(null);
    await asked?.prompt();
  },
};
