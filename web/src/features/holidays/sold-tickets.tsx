import { SEARCH_DELAY_MS } from '@/lib/search-limits.ts';
import { checkHoliday } from '@muara/contract/rules/forms/check-holiday';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { clock } from '@/lib/clock.ts';
import { soldTicketsQuery } from './holidays.api.ts';
import { holidaysMessages as text } from './holidays.messages.ts';
import styles from './holidays.module.css';

/** The number of tickets sold for the days in the form, announced once known. */
export function SoldTickets({ start, end }: { start: string; end: string }) {
  const client = useClient();
  const [days, setDays] = useState({ start, end });
  useEffect(() => clock.after(SEARCH_DELAY_MS, () => setDays({ start, end })), [start, end]);
  const isRange = checkHoliday({ ...days, details: '-' }).length === 0;
  const isSettled = days.start === start && days.end === end;
  const { data, error } = useQuery({ ...soldTicketsQuery(client, days.start, days.end), enabled: isRange });

  const shown = isRange && isSettled ? data : undefined;
  return (
    <p className={styles.sold} role="status" data-met={shown && shown.tickets > 0 ? true : undefined}>
      {shown ? <Sold {...shown} /> : isRange && !isSettled ? text.counting : isRange && error ? text.notCounted : null}
    </p>
  );
}

function Sold({ tickets, passengers }: { tickets: number; passengers: number }) {
  if (tickets === 0) return text.nobody;
  return (
    <>
      <strong>{text.sold(tickets, passengers)}</strong> {text.kept}
    </>
  );
}
