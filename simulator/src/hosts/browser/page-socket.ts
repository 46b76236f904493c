import { BROKEN, isSocketMessage, type PageMessage, type WorkerMessage } from './socket-messages.ts';

/** A browser stops a worker that receives nothing for half a minute. */
const CHECK_MS = 10_000;

/** The worker, as a page knows it. */
export interface WorkerPort {
  post(message: PageMessage): void;
  /** Calls `fn` with every message from the worker. */
  listen(fn: (data: unknown) => void): void;
}

let sockets = 0;

/** A WebSocket to the simulator in the page's service worker; the used part of the browser's own. */
export class WorkerSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readonly url: string;
  readyState: number = WorkerSocket.CONNECTING;
  readonly #port: WorkerPort;
  readonly #id: number;
  readonly #stopChecks: () => void;

  constructor(url: string, port: WorkerPort) {
    super();
    sockets += 1;
    this.#id = sockets;
    this.url = url;
    this.#port = port;
    port.listen((data) => {
      if (isSocketMessage(data) && data.socket === this.#id) this.#hear(data as WorkerMessage);
    });
    const checks = setInterval(() => port.post({ socket: this.#id, check: true }), CHECK_MS);
    const leave = (): void => this.close();
    addEventListener('pagehide', leave);
    this.#stopChecks = () => {
      clearInterval(checks);
      removeEventListener('pagehide', leave);
    };
    port.post({ socket: this.#id, open: url });
  }

  send(text: string): void {
    if (this.readyState === WorkerSocket.OPEN) this.#port.post({ socket: this.#id, text });
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === WorkerSocket.CLOSED) return;
    this.#port.post({ socket: this.#id, close: true });
    this.#end(code, reason);
  }

  #hear(message: WorkerMessage): void {
    if (this.readyState === WorkerSocket.CLOSED) return;
    if ('text' in message) this.dispatchEvent(new MessageEvent('message', { data: message.text }));
    else if ('closed' in message) this.#end(message.closed, message.reason);
    else {
      this.readyState = WorkerSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    }
  }

  #end(code: number, reason: string): void {
    this.readyState = WorkerSocket.CLOSED;
    this.#stopChecks();
    if (code === BROKEN) this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new CloseEvent('close', { code, reason, wasClean: code !== BROKEN }));
  }
}

/**
 * Leads the realtime sockets of this page to the simulator in its service worker. Await the worker
 * first, and call it before the web app starts.
 * @param site the site's base URL, without a last slash
 */
export function useWorkerSockets(site: URL, workers: ServiceWorkerContainer): void {
  const start = site.href.replace(/^http/, 'ws').replace(/\/$/, '');
  const port: WorkerPort = {
    post: (message) => workers.controller?.postMessage(message),
    listen: (fn) => workers.addEventListener('message', ({ data }) => fn(data)),
  };
  const Network = WebSocket;
  window.WebSocket = class extends Network {
    constructor(url: string | URL, protocols?: string | string[]) {
      const { href } = new URL(url, location.href);
      if (href.startsWith(`${start}/`)) return new WorkerSocket(href, port) as unknown as WebSocket;
      super(url, protocols);
    }
  };
}
