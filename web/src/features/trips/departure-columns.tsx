import type { DepartureState } from '@muara/contract/constants';
import type { Departure, DepartureTrip } from '@muara/contract/types';
import { formatCount } from '@/lib/money.ts';
import { paths } from '@/lib/paths.ts';
import { Link } from '@/ui/link.tsx';
import type { Column } from '@/ui/list/data-table.tsx';
import { type Tone, RibbonBadge } from '@/ui/ribbon-badge.tsx';
import styles from './departures.module.css';
import { departuresMessages as text } from './departures.messages.ts';
import { tripsMessages } from './trips.messages.ts';

const TONES: Record<DepartureState, Tone> = { coming: 'calm', boarding: 'good', departed: 'plain' };

/** Returns the columns of the board. Those who are left of a departed one are no-shows. */
export function departureColumns(departed: boolean): Column<Departure>[] {
  return [
    {
      key: 'departure',
      title: text.departure,
      cell: ({ slot, jetty }) => (
        <>
          <strong className={styles.slot}>{slot ?? text.allDay}</strong>
          <span className={styles.quiet}>{jetty}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: text.state,
      cell: ({ state }) => <RibbonBadge label={text.states[state]} tone={TONES[state]} />,
    },
    { key: 'sold', title: text.seats, card: 'line', cell: (departure) => <Seats departure={departure} /> },
    { key: 'boarded', title: text.boarded, align: 'end', cell: ({ boarded }) => formatCount(boarded) },
    {
      key: 'left',
      title: departed ? text.noShows : text.left,
      align: 'end',
      cell: ({ left }) => (left === 0 ? formatCount(left) : <strong>{formatCount(left)}</strong>),
    },
    { key: 'walk-ups', title: text.walkUps, align: 'end', cell: ({ walk_ups: walkUps }) => formatCount(walkUps) },
    { key: 'trips', title: text.trips, card: 'line', cell: ({ trips }) => <Trips trips={trips} /> },
  ];
}

/** The seats that are sold, in words and as a bar; the part that has boarded is darker. */
function Seats({ departure: { sold, boarded, capacity } }: { departure: Departure }) {
  const of = Math.max(capacity ?? sold, sold, 1);
  return (
    <div className={styles.seats}>
      <span>
        {capacity === null ? text.noLimit(formatCount(sold)) : text.ofSeats(formatCount(sold), formatCount(capacity))}
      </span>
      <svg
        className={styles.bar}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        data-full={capacity !== null && sold >= capacity ? true : undefined}
        aria-hidden="true"
      >
        <rect className={styles.sold} width={(sold / of) * 100} height="6" />
        <rect className={styles.boarded} width={(boarded / of) * 100} height="6" />
      </svg>
    </div>
  );
}

function Trips({ trips }: { trips: readonly DepartureTrip[] }) {
  if (trips.length === 0) return <span className={styles.quiet}>–</span>;
  return (
    <ul className={styles.trips}>
      {trips.map((trip) => (
        <li key={trip.trip_id}>
          <Link to={paths.trip(trip.trip_id)}>{trip.boat_no}</Link>{' '}
          <span className={styles.quiet}>{text.tripState(tripsMessages.states[trip.state], countAboard(trip))}</span>
        </li>
      ))}
    </ul>
  );
}

function countAboard({ validated, places }: DepartureTrip): string {
  return places === null
    ? formatCount(validated)
    : tripsMessages.placesTaken(formatCount(validated), formatCount(places));
}
