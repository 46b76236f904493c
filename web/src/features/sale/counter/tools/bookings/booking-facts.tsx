import { formatRinggit, toSen } from '@muara/contract/rules';
import type { FoundTicket } from '@muara/contract/types';
import { formatDate } from '@/lib/dates.ts';
import styles from './booking-facts.module.css';

/** Whose ticket it is and what it is for, before money or paper changes hands. */
export function BookingFacts({ booking }: { booking: FoundTicket }) {
  const { name, company_name: company, depart_date: date, slot, jetty, total_amount: total } = booking;
  const facts: [term: string, value: string][] = [
    ['Customer', [name, company].filter(Boolean).join(', ') || (booking.email ?? '–')],
    ['Package', booking.package.name],
    ['Departs', [date && formatDate(date), slot, jetty?.name].filter(Boolean).join(' · ') || 'Open Ticket'],
    ['Passengers', String(booking.total_passengers)],
    ...(total === null ? [] : [['Total', `RM ${formatRinggit(toSen(total))}`] as [string, string]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
