import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ERRORS } from '@muara/contract/errors';
import { hostNameOf, isAllowedHost, isLoopbackName } from '@muara/contract/request-guard';
import { splitPrefix } from '../../kernel/caller.ts';
import type { Origins } from '../../kernel/cors.ts';
import { DroppedConnection } from '../../kernel/faults.ts';
import type { Simulator } from '../../kernel/simulator.ts';
import { CONFIG_HEADERS, configAt, isServerPath, localPrinters, type ConfigOptions } from '../config.ts';
import { isConsoleRequest } from '../console-paths.ts';
import { Pages } from './pages.ts';
import { acceptSockets } from './sockets.ts';

export interface ServeOptions extends ConfigOptions {
  /** 0 chooses any free port. */
  port: number;
  /** Address to listen on; this machine only by default. */
  host?: string;
  /** Folder of the built web app. */
  webRoot?: string;
  /** Folder of the built documentation. */
  docsRoot?: string;
  /** Folder of the built console, which is served to this machine only. */
  consoleRoot?: string;
  /** Folder of the generated contract; located automatically by default. */
  contractRoot?: string;
  /** Host names it serves besides loopback ones, such as `till.example`. */
  allowHosts?: readonly string[];
  /** Base URL of links in mails; by default the one it listens on. */
  publicUrl?: string;
  /** Pages of other machines that may open a socket. */
  origins?: Origins;
  onWarning?(text: string): void;
}

/** A running server. */
export interface Server {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** The port is used by another program. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken by another program`);
    this.port = port;
  }
}

const PATIENCE_MS = 500;
/** How long an idle connection stays open, so that callers with a blocked thread do not find it closed. */
const KEPT_OPEN_MS = 30_000;

/** Serves a simulator on a port: HTTP, WebSocket, pages. @throws PortTaken */
export async function serve(simulator: Simulator, options: ServeOptions): Promise<Server> {
  const { port, host = '127.0.0.1', version, printers = localPrinters(), origins } = options;
  const { webRoot, docsRoot, consoleRoot, contractRoot, control } = options;
  const pages = new Pages({ webRoot, docsRoot, consoleRoot, contractRoot, printers });
  const allowHosts = [...(options.allowHosts ?? []), ...(isWildcard(host) ? [] : [host])];
  const openApps = new Set<string>();
  const isTraining = (world: string): boolean => simulator.worlds.find(world)?.world.training === true;
  const configOptions = { version, printers, control, isTraining };
  const api = getRequestListener(async (request, env) => {
    const { socket, headers } = (env as HttpBindings).incoming;
    const origin = options.publicUrl ?? findOrigin(headers.host, host, socket.localPort ?? port);
    try {
      return await simulator.fetch(request, { address: socket.remoteAddress ?? 'unknown', origin, openApps });
    } catch (error) {
      if (!(error instanceof DroppedConnection)) throw error;
      socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  });

  const server = createServer((request, response) => {
    if (!isAllowedHost(request.headers.host, allowHosts)) return refuse(response, 403, HOST_REFUSED);
    const path = pathOf(request.url);
    if (path === undefined) return refuse(response, 400, PATH_REFUSED);
    const named = request.headers['x-sim-world'];
    const config = configAt(path, typeof named === 'string' ? named : undefined, configOptions);
    if (config) return void response.writeHead(200, CONFIG_HEADERS).end(JSON.stringify(config));
    const failed = (error: unknown) => {
      options.onWarning?.(`${path}: ${String(error)}`);
      response.destroy();
    };
    if (consoleRoot !== undefined && isConsoleRequest(path, request.headers.accept))
      return void pages.answerConsole(request, response, path).catch(failed);
    if (isServerPath(path)) return void api(request, response);
    const { prefix, world, rest } = splitPrefix(path);
    if (world !== undefined) {
      // The page creates the world with its first call.
      if (isFromElsewhere(request) && !simulator.worlds.has(world)) return refuse(response, 403, WORLD_REFUSED);
      if (path === prefix) return void response.writeHead(308, { location: `${prefix}/` }).end();
      openApps.add(world);
    }
    pages.answer(request, response, rest, prefix).catch(failed);
  });
  server.keepAliveTimeout = KEPT_OPEN_MS;
  const cutSockets = acceptSockets(server, simulator.realtime, { origins, allowHosts });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, host, resolve);
  });
  const taken = (server.address() as AddressInfo).port;

  return {
    url: `http://localhost:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        simulator.close();
        server.closeIdleConnections();
        setTimeout(() => {
          cutSockets();
          server.closeAllConnections();
        }, PATIENCE_MS).unref();
      }),
  };
}

const HOST_REFUSED = {
  code: 'forbidden',
  message: 'This server does not answer for that name. Start it with --allow-host to allow it.',
};
const WORLD_REFUSED = {
  code: 'forbidden',
  message: 'Pages of other sites may not create worlds of the simulator',
};
const PATH_REFUSED = { code: 'malformed_request', message: ERRORS.malformed_request.message };

function refuse(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { ...CONFIG_HEADERS, connection: 'close' }).end(JSON.stringify(body));
}

function isFromElsewhere({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'cross-site';
}

function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Returns the base URL of links: the loopback name used, otherwise the address the server listens on. */
function findOrigin(asked: string | undefined, host: string, port: number): string {
  if (asked !== undefined && isLoopbackName(hostNameOf(asked))) return `http://${asked}`;
  return `http://${isWildcard(host) || isLoopbackName(host) ? 'localhost' : host}:${port}`;
}

/** Returns the decoded path of a request line; undefined when it is invalid. */
function pathOf(url: string | undefined): string | undefined {
  const path = (url ?? '').split('?')[0] ?? '';
  if (!path.startsWith('/')) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
