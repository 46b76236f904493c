import type { MinisiguaLog } from '@muara/contract/types';
import { formatDateTime } from '@/lib/dates.ts';
import { paths } from '@/domain/navigation/paths.ts';
import type { Column } from '@/ui/list/data-table.tsx';
import { Payload } from '@/ui/payload.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { hasFailed } from './meets-filters.ts';
import { minisiguaMessages as text } from './minisigua.messages.ts';
import styles from './minisigua.module.css';

/** Codes of purchases are no longer than this. */
const PURCHASE_CODE_LENGTH = 11;

/** Where a ticket number leads: a longer code is that of one ticket of a batch (002 §2.13). */
export function ticketPath({ ticket_code: code, vvip }: Pick<MinisiguaLog, 'ticket_code' | 'vvip'>): string {
  return code.length > PURCHASE_CODE_LENGTH ? paths.subTicket(code) : paths.ticket(vvip ? 1 : 0, code);
}

/** The QR code that was sent: of a ticket of a batch, or of a purchase. */
export const qrOf = ({ qrcode, qrcode_agent: agent }: MinisiguaLog) => agent ?? qrcode;

/** Columns of /d/minisigua (002 §2.13). */
export const minisiguaColumns = (): Column<MinisiguaLog>[] => [
  {
    key: 'ticket',
    title: text.ticketNo,
    cell: (row) => (
      <>
        <span className={styles.code}>{row.ticket_code}</span>
        <span className={styles.qr} data-when="narrow">
          {qrOf(row)}
        </span>
      </>
    ),
  },
  {
    key: 'qr',
    title: text.qrCode,
    from: 'medium',
    cell: (row) => <span className={styles.qr}>{qrOf(row) ?? text.noQrCode}</span>,
  },
  { key: 'type', title: text.type, cell: ({ type }) => text.types[type] },
  { key: 'payload', title: text.payload, card: 'line', cell: ({ payload }) => <Payload json={payload} /> },
  {
    key: 'response',
    title: text.responseCode,
    cell: (row) => (
      <RibbonBadge
        label={`${row.response_code} ${hasFailed(row) ? text.fail : text.success}`}
        tone={hasFailed(row) ? 'bad' : 'good'}
      />
    ),
  },
  {
    key: 'created',
    title: text.createdAt,
    cell: ({ created_at: at }) => (
      <time className={styles.whole} dateTime={at}>
        {formatDateTime(at)}
      </time>
    ),
  },
];
