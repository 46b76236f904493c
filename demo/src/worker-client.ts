import type { DemoRequest, DemoResponse } from './messages.ts';

/** The folder of this demo: its scripts are in `demo`, beside `index.html`. */
const script = import.meta.url;
export const site = new URL('..', script);

/** The app of a page: the default world's at the site's address, or another world's below it. */
export interface DemoApp {
  /** The app's base URL, with a last slash. */
  readonly url: URL;
  readonly world: string;
  /** Ends the names of what the app stores in this browser. */
  readonly suffix: string;
}

export const defaultApp: DemoApp = { url: site, world: 'default', suffix: '' };

/** Returns the app that this page belongs to. */
export function findApp(): DemoApp {
  const folder = document.querySelector<HTMLMetaElement>('meta[name="app-folder"]')?.content;
  if (folder === undefined) return defaultApp;
  const name = folder.replace(/\/$/, '');
  return { url: new URL(folder, site), world: name.slice(name.lastIndexOf('/') + 1), suffix: `@${name}` };
}

/** Asks the worker for something; resolves when it is done. @throws Error with what went wrong */
export function askWorker(request: DemoRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data: { problem } }: MessageEvent<DemoResponse>) => {
      if (problem === undefined) resolve();
      else reject(new Error(problem));
    });
    port1.start();
    navigator.serviceWorker.controller?.postMessage(request, [port2]);
  });
}

/** Starts the worker, if it is not running; resolves when it responds to this page. */
export async function startWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers.register(new URL('sw.js', site), { scope: site.pathname, updateViaCache: 'none' });
  await workers.ready;
  if (workers.controller) return;
  await new Promise<void>((resolve) => workers.addEventListener('controllerchange', () => resolve(), { once: true }));
}
