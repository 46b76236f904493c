import type { TripRow } from '@muara/contract/types';
import type { CsvColumn } from '@/lib/csv.ts';
import { formatDateTime, formatShortMoment } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { TripStateBadge } from './trip-state-badge.tsx';
import styles from './trips.module.css';
import { tripsMessages as text } from './trips.messages.ts';

/** Returns the columns of the list of trips (002 §2.16). */
export function tripColumns(): Column<TripRow>[] {
  return [
    {
      key: 'trip',
      title: text.tripId,
      link: true,
      cell: ({ trip_id: tripId, jetty, time, state }) => (
        <>
          <span className={styles.trip}>
            <strong className={styles.code}>{tripId}</strong>
            <TripStateBadge state={state} />
          </span>
          <span className={styles.quiet}>
            {jetty.name} · {time}
          </span>
        </>
      ),
    },
    { key: 'boat', title: text.boatNo, cell: ({ boat_no: boatNo }) => boatNo },
    {
      key: 'operator',
      title: text.boatOperator,
      cell: ({ boat_operator: operator, staff }) => (
        <>
          {operator.name}
          <span data-when="narrow" className={styles.quiet}>
            {staff.name}
          </span>
        </>
      ),
    },
    { key: 'csa', title: text.csa, from: 'medium', cell: ({ staff }) => staff.name },
    {
      key: 'passengers',
      title: text.totalPassenger,
      align: 'end',
      cell: (trip) => (
        <>
          {countPassengers(trip)}
          <span data-when="narrow" className={styles.quiet}>
            {text.passengersShort}
          </span>
        </>
      ),
    },
    {
      key: 'created',
      title: text.createdAt,
      from: 'medium',
      cell: ({ created_at: createdAt }) => (
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatShortMoment(createdAt)}
        </time>
      ),
    },
  ];
}

/** Returns the passengers of a trip; while it is reserved also its places. */
function countPassengers({ state, validated, total_passenger: total }: TripRow): string {
  return state === 'reserved' ? text.placesTaken(validated, total) : formatCount(total);
}

export function tripCsv(): CsvColumn<TripRow>[] {
  return [
    { title: text.tripId, value: ({ trip_id: tripId }) => tripId },
    { title: text.boatNo, value: ({ boat_no: boatNo }) => boatNo },
    { title: text.boatOperator, value: ({ boat_operator: operator }) => operator.name },
    { title: text.csa, value: ({ staff }) => staff.name },
    { title: text.totalPassenger, value: ({ total_passenger: total }) => total },
    { title: text.createdAt, value: ({ created_at: createdAt }) => createdAt, moment: true },
    { title: text.jetty, value: ({ jetty }) => jetty.name },
    { title: text.dateAndTime, value: ({ date, time }) => `${date} ${time}` },
    { title: text.state, value: ({ state }) => text.states[state] },
  ];
}
