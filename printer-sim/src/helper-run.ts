import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { DocumentReader, FetchLimits } from './fetch-document.ts';
import type { Host } from './host.ts';
import { Journal } from './journal.ts';
import type { HelperOptions } from './options.ts';
import { Printer, type Switches } from './printer.ts';
import { PrinterError } from './printer-error.ts';
import { joinRealtime, type PeerSocket, type RealtimePeer } from './realtime-peer.ts';
import type { Refusals } from './refusals.ts';
import type { Pictures } from './serve-tray.ts';
import type { HelperStores } from './store.ts';
import { Tray } from './tray.ts';

/** What a host gives a helper: disk and network of Node, or those of a browser. */
export interface HelperParts {
  stores: HelperStores;
  reader: DocumentReader;
  openSocket(url: string): PeerSocket;
  drawPages(tray: Tray): Pictures;
  servePage?: (app: Hono, printer: Printer) => void;
}

interface HelperRunOptions extends Pick<HelperOptions, 'type' | 'realtimeUrl' | 'apiKey'> {
  deviceId: string;
  name: string;
  host: Host;
  limits: Omit<FetchLimits, 'signal'>;
  refusals: Refusals;
  allowedHosts: readonly string[];
  onWarning: (text: string) => void;
  /** Called when the printer killed itself; nothing of this life continues. */
  onDeath: (switches: Switches) => void;
}

/** One run of the helper: everything in memory, on top of what its stores keep. */
export interface HelperRun {
  fetch(request: Request): Response | Promise<Response>;
  /** Joins the realtime channel, if configured. */
  join(): void;
  /** Leaves the channel and refuses waiting jobs. */
  close(): void;
}

/** Starts a run with what the last one left in its stores. */
export function startRun(options: HelperRunOptions, parts: HelperParts, switches: Switches): HelperRun {
  const { type, deviceId, name, host, apiKey, realtimeUrl, limits, refusals, allowedHosts, onWarning } = options;
  const { stores, reader, openSocket, drawPages, servePage } = parts;
  const ending = new AbortController();
  const journal = new Journal(stores.jobs, () => host.now());
  let peer: RealtimePeer | undefined;
  const end = () => ending.abort(new PrinterError('printer_offline'));
  const onDeath = (): void => {
    journal.freeze();
    peer?.drop();
    end();
    options.onDeath(printer.switches);
  };
  const printer = new Printer({
    type,
    deviceId,
    name,
    tray: new Tray(stores.tray),
    journal,
    refusals,
    host,
    reader,
    limits: { ...limits, signal: ending.signal },
    switches,
    onDeath,
  });
  const { allowedOrigins } = limits;
  const pictures = drawPages(printer.tray);
  const app = createApp({ printer, apiKey, allowedOrigins, allowedHosts, pictures, servePage, onWarning });
  return {
    fetch: (request) => app.fetch(request),
    join() {
      if (realtimeUrl !== null) peer = joinRealtime({ url: realtimeUrl, openSocket, apiKey, printer, host, onWarning });
    },
    close() {
      peer?.leave();
      end();
    },
  };
}
