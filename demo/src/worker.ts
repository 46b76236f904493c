import { fontsAt, startWorkerHost } from '@muara/simulator/hosts/browser';
import { createStore, del, get, set } from 'idb-keyval';
import { createSiteFiles } from './files.ts';
import { type DemoRequest, type DemoResponse, DONE, PAPERS_CHANNEL } from './messages.ts';
import { emptyFiles, type PrinterFiles, type Printers, printerUrls, startPrinters } from './printers.ts';
import { APP_PAGE, loadPage } from './site-pages.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const DEMO_FILES: readonly string[];
declare const DEMO_VERSION: string;

const scope = self as unknown as WorkerScope;
const site = new URL('.', scope.location.href);
const store = createStore(`muara-demo ${site.pathname}`, 'state');
const onWarning = (text: string): void => console.warn(text);
const files = createSiteFiles({ site, paths: DEMO_FILES, version: DEMO_VERSION });
const host = startWorkerHost({
  site,
  fonts: fontsAt('fonts', (path) => files.load(path as string)),
  pictures: async (file) => toBase64(await files.load(`pictures/${file}`)),
  printers: printerUrls(site),
  // One person, whose pages ask as quickly as they can.
  rateLimit: false,
  keep: {
    get: () => get('worlds', store),
    set: (worlds) => (worlds === undefined ? del('worlds', store) : set('worlds', worlds, store)),
  },
  onWarning,
});
async function toBase64(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return btoa(String.fromCharCode(...new Uint8Array(await response.arrayBuffer())));
}

const papers = new BroadcastChannel(PAPERS_CHANNEL);
let printers: Promise<Printers> | undefined;

/** The printers, with the papers of the last visit. */
function getPrinters(): Promise<Printers> {
  printers ??= (async () => {
    await host.ready;
    const kept = (await get<PrinterFiles>('papers', store).catch(() => undefined)) ?? emptyFiles();
    let printed = countPrints(kept);
    const keep = (): void => {
      const now = countPrints(kept);
      if (now > printed) papers.postMessage(now - printed);
      printed = now;
      set('papers', kept, store).catch((error: unknown) => onWarning(`Could not store the papers: ${String(error)}`));
    };
    return startPrinters({ site, host, files: kept, onChange: keep, onWarning });
  })();
  return printers;
}

function countPrints(kept: PrinterFiles): number {
  return Object.values(kept).flatMap(({ tray }) => [...tray.keys()].filter((file) => file.endsWith('.json'))).length;
}

async function respond(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const devices = await getPrinters();
  if (devices.owns(url)) return devices.fetch(request);
  return host.owns(url) ? host.fetch(request) : fetch(request);
}

scope.addEventListener('install', (event) => {
  event.waitUntil(files.load(APP_PAGE));
  // The world is made while that loads.
  event.waitUntil(host.ready.then(() => host.simulator.worlds.get('default')));
});
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), files.forgetOthers()])),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== site.origin || !url.pathname.startsWith(site.pathname)) return;
  const path = url.pathname.slice(site.pathname.length);
  const isPrinter = path.startsWith('printers/');
  const isFile = files.has(path) && path !== 'index.html';
  const page = request.mode === 'navigate' && !isPrinter && !isFile ? host.pageAt(url) : undefined;
  if (page) event.respondWith(loadPage(page, { site, load: files.load }));
  else if (isFile) event.respondWith(files.load(path));
  else if (isPrinter || host.owns(url)) {
    event.respondWith(respond(request));
    // The bar and the console ask every few seconds, and change nothing.
    const isLook = request.method === 'GET' && path.startsWith('__sim/');
    if (!isLook) event.waitUntil(host.store());
  }
});

scope.addEventListener('message', (event) => event.waitUntil(handle(event.data, event.source, event.ports[0])));

type Source = { id: string; postMessage(message: unknown): void } | null;

async function handle(data: unknown, source: Source, port: MessagePort | undefined): Promise<void> {
  if (source && (await host.receive(source, data, openPages))) {
    await getPrinters();
    return host.store();
  }
  try {
    const request = data as DemoRequest;
    if (request === 'keep-files') await files.keepAll();
    if (request === 'start-again') await startAgain();
    port?.postMessage(DONE);
  } catch (error) {
    port?.postMessage({ problem: String(error) } satisfies DemoResponse);
  }
}

async function openPages(): Promise<ReadonlySet<string>> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  return new Set(pages.map(({ id }) => id));
}

/** Returns worlds and printers to their beginning. */
async function startAgain(): Promise<void> {
  (await printers)?.close();
  printers = undefined;
  await host.reset();
  await del('papers', store);
}
