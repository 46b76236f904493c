import type { Ticket } from '@muara/contract/types';
import { formatDateTime } from '@/lib/dates.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/states.tsx';
import styles from './print-history.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

interface PrintHistoryDialogProps {
  history: Ticket['print_history'];
  onClose(): void;
}

/** Every print of a ticket, newest first: when, by whom, on which printer, and why again (001 §3). */
export default function PrintHistoryDialog({ history, onClose }: PrintHistoryDialogProps) {
  // Two prints of one second stand in the order in which they were recorded.
  const newestFirst = history.toReversed().sort((a, b) => b.created_at.localeCompare(a.created_at));
  return (
    <Dialog title={text.printHistory} size="md" onClose={onClose}>
      {newestFirst.length === 0 ? <EmptyState title={text.noData} /> : null}
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
