import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { splitPrefix } from '../../kernel/caller.ts';
import { isAllowedHost } from '@muara/contract/request-guard';
import { mayCall, type Origins } from '../../kernel/cors.ts';
import type { Hub } from '../../realtime/hub.ts';
import { isWorldName } from '../../world/worlds.ts';

/** Largest frame; a peer that sends a larger one is disconnected. */
const MAX_BYTES = 1_000_000;

interface SocketOptions {
  origins: Origins | undefined;
  /** Host names it serves besides loopback ones. */
  allowHosts: readonly string[];
}

/** Accepts realtime peers at /ws and /w/<name>/ws. @returns a function that closes all of them */
export function acceptSockets(server: Server, hub: Hub, { origins, allowHosts }: SocketOptions): () => void {
  const open = new Set<WebSocket>();
  let lobby: WebSocketServer | undefined;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const { rest, world: prefixed } = splitPrefix((request.url ?? '').split('?')[0] ?? '');
    const named = request.headers['x-sim-world'];
    const world = typeof named === 'string' ? named : prefixed;
    if (rest !== '/ws') return refuse(socket, '404 Not Found');
    if (world !== undefined && !isWorldName(world)) return refuse(socket, '400 Bad Request');
    if (!isAllowedHost(request.headers.host, allowHosts) || !isAllowedOrigin(request, origins))
      return refuse(socket, '403 Forbidden');
    void letIn(request, socket, head, world);
  });

  async function letIn(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    world: string | undefined,
  ): Promise<void> {
    // Loaded with the first socket, so that the first HTTP call is faster.
    const { WebSocketServer } = await import('ws');
    lobby ??= new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES });
    lobby.handleUpgrade(request, socket, head, (ws) => {
      open.add(ws);
      const peer = hub.accept(
        {
          send: (text) => ws.send(text),
          close: (code, reason) => ws.close(code, reason),
          buffered: () => ws.bufferedAmount,
        },
        { world },
      );
      ws.on('message', (data, isBinary) => {
        if (!isBinary) peer.receive((data as Buffer).toString());
      });
      ws.on('error', () => ws.terminate());
      ws.on('close', () => {
        open.delete(ws);
        peer.closed();
      });
    });
  }

  return () => {
    for (const ws of open) ws.terminate();
  };
}

/** Otherwise pages of other sites could listen in with a guessed URL. */
function isAllowedOrigin({ headers }: IncomingMessage, origins: Origins | undefined): boolean {
  const { origin, host } = headers;
  return origin === undefined || mayCall(origin, origins) || (URL.canParse(origin) && new URL(origin).host === host);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
