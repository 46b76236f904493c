import type { AddressInfo } from 'node:net';
import type { ClientMessage, ServerMessage } from '@muara/contract/realtime';
import { schemas } from '@muara/contract/validators';
import { type WebSocket, WebSocketServer } from 'ws';

export interface RealtimeServer {
  url: string;
  /** Everything that helpers sent, in order. */
  heard: ClientMessage[];
  /** Waits for the next message of this name that was not awaited before. */
  next<M extends ClientMessage['msg']>(msg: M): Promise<Extract<ClientMessage, { msg: M }>>;
  /** Ignores all messages received so far. */
  forget(): void;
  send(message: ServerMessage): void;
  /** Returns how many helpers are connected. */
  count(): number;
  drop(code: number): void;
  /** Closes every helper that introduces itself with this code; null accepts them again. */
  refuse(code: number | null): void;
  close(): Promise<void>;
}

/** Starts the server side of the realtime channel as helpers see it; accepts everybody by default. */
export async function startRealtimeServer(): Promise<RealtimeServer> {
  const heard: ClientMessage[] = [];
  let refusal: number | null = null;
  const waiting: { msg: string; resolve: (message: never) => void }[] = [];
  const unclaimed: ClientMessage[] = [];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const sockets = (): WebSocket[] => [...server.clients].filter((socket) => socket.readyState === socket.OPEN);
  const send = (message: ServerMessage): void => sockets().forEach((socket) => socket.send(JSON.stringify(message)));

  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const message = JSON.parse(Buffer.from(String(data), 'base64').toString('utf8')) as ClientMessage;
      heard.push(message);
      if (message.msg === '/appid') {
        if (!schemas.RealtimeStartup.safeParse(message).success) return send({ type: 'forbidden' });
        if (refusal === null) send({ type: 'connected', peer_id: 'p1', channel: 'printers' });
        else socket.close(refusal);
      }
      const index = waiting.findIndex(({ msg }) => msg === message.msg);
      if (index === -1) unclaimed.push(message);
      else waiting.splice(index, 1)[0]!.resolve(message as never);
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`,
    heard,
    next(msg) {
      const index = unclaimed.findIndex((message) => message.msg === msg);
      if (index !== -1) return Promise.resolve(unclaimed.splice(index, 1)[0] as never);
      return new Promise((resolve) => waiting.push({ msg, resolve }));
    },
    forget: () => void unclaimed.splice(0),
    send,
    count: () => sockets().length,
    refuse: (code) => void (refusal = code),
    drop: (code) => sockets().forEach((socket) => socket.close(code)),
    close() {
      for (const socket of server.clients) socket.terminate();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
