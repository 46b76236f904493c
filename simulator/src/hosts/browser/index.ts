import { setupWorker } from 'msw/browser';
import { useFonts } from '../../documents/index.ts';
import { createSimulator, type Simulator, type SimulatorOptions } from '../../index.ts';
import type { ConfigOptions } from '../config.ts';
import { pageClock } from './clock.ts';
import { fontsAt } from './fonts.ts';
import { simulatorHandlers } from './handlers.ts';
import { restoreWorlds, storeWorlds } from './store-worlds.ts';

export interface BrowserHostOptions extends Omit<SimulatorOptions, 'clock'>, ConfigOptions {
  /** URL of MSW's worker script, which the page's build copies; the host serves its folder. */
  workerUrl?: string;
  /**
   * Folder of the document fonts, which the page's build copies from `@fontsource`; Helvetica without
   * it.
   */
  fontsUrl?: string;
}

export interface BrowserHost {
  readonly simulator: Simulator;
  /** Returns the network to the page and closes every connection. */
  stop(): void;
}

/**
 * Runs the server inside a page, behind a service worker, without any back end.
 * Await it before the web app starts. Requires a secure context (https, or localhost). Worlds live in the tab: they
 * survive a reload, and other tabs have their own. The worker sees what the page fetches, not navigation: a server URL
 * opened as a page or in a new window is not found.
 */
export async function startBrowserHost(options: BrowserHostOptions = {}): Promise<BrowserHost> {
  const { workerUrl = '/mockServiceWorker.js', fontsUrl, version, printers, ...others } = options;
  useFonts(fontsUrl === undefined ? undefined : fontsAt(fontsUrl));
  const simulator = createSimulator({ ...others, clock: pageClock });
  const kept = { worlds: simulator.worlds, keep: sessionStorage, onWarning: others.onWarning ?? (() => {}) };
  restoreWorlds(kept);
  const leave = (): void => storeWorlds(kept);
  addEventListener('pagehide', leave);

  const worker = setupWorker(...simulatorHandlers(simulator, location.origin, { version, printers }));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: workerUrl } });
  return {
    simulator,
    stop() {
      removeEventListener('pagehide', leave);
      simulator.close();
      worker.stop();
    },
  };
}
