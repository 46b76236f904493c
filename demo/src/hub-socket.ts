import type { PeerSocket } from '@muara/printer-sim/in-process';
import type { Simulator } from '@muara/simulator';

const BROKEN = 1006;

/** Returns a realtime socket to a simulator in the same program. */
export const openHubSocket = (hub: Simulator['realtime']): PeerSocket => new HubSocket(hub) as unknown as PeerSocket;

/** Everything arrives later, as over a network. */
class HubSocket extends EventTarget {
  readonly #peer: ReturnType<Simulator['realtime']['accept']>;
  #isOpen = true;

  constructor(hub: Simulator['realtime']) {
    super();
    this.#peer = hub.accept({
      send: (text) => this.#later(new MessageEvent('message', { data: text })),
      close: (code, reason) => this.#end(code, reason),
    });
    this.#later(new Event('open'));
  }

  send(text: string): void {
    queueMicrotask(() => {
      if (this.#isOpen) this.#peer.receive(text);
    });
  }

  close(code = 1000, reason = ''): void {
    this.#end(code, reason);
  }

  terminate(): void {
    this.#end(BROKEN);
  }

  #end(code: number, reason = ''): void {
    if (!this.#isOpen) return;
    this.#later(new CloseEvent('close', { code, reason }));
    queueMicrotask(() => {
      this.#isOpen = false;
      this.#peer.closed();
    });
  }

  #later(event: Event): void {
    queueMicrotask(() => {
      if (this.#isOpen) this.dispatchEvent(event);
    });
  }
}
