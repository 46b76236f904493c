import { PRINTER_PORTS, type PrinterType } from '@muara/contract/constants';
import type { Host } from './host.ts';

/** How one helper is set up. */
export interface PrinterSimOptions {
  type: PrinterType;
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on; loopback unless said otherwise. */
  address?: string;
  /** Names that the helper answers for besides loopback ones and its address. */
  allowedHosts?: readonly string[];
  /** Folder of the tray: each print is `<id>.pdf` and `<id>.json`. Made when missing. */
  trayDir: string;
  /** The origins whose pages may call, and from which documents are fetched, e.g. `http://localhost:3000`. */
  allowedOrigin: string | readonly string[];
  /** Address of the realtime channel, e.g. `ws://localhost:3000/ws`; null stays off it. */
  realtimeUrl: string | null;
  /** The key that print calls must carry: the `ws_api_key` of the session user (000 §3). */
  apiKey: string;
  deviceId?: string;
  name?: string;
  /** Most bytes of a document; 20 MB unless said otherwise. */
  maxBytes?: number;
  /** Longest that fetching a document may take; 30 s unless said otherwise. */
  timeoutMs?: number;
  host?: Host;
  /** Told of what an operator should know but nothing stops for. */
  onWarning?: (text: string) => void;
}

/** A running helper. */
export interface PrinterSim {
  type: PrinterType;
  deviceId: string;
  /** The port it listens on: the chosen one when 0 was asked for. */
  port: number;
  url: string;
  /** Leaves the realtime channel, refuses what is still waiting, and frees the port. */
  close(): Promise<void>;
}

/** Ports (000 §9) and names under which the three helpers of this package appear. */
export const HELPERS = {
  receipt: { port: PRINTER_PORTS.receipt, deviceId: 'MUARA-RECEIPT-1', name: 'Receipt printer (simulated)' },
  ticket_agent: {
    port: PRINTER_PORTS.ticket_agent,
    deviceId: 'MUARA-TICKET-1',
    name: 'Agent ticket printer (simulated)',
  },
  wristband: { port: PRINTER_PORTS.wristband, deviceId: 'MUARA-WRISTBAND-1', name: 'Wristband printer (simulated)' },
} as const satisfies Record<PrinterType, { port: number; deviceId: string; name: string }>;
