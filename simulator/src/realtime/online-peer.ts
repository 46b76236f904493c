import type { ServerMessage } from '@muara/contract/realtime';
import type { PeerInfo } from '@muara/contract/types';
import type { HubSession } from './hub-session.ts';
import type { PrinterPeer } from './printer-peer.ts';

/** What the registry needs of a connection. */
export interface ConnectedPeer {
  readonly world: string;
  /** Null for guests and printers. */
  readonly session: HubSession | null;
  readonly invisible: boolean;
  /** Pings since the last sign of life. */
  readonly unanswered: number;
  send(message: ServerMessage): void;
  sendText(text: string, type?: ServerMessage['type']): void;
  close(code: number, reason?: string): void;
  ping(): void;
  hasToken(token: string): boolean;
  /** Notes that another helper claims this one's device. */
  contest(name: string): void;
}

/** A connection whose start-up message was accepted. */
export interface OnlinePeer extends ConnectedPeer {
  readonly info: PeerInfo;
}

/** A printer helper that is online. */
export interface OnlinePrinter extends ConnectedPeer {
  readonly info: PrinterPeer;
  /** The only world that it serves; null for all. */
  readonly home: string | null;
}

export function isPrinter(peer: OnlinePeer): peer is OnlinePrinter {
  return peer.info.app === 'printer';
}
