import type { RealtimeFunction } from '@muara/contract/constants';
import type { ClientMessage, ServerMessageMap, ServerMessageName } from '@muara/contract/realtime';
import type { RealtimeStartup } from '@muara/contract/types';
import type { AttentionSource, RealtimeClock, RealtimeSocket } from './host.ts';

export type StopReason =
  | 'not_started'
  | 'left'
  | 'reload'
  | 'logout'
  | 'quit'
  | 'appid_invalid'
  | 'forbidden'
  | 'closed_for_good';

/**
 * `connecting` – until the server says connected; `open`; `waiting` – for the next attempt or, with
 * `nextAttemptAt` null, for focus or the network; `idle` – left because nobody is present; `stopped` – until `start`.
 */
export interface RealtimeState {
  readonly phase: 'connecting' | 'open' | 'waiting' | 'idle' | 'stopped';
  /** Failed attempts since the last connection. */
  readonly attempt: number;
  /** Milliseconds since 1970. */
  readonly nextAttemptAt: number | null;
  /** Why it stopped; null in the other phases. */
  readonly reason: StopReason | null;
}

/** Who connects; read again for every connection. Missing fields are filled in. */
export type StartupDetails = Pick<RealtimeStartup, 'name' | 'role' | 'token' | 'id'> &
  Partial<Omit<RealtimeStartup, 'msg' | 'reconnect'>>;

export interface RealtimeOptions {
  url: string;
  socket: (url: string) => RealtimeSocket;
  clock: RealtimeClock;
  /** From 0 to below 1. */
  random: () => number;
  startup: () => StartupDetails;
  /** Without it (programs without a window) the client never idles, and starts over after five failures. */
  attention?: AttentionSource;
  /** Reloads the page. */
  onReload?: () => void;
  /** Ends the HTTP session (000 §4). */
  onLogout?: (message: ServerMessageMap['logout']) => void;
  /** The connection was lost, or an attempt failed, with this close code; only 3003 is final. */
  onLost?: (code: number) => void;
  /** The connection stopped at the server's request. */
  onStopped?: (reason: StopReason) => void;
  /** What the server may run by name; other names are ignored. */
  functions?: Partial<Record<Exclude<RealtimeFunction, 'reload'>, () => void>>;
  /** A message without effect: unreadable, without listeners, or an unlisted function. */
  onIgnored?: (data: unknown) => void;
}

export interface Realtime {
  /** Connects, also after stopping, idling or giving up. Does nothing while connecting or open. */
  start(): void;
  /** Leaves with `/quit` and clears the queue; `start` connects again. */
  stop(): void;
  /** Leaves with `/quit` until the user is back (the idle signal of 000 §4). */
  idle(): void;
  /** Sends now, or once `connected` arrives. */
  send(message: ClientMessage): void;
  /** Announces the current screen: now if open, and on every later connection (000 §4). */
  page(path: string): void;
  /** Listens to one type of message; returns a function that stops it. */
  on<T extends ServerMessageName>(type: T, listener: (message: ServerMessageMap[T]) => void): () => void;
  /** The same object until something changes. */
  state(): RealtimeState;
  subscribe(listener: () => void): () => void;
}
