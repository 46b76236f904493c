import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { BigButton } from '../big-button.tsx';
import { scannerMessages as text } from '../scanner.messages.ts';
import styles from './trip-form.module.css';

interface ContinueTripProps {
  trip: OpenTrip;
  onContinue(): void;
  /** Sets up another trip; this one stays as it is. */
  onAnother(): void;
}

/** Offers a trip that was begun on a phone which has lost it. */
export function ContinueTrip({ trip, onContinue, onAnother }: ContinueTripProps) {
  return (
    <section className={styles.resume} aria-labelledby="resume-title">
      <h2 id="resume-title">{text.resume.title}</h2>
      <p>{text.resume.text}</p>
      <p className={styles.resumeTrip}>
        <strong>{trip.boat_no}</strong>
        <span>
          {trip.jetty_name} · {trip.time}
        </span>
        <span>{trip.trip_id}</span>
        <strong>{text.resume.aboard(trip.validated)}</strong>
      </p>
      <BigButton onClick={onContinue}>{text.resume.submit}</BigButton>
      <BigButton kind="plain" onClick={onAnother}>
        {text.resume.another}
      </BigButton>
    </section>
  );
}
