import type { Trip } from '@muara/contract/types';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { Facts } from '@/ui/facts.tsx';
import { Panel } from '@/ui/panel.tsx';
import { categoryName } from './category-name.ts';
import styles from './trips.module.css';
import { tripsMessages as text } from './trips.messages.ts';

/** The facts of a trip, and its passengers by category. */
export function TripPanels({ trip }: { trip: Trip }) {
  const { date, time, started_at: startedAt } = trip;
  return (
    <div className={styles.panels}>
      <Panel title={text.info}>
        <Facts
          facts={[
            [text.boatOperator, trip.boat_operator.name],
            [text.csa, trip.staff.name],
            [text.boatNo, trip.boat_no],
            [text.totalPassengers, countPassengers(trip)],
            [text.dateAndTime, `${formatWeekday(date)}, ${time}`],
            [text.jetty, trip.jetty.name],
            [text.shift, trip.shift],
            [text.boatType, text.boatTypes[trip.boat_type]],
            [text.createdAt, formatDateTime(trip.created_at)],
            [text.startedAt, startedAt === null ? text.notStarted : formatDateTime(startedAt)],
          ]}
        />
      </Panel>
      <Panel title={text.passengers}>
        {trip.validated === 0 ? <p className={styles.quiet}>{text.nobody}</p> : <Categories trip={trip} />}
      </Panel>
    </div>
  );
}

function Categories({ trip }: { trip: Trip }) {
  return (
    <table className={styles.categories}>
      <caption className="sr-only">{text.passengers}</caption>
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
          <th scope="row">{text.total}</th>
          <td>{formatCount(trip.validated)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function countPassengers({ state, validated, total_passenger: total }: Trip): string {
  return state === 'reserved' ? text.placesTaken(validated, total) : formatCount(total);
}
