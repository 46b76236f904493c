import type { ScreenName } from '@muara/contract/screens';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import type { PrintDesk } from '@/features/printers/print-desk.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { nextPath, paths } from '@/lib/paths.ts';
import { en } from '../messages/en.ts';
import { PreloadContext } from '../shell/preload-context.ts';
import type { LazyPage } from '@/lib/lazy-page.tsx';
import { Elsewhere, Guard, mayOpen, WithRecords } from './guard.tsx';
import { PrintersModal } from './printer-picker.tsx';
import { preloadScreens, screens } from './screens.ts';

const LogoutQuestion = lazy(() => import('./logout-question.tsx'));
const NotificationSettings = lazy(() => import('./notification-settings.tsx'));

/** Paths that open a modal over the screen they were opened from (000 §2). */
const MODALS: readonly string[] = [paths.printers(), paths.notification(), paths.logout()];

/** Screens that the contract's table guards, below /d. */
const GUARDED: [path: string, screen: ScreenName, page: LazyPage][] = [
  ['packages', 'packages', screens.packages],
  ['packages/:id', 'package', screens.packageForm],
  ['foods', 'foods', screens.foods],
  ['foods/:id', 'food', screens.foodForm],
  ['agents/*', 'agents', screens.agents],
  ['tour-guide/*', 'tourGuides', screens.tourGuides],
  ['boat-operator/*', 'boatOperators', screens.boatOperators],
  ['sea-tide', 'seaTide', screens.seaTide],
  ['holiday/*', 'holidays', screens.holiday],
  ['popup/*', 'popups', screens.popup],
  ['jetty/*', 'jetties', screens.jetty],
  ['customers/*', 'customers', screens.customers],
  ['pages', 'pages', screens.pages],
  ['pages/:id', 'page', screens.pageForm],
  ['users/*', 'users', screens.users],
  ['profile', 'profile', screens.profile],
  ['shift-slip/:type', 'shiftSlip', screens.shiftSlip],
  ['report', 'report', screens.report],
  ['audit', 'audit', screens.audit],
  ['support', 'support', screens.support],
  ['setting', 'setting', screens.setting],
  ['app-version', 'appVersion', screens.appVersion],
  ['error-log', 'errorLog', screens.errorLog],
  ['api-request-log', 'apiRequestLog', screens.apiRequestLog],
  ['my-purchase', 'myPurchases', screens.myPurchases],
  ['my-purchase/:list/:code', 'myPurchase', screens.myPurchase],
  ['my-tickets', 'myTickets', screens.myTickets],
  ['my-tickets/:code', 'myTicket', screens.myTicket],
  ['approvals', 'approvals', screens.approvals],
  ['booking/:kind', 'bookings', screens.bookings],
  ['booking/:kind/:code', 'booking', screens.booking],
  ['trips', 'trips', screens.trips],
  ['trips/:id', 'trip', screens.trip],
  ['departures', 'departures', screens.departures],
  ['minisigua', 'minisigua', screens.minisigua],
  ['template', 'template', screens.template],
];

/** The routes behind the session. A modal path keeps the screen under it: the last one, or the dashboard. */
export function AreaRoutes({ desk }: { desk: PrintDesk }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const modal = MODALS.includes(location.pathname) ? location.pathname : null;
  const under = (location.state as { under?: Location } | null)?.under ?? null;
  const shown = modal ? (under ?? { ...location, pathname: paths.dashboard(), search: '' }) : location;
  const close = () => (under ? navigate(-1) : navigate(paths.dashboard(), { replace: true }));

  if (modal === paths.printers() && !mayOpen(user, 'printers')) return <Navigate to={paths.dashboard()} replace />;
  if (modal === paths.notification() && !mayOpen(user, 'notification'))
    return <Navigate to={paths.dashboard()} replace />;
  return (
    <PreloadContext value={preloadScreens}>
      <Suspense>
        <Routes location={shown}>
          {/* One address, two screens: agents buy where the counter sells (000 §2). */}
          <Route path="/d/pos/*" element={mayOpen(user, 'buyTicket') ? <screens.buyTicket /> : <screens.pos />} />
          <Route path={paths.qrScannerLauncher()} element={<screens.qrScanner />} />
          <Route path={paths.qrScanner()} element={<screens.qrScanner />} />
          <Route path="/d" element={<screens.shell />}>
            <Route path="dashboard" element={<screens.dashboard />} />
            <Route path="tickets" element={<Navigate to={paths.tickets(0)} replace />} />
            <Route path="booking" element={<Navigate to={paths.bookings(0)} replace />} />
            <Route path="tickets/:type" element={<screens.ticketList />} />
            <Route path="tickets/:type/:code" element={<screens.ticketDetail />} />
            <Route path="tickets-detail/:code" element={<screens.ticketDetail />} />
            {GUARDED.map(([path, screen, Page]) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guard screen={screen}>
                    <WithRecords screen={screen}>
                      <Page />
                    </WithRecords>
                  </Guard>
                }
              />
            ))}
            <Route path="user-profile" element={<Navigate to={paths.profile()} replace />} />
            <Route index element={<Navigate to={paths.dashboard()} replace />} />
            <Route path="*" element={<Elsewhere because={en.pageNotFound} />} />
            <Route path="login" element={<SignedInAlready />} />
          </Route>
        </Routes>
      </Suspense>
      {modal === paths.printers() ? <PrintersModal desk={desk} onClose={close} /> : null}
      <Suspense>
        {modal === paths.notification() ? <NotificationSettings onClose={close} /> : null}
        {modal === paths.logout() ? <LogoutQuestion onClose={close} /> : null}
      </Suspense>
    </PreloadContext>
  );
}

/** With a session, sign-in has nothing to ask: on to where the person wanted to go (000 §2). */
function SignedInAlready() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  // The shop lies in front of this area.
  const isElsewhere = next === paths.landing();
  useEffect(() => {
    if (isElsewhere) location.replace(next);
  }, [isElsewhere, next]);
  return isElsewhere ? null : <Navigate to={next} replace />;
}
