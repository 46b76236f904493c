import type { Trip, TripManifest, TripTicket } from '@muara/contract/types';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { clock } from '@/lib/clock.ts';
import { formatDateTime, formatTime, formatWeekday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { categoryName } from './category-name.ts';
import { manifestMessages as text } from './manifest.messages.ts';
import styles from './manifest.module.css';

interface ManifestProps {
  manifest: TripManifest;
  onPrinted(): void;
}

/**
 * The manifest of a trip on A4, with its heading on every page and a checkbox per ticket.
 * Opens the print dialog.
 */
export default function Manifest({ manifest, onPrinted }: ManifestProps) {
  const { trip, tickets } = manifest;
  const printed = useEffectEvent(onPrinted);
  usePageMark('manifest');
  useEffect(() => {
    const done = (): void => printed();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return createPortal(
    <section className={styles.paper} aria-label={text.title}>
      <table className={styles.tickets}>
        <thead>
          <tr>
            <th colSpan={6} className={styles.head}>
              <Head trip={trip} />
            </th>
          </tr>
          <tr className={styles.titles}>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.code}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.package}</th>
            <th scope="col">{text.passengers}</th>
            <th scope="col">{text.boarded}</th>
          </tr>
        </thead>
        <tbody>
          {tickets.map((ticket, index) => (
            <Row key={ticket.code} ticket={ticket} number={index + 1} />
          ))}
          {tickets.length === 0 ? (
            <tr>
              <td colSpan={6}>{text.nobody}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
      <Totals trip={trip} tickets={tickets.length} />
    </section>,
    document.body,
  );
}

function Head({ trip }: { trip: Trip }) {
  const facts = [
    [text.boat, `${trip.boat_no}, ${trip.boat_operator.name}`],
    [text.jetty, trip.jetty.name],
    [text.departure, `${formatWeekday(trip.date)}, ${trip.time}`],
    [text.csa, trip.staff.name],
  ] as const;
  return (
    <>
      <div className={styles.title}>
        <span>
          {text.title} {trip.trip_id}
        </span>
        <span className={styles.printedAt}>{text.printedAt(formatDateTime(new Date(clock.now()).toISOString()))}</span>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Row({ ticket, number }: { ticket: TripTicket; number: number }) {
  const categories = ticket.passengers.map(({ category, total }) => `${formatCount(total)} ${categoryName(category)}`);
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <td className={styles.code}>{ticket.code}</td>
      <td>{ticket.name}</td>
      <td>{ticket.package.name}</td>
      <td>
        <strong>{formatCount(ticket.total_passengers)}</strong> ({categories.join(', ')})
      </td>
      <td>{formatTime(ticket.validated_at)}</td>
    </tr>
  );
}

function Totals({ trip, tickets }: { trip: Trip; tickets: number }) {
  return (
    <table className={styles.totals}>
      <caption>{text.passengers}</caption>
      <tbody>
        {trip.passengers.map(({ category, total }) => (
          <tr key={category}>
            <th scope="row">{categoryName(category)}</th>
            <td>{formatCount(total)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {text.total} ({text.tickets(tickets)})
          </th>
          <td>{formatCount(trip.validated)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
