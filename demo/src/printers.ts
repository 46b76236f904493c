import { PRINTER_TYPES, type PrinterType } from '@muara/contract/constants';
import { memoryStore, startHelper, type Helper, type MemoryFiles } from '@muara/printer-sim/in-process';
import type { WorkerHost } from '@muara/simulator/hosts/browser';
import { PDFDocument } from 'pdf-lib';
import { openHubSocket } from './hub-socket.ts';

/** The seed's `ws_api_key`, which every session has. */
const API_KEY = 'muara-printer-key';

/** The papers and jobs of each printer. */
export type PrinterFiles = Record<PrinterType, { tray: MemoryFiles; jobs: MemoryFiles }>;

interface PrintersOptions {
  site: URL;
  host: WorkerHost;
  /** What the printers begin with; they write there. */
  files: PrinterFiles;
  onChange(): void;
  onWarning(text: string): void;
}

/** The three printer helpers, each below `printers/<type>` of the site. */
export interface Printers {
  /** Returns whether a URL is that of a helper. */
  owns(url: URL): boolean;
  fetch(request: Request): Promise<Response>;
  close(): void;
}

export const emptyFiles = (): PrinterFiles => {
  const one = () => ({ tray: new Map(), jobs: new Map() }) satisfies PrinterFiles[PrinterType];
  return { receipt: one(), ticket_agent: one(), wristband: one() };
};

/** Returns the URL of each helper. @param site its base URL */
export function printerUrls(site: URL): Record<PrinterType, string> {
  const urlOf = (type: PrinterType): string => new URL(`printers/${type}`, site).href;
  return { receipt: urlOf('receipt'), ticket_agent: urlOf('ticket_agent'), wristband: urlOf('wristband') };
}

/** Starts the three printer helpers in the worker: their documents and jobs come from its simulator. */
export function startPrinters({ site, host, files, onChange, onWarning }: PrintersOptions): Printers {
  const start = (type: PrinterType): Helper =>
    startHelper(
      {
        type,
        apiKey: API_KEY,
        allowedOrigin: site.origin,
        allowedHosts: [site.hostname],
        realtimeUrl: 'ws:',
        onWarning,
      },
      {
        stores: {
          tray: memoryStore(files[type].tray, onChange),
          jobs: memoryStore(files[type].jobs, onChange),
        },
        reader: { fetch: (input, init) => host.fetch(new Request(input, init)), countPages },
        openSocket: () => openHubSocket(host.simulator.realtime),
        // Pages draw them, from the documents.
        drawPages: () => ({ picture: async () => undefined }),
      },
    );
  const helpers = new Map(PRINTER_TYPES.map((type) => [type as string, start(type)]));
  const find = ({ origin, pathname }: URL): [Helper, string] | undefined => {
    const start = `${site.pathname}printers/`;
    if (origin !== site.origin || !pathname.startsWith(start)) return undefined;
    const [type = '', ...path] = pathname.slice(start.length).split('/');
    const helper = helpers.get(type);
    return helper && [helper, `/${path.join('/')}`];
  };

  return {
    owns: (url) => find(url) !== undefined,
    async fetch(request) {
      const url = new URL(request.url);
      const [helper, path] = find(url)!;
      if (!helper.isHere()) return Response.error();
      const { method, headers, signal } = request;
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
      return helper.fetch(new Request(new URL(path + url.search, url.origin), { method, headers, signal, body }));
    },
    close() {
      for (const helper of helpers.values()) helper.close();
    },
  };
}

async function countPages(bytes: Uint8Array): Promise<number | null> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => null);
  return document?.getPageCount() || null;
}
