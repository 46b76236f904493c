import type { PeerInfo, PrinterType, RealtimeChannel, RealtimePrint } from '@muara/contract/types';
import type { ServerMessage } from '@muara/contract/realtime';
import type { Rules } from '@muara/contract/rules';
import type { BusinessMessage } from './business-message.ts';
import { Connection } from './connection.ts';
import { PrintJobs, type PrintResult } from './print-jobs.ts';
import { Registry } from './registry.ts';

/** What a host gives for one socket. Nothing here may block or throw later. */
export interface Transport {
  send(text: string): void;
  close(code: number, reason?: string): void;
  /** Bytes that the peer has not read yet, where the host knows. */
  buffered?(): number;
}

/** What the hub gives back: the host reports each text frame and the end of the socket. */
export interface Peer {
  receive(text: string): void;
  closed(): void;
}

/** What the contract asks of the receiver of a message; `isAllowed` of the rules judges it. */
export type Requirement = Parameters<Rules['isAllowed']>[1];

/** Whoever a token belongs to, as far as the hub cares. */
export interface HubSession {
  readonly userId: number;
  readonly name: string;
  readonly role: string;
  readonly channel: Extract<RealtimeChannel, 'staff' | 'agents' | 'customers'>;
  /** Shown to others, so that they know whom they can write to. */
  readonly canChat: boolean;
  /** Asked at each message, so that rights that change under a connection, or a session that ended, count at once. */
  allows(requirement: Requirement): boolean;
}

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

export interface PrinterPeer extends PeerInfo {
  device_id: string;
  printer_type: PrinterType;
  printer_connected: 0 | 1;
  /** Names of other helpers that claim this device. */
  refused_helpers: string[];
}

/** A print job as modules give it; the hub adds `type` and `job_id`. `printer_id` is the device that it is sent to. */
export type PrintJob = Omit<RealtimePrint, 'type' | 'job_id' | 'printer_id'>;

export interface PrintAsked {
  /** From `newPrintJob`, where whoever asks must know it before the printer does. */
  readonly jobId?: string;
  /** Receives `print-done`, or `printer_not_connected`, in all windows. */
  readonly userId?: number;
}

/** The realtime side of one world, as handlers see it. Sending never waits and never throws. */
export interface WorldHub {
  /**
   * Sends to every signed-in peer of the world whom the contract's audience of this message names (guests only where
   * it says `public`), and `filter` accepts. Answers how many that were.
   */
  broadcast(message: ServerMessage, filter?: (peer: PeerInfo) => boolean): number;
  /** Asks everyone who may see the counters to fetch them. */
  refreshBubbles(): number;
  /** Everyone online in this world, invisible peers and guests included, printers not. */
  peers(): PeerInfo[];
  /** The printers online; the same in every world. */
  printers(): PrinterPeer[];
  /**
   * Sends to all windows of a user, but for the one named `except`; answers how many those are. `logout` and `quit` also
   * end those connections.
   */
  toUser(userId: number, message: ServerMessage, except?: string): number;
  /** A session was signed out: tells its windows `logout` and ends their connections. Answers how many there were. */
  endSession(token: string): number;
  /**
   * Hands a job to a printer helper. Answers the job's id, or null when the printer is offline or not connected
   * (000 §8); the user who asked is told either way.
   */
  toPrinter(deviceId: string, job: PrintJob, asked?: PrintAsked): string | null;
  /** An id that no other print job has, on this server or on an earlier start of it. */
  newPrintJob(): string;
  /** Whether the end of a print job can still become known. */
  hasPrintJob(jobId: string): boolean;
  /** Asks a job's helper to leave it out; resolves when the helper has spoken, or has not for two seconds. */
  cancelPrintJob(jobId: string): Promise<void>;
  /** Closes every connection of the world; 1012 lets them come back, 3003 does not. Printers stay. Answers how many there were. */
  dropAll(code: number, reason?: string): number;
}

export interface Hub {
  /** Takes in a socket. `world` is given when the address named one (`/w/<name>/ws`). */
  accept(transport: Transport, options?: { world?: string }): Peer;
  world(name: string): WorldHub;
  /** Closes every connection of every world, printers included: 1012 before a restart. */
  dropAll(code: number, reason?: string): void;
}

/**
 * The meeting place of all connections (000 §4, 000 §7): start-up, presence, audiences, print jobs. Messages for peers
 * that are away are not kept here.
 */
export function createHub(deps: HubDeps): Hub {
  const registry = new Registry(deps);
  const jobs = new PrintJobs(deps, registry);
  const worlds = new Map<string, WorldHub>();
  return {
    accept(transport, { world } = {}) {
      return new Connection(transport, world, deps, registry, jobs);
    },
    world(name) {
      let hub = worlds.get(name);
      if (!hub) worlds.set(name, (hub = worldHub(name, registry, jobs)));
      return hub;
    },
    dropAll: (code, reason) =>
      [...registry.arriving, ...registry.everyone()].forEach((peer) => peer.close(code, reason)),
  };
}

function worldHub(world: string, registry: Registry, jobs: PrintJobs): WorldHub {
  const hub: WorldHub = {
    broadcast: (message, filter) => registry.broadcast(world, message, filter),
    refreshBubbles: () => hub.broadcast({ type: 'get-bubble' }),
    peers: () => registry.inWorld(world).map((peer) => ({ ...peer.info })),
    printers: () => registry.printers().map((peer) => ({ ...peer.info })),
    toUser: (userId, message, except) => registry.toUser(world, userId, message, except),
    endSession: (token) => registry.endSession(world, token),
    toPrinter: (deviceId, job, asked = {}) => jobs.send(world, deviceId, job, asked),
    newPrintJob: () => jobs.nextId(),
    hasPrintJob: (jobId) => jobs.has(jobId),
    cancelPrintJob: (jobId) => jobs.cancel(jobId),
    dropAll(code, reason) {
      const peers = registry.inWorld(world);
      for (const peer of peers) peer.close(code, reason);
      return peers.length;
    },
  };
  return hub;
}

export type { PrintResult };
