import type { PeerState } from '@muara/client/printing';
import type { Realtime } from '@muara/client/realtime';
import type { PeerInfo } from '@muara/contract/types';
import type { OnlinePrinter } from '@/domain/printing/printing.ts';

export interface OnlinePrinters {
  list(): readonly OnlinePrinter[];
  subscribe(listener: () => void): () => void;
  /** Stops listening to the realtime connection. */
  end(): void;
}

/**
 * The printers among the realtime peers, kept up to date (000 §7).
 * The list keeps its identity until it changes.
 */
export function followPrinters(realtime: Realtime): OnlinePrinters {
  const peers = new Map<string, OnlinePrinter>();
  const listeners = new Set<() => void>();
  let list: readonly OnlinePrinter[] = [];

  const changed = () => {
    list = [...peers.values()].sort((a, b) => a.name.localeCompare(b.name));
    for (const listener of listeners) listener();
  };
  const put = (peer: PeerInfo): boolean => {
    const printer = asPrinter(peer);
    if (printer) peers.set(peer.peer_id, printer);
    return printer !== null;
  };

  const ends = [
    realtime.on('users', ({ users }) => {
      peers.clear();
      users.forEach(put);
      changed();
    }),
    realtime.on('new_user', ({ user }) => {
      if (put(user)) changed();
    }),
    realtime.on('remove_user', ({ user }) => {
      if (peers.delete(user.peer_id)) changed();
    }),
    realtime.on('update_printer', ({ type: _type, ...printer }) => {
      for (const [id, { device_id: deviceId }] of peers) {
        if (deviceId === printer.device_id) peers.set(id, { refused_helpers: [], ...printer });
      }
      changed();
    }),
    realtime.subscribe(() => {
      // Without a connection nobody knows who is online; the server lists everyone again after connecting.
      if (realtime.state().phase === 'open' || peers.size === 0) return;
      peers.clear();
      changed();
    }),
  ];

  return {
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => ends.forEach((end) => end()),
  };
}

function asPrinter(peer: PeerInfo): OnlinePrinter | null {
  if (peer.app !== 'printer' || !peer.device_id || !peer.printer_type) return null;
  const { device_id, name, printer_type, printer_connected = 1, refused_helpers = [] } = peer;
  return { device_id, name, printer_type, printer_connected, refused_helpers };
}

/** Whether a printer is there; nobody knows while this page is not connected. */
export function peerState(online: OnlinePrinters, realtime: Pick<Realtime, 'state'>, deviceId: string): PeerState {
  const printer = online.list().find(({ device_id }) => device_id === deviceId);
  if (printer) return printer.printer_connected === 0 ? 'not_connected' : 'online';
  return realtime.state().phase === 'open' ? 'offline' : 'unknown';
}
