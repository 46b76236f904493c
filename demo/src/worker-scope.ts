/** The used part of a service worker's global scope, whose types exclude those of pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { id: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageEvent) => void): void;
}

/** An event whose work may go on after its listener has returned. */
interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface PageEvent extends WaitingEvent {
  readonly data: unknown;
  readonly source: { id: string; postMessage(message: unknown): void } | null;
  readonly ports: readonly MessagePort[];
}
