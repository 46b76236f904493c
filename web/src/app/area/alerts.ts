import type { Realtime } from '@muara/client/realtime';
import { hasPermission } from '@muara/contract/rules/permissions/has-permission';
import type { ServerMessage } from '@muara/contract/realtime';
import { currentPath } from '@/lib/address.ts';
import type { Session } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';

interface AlertOptions {
  realtime: Realtime;
  appName: string;
  user(): Session['user'] | null;
  /** The counters may have changed. */
  recount(): void;
}

/** Alerts for those who approve refunds or voids; either right admits to all four (000 §6). */
const APPROVALS = ['refund-request', 'cancel-request', 'error-log', 'bug-report'] as const;
/** Alerts that go to every recipient. */
const OTHERS = ['new-ticket', 'new-booking', 'issue-resolved'] as const;

type AlertMessage = Extract<ServerMessage, { type: (typeof APPROVALS)[number] | (typeof OTHERS)[number] }>;

/**
 * Shows alerts of the realtime channel in the way that the user's settings choose.
 * The code that shows them loads with the first alert.
 */
export function followAlerts({ realtime, appName, user: session, recount }: AlertOptions): () => void {
  const tell = (message: AlertMessage) => {
    const user = session();
    // Neither a sale nor boarding is disturbed.
    if (!user || currentPath().startsWith(paths.pos()) || currentPath() === paths.qrScanner()) return;
    void import('@/features/notifications/announce.ts')
      .then(({ announce }) => announce(message, { appName, user }))
      .catch(() => undefined);
  };
  const ends = [
    ...APPROVALS.map((type) =>
      realtime.on(type, (message) => {
        if (!approves(session())) return;
        recount();
        tell(message);
      }),
    ),
    ...OTHERS.map((type) => realtime.on(type, tell)),
  ];
  return () => ends.forEach((end) => end());
}

function approves(user: Session['user'] | null): boolean {
  return hasPermission(user, 'Tickets', 'Refund (Approve)') || hasPermission(user, 'Tickets', 'Cancel (Approve)');
}
