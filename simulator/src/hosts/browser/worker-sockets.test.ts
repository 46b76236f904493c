import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transport } from '../../realtime/transport.ts';
import { type PageMessage, BROKEN } from './socket-messages.ts';
import { WorkerSocket, type WorkerPort } from './page-socket.ts';
import { createWorkerSockets } from './worker-sockets.ts';

const URL_OF_SOCKET = 'wss://demo.test/a/b/ws';

interface Accepted {
  transport: Transport;
  world: string | undefined;
  heard: string[];
}

/** A worker whose hub remembers what it hears, and pages that talk to it. */
function createWorker() {
  const accepted: Accepted[] = [];
  const hub: Parameters<typeof createWorkerSockets>[0] = {
    accept(transport, { world } = {}) {
      const heard: string[] = [];
      accepted.push({ transport, world, heard });
      return { receive: (text) => void heard.push(text), closed: () => void heard.push('closed') };
    },
  };
  let sockets = createWorkerSockets(hub, '/a/b');
  const openPage = (id: string): WorkerPort => {
    const listeners: ((data: unknown) => void)[] = [];
    const client = { id, postMessage: (data: unknown) => listeners.forEach((listener) => listener(data)) };
    return {
      post: (message: PageMessage) => sockets.receive(client, message),
      listen: (fn) => void listeners.push(fn),
    };
  };
  return {
    accepted,
    openPage,
    keepOnly: (...ids: string[]) => sockets.keepOnly(new Set(ids)),
    restart: () => (sockets = createWorkerSockets(hub, '/a/b')),
  };
}

/** A socket of a page, and what it reports. */
function connect(port: WorkerPort, url = URL_OF_SOCKET) {
  const seen: unknown[] = [];
  // The worker responds immediately here, before the page could listen: messages wait for `flush`.
  const later: PageMessage[] = [];
  const socket = new WorkerSocket(url, { ...port, post: (message) => void later.push(message) });
  socket.addEventListener('open', () => seen.push('open'));
  socket.addEventListener('message', (event) => seen.push((event as MessageEvent<string>).data));
  socket.addEventListener('error', () => seen.push('error'));
  socket.addEventListener('close', (event) => seen.push(['close', (event as CloseEvent).code]));
  const flush = async (): Promise<void> => {
    for (const message of later.splice(0)) port.post(message);
    await Promise.resolve();
  };
  return { socket, seen, flush };
}

/** Node 20 has none. */
class PlainCloseEvent extends Event {
  readonly code: number;

  constructor(type: string, { code }: { code: number }) {
    super(type);
    this.code = code;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CloseEvent', PlainCloseEvent);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a socket of a page', () => {
  test('is connected to the hub: frames and closing go both ways', async () => {
    const worker = createWorker();
    const { socket, seen, flush } = connect(worker.openPage('one'));
    await flush();
    const [{ transport, world, heard }] = worker.accepted as [Accepted];
    transport.send('{"type":"connected"}');
    socket.send('aGVsbG8=');
    await flush();
    transport.close(3003, 'signed out');
    await flush();
    expect(world).toBeUndefined();
    expect(seen).toEqual(['open', '{"type":"connected"}', ['close', 3003]]);
    expect(heard).toEqual(['aGVsbG8=', 'closed']);
  });

  test('enters the world named in its URL, and no other path than the channel', async () => {
    const worker = createWorker();
    const page = worker.openPage('one');
    await connect(page, 'wss://demo.test/a/b/w/shop/ws').flush();
    const elsewhere = connect(page, 'wss://demo.test/a/b/wss');
    await elsewhere.flush();
    expect(worker.accepted.map(({ world }) => world)).toEqual(['shop']);
    expect(elsewhere.seen).toEqual(['error', ['close', BROKEN]]);
  });

  test('is closed at the hub when its page closes it, or is gone', async () => {
    const worker = createWorker();
    const one = connect(worker.openPage('one'));
    const other = connect(worker.openPage('other'));
    await one.flush();
    await other.flush();
    one.socket.close();
    await one.flush();
    worker.keepOnly('one');
    expect(worker.accepted.map(({ heard }) => heard)).toEqual([['closed'], ['closed']]);
    expect(one.seen).toEqual(['open', ['close', 1000]]);
  });

  test('breaks when the browser has stopped the worker, within ten seconds', async () => {
    const worker = createWorker();
    const { seen, flush } = connect(worker.openPage('one'));
    await flush();
    await vi.advanceTimersByTimeAsync(10_000);
    await flush();
    expect(seen).toEqual(['open']);
    worker.restart();
    await vi.advanceTimersByTimeAsync(10_000);
    await flush();
    expect(seen).toEqual(['open', 'error', ['close', BROKEN]]);
  });
});
