import type { PeerInfo } from '@muara/contract/types';
import type { ServerMessage } from '@muara/contract/realtime';
import { Connection } from './connection.ts';
import { PrintJobs } from './print-jobs.ts';
import { Registry } from './registry.ts';
import type { Peer, Transport } from './transport.ts';
import type { PrinterPeer } from './printer-peer.ts';
import type { PrintAsked, PrintJob } from './print-job.ts';
import type { HubDeps } from './hub-deps.ts';

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
