import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { WebSocket } from 'ws';
import { folderStores } from './folder-store.ts';
import { startHelper, type Helper } from './helper.ts';
import type { HelperParts } from './helper-run.ts';
import type { PrinterSim, PrinterSimOptions } from './options.ts';
import { servePage } from './page/serve-page.ts';
import { Previews } from './pdf/previews.ts';
import { countPages } from './pdf/read-pdf.ts';

const LOOPBACK = '127.0.0.1';
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
  const { type, address = LOOPBACK, allowedHosts = [], trayDir } = options;
  let helper: Helper | undefined;
  const listener = getRequestListener((request) => helper!.fetch(request), { overrideGlobalObjects: false });
  // The port stays taken while the helper is away, so that it can return; callers are disconnected.
  const server = createServer((request, response) => {
    if (helper?.isHere()) void listener(request, response);
    else request.socket.destroy();
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  server.on('connection', (socket) => {
    if (!helper?.isHere()) socket.destroy();
  });
  const port = await listen(server, options.port, address);
  const onDeath = (): void => server.closeAllConnections();
  try {
    // Only after the port is ours: another helper may be using the same folder.
    helper = startHelper({ ...options, allowedHosts: [address, ...allowedHosts] }, nodeParts(trayDir), { onDeath });
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    type,
    deviceId: helper.deviceId,
    port,
    url: `http://localhost:${port}`,
    close() {
      helper.close();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function nodeParts(trayDir: string): HelperParts {
  return {
    stores: folderStores(trayDir),
    reader: { fetch, countPages },
    openSocket: (url) => new WebSocket(url),
    drawPages: (tray) => new Previews(tray, trayDir),
    servePage,
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
