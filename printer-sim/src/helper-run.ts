import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { FetchLimits } from './fetch-document.ts';
import type { Host } from './host.ts';
import { Journal } from './journal.ts';
import type { PrinterSimOptions } from './options.ts';
import { Printer, type Switches } from './printer.ts';
import { PrinterError } from './printer-error.ts';
import { joinRealtime, type RealtimePeer } from './realtime-peer.ts';
import type { Refusals } from './refusals.ts';
import { Tray } from './tray.ts';

interface HelperRunOptions extends Omit<PrinterSimOptions, 'port' | 'address' | 'allowedHosts' | 'allowedOrigin'> {
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

/** One run of the helper: everything in memory, on top of the tray and the journal on disk. */
export interface HelperRun {
  listener: RequestListener;
  /** Joins the realtime channel, if configured. */
  join(): void;
  /** Leaves the channel and refuses waiting jobs. */
  close(): void;
}

/** Starts a run with what the last one left on disk. */
export function startRun(options: HelperRunOptions, switches: Switches): HelperRun {
  const { type, deviceId, name, trayDir, host, apiKey, realtimeUrl, limits, refusals, allowedHosts, onWarning } =
    options;
  const ending = new AbortController();
  const journal = new Journal(join(trayDir, 'jobs'), () => host.now());
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
    tray: new Tray(trayDir),
    journal,
    refusals,
    host,
    limits: { ...limits, signal: ending.signal },
    switches,
    onDeath,
  });
  const { allowedOrigins } = limits;
  const app = createApp({ printer, apiKey, allowedOrigins, allowedHosts, onWarning });
  return {
    listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    join() {
      if (realtimeUrl !== null) peer = joinRealtime({ url: realtimeUrl, apiKey, printer, host, onWarning });
    },
    close() {
      peer?.leave();
      end();
    },
  };
}
