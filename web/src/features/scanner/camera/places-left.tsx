import { formatCount } from '@/lib/format-count.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { scannerMessages } from '../scanner.messages.ts';
import styles from './places-left.module.css';

/** How many places are left on the boat, in large figures. */
export function PlacesLeft({ trip }: { trip: OpenTrip }) {
  const text = scannerMessages.trip;
  const isFull = trip.remaining_passenger === 0;
  return (
    <p className={styles.places} data-full={isFull || undefined}>
      <strong data-testid="places-left">{formatCount(trip.remaining_passenger)}</strong>
      <span className={styles.left}>{text.left}</span>
      <span className={styles.aboard}>
        <b>{text.aboard(trip.validated)}</b> {text.of(trip.total_passenger)}
      </span>
    </p>
  );
}
