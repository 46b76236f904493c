import type { TicketLog } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatShortMoment } from '@/lib/dates.ts';
import { Panel } from '@/ui/panel.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import styles from './file-list.module.css';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { ticketLogsQuery, type TicketFile } from './tickets.api.ts';

/** Emails and calls to the park service. They load in the background, and fail silently (001 §7). */
export function LogsPanel({ file }: { file: TicketFile }) {
  const client = useClient();
  const { can } = useSessionActions();
  const { data } = useQuery({ ...ticketLogsQuery(client, file), enabled: can('listTicketLogs') });
  if (!data) return null;
  return (
    <Panel title={text.logs}>
      {data.length === 0 ? <Muted>{text.noLogs}</Muted> : null}
      <ul className={styles.list}>
        {data.map((log, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- messages have no name, and new ones come with a new answer
          <li key={index} className={styles.entry}>
            <span className={styles.line}>
              <strong>{text.logKinds[log.type]}</strong>
            </span>
            <span>{log.text}</span>
            {log.to.length > 0 ? <span className={styles.quiet}>{text.to(log.to.join(', '))}</span> : null}
            <span className={styles.quiet}>{stagesOf(log)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How far a message has come: sent, received, and read. */
function stagesOf({ type, sent_at, received_at, read_at, response_code: code }: TicketLog): string {
  const stage = (word: string, at: string) => `${word} ${formatShortMoment(at)}`;
  return [
    stage(text.sent, sent_at),
    received_at === null ? text.notReceived : stage(text.received, received_at),
    read_at === null ? null : stage(text.read, read_at),
    type === 'email' || code === null ? null : text.answered(code),
  ]
    .filter(Boolean)
    .join(' · ');
}
