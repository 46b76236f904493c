import { isAllowed } from '@muara/contract/rules/permissions/is-allowed';
import { SCREENS, type ScreenName } from '@muara/contract/screens';
import { lazy, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSignedIn, type Session } from '@/domain/session/session-context.ts';
import { keptForms } from '@/lib/kept-forms.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { toast } from '@/lib/toast.ts';
import { en } from '../messages/en.ts';
import { isRecordAddress } from './record-address.ts';

const NotFoundBelow = lazy(() => import('./not-found-below.tsx'));

/** Whether the session may open a screen, by the contract's table of screens. */
export function mayOpen(user: Session['user'], screen: ScreenName): boolean {
  return isAllowed(user, SCREENS[screen]).ok;
}

/** Shows a screen to users who can open it; others go to the dashboard with a reason (000 §6, 001 §1). */
export function Guard({ screen, children }: { screen: ScreenName; children: ReactNode }) {
  const { user } = useSignedIn();
  return mayOpen(user, screen) ? children : <Elsewhere because={en.noPermission} />;
}

/** A list whose records have addresses below its own; any other address below it is not found. */
export function WithRecords({ screen, children }: { screen: ScreenName; children: ReactNode }) {
  const { '*': rest } = useParams();
  const { pathname } = useLocation();
  if (rest === undefined || isRecordAddress(screen, rest)) return children;
  const list = pathname.slice(0, pathname.length - rest.length).replace(/\/$/, '');
  return <NotFoundBelow screen={screen} list={list} />;
}

/** On to the dashboard, with the reason as a toast. */
export function Elsewhere({ because }: { because: string }) {
  useEffect(() => {
    // The form that survived the reload belongs to a screen that no longer opens.
    keptForms.forget();
    toast.error(because);
  }, [because]);
  return <Navigate to={paths.dashboard()} replace />;
}
