/** What the realtime client uses of the outside world; tests and other hosts provide their own. */

/**
 * The used part of a WebSocket; those of browsers and `ws` fit.
 * An `error` is always followed by a `close`.
 */
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
  /** Runs `fn` once after `ms`; returns a function that cancels it. */
  setTimer(fn: () => void, ms: number): () => void;
}

/**
 * User or network activity: `focus` – the window regains focus, `online` – the network is back,
 * `input` – key, pointer or touch.
 */
export type Attention = 'focus' | 'online' | 'input';

export interface AttentionSource {
  /** Calls `fn` on each event; returns a function that stops it. */
  listen(fn: (event: Attention) => void): () => void;
}
