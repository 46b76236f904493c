import { storage } from '@/lib/storage.ts';

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  /** Our own name of the message; the server stores each name once. */
  ref: string;
  to: number;
  message: string;
  /** Instant at which it was written. */
  at: string;
  /** `failed`: the server refused it; it is not retried automatically. */
  state: 'sending' | 'failed';
}

/**
 * What the chat stores in this browser for one user.
 * Open boxes (000 §9) and names are per browser, unsent messages per tab.
 */
export interface KeptChats {
  open(): number[];
  keepOpen(ids: readonly number[]): void;
  name(id: number): string | null;
  keepName(id: number, name: string): void;
  outbox(): Outgoing[];
  keepOutbox(outbox: readonly Outgoing[]): void;
}

/** How many names are remembered. */
const NAMES_KEPT = 100;

export function keptChats(userId: number): KeptChats {
  const keys = {
    open: `muara.chat.open.${userId}`,
    names: `muara.chat.names.${userId}`,
    outbox: `muara.chat.outbox.${userId}`,
  };
  const names = () => storage.read(keys.names, isNames) ?? {};
  return {
    open: () => storage.read(keys.open, isIds) ?? [],
    keepOpen: (ids) => (ids.length > 0 ? void storage.set(keys.open, JSON.stringify(ids)) : storage.remove(keys.open)),
    name: (id) => names()[id] ?? null,
    keepName(id, name) {
      const { [id]: known, ...others } = names();
      if (known === name) return;
      const kept = Object.entries(others).slice(-NAMES_KEPT);
      storage.set(keys.names, JSON.stringify({ ...Object.fromEntries(kept), [id]: name }));
    },
    outbox: () => readTab(keys.outbox),
    keepOutbox: (outbox) => writeTab(keys.outbox, outbox),
  };
}

/** Whether there is anything for which the chat must be loaded at once. */
export function hasKeptChats(userId: number): boolean {
  const kept = keptChats(userId);
  return kept.open().length > 0 || kept.outbox().length > 0;
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id) && id > 0);
const isNames = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((name) => typeof name === 'string');

function isOutgoing(value: unknown): value is Outgoing {
  const { ref, to, message, at, state } = (value ?? {}) as Record<string, unknown>;
  const isText = [ref, message, at].every((text) => typeof text === 'string' && text !== '');
  return isText && Number.isInteger(to) && (state === 'sending' || state === 'failed');
}

function readTab(key: string): Outgoing[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

function writeTab(key: string, outbox: readonly Outgoing[]): void {
  try {
    if (outbox.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(outbox));
  } catch {
    // Without storage the messages wait in memory alone.
  }
}
