import type { Realtime } from '@muara/client/realtime';
import type { PeerInfo } from '@muara/contract/types';
import { useSyncExternalStore } from 'react';
import { appState } from '@/lib/app-state.ts';

/** Somebody with at least one window open. */
interface OnlinePerson {
  id: number;
  name: string;
  role: string;
  /** Whether this person takes part in the chat. */
  canChat: boolean;
}

const listeners = new Set<() => void>();
const state = appState(() => ({
  peers: new Map<string, OnlinePerson>(),
  people: [] as readonly OnlinePerson[],
}));

/**
 * Who is online, by name, each once however many windows are open.
 * Plain state, filled from the realtime connection.
 */
export const onlinePeople = {
  all: () => state.people,
  has: (id: number) => state.people.some((person) => person.id === id),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Keeps the list up to date (000 §7) until the answer is called. */
  follow(realtime: Pick<Realtime, 'on' | 'state' | 'subscribe'>): () => void {
    const ends = [
      realtime.on('users', ({ users }) => {
        state.peers.clear();
        users.forEach(put);
        changed();
      }),
      realtime.on('new_user', ({ user }) => {
        put(user);
        changed();
      }),
      realtime.on('remove_user', ({ user }) => {
        if (state.peers.delete(user.peer_id)) changed();
      }),
      realtime.subscribe(() => {
        // Without a connection nobody knows who is online; the server lists everyone again after connecting.
        if (realtime.state().phase !== 'open') forget();
      }),
    ];
    return () => {
      ends.forEach((end) => end());
      forget();
    };
  },
};

/** Returns who is online; rerenders on each change. */
export function useOnlinePeople(): readonly OnlinePerson[] {
  return useSyncExternalStore(onlinePeople.subscribe, onlinePeople.all);
}

function put({ app, peer_id, id, name, role, can_chat }: PeerInfo): void {
  if (app === 'web' && id !== null) state.peers.set(peer_id, { id, name, role, canChat: can_chat ?? false });
}

function forget(): void {
  if (state.peers.size === 0) return;
  state.peers.clear();
  changed();
}

function changed(): void {
  const byId = new Map([...state.peers.values()].map((person) => [person.id, person]));
  state.people = [...byId.values()].sort((one, other) => one.name.localeCompare(other.name));
  for (const listener of listeners) listener();
}
