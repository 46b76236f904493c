import type { ServerMessage } from '@muara/contract/realtime';
import type { SentFrame, SentPaper } from '../kernel/observed.ts';
import type { PrintResult } from './print-job.ts';
import type { HubSession } from './hub-session.ts';
import type { BusinessMessage } from './business-message.ts';

/** The window that a message came from. */
export interface PeerWindow {
  readonly peerId: string;
  /** The screen it last announced. */
  readonly screen: string | null;
  /** Its bearer token; null for a visitor. */
  readonly token: string | null;
  reply(message: ServerMessage): void;
}

/** One entry for the journal. It never contains tokens. */
export interface HubEvent {
  readonly world: string;
  readonly peer: string;
  readonly kind: 'open' | 'refused' | 'close' | 'ignored' | 'script-error' | 'dropped' | 'failed';
  readonly detail: string;
}

/** What the hub needs from outside. It has no sockets, time or worlds of its own. */
export interface HubDeps {
  /** Runs `fn` once after `ms` of real time; returns a function that cancels it. */
  setTimer(fn: () => void, ms: number): () => void;
  /** Returns the session of a bearer token in a world; null when it is not valid there. */
  authenticate(token: string, world: string): HubSession | null;
  /**
   * Returns the reason for a window whose token is from before a reset of the world; undefined for other
   * tokens.
   */
  resetNotice?(token: string, world: string): string | undefined;
  /** Returns whether a token is the API key of printer helpers. */
  isPrinterKey(token: string): boolean;
  /** Returns the world named in a token; undefined without one. */
  worldOfToken(token: string): string | undefined;
  /** Returns what a new window must know of the world's clock; undefined in real time. */
  clockNotice?(world: string): ServerMessage | undefined;
  /** Handles a window's message to the domain. Responses go through `window.reply` and the world's hub. */
  onMessage?(world: string, message: BusinessMessage, window: PeerWindow): void;
  /** Called whenever the state of a print job changes, also when an unknown result becomes known later. */
  onPrintJob?(world: string, jobId: string, result: PrintResult): void;
  /** Five characters that no earlier start of this server used, which make job ids unique. */
  readonly incarnation: string;
  journal?(event: HubEvent): void;
  /** Called with each message in either direction, except pings. */
  onFrame?(world: string, frame: Omit<SentFrame, 'at'>): void;
  /** Called when a print job is sent, and whenever its state changes. */
  onPaper?(world: string, paper: Omit<SentPaper, 'at'>): void;
}
