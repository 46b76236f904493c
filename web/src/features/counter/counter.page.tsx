import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { useDialogs } from '@/lib/dialogs.ts';
import { useSession, useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { usePageMark } from '@/lib/page-mark.ts';
import { PosTitle } from './till/pos-title.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { tillText } from './till.messages.ts';
import styles from './counter.module.css';
import { salePackagesQuery } from '@/domain/sale/sale.queries.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { ShiftClosed } from './shift/shift-closed.tsx';
import { StartShift } from './shift/start-shift.tsx';
import { showActionError } from './till/action-error.ts';
import { leavePos } from './till/leave-pos.ts';
import { TillScreen } from './till/till-screen.tsx';

/** `/d/pos`: the point of sale in its own window, for internal users with Tickets/Create (002 §6). */
export default function PosPage() {
  const session = useSession();
  const { hasPermission } = useSessionActions();
  usePageMark('till', session !== null);
  if (session === null) return <Navigate to={paths.login(paths.pos())} replace />;
  return <div className={styles.window}>{hasPermission('Tickets', 'Create') ? <Counter /> : <NoPermission />}</div>;
}

/** Says why, then closes the window or goes to the dashboard (002 §6). */
function NoPermission() {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const wasTold = useRef(false);
  const tell = useEffectEvent(async () => {
    if (wasTold.current) return;
    wasTold.current = true;
    await dialogs.alert({ title: tillText.oopss, message: saleText.noPermission });
    leavePos(navigate);
  });
  useEffect(() => void tell(), []);
  return (
    <main>
      <PosTitle />
    </main>
  );
}

function Counter() {
  const client = useClient();
  const dialogs = useDialogs();
  const { data, error, refetch, isLoading } = useQuery(salePackagesQuery(client));
  const tell = useEffectEvent((reason: unknown) => void showActionError(reason, dialogs));
  const failed = data === undefined ? error : null;
  useEffect(() => {
    // A refresh behind a running sale may fail quietly: the sale goes on with what it has.
    if (failed) tell(failed);
  }, [failed]);

  if (data === undefined) {
    if (!failed) return <main className={styles.wait} aria-busy="true" />;
    return (
      <main className={styles.failed}>
        <PosTitle />
        <p>{tillText.packagesFailed}</p>
        <TillButton kind="primary" pending={isLoading} onClick={() => void refetch()}>
          {tillText.tryAgain}
        </TillButton>
      </main>
    );
  }
  if (data.shift_closed) return <ShiftClosed />;
  if (data.start_shift) return <StartShift catalogue={data} />;
  return <TillScreen key={data.pos?.started_at ?? 'no-shift'} catalogue={data} />;
}
