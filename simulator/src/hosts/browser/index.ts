import { type FontLoader, useFonts } from '../../documents/index.ts';
import { type PictureLoader, usePictures } from '../../seed/seed-images.ts';
import { createSimulator, type Simulator, type SimulatorOptions } from '../../index.ts';
import type { ConfigOptions } from '../config.ts';
import { pageClock } from './clock.ts';
import { type PageMessage, isSocketMessage } from './socket-messages.ts';
import { type Keep, restoreWorlds, storeWorlds } from './store-worlds.ts';
import { createWorkerCalls, type WorkerCalls } from './worker-calls.ts';
import { createWorkerSockets, type WorkerClient } from './worker-sockets.ts';

export interface WorkerHostOptions extends Omit<SimulatorOptions, 'clock' | 'folder'>, ConfigOptions {
  /** The site's base URL: the scope of the worker's registration. */
  site: URL;
  /** Stores the worlds: a browser stops a worker that has nothing to do, and starts it again. */
  keep: Keep;
  /** Loads the document fonts (see `fontsAt`); Helvetica without it. */
  fonts?: FontLoader;
  /** Loads the pictures of the seed, in base64; those of the simulator without it. */
  pictures?: PictureLoader;
}

/** A server in a service worker. Every page of its site has the same worlds. */
export interface WorkerHost extends WorkerCalls {
  readonly simulator: Simulator;
  /** Resolves when the stored worlds are back. */
  readonly ready: Promise<void>;
  /** Handles a message of a page; returns whether it was about a socket. @param open ids of open pages */
  receive(client: WorkerClient, data: unknown, open: () => Promise<ReadonlySet<string>>): Promise<boolean>;
  /** Stores the worlds once they have been left alone for a moment; resolves when they are stored. */
  store(): Promise<void>;
  /** Returns every world to its seed. */
  reset(): Promise<void>;
}

/** Worlds are stored when no call has come for this long, */
const QUIET_MS = 300;
/** but not later than this after a call. */
const LATEST_MS = 3_000;

/**
 * Runs the server inside a service worker, without any back end: it responds to what pages fetch, and
 * also to navigation and new windows, which a server inside a page would not see.
 */
export function startWorkerHost(options: WorkerHostOptions): WorkerHost {
  const { site, keep, fonts, pictures, version, printers, onWarning = () => {}, ...others } = options;
  const folder = site.pathname.replace(/\/$/, '');
  useFonts(fonts);
  usePictures(pictures);
  const simulator = createSimulator({ ...others, folder, onWarning, clock: pageClock });
  const kept = { worlds: simulator.worlds, keep, onWarning };
  const ready = restoreWorlds(kept);
  const calls = createWorkerCalls({ simulator, site, version, printers });
  const sockets = createWorkerSockets(simulator.realtime, folder);
  const storing = createDelayed(() => storeWorlds(kept));

  return {
    simulator,
    ready,
    owns: calls.owns,
    pageAt: calls.pageAt,
    async fetch(request) {
      await ready;
      return calls.fetch(request);
    },
    async receive(client, data, open) {
      if (!isSocketMessage(data)) return false;
      await ready;
      sockets.keepOnly(await open());
      sockets.receive(client, data as PageMessage);
      return true;
    },
    store: storing,
    async reset() {
      await ready;
      for (const { name } of simulator.worlds.list()) simulator.worlds.delete(name);
      await keep.set(undefined);
    },
  };
}

/** Returns a function that runs `work` once no more calls come; each resolves when it has run. */
function createDelayed(work: () => Promise<void>): () => Promise<void> {
  let pending: { first: number; done: Promise<void>; postpone(): void } | undefined;
  return () => {
    if (pending) {
      pending.postpone();
      return pending.done;
    }
    const first = pageClock.now();
    let cancel = (): void => undefined;
    let run = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      run = () => {
        pending = undefined;
        resolve(work());
      };
    });
    const postpone = (): void => {
      cancel();
      cancel = pageClock.setTimer(run, Math.min(QUIET_MS, Math.max(0, first + LATEST_MS - pageClock.now())));
    };
    pending = { first, done, postpone };
    postpone();
    return done;
  };
}

export { placeApp } from '../place-app.ts';
export { fontsAt } from './fonts.ts';
export type { SitePage } from './worker-calls.ts';
