import { useMemo, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMedia } from '@/lib/media.ts';
import { useSessionActions, useSignedIn } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { scannerMessages as text } from './scanner.messages.ts';
import { TripBoarding } from './trip-boarding.tsx';
import { TripSetup } from './trip/trip-setup.tsx';
import { createTripStore } from './trip/trip-store.ts';
import { SIDEBAR_COLLAPSE_PX } from '@muara/contract/constants';
import { Link } from '@/ui/link.tsx';
import styles from './scanner.module.css';

/**
 * `/d/qr-scanner`: boarding a boat with a phone (002 §2.17).
 * The menu's address `/d/qrscanner` redirects here if the user has the right to scan (000 §2).
 */
export default function ScannerPage() {
  const { hasPermission } = useSessionActions();
  const { pathname } = useLocation();
  const isNarrow = useMedia(NARROW);
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

/** A small screen, as the scanner needs it (002 §6). */
const NARROW = `(max-width: ${SIDEBAR_COLLAPSE_PX}px)`;

/** Shown instead of the scanner, with the reason. */
function ScannerNotice({ title, hint }: { title: string; hint: string }) {
  return (
    <main className={styles.notice}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{hint}</p>
      </div>
      <Link to={paths.dashboard()} className={styles.noticeLink}>
        {text.toDashboard}
      </Link>
    </main>
  );
}
