import type { AuditEntry } from '@muara/contract/types';
import { Link } from '@/ui/link.tsx';
import { useRealtimeMessage } from '@/domain/realtime/realtime-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatAgo, formatDateTime } from '@/lib/dates.ts';
import { useMinutes } from '@/lib/use-now.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Panel } from '@/ui/panel.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './activities.module.css';
import { dashboardMessages as text } from './dashboard.messages.ts';
import { useLiveFeed } from './use-live-feed.ts';

/**
 * The audit feed (000 §2).
 * Live entries arrive on top one at a time, and pause while the user reads or points at it.
 */
export function Activities({ entries }: { entries: AuditEntry[] }) {
  const { can } = useSessionActions();
  const now = useMinutes();
  const { shown, push, watch, isNew } = useLiveFeed(entries);
  useRealtimeMessage('activity-log', ({ audit }) => push(audit));
  return (
    <Panel title={text.activities} className={styles.panel}>
      {shown.length === 0 ? <p className={styles.none}>{text.noData}</p> : null}
      <ul ref={watch} className={styles.list} tabIndex={0} aria-label={text.activities}>
        {shown.map((entry) => (
          <li key={entry.id} className={styles.entry} data-new={isNew(entry) || undefined}>
            <div className={styles.action}>
              <ActionText entry={entry} linked={can('getTicket')} />
            </div>
            <Muted as="div" size="sm">
              {entry.username} ·{' '}
              <time dateTime={entry.created_at} title={formatDateTime(entry.created_at)}>
                {formatAgo(entry.created_at, now)}
              </time>
            </Muted>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The action; the code of a ticket in it is a link for those who may open it. */
function ActionText({ entry, linked }: { entry: AuditEntry; linked: boolean }) {
  const code = entry.ticket?.code;
  const at = code ? entry.action.indexOf(code) : -1;
  if (!linked || !code || at < 0) return entry.action;
  return (
    <>
      {entry.action.slice(0, at)}
      <Link to={paths.subTicket(code)}>{code}</Link>
      {entry.action.slice(at + code.length)}
    </>
  );
}
