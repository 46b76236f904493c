import type { ServerMessage } from '@muara/contract/realtime';
import type { PrintResult } from './print-job.ts';
import type { HubSession } from './hub-session.ts';
import type { BusinessMessage } from './business-message.ts';

/** The window that a message came from. */
export interface PeerWindow {
  readonly peerId: string;
  /** The screen that it announced last. */
  readonly screen: string | null;
  /** Its bearer token; null for a visitor. */
  readonly token: string | null;
  reply(message: ServerMessage): void;
}

/** One line for the journal. Tokens never appear in it. */
export interface HubEvent {
  readonly world: string;
  readonly peer: string;
  readonly kind: 'open' | 'refused' | 'close' | 'ignored' | 'script-error' | 'dropped' | 'failed';
  readonly detail: string;
}

/** The outside of the hub. It knows neither sockets nor time nor worlds by itself. */
export interface HubDeps {
  /** Runs `fn` once after `ms` of real time; the answer cancels it. */
  setTimer(fn: () => void, ms: number): () => void;
  /** The session of a bearer token in a world; null when it is not valid there. */
  authenticate(token: string, world: string): HubSession | null;
  /** Returns the reason for a window whose token is from before a reset of the world; undefined for other tokens. */
  resetNotice?(token: string, world: string): string | undefined;
  /** Whether a token is the API key that printer helpers join with. */
  isPrinterKey(token: string): boolean;
  /** The world that a token names; undefined when it names none. */
  worldOfToken(token: string): string | undefined;
  /** Plays what a window says to the business. What it answers goes through `window.reply` and the world's hub. */
  onMessage?(world: string, message: BusinessMessage, window: PeerWindow): void;
  /** Told whenever a print job of a world stands differently; of one whose end was unknown also later. */
  onPrintJob?(world: string, jobId: string, result: PrintResult): void;
  /** A word of five characters that no earlier start of this server had: job ids are unique with it. */
  readonly incarnation: string;
  journal?(event: HubEvent): void;
}
