import { useMemo, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { ScannerNotice } from './scanner-notice.tsx';
import { scannerMessages as text } from './scanner.messages.ts';
import { TripBoarding } from './trip-boarding.tsx';
import { TripSetup } from './trip/trip-setup.tsx';
import { createTripStore } from './trip/trip-store.ts';
import { useNarrow } from './use-narrow.ts';

/**
 * `/d/qr-scanner`: boarding a boat with a phone (002 §2.17).
 * The menu's address `/d/qrscanner` redirects here if the user has the right to scan (000 §2).
 */
export default function ScannerPage() {
  const { hasPermission } = useSessionActions();
  const { pathname } = useLocation();
  const isNarrow = useNarrow();
  if (!hasPermission('Tickets', 'Scan'))
    return <ScannerNotice title={text.notAuthorized} hint={text.notAuthorizedHint} />;
  if (pathname !== paths.qrScanner()) return <Navigate to={paths.qrScanner()} replace />;
  if (!isNarrow) return <ScannerNotice title={text.mobileOnly} hint={text.mobileOnlyHint} />;
  return <Scanner />;
}

function Scanner() {
  const { user } = useSignedIn();
  const store = useMemo(() => createTripStore(user.id), [user.id]);
  const trip = useSyncExternalStore(store.subscribe, store.get);
  return trip === null ? <TripSetup store={store} /> : <TripBoarding store={store} trip={trip} />;
}
