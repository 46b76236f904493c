import { Suspense, useEffect, useMemo, useSyncExternalStore, lazy, useState } from 'react';
import { currentPath } from '@/lib/address.ts';
import { ClientContext } from '@/domain/session/client-context.ts';
import { ConfigContext } from '@/domain/session/config-context.ts';
import { DialogsContext } from '@/lib/dialogs.ts';
import {
  SessionActionsContext,
  SessionContext,
  type Session,
  type SessionActions,
} from '@/domain/session/session-context.ts';
import { afterLoad } from '@/lib/after-load.ts';
import { paths } from '@/domain/navigation/paths.ts';
import '@/lib/installation.ts';
import { AppNameContext } from '@/ui/app-name.ts';
import { ErrorBoundary } from '@/ui/error-boundary.tsx';
import { PublicRoutes } from './public-routes.tsx';
import { publicPages } from './public-pages.ts';
import { FailureScreen } from './failure-screen.tsx';
import { KitProvider } from './kit-provider.tsx';
import { en } from './messages/en.ts';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';
import { ToastsHost } from './toasts-host.tsx';
import { TopStrip } from './top-strip.tsx';
import type { Dialogs } from './dialogs.ts';
import { can } from '@muara/client/http';
import { hasPermission } from '@muara/contract/rules/permissions/has-permission';
import type { SessionStore } from './session.ts';
import type { Tokens } from './tokens.ts';
import { toast } from '@/lib/toast.ts';
import { OfflineScreen } from './offline-screen.tsx';

/** The app: services, kit, the screens, dialogs, toasts. */
export function App({ services }: { services: Services }) {
  const { config, client, session, tokens, dialogs } = services;
  const signedIn = useSyncExternalStore(session.subscribe, session.get);
  const actions = useMemo(() => sessionActions(session, tokens, signedIn), [session, tokens, signedIn]);
  useEffect(() => afterLoad(keepFiles), []);
  return (
    <KitProvider>
      <ServicesContext value={services}>
        <ConfigContext value={config}>
          <AppNameContext value={config.appName}>
            <ClientContext value={client}>
              <SessionContext value={signedIn}>
                <SessionActionsContext value={actions}>
                  <DialogsContext value={dialogs.requests}>
                    <TopStrip />
                    <ErrorBoundary fallback={<Failure />}>
                      <Suspense>
                        {signedIn && isArea(currentPath()) ? (
                          <publicPages.area key={signedIn.user.id} />
                        ) : (
                          <PublicRoutes />
                        )}
                      </Suspense>
                    </ErrorBoundary>
                    <DialogsHost dialogs={dialogs} />
                    <OnlineState />
                    <ToastsHost />
                  </DialogsContext>
                </SessionActionsContext>
              </SessionContext>
            </ClientContext>
          </AppNameContext>
        </ConfigContext>
      </ServicesContext>
    </KitProvider>
  );
}

function Failure() {
  return <FailureScreen title={en.somethingWrong} text={en.somethingWrongText} onRetry={() => location.reload()} />;
}

/** Loads the parts that must work offline: dialogs, and the worker that caches the app's files. */
function keepFiles(): void {
  import('./requested.dialog.tsx').catch(() => undefined);
  import('./service-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
}

/** Returns whether a path needs a session; all others are public. */
const isArea = (pathname: string) => /^\/d(\/|$)/.test(pathname) && pathname !== paths.resetPassword();

const RequestedDialog = lazy(() => import('./requested.dialog.tsx'));

/** Shows the first requested dialog. The code of dialogs loads with it. */
function DialogsHost({ dialogs }: { dialogs: Dialogs }) {
  const first = useSyncExternalStore(dialogs.subscribe, dialogs.first);
  return <Suspense>{first ? <RequestedDialog entry={first} /> : null}</Suspense>;
}

/** The session as screens see it; permissions come from the contract's table. */
function sessionActions(store: SessionStore, tokens: Tokens, session: Session | null): SessionActions {
  const user = session?.user ?? null;
  return {
    signIn: store.signIn,
    signOut: () => store.end('signed-out'),
    patchUser: store.patchUser,
    token: tokens.own.get,
    can: (operation) => can(user, operation),
    hasPermission: (area, action) => hasPermission(user, area, action),
  };
}

/** Says when the browser goes offline and comes back, and covers the app in between (000 §4, §8). */
function OnlineState() {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const leave = () => {
      setOffline(true);
      toast.error(en.offline);
    };
    const comeBack = () => {
      setOffline(false);
      toast.success(en.online);
    };
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  return offline ? <OfflineScreen /> : null;
}
