import type { MyTicket } from '@muara/contract/types';
import { appState } from '@/lib/app-state.ts';
import { onSessionReset } from '@/lib/session-resets.ts';

/** The details of a selected ticket, kept while another page of the list is shown. */
export type Selected = Pick<MyTicket, 'id' | 'code' | 'sendable'>;

/** The limit of the server for one call. */
export const SELECTION_LIMIT = 1000;

const state = appState(() => ({ selected: new Map() as ReadonlyMap<number, Selected> }));
const listeners = new Set<() => void>();

function change(next: ReadonlyMap<number, Selected>): void {
  state.selected = next;
  for (const listener of listeners) listener();
}

/** The selected tickets on all pages of the list. The selection survives visits to other screens. */
export const selection = {
  all: (): ReadonlyMap<number, Selected> => state.selected,
  /** Ticks tickets as far as they can be, or unticks them. @returns whether there was room for all */
  set(rows: readonly MyTicket[], on: boolean): boolean {
    const next = new Map(state.selected);
    for (const { id, code, sendable, selectable } of rows) {
      if (!on) next.delete(id);
      else if (selectable && (next.has(id) || next.size < SELECTION_LIMIT)) next.set(id, { id, code, sendable });
    }
    change(next);
    return !on || rows.every(({ id, selectable }) => !selectable || next.has(id));
  },
  /** Deselects tickets that somebody else has changed in the meantime. */
  keepSelectable(rows: readonly MyTicket[]): void {
    const gone = rows.filter(({ id, selectable }) => !selectable && state.selected.has(id));
    if (gone.length > 0) selection.set(gone, false);
  },
  /** Unticks the ticket that a refusal names. */
  dropNamed(words: string): void {
    change(new Map([...state.selected].filter(([, { code }]) => !words.includes(code))));
  },
  clear: () => change(new Map()),
  /** Ticks what was ticked before a reload; anything else is left alone. */
  putBack(kept: unknown): void {
    if (Array.isArray(kept) && kept.every(isSelected)) change(new Map(kept.map((one) => [one.id, one])));
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function isSelected(value: unknown): value is Selected {
  const { id, code, sendable } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'number' && typeof code === 'string' && typeof sendable === 'boolean';
}

onSessionReset(selection.clear);
