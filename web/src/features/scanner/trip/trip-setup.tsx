import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Link } from '@/ui/link.tsx';
import { BigButton } from '../big-button.tsx';
import { openTripQuery, tripChoicesQuery } from '../scanner.api.ts';
import styles from '../scanner.module.css';
import { scannerMessages as text } from '../scanner.messages.ts';
import { ScreenBar } from '../screen-bar.tsx';
import { ContinueTrip } from './continue-trip.tsx';
import { TripForm } from './trip-form.tsx';
import formStyles from './trip-form.module.css';
import type { TripStore } from './trip-store.ts';
import { toOpenTrip } from './trip-values.ts';

/** Before there is a trip on this phone: the one that the server remembers, else the form (002 §4.5). */
export function TripSetup({ store }: { store: TripStore }) {
  const client = useClient();
  const { user } = useSignedIn();
  const choices = useQuery(tripChoicesQuery(client));
  const open = useQuery({ ...openTripQuery(client), retry: false, refetchOnReconnect: false });
  const [isAnother, setAnother] = useState(false);
  useEffect(() => {
    if (choices.error) reportError(choices.error);
  }, [choices.error]);

  const known = open.data && toOpenTrip(open.data, user.id);
  const isReady = choices.data !== undefined && !open.isPending;
  return (
    <div className={styles.screen}>
      <ScreenBar title={text.title}>
        <Link to={paths.dashboard()}>{text.dashboard}</Link>
      </ScreenBar>
      <main className={formStyles.page} aria-busy={!isReady && !choices.isError}>
        {known && !isAnother ? (
          <ContinueTrip trip={known} onContinue={() => store.set(known)} onAnother={() => setAnother(true)} />
        ) : isReady ? (
          <TripForm choices={choices.data} onSubmit={store.set} />
        ) : choices.isError ? (
          <div className={formStyles.failed}>
            <p>{text.form.failed}</p>
            <BigButton pending={choices.isFetching} onClick={() => void choices.refetch()}>
              {text.form.retry}
            </BigButton>
          </div>
        ) : null}
      </main>
    </div>
  );
}
