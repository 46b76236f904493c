import { isInternal } from '@muara/contract/rules';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import type { PrintDesk } from '@/features/printers/print-desk.ts';
import { useSignedIn } from '@/lib/app-context.ts';
import { nextPath, paths } from '@/lib/paths.ts';
import { toast } from '@/lib/toast.ts';
import { en } from '../messages/en.ts';
import { PreloadContext } from '../shell/preload-context.ts';
import { PrintersModal } from './printer-picker.tsx';
import { preloadScreens, screens } from './screens.ts';

const LogoutQuestion = lazy(() => import('./logout-question.tsx'));

/** Paths that open a modal over the screen they were opened from (000 §2). */
const MODALS: readonly string[] = [paths.printers, paths.logout];

/** The routes behind the session. A modal path keeps the screen under it: the last one, or the dashboard. */
export function AreaRoutes({ desk }: { desk: PrintDesk }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const modal = MODALS.includes(location.pathname) ? location.pathname : null;
  const under = (location.state as { under?: Location } | null)?.under ?? null;
  const shown = modal ? (under ?? { ...location, pathname: paths.dashboard, search: '' }) : location;
  const close = () => (under ? navigate(-1) : navigate(paths.dashboard, { replace: true }));

  if (modal === paths.printers && !isInternal(user)) return <Navigate to={paths.dashboard} replace />;
  return (
    <PreloadContext value={preloadScreens}>
      <Suspense>
        <Routes location={shown}>
          <Route path="/d/pos/*" element={<screens.pos />} />
          <Route path="/d" element={<screens.shell />}>
            <Route path="dashboard" element={<screens.dashboard />} />
            <Route path="tickets" element={<Navigate to={paths.tickets(0)} replace />} />
            <Route path="tickets/:type" element={<screens.ticketList />} />
            <Route path="tickets/:type/:code" element={<screens.ticketDetail />} />
            <Route path="tickets-detail/:code" element={<screens.ticketDetail />} />
            <Route index element={<Navigate to={paths.dashboard} replace />} />
            <Route path="*" element={<UnknownPath />} />
            <Route path="login" element={<SignedInAlready />} />
          </Route>
        </Routes>
      </Suspense>
      {modal === paths.printers ? <PrintersModal desk={desk} onClose={close} /> : null}
      <Suspense>{modal === paths.logout ? <LogoutQuestion onClose={close} /> : null}</Suspense>
    </PreloadContext>
  );
}

/** With a session, sign-in has nothing to ask: on to where the person wanted to go (000 §2). */
function SignedInAlready() {
  const [search] = useSearchParams();
  return <Navigate to={nextPath(search)} replace />;
}

/** 000 §2: an unknown path leads to the dashboard. */
function UnknownPath() {
  useEffect(() => {
    toast.error(en.pageNotFound);
  }, []);
  return <Navigate to={paths.dashboard} replace />;
}
