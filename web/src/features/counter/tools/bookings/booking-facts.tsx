import { formatRm } from '@/domain/prices/format-rm.ts';
import type { FoundTicket } from '@muara/contract/types';
import { formatDate } from '@/lib/dates.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './booking-facts.module.css';

/** The owner and the content of a ticket, to check before money or print-outs change hands. */
export function BookingFacts({ booking }: { booking: FoundTicket }) {
  const { name, company_name: company, depart_date: date, slot, jetty, total_amount: total } = booking;
  const facts: [term: string, value: string][] = [
    [tillText.facts.customer, [name, company].filter(Boolean).join(', ') || (booking.email ?? '–')],
    [tillText.facts.package, booking.package.name],
    [
      tillText.facts.departs,
      [date && formatDate(date), slot, jetty?.name].filter(Boolean).join(' · ') || tillText.openTicket,
    ],
    [tillText.facts.passengers, String(booking.total_passengers)],
    ...(total === null ? [] : [[tillText.facts.total, formatRm(total)] as [string, string]]),
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
