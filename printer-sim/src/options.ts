import { PRINTER_PORTS, type PrinterType } from '@muara/contract/constants';
import type { Host } from './host.ts';

/** The settings of one helper, in any host. */
export interface HelperOptions {
  type: PrinterType;
  /** Host names it serves besides loopback ones and its address. */
  allowedHosts?: readonly string[];
  /** Origins whose pages may call, and from which documents are fetched, e.g. `http://localhost:3000`. */
  allowedOrigin: string | readonly string[];
  /** URL of the realtime channel, e.g. `ws://localhost:3000/ws`; null disables it. */
  realtimeUrl: string | null;
  /** The key that print calls must send: the `ws_api_key` of the session user (000 §3). */
  apiKey: string;
  deviceId?: string;
  name?: string;
  /** Most bytes of a document; default 20 MB. */
  maxBytes?: number;
  /** Timeout for fetching a document; default 30 s. */
  timeoutMs?: number;
  host?: Host;
  /** Called with warnings that do not stop the helper. */
  onWarning?: (text: string) => void;
}

/** The settings of a helper on a port. */
export interface PrinterSimOptions extends HelperOptions {
  /** 0 chooses any free port. */
  port: number;
  /** Address to listen on; default loopback. */
  address?: string;
  /** Folder of the tray: each print is `<id>.pdf` and `<id>.json`. Created when missing. */
  trayDir: string;
}

/** A running helper. */
export interface PrinterSim {
  type: PrinterType;
  deviceId: string;
  /** The port it listens on, also when 0 was given. */
  port: number;
  url: string;
  /** Leaves the realtime channel, refuses waiting jobs, and releases the port. */
  close(): Promise<void>;
}

/** Ports (000 §9) and names of the three helpers of this package. */
export const HELPERS = {
  receipt: { port: PRINTER_PORTS.receipt, deviceId: 'MUARA-RECEIPT-1', name: 'Receipt printer (simulated)' },
  ticket_agent: {
    port: PRINTER_PORTS.ticket_agent,
    deviceId: 'MUARA-TICKET-1',
    name: 'Agent ticket printer (simulated)',
  },
  wristband: { port: PRINTER_PORTS.wristband, deviceId: 'MUARA-WRISTBAND-1', name: 'Wristband printer (simulated)' },
} as const satisfies Record<PrinterType, { port: number; deviceId: string; name: string }>;
