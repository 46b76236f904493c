import { SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import type { JettyRecord } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { countOfText } from '@/lib/count-text.ts';
import { clock } from '@/lib/clock.ts';
import { overbookedTicketsQuery } from './jetties.api.ts';
import { jettiesMessages as text } from './jetties.messages.ts';
import styles from './jetties.module.css';

/** Shows, once typing stops, the tickets on departures that fewer seats would overbook. */
export function OverbookedTickets({ jetty, typed }: { jetty: JettyRecord; typed: string }) {
  const client = useClient();
  const [settled, setSettled] = useState(typed);
  useEffect(() => clock.after(SEARCH_DELAY_MS, () => setSettled(typed)), [typed]);
  const seats = countOfText(settled) ?? 0;
  const isLower = Number.isInteger(seats) && seats >= 1 && seats < (jetty.max_passenger ?? 0);
  const { data, error } = useQuery({ ...overbookedTicketsQuery(client, jetty.id, seats), enabled: isLower });
  const shown = isLower && settled === typed ? data : undefined;
  return (
    <p className={styles.lost} role="status" data-met={shown && shown.tickets > 0 ? true : undefined}>
      {shown && shown.tickets > 0
        ? `${text.overbooked(shown.tickets, shown.passengers)} ${text.overbookedKept}`
        : shown
          ? text.overbookedNobody
          : isLower
            ? error
              ? text.lostUnknown
              : text.lostCounting
            : null}
    </p>
  );
}
