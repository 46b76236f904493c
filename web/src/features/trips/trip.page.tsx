import { ApiError } from '@muara/client/http';
import type { Trip } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { Button } from '@/ui/button.tsx';
import { CopyButton } from '@/ui/copy-button.tsx';
import { TicketIcon } from '@/ui/icons.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { BackLink, HeadFacts } from '@/ui/record-head.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import { PrintManifest } from './print-manifest.tsx';
import { TripPanels } from './trip-panels.tsx';
import { TripStateBadge } from './trip-state-badge.tsx';
import styles from './trips.module.css';
import { tripQuery } from './trips.api.ts';
import { tripsMessages as text } from './trips.messages.ts';

const TripTicketsDialog = lazy(() => import('./trip-tickets.dialog.tsx'));

/** /d/trips/{trip_id} (002 §2.16): one trip, its passengers, its tickets and its manifest. */
export default function TripPage() {
  const { id = '' } = useParams();
  return <TripDetail key={id} tripId={id} />;
}

function TripDetail({ tripId }: { tripId: string }) {
  const client = useClient();
  const { data: trip, error, isFetching, refetch } = useQuery(tripQuery(client, tripId));
  const [dialog, setDialog] = useKeptDialog<'tickets'>(`trip ${tripId}`, () => true);
  const missing = isMissing(error);
  return (
    <>
      <BackLink to={paths.trips()}>{text.back}</BackLink>
      <PageTitle
        title={text.heading(tripId)}
        sub={
          <HeadFacts>
            {trip ? <TripStateBadge state={trip.state} size="lg" /> : '\u00a0'}
            {missing ? null : <CopyButton value={tripId} name={text.tripId} named />}
          </HeadFacts>
        }
        actions={trip ? <Actions trip={trip} onView={() => setDialog('tickets')} /> : null}
      />
      {trip ? (
        <TripPanels trip={trip} />
      ) : missing ? (
        <EmptyState title={text.notFound} text={text.notFoundText(tripId)} />
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.wait} role="status" aria-busy="true" aria-label={uiMessages.loading} />
      )}
      <Suspense>
        {dialog && trip ? <TripTicketsDialog tripId={tripId} onClose={() => setDialog(null)} /> : null}
      </Suspense>
    </>
  );
}

function Actions({ trip, onView }: { trip: Trip; onView(): void }) {
  return (
    <>
      <PrintManifest tripId={trip.trip_id} />
      <Button icon={<TicketIcon size={18} />} onClick={onView}>
        {text.viewTickets}
      </Button>
    </>
  );
}

/** Returns whether no trip has this ID, or the text cannot be one. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed');
}
