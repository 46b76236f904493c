import { hrefOf } from '@/lib/address.ts';
import { clock } from '@/lib/clock.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { newVersion } from '@/lib/new-version.ts';

const SCRIPT = hrefOf('/sw.js');
/** How often to check for a new version: a till's window can stay open for days. */
const LOOK_EVERY_MS = 3_600_000;
/** A new worker that does not take over by then is left behind. */
const TAKE_OVER_MS = 5_000;

/**
 * Registers the worker that caches the app's own files.
 * Only a page with a manifest has one, so development has none.
 */
export async function registerWorker(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers || !document.querySelector('link[rel="manifest"]')) return;
  // The browser may refuse, as in a private window; the app needs no worker to run.
  const registration = await workers.register(SCRIPT, { updateViaCache: 'none' }).catch(() => undefined);
  if (!registration) return;
  if (registration.waiting && workers.controller) newVersion.tell();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // The first worker of a browser has nothing to replace.
      if (next.state === 'installed' && workers.controller) newVersion.tell();
    });
  });
  const look = () => {
    registration.update().catch(() => undefined);
    clock.after(LOOK_EVERY_MS, look);
  };
  clock.after(LOOK_EVERY_MS, look);
}

/** Activates the newest worker and reloads this window; other windows keep their version. */
export async function reloadToNewest(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const next = registration?.waiting ?? registration?.installing;
  if (next) await takeOver(next);
  keptForms.reload();
}

function takeOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const step = () => {
      if (worker.state === 'installed') worker.postMessage({ type: 'SKIP_WAITING' });
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', step);
    step();
    clock.after(TAKE_OVER_MS, resolve);
  });
}
