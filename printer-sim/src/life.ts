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

interface LifeOptions extends Omit<PrinterSimOptions, 'port' | 'address' | 'allowedHosts' | 'allowedOrigin'> {
  deviceId: string;
  name: string;
  host: Host;
  limits: Omit<FetchLimits, 'signal'>;
  refusals: Refusals;
  allowedHosts: readonly string[];
  onWarning: (text: string) => void;
  /** Told when the printer ended itself; nothing of this life goes on. */
  onDeath: (switches: Switches) => void;
}

/** The helper from one start to its end: all that a program has in memory, over the tray and the journal on disk. */
export interface Life {
  listener: RequestListener;
  /** Joins the realtime channel, if it is to. */
  join(): void;
  /** Leaves the channel and refuses what still waits. */
  close(): void;
}

/** Begins a life with what the last one left on disk. */
export function beginLife(options: LifeOptions, switches: Switches): Life {
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
