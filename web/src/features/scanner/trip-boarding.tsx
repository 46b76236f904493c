import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { CameraView } from './camera/camera-view.tsx';
import { useGate } from './flow/use-gate.ts';
import styles from './scanner.module.css';
import { SendingAgain } from './sending-again.tsx';
import { BoardedView } from './ticket/boarded-view.tsx';
import { TicketView } from './ticket/ticket-view.tsx';
import type { TripStore } from './trip/trip-store.ts';
import { TripSummary } from './trip/trip-summary.tsx';
import type { Flow } from '@/features/scanner/flow/flow.ts';
import { countLeft } from '@/features/scanner/flow/picked.ts';
import { toneOf } from '@/features/scanner/flow/tone.ts';
import { nameOf } from '@/features/scanner/flow/validation.ts';
import { scannerMessages as text } from './scanner.messages.ts';

/** Boarding one trip: its summary or the camera, and above them the result of a scan. */
export function TripBoarding({ store, trip }: { store: TripStore; trip: OpenTrip }) {
  const gate = useGate(store, trip);
  const { flow, lost } = gate;
  const isCovered = flow.at === 'ticket' || flow.at === 'boarded';
  const base = 'from' in flow ? flow.from : flow.at;
  usePageMark('gate');
  usePageMark('gate-picture', base === 'camera');
  return (
    <>
      <main className={styles.screen} data-at={base} inert={isCovered}>
        {base === 'summary' ? (
          <TripSummary store={store} trip={trip} gate={gate} />
        ) : (
          <CameraView trip={trip} gate={gate} />
        )}
      </main>
      {flow.at === 'ticket' ? <TicketView key={flow.nonce} shown={flow} trip={trip} gate={gate} /> : null}
      {flow.at === 'boarded' ? (
        <BoardedView flow={flow} trip={trip} onClose={() => gate.dispatch({ type: 'close' })} />
      ) : null}
      <ResultVoice flow={flow} trip={trip} />
      {lost === null ? null : <SendingAgain lost={lost} onStop={gate.stopSending} />}
    </>
  );
}

/** Tells screen readers each result, over anything else that they read. */
function ResultVoice({ flow, trip }: { flow: Flow; trip: OpenTrip }) {
  return (
    <div className="sr-only" role="alert" aria-live="assertive">
      {resultWords(flow, trip.remaining_passenger)}
    </div>
  );
}

function resultWords(flow: Flow, remaining: number): string {
  if (flow.at === 'boarded') {
    return `${text.boarded.boarded(flow.passengers)}. ${text.boarded.left(remaining)}.`;
  }
  if (flow.at !== 'ticket') return '';
  const { ticket } = flow;
  const words = [text.ticket[toneOf(ticket, remaining)], ticket.boarding.message, nameOf(ticket)];
  const left = text.ticket.left(countLeft(ticket));
  return [...words, left].filter((word) => word !== null).join('. ');
}
