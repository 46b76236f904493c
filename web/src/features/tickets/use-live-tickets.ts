import { LIVE_LIST_CAP, type TicketListType } from '@muara/contract/constants';
import type { TicketListRow } from '@muara/contract/types';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRealtimeMessage } from '@/lib/app-context.ts';
import { clock } from '@/lib/clock.ts';
import type { LiveRows } from '@/ui/list/list-shapes.ts';
import type { TicketListAnswer } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

/** How long a new row stays highlighted. */
const HIGHLIGHT_MS = 3000;

interface LiveTicketsOptions {
  list: TicketListType;
  /** Key of the first page without filters. */
  queryKey: QueryKey;
  /** The first page is shown, without search and filters. */
  plain: boolean;
}

/**
 * Live insertion (001 §4): a new ticket comes to the top on page 1 without search and filters, when its vvip flag
 * matches the list. It waits behind a button while somebody has scrolled down or has the focus in the list, and where
 * no row can be inserted (lists 2 and 3, or a message without the row).
 */
export function useLiveTickets({ list, queryKey, plain }: LiveTicketsOptions): LiveRows<TicketListRow> {
  const queries = useQueryClient();
  // The list; a row in it that has the focus is never moved.
  const top = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(0);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  function insert(ticket: TicketListRow): void {
    queries.setQueryData<TicketListAnswer>(queryKey, (page) => {
      if (!page) return page;
      const others = page.data.filter(({ code }) => code !== ticket.code);
      const isKnown = others.length < page.data.length;
      return { ...page, total: page.total + (isKnown ? 0 : 1), data: [ticket, ...others].slice(0, LIVE_LIST_CAP) };
    });
    setFresh((codes) => new Set([...codes, ticket.code]));
  }

  useRealtimeMessage('new-ticket', ({ vvip, ticket }) => {
    if (!plain) return;
    if (list > 1) {
      if (!ticket || holdsPartsFor(list, ticket)) setWaiting((count) => count + 1);
      return;
    }
    if (vvip !== (list === 1)) return;
    const reading = (top.current?.getBoundingClientRect().top ?? 0) < 0 || top.current?.contains(document.activeElement);
    if (!ticket || reading) setWaiting((count) => count + 1);
    else insert(ticket);
  });

  useEffect(() => {
    if (fresh.size === 0) return undefined;
    return clock.after(HIGHLIGHT_MS, () => setFresh(new Set()));
  }, [fresh]);
  useEffect(() => setWaiting(0), [list, plain]);

  return {
    top,
    waiting,
    label: text.newTickets,
    isNew: ({ code }) => fresh.has(code),
    show() {
      setWaiting(0);
      void queries.invalidateQueries({ queryKey });
      top.current?.scrollIntoView({ block: 'start' });
    },
  };
}

/** Tickets of a batch come with an open purchase: an agent's or an exhibition's. */
function holdsPartsFor(list: TicketListType, { depart_date, exhibition }: TicketListRow): boolean {
  return depart_date === null && exhibition === (list === 3);
}
