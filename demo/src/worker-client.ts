import type { DemoRequest, DemoResponse } from './messages.ts';

/** The folder of this demo: its scripts are in `demo`, beside `index.html`. */
const script = import.meta.url;
export const site = new URL('..', script);

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
