import type { RealtimeFunction } from '@muara/contract/constants';
import type { ClientMessage, ServerMessage } from '@muara/contract/realtime';
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
 * `connecting` – until the server says connected; `open`; `waiting` – for the next attempt, or, with `nextAttemptAt`
 * null, for focus or the network; `idle` – left because nobody is there; `stopped` – for good, until `start`.
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

/** Who is connecting; read anew at every connection. What is left out is filled in. */
export type StartupDetails = Pick<RealtimeStartup, 'name' | 'role' | 'token' | 'id'> &
  Partial<Omit<RealtimeStartup, 'msg' | 'reconnect'>>;

export interface RealtimeOptions {
  url: string;
  socket: (url: string) => RealtimeSocket;
  clock: RealtimeClock;
  /** From 0 to below 1. */
  random: () => number;
  startup: () => StartupDetails;
  /** Without one (programs without a window) the client never goes idle, and counts anew after five failures. */
  attention?: AttentionSource;
  /** Reloads the page. */
  onReload?: () => void;
  /** Ends the HTTP session (000 §4). */
  onLogout?: (message: Extract<ServerMessage, { type: 'logout' }>) => void;
  /** The connection was lost, or an attempt failed, with this close code; 3003 is the only one that ends it for good. */
  onLost?: (code: number) => void;
  /** The connection stopped for good by the server's will. */
  onStopped?: (reason: StopReason) => void;
  /** What the server may have run by name; every other name is ignored. */
  functions?: Partial<Record<Exclude<RealtimeFunction, 'reload'>, () => void>>;
  /** A message that changed nothing: unreadable, of a type that nobody hears, or a function that is not on the list. */
  onIgnored?: (data: unknown) => void;
}

export interface Realtime {
  /** Connects; also after it stopped, went idle or gave up. Nothing happens while connecting or open. */
  start(): void;
  /** Leaves for good with `/quit` and forgets what waits to be sent; `start` begins anew. */
  stop(): void;
  /** Leaves with `/quit` until the person is back (the idle signal of 000 §4). */
  idle(): void;
  /** Sends now, or when `connected` arrives. */
  send(message: ClientMessage): void;
  /** Announces the current screen: now if open, and at every later connection (000 §4). */
  page(path: string): void;
  /** Hears one type of message; the answer ends it. */
  on<T extends ServerMessage['type']>(
    type: T,
    listener: (message: Extract<ServerMessage, { type: T }>) => void,
  ): () => void;
  /** The same object until something changes. */
  state(): RealtimeState;
  subscribe(listener: () => void): () => void;
}
