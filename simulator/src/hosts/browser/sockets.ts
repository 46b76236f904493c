import { splitPrefix } from '../../kernel/caller.ts';
import type { Hub } from '../../realtime/hub.ts';

/** The page's end of a socket, as MSW passes it to a server mock. */
export interface SocketClient {
  readonly url: URL;
  send(text: string): void;
  close(code: number, reason?: string): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: () => void): void;
}

/**
 * Returns a pattern of the realtime URLs on a page's own server: `/ws` and `/w/<name>/ws`.
 * @param origin of the page, `http://localhost:3000`
 */
export function realtimeAddress(origin: string): RegExp {
  const { protocol, host } = new URL(origin);
  const server = `${protocol.replace('http', 'ws')}//${host}`.replaceAll(/[.[\]]/g, '\\$&');
  return new RegExp(`^${server}(?:/w/[a-z0-9-]{1,64})?/ws$`);
}

/** Connects a socket of the page to the hub, in the world named in its URL. */
export function bridge(client: SocketClient, hub: Hub): void {
  const peer = hub.accept(
    {
      send: (text) => client.send(text),
      close: (code, reason) => client.close(code, reason),
    },
    { world: splitPrefix(client.url.pathname).world },
  );
  client.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') peer.receive(data);
  });
  client.addEventListener('close', () => peer.closed());
}
