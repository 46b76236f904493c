import type { ScreenName } from '@muara/contract/screens';
import { lazy, Suspense, useEffect, createElement } from 'react';
import {
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
  useParams,
} from 'react-router-dom';
import { hrefOf } from '@/lib/address.ts';
import { useSignedIn } from '@/domain/session/session-context.ts';
import { nextPath, paths } from '@/domain/navigation/paths.ts';
import { en } from '../messages/en.ts';
import { PreloadContext } from '../shell/preload-context.ts';
import { Elsewhere, Guard, mayOpen, WithRecords } from './guard.tsx';
import { patternsOf, preloadScreens, screenNames, screenOf, shell as Shell, definitionOf } from './screens.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ModalProps } from '@/domain/navigation/define-screen.ts';
import { useClient } from '@/domain/session/client-context.ts';

const LogoutDialog = lazy(() => import('./logout.dialog.tsx'));

const inFrame = (frame: string): ScreenName[] => screenNames.filter((name) => screenOf(name).frame === frame);
const SHELL_SCREENS = inFrame('shell').map((name) => ({ name, patterns: patternsOf(name) }));
const PAGES = [...new Set(inFrame('page').flatMap(patternsOf))];
const ALIASES = screenNames.flatMap((name) => Object.entries(screenOf(name).aliases ?? {}));
const MODALS = inFrame('modal');

/** The routes that need a session. A modal stays over the last screen, or over the dashboard. */
export function AreaRoutes() {
  const location = useLocation();
  const navigate = useNavigate();
  const { user } = useSignedIn();
  const modal = MODALS.find((name) => screenOf(name).path === location.pathname);
  const isLogout = location.pathname === paths.logout();
  const under = (location.state as { under?: Location } | null)?.under ?? null;
  const shown = modal || isLogout ? (under ?? { ...location, pathname: paths.dashboard(), search: '' }) : location;
  const close = () => (under ? navigate(-1) : navigate(paths.dashboard(), { replace: true }));

  if (modal && !mayOpen(user, modal)) return <Navigate to={paths.dashboard()} replace />;
  return (
    <PreloadContext value={preloadScreens}>
      <Suspense>
        <Routes location={shown}>
          {PAGES.map((pattern) => (
            <Route key={pattern} path={pattern} element={<OwnPage pattern={pattern} />} />
          ))}
          <Route path="/d" element={<Shell />}>
            {SHELL_SCREENS.flatMap(({ name, patterns }) =>
              patterns.map((pattern) => (
                <Route
                  key={pattern}
                  path={pattern}
                  element={
                    <Guard screen={name}>
                      <WithRecords screen={name}>
                        <ShownScreen name={name} />
                      </WithRecords>
                    </Guard>
                  }
                />
              )),
            )}
            {ALIASES.map(([alias, address]) => (
              <Route key={alias} path={alias} element={<Navigate to={address} replace />} />
            ))}
            <Route index element={<Navigate to={paths.dashboard()} replace />} />
            <Route path="*" element={<Elsewhere because={en.pageNotFound} />} />
            <Route path="login" element={<SignedInAlready />} />
          </Route>
        </Routes>
      </Suspense>
      <Suspense>
        {modal ? <ShownScreen name={modal} onClose={close} /> : null}
        {isLogout ? <LogoutDialog onClose={close} /> : null}
      </Suspense>
    </PreloadContext>
  );
}

/**
 * A screen without the shell, with its own message when it refuses.
 * Two screens can share an address, such as the agents' wizard and the counter's (000 §2); the first that the user
 * can open is shown.
 */
function OwnPage({ pattern }: { pattern: string }) {
  const { user } = useSignedIn();
  const here = inFrame('page').filter((name) => patternsOf(name).includes(pattern));
  return <ShownScreen name={here.find((name) => mayOpen(user, name)) ?? here[0]!} />;
}

/** Skips sign-in if there is a session, and opens the requested page (000 §2). */
function SignedInAlready() {
  const [search] = useSearchParams();
  const next = nextPath(search);
  // The shop is outside this area.
  const isElsewhere = next === paths.landing();
  useEffect(() => {
    if (isElsewhere) location.replace(hrefOf(next));
  }, [isElsewhere, next]);
  return isElsewhere ? null : <Navigate to={next} replace />;
}

interface ShownScreenProps extends Partial<ModalProps> {
  name: ScreenName;
}

/** The page of a screen, whose first queries start before its chunk is there. */
function ShownScreen({ name, ...props }: ShownScreenProps) {
  const { Page, prefetch } = definitionOf(name);
  const client = useClient();
  const queries = useQueryClient();
  const params = useParams();
  const [search] = useSearchParams();
  // While it renders: an effect would run only once the page is there. What is known stays for the page to judge.
  for (const query of prefetch({ client, screen: name, params, search }))
    if (!queries.getQueryState(query.queryKey)) void queries.prefetchQuery(query);
  return createElement(Page, props);
}
