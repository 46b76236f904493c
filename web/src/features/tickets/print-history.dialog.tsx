import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/lib/app-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { errorText } from '@/lib/errors.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import styles from './print-history.module.css';
import { printHistoryQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

interface PrintHistoryDialogProps {
  /** Id of the ticket. */
  id: number;
  onClose(): void;
}

/** Every print of a ticket, newest first: when, by whom, on which printer, and why again (001 §3). */
export default function PrintHistoryDialog({ id, onClose }: PrintHistoryDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(printHistoryQuery(useClient(), id));
  const newestFirst = data?.toSorted((a, b) => b.created_at.localeCompare(a.created_at)) ?? [];
  return (
    <Dialog title={text.printHistory} size="md" onClose={onClose}>
      {data?.length === 0 ? <EmptyState title={text.noData} /> : null}
      {data ? null : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.wait} role="status" aria-busy="true" aria-label="Loading" />
      )}
      <ol className={styles.list}>
        {newestFirst.map(({ data, username, created_at }, index) => (
          <li key={newestFirst.length - index} className={styles.print}>
            <div className={styles.line}>
              <strong>{data.printer_name ?? data.printer_id ?? '–'}</strong>
              <time dateTime={created_at}>{formatDateTime(created_at)}</time>
            </div>
            <div className={styles.quiet}>
              {[data.printer_name ? data.printer_id : null, username].filter(Boolean).join(' · ')}
            </div>
            {data.reprint_reason ? <p className={styles.reason}>{data.reprint_reason}</p> : null}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
