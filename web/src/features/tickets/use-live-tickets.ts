import type { TicketListType } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { clock } from '@/lib/clock.ts';
import type { LiveRows } from '@/domain/lists/list-shapes.ts';
import { addsSubTickets, showsTicket, withLiveTicket } from './live-ticket.ts';
import type { TicketListAnswer } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;
const NONE: ReadonlySet<string> = new Set();

interface LiveTicketsOptions {
  list: TicketListType;
  /** Key of the first page without filters. */
  queryKey: QueryKey;
  /** The first page is shown, without search and filters. */
  plain: boolean;
}

/**
 * Inserts new tickets live at the top of page 1 without search and filters (001 §4).
 * The ticket's vvip flag must match the list. New tickets wait behind a button while the user has scrolled down or
 * has the focus in the list, and where no row can be inserted (lists 2 and 3, or a message without the row).
 */
export function useLiveTickets({ list, queryKey, plain }: LiveTicketsOptions): LiveRows<TicketListRow> {
  const queries = useQueryClient();
  // The list; a row in it that has the focus is never moved.
  const top = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(NONE);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(NONE);

  function insert(ticket: TicketListRow): void {
    queries.setQueryData<TicketListAnswer>(queryKey, (page) => page && withLiveTicket(page, ticket));
    setFresh((codes) => new Set([...codes, ticket.code]));
  }

  useRealtimeMessage('new-ticket', ({ code, vvip, ticket }) => {
    if (!plain) return;
    // An order and its payment are one ticket.
    const wait = () => setWaiting((codes) => new Set([...codes, code]));
    if (list > 1) {
      if (!ticket || addsSubTickets(list, ticket)) wait();
      return;
    }
    if (vvip !== (list === 1)) return;
    const reading =
      (top.current?.getBoundingClientRect().top ?? 0) < 0 || top.current?.contains(document.activeElement);
    const shown = showsTicket(queries.getQueryData<TicketListAnswer>(queryKey), code);
    if (!ticket || (reading && !shown)) wait();
    else insert(ticket);
  });

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    return clock.after(HIGHLIGHT_MS, () => setFresh(NONE));
  }, [fresh]);
  useEffect(() => setWaiting(NONE), [list, plain]);

  return {
    top,
    waiting: waiting.size,
    label: text.newTickets,
    isNew: ({ code }) => fresh.has(code),
    show() {
      setWaiting(NONE);
      void queries.invalidateQueries({ queryKey });
      top.current?.scrollIntoView({ block: 'start' });
    },
  };
}
