import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ClientContext } from '@/domain/session/client-context.ts';
import { ConfigContext } from '@/domain/session/config-context.ts';
import { DialogsContext } from '@/lib/dialogs.ts';
import { SessionActionsContext, SessionContext } from '@/domain/session/session-context.ts';
import { afterLoad } from '@/lib/after-load.ts';
import { paths } from '@/domain/navigation/paths.ts';
import '@/lib/installation.ts';
import { AppNameContext } from '@/ui/app-name.ts';
import { ErrorBoundary } from '@/ui/error-boundary.tsx';
import { DialogsHost } from './dialogs-host.tsx';
import { PublicRoutes } from './public-routes.tsx';
import { publicPages } from './public-pages.ts';
import { FailureScreen } from './failure-screen.tsx';
import { KitProvider } from './kit-provider.tsx';
import { en } from './messages/en.ts';
import { OnlineState } from './online-state.tsx';
import type { Services } from './services.ts';
import { sessionActions } from './session-actions.ts';
import { ServicesContext } from './services-context.ts';
import { ToastsHost } from './toasts-host.tsx';

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
                    <ErrorBoundary fallback={<Failure />}>
                      <Suspense>
                        {signedIn && isArea(location.pathname) ? (
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

/** Loads what has to work offline: dialogs, and the worker that caches the app's files. */
function keepFiles(): void {
  import('./open-dialog.tsx').catch(() => undefined);
  import('./service-worker.ts').then(({ registerWorker }) => registerWorker()).catch(() => undefined);
}

/** Returns whether a path needs a session; all others are public. */
const isArea = (pathname: string) => /^\/d(\/|$)/.test(pathname) && pathname !== paths.resetPassword();
