import type { OpenTrip } from '@/domain/trips/open-trip.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { CameraView } from './camera/camera-view.tsx';
import { useGate } from './flow/use-gate.ts';
import styles from './scanner.module.css';
import { SendingAgain } from './sending-again.tsx';
import { BoardedView } from './ticket/boarded-view.tsx';
import { ResultVoice } from './ticket/result-voice.tsx';
import { TicketView } from './ticket/ticket-view.tsx';
import type { TripStore } from './trip/trip-store.ts';
import { TripSummary } from './trip/trip-summary.tsx';

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
