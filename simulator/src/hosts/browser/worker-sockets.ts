import { splitPrefix } from '../../kernel/caller.ts';
import type { Hub } from '../../realtime/hub.ts';
import type { Peer } from '../../realtime/transport.ts';
import { BROKEN, type PageMessage, type WorkerMessage } from './socket-messages.ts';

/** A page, as its service worker knows it. */
export interface WorkerClient {
  readonly id: string;
  postMessage(message: WorkerMessage): void;
}

/** The realtime sockets of pages, whose server is in their service worker. */
interface WorkerSockets {
  /** Handles what a page says about one of its sockets. */
  receive(client: WorkerClient, message: PageMessage): void;
  /** Closes the sockets of pages that are gone. @param open ids of those that are not */
  keepOnly(open: ReadonlySet<string>): void;
}

/** Connects sockets of pages to a hub, each in the world named in its URL. @param folder of the site */
export function createWorkerSockets(hub: Pick<Hub, 'accept'>, folder: string): WorkerSockets {
  const peers = new Map<string, { client: string; peer: Peer }>();

  function open(client: WorkerClient, socket: number, key: string, address: string): void {
    const { rest, world } = splitPrefix(new URL(address).pathname.slice(folder.length));
    if (rest !== '/ws') return client.postMessage({ socket, closed: BROKEN, reason: '' });
    client.postMessage({ socket, opened: true });
    let isOpen = true;
    const peer = hub.accept(
      {
        send: (text) => client.postMessage({ socket, text }),
        close(code, reason = '') {
          isOpen = false;
          client.postMessage({ socket, closed: code, reason });
          // The hub hears of it later, as over a network.
          queueMicrotask(() => end(key));
        },
      },
      { world },
    );
    if (isOpen) peers.set(key, { client: client.id, peer });
    else peer.closed();
  }

  function end(key: string): void {
    const known = peers.get(key);
    peers.delete(key);
    known?.peer.closed();
  }

  return {
    receive(client, message) {
      const { socket } = message;
      const key = `${client.id} ${socket}`;
      const known = peers.get(key);
      if ('open' in message) open(client, socket, key, message.open);
      else if ('close' in message) end(key);
      else if (!known) client.postMessage({ socket, closed: BROKEN, reason: '' });
      else if ('text' in message) known.peer.receive(message.text);
    },
    keepOnly(open) {
      for (const [key, { client }] of peers) if (!open.has(client)) end(key);
    },
  };
}
