import { useEffect, useRef, useState } from 'react';
import { useToast } from '@/lib/toast.ts';
import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { BigButton } from '../big-button.tsx';
import { PlacesLeft } from '../camera/places-left.tsx';
import type { Gate } from '../flow/use-gate.ts';
import { LastBoarded } from '../last-boarded.tsx';
import { scannerMessages } from '../scanner.messages.ts';
import { ScreenBar } from '../screen-bar.tsx';
import { PlacesDialog } from './places-dialog.tsx';
import type { TripStore } from './trip-store.ts';
import styles from './trip-summary.module.css';
import { useStartTrip } from './use-start-trip.ts';

interface TripSummaryProps {
  store: TripStore;
  trip: OpenTrip;
  gate: Gate;
}

/** The trip with what can be done about it: Scan, Start Trip, Reset Trip (002 §2.17, §4.5). */
export function TripSummary({ store, trip, gate }: TripSummaryProps) {
  const text = scannerMessages.trip;
  const toast = useToast();
  const [isEditing, setEditing] = useState(false);
  const start = useStartTrip(store, gate.sync);
  const screen = useRef<HTMLDivElement>(null);
  const isFull = trip.remaining_passenger === 0;
  const isEmpty = trip.validated === 0;
  const isShown = gate.flow.at === 'summary';
  useEffect(() => {
    // A result has gone, and what had the focus with it.
    if (isShown && document.activeElement === document.body) screen.current?.querySelector('h1')?.focus();
  }, [isShown]);
  const reset = () => {
    store.set(null);
    toast.success(text.wasReset);
  };
  return (
    <div ref={screen} className={styles.view}>
      <ScreenBar title={scannerMessages.title}>
        <Link to={paths.dashboard()}>{scannerMessages.dashboard}</Link>
      </ScreenBar>
      <div className={styles.about}>
        <PlacesLeft trip={trip} />
        {isFull ? (
          <p className={styles.full} role="status">
            <strong>{text.full}</strong> {text.fullText}
          </p>
        ) : null}
        <LastBoarded trip={trip} gate={gate} />
        <TripFacts trip={trip} />
      </div>
      <div className={styles.actions}>
        {isFull ? null : <BigButton onClick={() => gate.dispatch({ type: 'open' })}>{text.scan}</BigButton>}
        <BigButton
          kind={isFull ? 'primary' : 'plain'}
          pending={start.isRunning}
          blockedBy={isEmpty ? 'start-hint' : null}
          isOff={trip.pending !== null}
          onClick={() => void start.run()}
        >
          {text.start}
        </BigButton>
        <div className={styles.pair}>
          <BigButton kind="plain" onClick={() => setEditing(true)}>
            {text.editPlaces}
          </BigButton>
          <BigButton
            kind="plain"
            blockedBy={isEmpty ? null : 'reset-hint'}
            isOff={trip.pending !== null}
            onClick={reset}
          >
            {text.reset}
          </BigButton>
        </div>
        <Muted id={isEmpty ? 'start-hint' : 'reset-hint'}>{isEmpty ? text.startHint : text.resetHint}</Muted>
      </div>
      {isEditing ? <PlacesDialog trip={trip} onSave={store.change} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}

function TripFacts({ trip }: { trip: OpenTrip }) {
  const text = scannerMessages.trip;
  const facts: [label: string, value: string | null][] = [
    [text.boat, trip.boat_no],
    [text.time, trip.time],
    [text.jetty, trip.jetty_name],
    [text.operator, trip.boat_operator_name],
    [text.shift, trip.shift],
    [text.tripId, trip.trip_id],
  ];
  return (
    <dl className={styles.facts} aria-label={text.summary}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
