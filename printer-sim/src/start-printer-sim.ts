import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { nodeHost } from './host.ts';
import { startRun, type HelperRun } from './helper-run.ts';
import { HELPERS, type PrinterSim, type PrinterSimOptions } from './options.ts';
import { WORKING_SWITCHES, type Switches } from './printer.ts';
import { Refusals } from './refusals.ts';

const LOOPBACK = '127.0.0.1';
const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
/** How long a helper that killed itself is away. */
const AWAY_MS = 2000;
/** How long an idle connection stays open, so that callers with a blocked thread do not find it closed. */
const KEPT_OPEN_MS = 30_000;

/** The port of a helper is used by another program. */
export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken`);
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/**
 * Starts one local printer helper (000 §7); resolves when it is ready.
 * @throws PortTakenError when the port is taken
 */
export async function startPrinterSim(options: PrinterSimOptions): Promise<PrinterSim> {
  const { type, address = LOOPBACK, host = nodeHost, onWarning = () => undefined } = options;
  const { deviceId = HELPERS[type].deviceId, name = HELPERS[type].name } = options;
  const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const allowedOrigins = [options.allowedOrigin].flat().map((origin) => new URL(origin).origin);
  const limits = { allowedOrigins, apiKey: options.apiKey, maxBytes, timeoutMs };
  const allowedHosts = [address, ...(options.allowedHosts ?? [])];
  const refusals = new Refusals(() => host.now());
  let life: HelperRun | null = null;
  let cancelReturn = (): void => undefined;

  const begin = (switches: Switches): HelperRun =>
    startRun({ ...options, deviceId, name, host, onWarning, limits, refusals, allowedHosts, onDeath }, switches);
  const onDeath = (switches: Switches): void => {
    life = null;
    server.closeAllConnections();
    cancelReturn = host.setTimer(() => {
      life = begin({ ...switches, dies: WORKING_SWITCHES.dies });
      life.join();
    }, AWAY_MS);
  };
  // The port stays taken while the helper is away, so that it can return; callers are disconnected.
  const server = createServer((request, response) => {
    if (life === null) request.socket.destroy();
    else life.listener(request, response);
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  server.on('connection', (socket) => {
    if (life === null) socket.destroy();
  });
  const port = await listen(server, options.port, address);
  try {
    // Only after the port is ours: another helper may be using the same folder.
    life = begin(WORKING_SWITCHES);
  } catch (error) {
    server.close();
    throw error;
  }
  life.join();
  return {
    type,
    deviceId,
    port,
    url: `http://localhost:${port}`,
    close() {
      cancelReturn();
      life?.close();
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
