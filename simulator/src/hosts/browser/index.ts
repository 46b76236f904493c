import { setupWorker } from 'msw/browser';
import { useFonts } from '../../documents/index.ts';
import { createSimulator, type Simulator, type SimulatorOptions } from '../../index.ts';
import type { ConfigOptions } from '../config.ts';
import { pageClock } from './clock.ts';
import { fontsAt } from './fonts.ts';
import { simulatorHandlers } from './handlers.ts';
import { bringWorldsBack, keepWorlds } from './keep-worlds.ts';

export interface BrowserHostOptions extends Omit<SimulatorOptions, 'clock'>, ConfigOptions {
  /** Address of MSW's worker script, which the page's build copies; its folder is what the host answers for. */
  workerUrl?: string;
  /** Folder of the fonts of documents, which the page's build copies from `@fontsource`; Helvetica without. */
  fontsUrl?: string;
}

export interface BrowserHost {
  readonly simulator: Simulator;
  /** Gives the network back to the page and closes every connection. */
  stop(): void;
}

/**
 * Plays the server inside a page, behind a service worker: no back end runs anywhere. To be awaited before the web app
 * starts. Needs a secure context (https, or localhost).
 *
 * The worlds live in the tab: they outlast a reload, and another tab has worlds of its own. The worker sees what the
 * page fetches, not where it navigates: an address of the server opened as a page or in a new window finds nobody.
 */
export async function startBrowserHost(options: BrowserHostOptions = {}): Promise<BrowserHost> {
  const { workerUrl = '/mockServiceWorker.js', fontsUrl, version, printers, ...others } = options;
  useFonts(fontsUrl === undefined ? undefined : fontsAt(fontsUrl));
  const simulator = createSimulator({ ...others, clock: pageClock });
  const kept = { worlds: simulator.worlds, keep: sessionStorage, onWarning: others.onWarning ?? (() => {}) };
  bringWorldsBack(kept);
  const leave = (): void => keepWorlds(kept);
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
