/** The parts of the outside world that the realtime client touches; tests and other hosts give their own. */

/** A websocket, as far as it is used; those of browsers and of `ws` fit. An `error` is always followed by a `close`. */
export interface RealtimeSocket {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { code: number }) => void): void;
}

export interface RealtimeClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `fn` once after `ms`; the answer cancels it. */
  setTimer(fn: () => void, ms: number): () => void;
}

/**
 * What the person or the network does: `focus` – the window is looked at again, `online` – the network returned,
 * `input` – a key, a pointer, a touch.
 */
export type Attention = 'focus' | 'online' | 'input';

export interface AttentionSource {
  /** Calls `fn` at each event; the answer ends it. */
  listen(fn: (event: Attention) => void): () => void;
}
