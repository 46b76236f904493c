import type { PeerInfo } from '@muara/contract/types';
import type { ServerMessage } from '@muara/contract/realtime';
import { Connection } from './connection.ts';
import { PrintJobs } from './print-jobs.ts';
import { Registry } from './registry.ts';
import type { Peer, Transport } from './transport.ts';
import type { PrinterPeer } from './printer-peer.ts';
import type { PrintAsked, PrintJob } from './print-job.ts';
import type { HubDeps } from './hub-deps.ts';

/** What handlers use of the realtime side: the printers and their jobs. */
export interface PrintHub {
  /** Returns the printers online that serve this world. */
  printers(): PrinterPeer[];
  /** Returns an id that no other print job has, on this or an earlier start of the server. */
  newPrintJob(): string;
  /** Returns whether the result of a print job can still become known. */
  hasPrintJob(jobId: string): boolean;
  /** Asks a job's helper to cancel it; resolves when the helper responds, or after two seconds. */
  cancelPrintJob(jobId: string): Promise<void>;
}

/** The realtime side of one world, as reactions see it. Sending never waits or throws. */
export interface WorldHub extends PrintHub {
  /**
   * Sends a job to a printer helper.
   * Returns the job's id, or null when the printer is offline or not connected (000 §8); the user is informed either way.
   */
  toPrinter(deviceId: string, job: PrintJob, asked?: PrintAsked): string | null;
  /**
   * Sends to every signed-in peer of the world in the message's audience (guests only for `public`) that
   * `filter` accepts. Returns how many.
   */
  broadcast(message: ServerMessage, filter?: (peer: PeerInfo) => boolean): number;
  /** Tells everyone who may see the counters to refetch them. */
  refreshBubbles(): number;
  /** Returns everyone online in this world, including invisible peers and guests, but not printers. */
  peers(): PeerInfo[];
  /**
   * Sends to all windows of a user except `except`; returns how many.
   * `logout` and `quit` also end those connections.
   */
  toUser(userId: number, message: ServerMessage, except?: string): number;
  /** Tells a signed-out session's windows `logout` and ends their connections. Returns how many. */
  endSession(token: string): number;
  /**
   * Closes every connection of the world; 1012 lets them come back, 3003 does not.
   * Printers stay. Returns how many.
   * @param userId closes the windows of this user only
   */
  dropAll(code: number, reason?: string, userId?: number): number;
}

export interface Hub {
  /** Accepts a socket. `world` is given when the URL named one (`/w/<name>/ws`). */
  accept(transport: Transport, options?: { world?: string }): Peer;
  world(name: string): WorldHub;
  /** Closes every connection of every world, including printers: 1012 before a restart. */
  dropAll(code: number, reason?: string): void;
}

/**
 * Creates the hub of all connections (000 §4, 000 §7): start-up, presence, audiences, print jobs.
 * It stores no messages for absent peers.
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
    printers: () => registry.printers(world).map((peer) => ({ ...peer.info })),
    toUser: (userId, message, except) => registry.toUser(world, userId, message, except),
    endSession: (token) => registry.endSession(world, token),
    toPrinter: (deviceId, job, asked = {}) => jobs.send(world, deviceId, job, asked),
    newPrintJob: () => jobs.nextId(),
    hasPrintJob: (jobId) => jobs.has(jobId),
    cancelPrintJob: (jobId) => jobs.cancel(jobId),
    dropAll(code, reason, userId) {
      const all = registry.inWorld(world);
      const peers = userId === undefined ? all : all.filter(({ info }) => info.id === userId);
      for (const peer of peers) peer.close(code, reason);
      return peers.length;
    },
  };
  return hub;
}
