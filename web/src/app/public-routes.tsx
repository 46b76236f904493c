import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/domain/session/session-context.ts';
import { doorPath } from '@/domain/navigation/public-path.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { nextPath, paths } from '@/domain/navigation/paths.ts';
import { FailureScreen } from './failure-screen.tsx';
import { en } from './messages/en.ts';
import { doorPages, isPublicPage, preloadPath } from './public-pages.ts';
import { useServices } from './services-context.ts';

/**
 * The screens that need no session.
 * They are few, and plain links lead from one to another, so signing in needs no router; the router loads with the
 * signed-in area.
 */
export function Door() {
  const pathname = useSyncExternalStore(doorPath.subscribe, doorPath.shown);
  if (pathname === paths.landing()) return <doorPages.shop />;
  if (isPublicPage(pathname)) return <doorPages.publicPage />;
  if (pathname === paths.resetPassword()) return <doorPages.resetPassword />;
  return /^\/d(\/|$)/.test(pathname) ? <SignIn /> : <doorPages.notFound />;
}

/**
 * Sign-in for any path of the signed-in area.
 * The address keeps the requested path, unless the user signed out (000 §2).
 */
function SignIn() {
  const services = useServices();
  const session = useSession();
  const problem = services.session.problem();
  const { pathname, search } = location;

  useLayoutEffect(() => {
    if (problem || session || pathname === paths.login()) return;
    const isWanted = services.session.lastEnd() !== 'signed-out' && pathname !== paths.logout();
    history.replaceState(null, '', paths.login(isWanted ? pathname + search : undefined));
  }, [problem, session, pathname, search, services]);

  if (problem) {
    return (
      <FailureScreen title={en.sessionTitle} text={errorText(problem)} onRetry={() => void services.session.start()} />
    );
  }
  // Typing is the first sign that the next screen will be needed.
  return (
    <div onInput={() => void preloadPath(nextPath(new URLSearchParams(location.search)))}>
      <doorPages.login />
    </div>
  );
}
