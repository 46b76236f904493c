import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Dialogs } from './dialogs.ts';

const OpenDialog = lazy(() => import('./open-dialog.tsx'));

/** Shows the first asked-for dialog; the code of dialogs loads with the first one. */
export function DialogsHost({ dialogs }: { dialogs: Dialogs }) {
  const first = useSyncExternalStore(dialogs.subscribe, dialogs.first);
  return <Suspense>{first ? <OpenDialog entry={first} /> : null}</Suspense>;
}
