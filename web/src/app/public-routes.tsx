import { useLayoutEffect, useSyncExternalStore } from 'react';
import { currentPath, hrefOf } from '@/lib/address.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { publicPath } from '@/domain/navigation/public-path.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { nextPath, paths } from '@/domain/navigation/paths.ts';
import { FailureScreen } from './failure-screen.tsx';
import { en } from './messages/en.ts';
import { publicPages, isPublicPage, preloadPath } from './public-pages.ts';
import { useServices } from './services-context.ts';

/**
 * The screens that need no session.
 * They are few, and plain links lead from one to another, so signing in needs no router; the router loads with the
 * signed-in area.
 */
export function PublicRoutes() {
  const pathname = useSyncExternalStore(publicPath.subscribe, publicPath.shown);
  if (pathname === paths.landing()) return <publicPages.shop />;
  if (isPublicPage(pathname)) return <publicPages.publicPage />;
  if (pathname === paths.resetPassword()) return <publicPages.resetPassword />;
  return /^\/d(\/|$)/.test(pathname) ? <SignIn /> : <publicPages.notFound />;
}

/**
 * Sign-in for any path of the signed-in area.
 * The address keeps the requested path, unless the user signed out (000 §2).
 */
function SignIn() {
  const services = useServices();
  const session = useSession();
  const problem = services.session.problem();
  const { search } = location;
  const pathname = currentPath();

  useLayoutEffect(() => {
    if (problem || session || pathname === paths.login()) return;
    const isWanted = services.session.lastEnd() !== 'signed-out' && pathname !== paths.logout();
    history.replaceState(null, '', hrefOf(paths.login(isWanted ? pathname + search : undefined)));
  }, [problem, session, pathname, search, services]);

  if (problem) {
    return (
      <FailureScreen title={en.sessionTitle} text={errorText(problem)} onRetry={() => void services.session.start()} />
    );
  }
  // Typing is the first sign that the next screen will be needed.
  return (
    <div onInput={() => void preloadPath(nextPath(new URLSearchParams(location.search)))}>
      <publicPages.login />
    </div>
  );
}
