import type { FoundTicket } from '@muara/contract/types';
import { useRef, useState } from 'react';
import { useDialogs } from '@/lib/dialogs.ts';
import { showActionError } from '@/features/counter/till/action-error.ts';
import { readSearch, type SearchKind } from './search-text.ts';

export interface TicketSearch {
  typed: string;
  type(text: string): void;
  /** The error in the typed text; null when there is none. */
  problem: string | null;
  pending: boolean;
  /** Null before the first search. */
  found: readonly FoundTicket[] | null;
  /** Searches. Resolves with the ticket whose exact code was typed if it can be chosen, otherwise null. */
  run(): Promise<FoundTicket | null>;
}

/** Returns the state of a ticket search. A response that a later search has overtaken is dropped. */
export function useTicketSearch(
  kind: SearchKind,
  ask: (search: string) => Promise<{ tickets: FoundTicket[] }>,
): TicketSearch {
  const dialogs = useDialogs();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [found, setFound] = useState<readonly FoundTicket[] | null>(null);
  const latest = useRef(0);

  const run = async (): Promise<FoundTicket | null> => {
    const read = readSearch(typed, kind);
    setProblem(read.ok ? null : read.message);
    if (!read.ok) return null;
    const turn = ++latest.current;
    setPending(true);
    try {
      const { tickets } = await ask(read.search);
      if (turn !== latest.current) return null;
      setFound(tickets);
      return tickets.find(({ code, selectable }) => code === read.search && selectable) ?? null;
    } catch (error) {
      if (turn === latest.current) await showActionError(error, dialogs);
      return null;
    } finally {
      if (turn === latest.current) setPending(false);
    }
  };
  const type = (text: string) => {
    setTyped(text);
    setProblem(null);
  };
  return { typed, type, problem, pending, found, run };
}
