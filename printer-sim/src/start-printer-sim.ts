import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { nodeHost } from './host.ts';
import { HELPERS, type PrinterSim, type PrinterSimOptions } from './options.ts';
import { Printer } from './printer.ts';
import { joinRealtime } from './realtime-peer.ts';
import { Tray } from './tray.ts';

const LOOPBACK = '127.0.0.1';
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** The port that a helper was to listen on belongs to somebody else. */
export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken`);
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/**
 * Starts one local printer helper (000 §7): resolves when it answers.
 *
 * @throws PortTakenError when the port is taken
 */
export async function startPrinterSim(options: PrinterSimOptions): Promise<PrinterSim> {
  const { type, apiKey, realtimeUrl, address = LOOPBACK, host = nodeHost } = options;
  const { deviceId = HELPERS[type].deviceId, name = HELPERS[type].name } = options;
  const { onWarning = () => undefined, maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const allowedOrigins = [options.allowedOrigin].flat().map((origin) => new URL(origin).origin);
  const closing = new AbortController();
  const limits = { allowedOrigins, maxBytes, timeoutMs, signal: closing.signal };
  const printer = new Printer({ type, deviceId, name, tray: new Tray(options.trayDir), host, limits });
  const app = createApp({ printer, apiKey, allowedOrigins, loopbackOnly: address === LOOPBACK, onWarning });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  const port = await listen(server, options.port, address);
  const leave = realtimeUrl === null ? undefined : joinRealtime({ url: realtimeUrl, apiKey, printer, host, onWarning });
  return {
    type,
    deviceId,
    port,
    url: `http://localhost:${port}`,
    close() {
      leave?.();
      closing.abort(new Error('The helper is closing'));
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, port: number, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error),
    );
    server.listen(port, address, () => resolve((server.address() as AddressInfo).port));
  });
}
