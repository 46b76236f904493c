/** What pages and their service worker say to each other about realtime sockets. */

/** The page's number of a socket. */
interface About {
  socket: number;
}

/** From a page. */
export type PageMessage =
  | (About & { open: string })
  | (About & { text: string })
  | (About & { close: true })
  /** Asks whether the socket is still known: a browser may stop the worker, which forgets it. */
  | (About & { check: true });

/** To a page. */
export type WorkerMessage =
  | (About & { opened: true })
  | (About & { text: string })
  | (About & { closed: number; reason: string });

/** Returns whether a message is about a socket. */
export function isSocketMessage(data: unknown): data is About {
  return typeof data === 'object' && data !== null && typeof (data as Partial<About>).socket === 'number';
}

/** Closed without a message, as when a connection breaks. */
export const BROKEN = 1006;
