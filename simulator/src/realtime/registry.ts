import { SERVER_MESSAGES, type ServerMessage } from '@muara/contract/realtime';
import type { PeerInfo } from '@muara/contract/types';
import type { HubDeps } from './hub-deps.ts';
import type { HubSession, Requirement } from './hub-session.ts';
import { type ConnectedPeer, isPrinter, type OnlinePeer, type OnlinePrinter } from './online-peer.ts';

const PING_INTERVAL_MS = 30_000;
/** After this many unanswered pings a peer counts as gone. */
const SILENT_PINGS = 3;

/**
 * Who is online where.
 * A printer that joined without naming a world serves all of them. One that named a world serves that one alone, where
 * it comes before a printer of all worlds with the same device id.
 */
export class Registry {
  readonly #worlds = new Map<string, Map<string, OnlinePeer>>();
  readonly #printers = new Map<string, OnlinePrinter>();
  /** Sockets that have not introduced themselves yet. */
  readonly arriving = new Set<ConnectedPeer>();
  readonly #setTimer: HubDeps['setTimer'];
  readonly #clockNotice: HubDeps['clockNotice'];
  #stopPinging: (() => void) | undefined;
  #lastPeer = 0;

  constructor(deps: HubDeps) {
    this.#setTimer = deps.setTimer;
    this.#clockNotice = deps.clockNotice;
  }

  nextPeerId(): string {
    return `p${++this.#lastPeer}`;
  }

  inWorld(world: string): OnlinePeer[] {
    return [...(this.#worlds.get(world)?.values() ?? [])];
  }

  /** Returns the printers that serve a world. */
  printers(world: string): OnlinePrinter[] {
    const own = [...this.#printers.values()].filter(({ home }) => home === world);
    const shared = [...this.#printers.values()].filter(({ home }) => home === null);
    const hidden = new Set(own.map(({ info }) => info.device_id));
    return [...own, ...shared.filter(({ info }) => !hidden.has(info.device_id))];
  }

  /** Returns the printer with a device id that serves a world. */
  printer(deviceId: string, world: string): OnlinePrinter | undefined {
    return this.#printers.get(printerKey(deviceId, world)) ?? this.#printers.get(printerKey(deviceId, null));
  }

  /** Returns the printer that has a device id for the same worlds. */
  ownerOf(deviceId: string, home: string | null): OnlinePrinter | undefined {
    return this.#printers.get(printerKey(deviceId, home));
  }

  everyone(): OnlinePeer[] {
    return [...[...this.#worlds.values()].flatMap((peers) => [...peers.values()]), ...this.#printers.values()];
  }

  /** Adds a peer and announces it to those who can see it; the peer learns who else is online. */
  join(peer: OnlinePeer): void {
    if (isPrinter(peer)) {
      this.#printers.set(printerKey(peer.info.device_id, peer.home), peer);
    } else {
      const peers = this.#worlds.get(peer.world) ?? new Map<string, OnlinePeer>();
      this.#worlds.set(peer.world, peers.set(peer.info.peer_id, peer));
    }
    peer.send({ type: 'connected', peer_id: peer.info.peer_id, channel: peer.info.channel });
    peer.send({ type: 'users', users: this.#visibleTo(peer) });
    const clock = isPrinter(peer) ? undefined : this.#clockNotice?.(peer.world);
    if (clock) peer.send(clock);
    this.tellViewers(peer, { type: 'new_user', user: peer.info });
    this.#stopPinging ??= this.#setTimer(() => this.#ping(), PING_INTERVAL_MS);
  }

  leave(peer: OnlinePeer): void {
    if (isPrinter(peer)) {
      this.#printers.delete(printerKey(peer.info.device_id, peer.home));
    } else {
      const peers = this.#worlds.get(peer.world);
      peers?.delete(peer.info.peer_id);
      if (peers?.size === 0) this.#worlds.delete(peer.world);
    }
    this.tellViewers(peer, { type: 'remove_user', user: peer.info });
    if (this.#worlds.size === 0 && this.#printers.size === 0) {
      this.#stopPinging?.();
      this.#stopPinging = undefined;
    }
  }

  /** Sends to those who see `peer` online, except itself. */
  tellViewers(peer: OnlinePeer, message: ServerMessage): void {
    const text = JSON.stringify(message);
    const near = isPrinter(peer) && peer.home === null ? this.everyone() : this.inWorld(peer.world);
    for (const viewer of near) if (viewer !== peer && sees(viewer, peer)) viewer.sendText(text);
  }

  broadcast(world: string, message: ServerMessage, filter?: (peer: PeerInfo) => boolean): number {
    const text = JSON.stringify(message);
    const receivers = this.inWorld(world).filter(
      (peer) => mayReceive(peer.session, message.type) && (filter?.(peer.info) ?? true),
    );
    for (const peer of receivers) peer.sendText(text, message.type);
    return receivers.length;
  }

  toUser(world: string, userId: number, message: ServerMessage, except?: string): number {
    const text = JSON.stringify(message);
    const windows = this.inWorld(world).filter(
      ({ session, info }) => session?.userId === userId && info.peer_id !== except,
    );
    for (const peer of windows) peer.sendText(text, message.type);
    return windows.length;
  }

  endSession(world: string, token: string): number {
    const windows = this.inWorld(world).filter((peer) => peer.hasToken(token));
    for (const peer of windows) peer.send({ type: 'logout' });
    return windows.length;
  }

  #visibleTo(viewer: OnlinePeer): PeerInfo[] {
    const near = [...this.inWorld(viewer.world), ...this.printers(viewer.world)];
    return near.filter((peer) => sees(viewer, peer)).map((peer) => peer.info);
  }

  #ping(): void {
    this.#stopPinging = this.#setTimer(() => this.#ping(), PING_INTERVAL_MS);
    for (const peer of this.everyone()) {
      if (peer.unanswered >= SILENT_PINGS) peer.close(1001, 'silent');
      else peer.ping();
    }
  }
}

/** A device id is unique among the printers of the same worlds. */
const printerKey = (deviceId: string, home: string | null): string => `${home ?? ''}/${deviceId}`;

/** Staff see everyone except guests, and the printers of their world; others see only themselves. */
function sees(viewer: OnlinePeer, peer: OnlinePeer): boolean {
  if (peer.invisible) return false;
  if (viewer === peer) return true;
  return viewer.info.channel === 'staff' && peer.info.channel !== 'public';
}

/**
 * Returns whether a broadcast may reach a peer, by the contract's own table.
 * A message without an audience is meant for one peer or user; if broadcast, it reaches everyone signed in. Guests have
 * no session.
 */
function mayReceive(session: HubSession | null, type: ServerMessage['type']): boolean {
  const requirement: Requirement = SERVER_MESSAGES[type];
  if (requirement.audience.some((word) => word === 'public')) return true;
  if (!session) return false;
  return (requirement.audience.length === 0 && requirement.permission.length === 0) || session.allows(requirement);
}
