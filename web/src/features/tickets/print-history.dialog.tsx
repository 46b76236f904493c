import type { PrintHistoryItem, Ticket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { errorText } from '@/domain/errors/errors.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { uiMessages } from '@/ui/ui.messages.ts';
import styles from './print-history.module.css';
import { printWords } from './print-words.ts';
import { detailMessages as words } from './ticket-detail.messages.ts';
import { printHistoryQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

interface PrintHistoryDialogProps {
  ticket: Ticket;
  onClose(): void;
}

/** Every print of a ticket, newest first: content, time, user, printer and reprint reason (001 §3). */
export default function PrintHistoryDialog({ ticket, onClose }: PrintHistoryDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(printHistoryQuery(useClient(), ticket.id));
  const newestFirst = data?.toSorted((a, b) => b.created_at.localeCompare(a.created_at)) ?? [];
  return (
    <Dialog title={text.printHistory} size="md" reading={newestFirst.length > 0} onClose={onClose}>
      {data?.length === 0 ? <EmptyState title={text.noData} /> : null}
      {data ? null : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.wait} role="status" aria-busy="true" aria-label={uiMessages.loading} />
      )}
      {newestFirst.length > 0 ? (
        <ol className={styles.list}>
          {newestFirst.map((print, index) => (
            <Print key={newestFirst.length - index} print={print} ticket={ticket} />
          ))}
        </ol>
      ) : null}
    </Dialog>
  );
}

function Print({ print, ticket }: { print: PrintHistoryItem; ticket: Ticket }) {
  const { data, username, created_at: at } = print;
  const printer = [data.printer_name, data.printer_id].filter(Boolean).join(' · ');
  return (
    <li className={styles.print}>
      <div className={styles.line}>
        <strong>{printWords(data, ticket)}</strong>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </div>
      {data.state === 'unknown' ? <p className={styles.unknown}>{words.printUnknown}</p> : null}
      <div className={styles.quiet}>{[printer, username].filter(Boolean).join(' · ')}</div>
      {data.reprint_reason ? <p className={styles.reason}>{data.reprint_reason}</p> : null}
    </li>
  );
}
