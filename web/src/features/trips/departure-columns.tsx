import type { DepartureState } from '@muara/contract/constants';
import type { Departure, DepartureTrip } from '@muara/contract/types';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { type Tone, RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './departures.module.css';
import { departuresMessages as text } from './departures.messages.ts';
import { tripsMessages } from './trips.messages.ts';

const TONES: Record<DepartureState, Tone> = { coming: 'calm', boarding: 'good', departed: 'plain' };

/** Returns the columns of the board. */
export function departureColumns(date: string, departed: boolean): Column<Departure>[] {
  return [
    {
      key: 'departure',
      title: text.departure,
      card: 'line',
      cell: ({ slot, jetty, state }) => (
        <>
          <span className={styles.head}>
            <strong className={styles.slot}>{slot ?? text.allDay}</strong>
            <RibbonBadge label={text.states[state]} tone={TONES[state]} />
          </span>
          <Muted as="span" size="sm">
            {jetty}
          </Muted>
        </>
      ),
    },
    { key: 'sold', title: text.seats, card: 'line', cell: (departure) => <Seats departure={departure} date={date} /> },
    {
      key: 'passengers',
      title: text.passengers,
      card: 'line',
      cell: (departure) => <Passengers departure={departure} departed={departed} />,
    },
    { key: 'trips', title: text.trips, card: 'line', cell: ({ trips }) => <Trips trips={trips} /> },
  ];
}

/**
 * Passengers who boarded, are missing, or came as walk-ups.
 * After the departure the missing are no-shows.
 */
function Passengers({ departure, departed }: { departure: Departure; departed: boolean }) {
  const { boarded, left, walk_ups: walkUps } = departure;
  const figures = [
    [text.boarded, boarded],
    [departed ? text.noShows : text.left, left],
    [text.walkUps, walkUps],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, count]) => (
        <div key={name} data-none={count === 0 || undefined}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sold seats in words and as a bar; the boarded part is darker. */
function Seats({ departure, date }: { departure: Departure; date: string }) {
  const { sold, boarded, capacity } = departure;
  const of = Math.max(capacity ?? sold, sold, 1);
  return (
    <div className={styles.seats}>
      <span>{capacity === null ? text.noLimit(sold) : text.ofSeats(sold, capacity)}</span>
      <svg
        className={styles.bar}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        data-full={capacity !== null && sold >= capacity ? true : undefined}
        aria-hidden="true"
      >
        <rect className={styles.sold} data-open={capacity === null || undefined} width={(sold / of) * 100} height="6" />
        <rect className={styles.boarded} width={(boarded / of) * 100} height="6" />
      </svg>
      <TicketLinks departure={departure} date={date} />
    </div>
  );
}

/** Links to the tickets of a departure, one for each list that has some. */
function TicketLinks({ departure, date }: { departure: Departure; date: string }) {
  const { jetty_id: jettyId, slot, tickets, vvip_tickets: vvip } = departure;
  const query = `?${new URLSearchParams({ departure: [date, jettyId, slot].filter((part) => part !== null).join(',') })}`;
  const normal = tickets - vvip;
  return (
    <span className={styles.links}>
      {normal > 0 ? <Link to={paths.tickets(0, query)}>{text.tickets(normal)}</Link> : null}
      {vvip > 0 ? <Link to={paths.tickets(1, query)}>{text.vvipTickets(vvip)}</Link> : null}
    </span>
  );
}

function Trips({ trips }: { trips: readonly DepartureTrip[] }) {
  if (trips.length === 0) return null;
  return (
    <ul className={styles.trips}>
      {trips.map((trip) => (
        <li key={trip.trip_id}>
          <Link to={paths.trip(trip.trip_id)}>{trip.boat_no}</Link>{' '}
          <Muted as="span" size="sm">
            {text.tripState(tripsMessages.states[trip.state], countAboard(trip))}
          </Muted>
        </li>
      ))}
    </ul>
  );
}

function countAboard({ validated, places }: DepartureTrip): string {
  return places === null ? formatCount(validated) : tripsMessages.placesTaken(validated, places);
}
