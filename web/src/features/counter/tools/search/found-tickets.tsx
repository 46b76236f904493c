import { formatRm } from '@/domain/prices/format-rm.ts';
import type { FoundTicket } from '@muara/contract/types';
import { useId } from 'react';
import { formatDate } from '@/lib/dates.ts';
import { RibbonBadge, type Tone } from '@/domain/labels/ribbon-badge.tsx';
import { useArrowGrid } from '@/domain/sale-wizard/controls/use-arrow-grid.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './found-tickets.module.css';

/** The labels are the contract's (002 §4.1); the colours only help. */
const TONES: Record<FoundTicket['state'], Tone> = {
  'Pending Approval': 'warn',
  'Pending Payment': 'calm',
  'Partial Payment': 'calm',
  'Processing Payment': 'warn',
  Paid: 'good',
  Expired: 'plain',
  Canceled: 'bad',
  Rejected: 'bad',
  Refunded: 'bad',
};

interface FoundTicketsProps {
  tickets: readonly FoundTicket[];
  action: string;
  onChoose(ticket: FoundTicket): void;
}

/** The tickets found, newest first. Tickets that cannot be chosen show the reason. */
export function FoundTickets({ tickets, action, onChoose }: FoundTicketsProps) {
  const arrows = useArrowGrid();
  if (tickets.length === 0) return <p className={styles.none}>{toolText.noResult}</p>;
  return (
    <ul className={styles.list} {...arrows} aria-label={toolText.found(tickets.length)}>
      {tickets.map((ticket) => (
        <FoundRow key={ticket.id} ticket={ticket} action={action} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface FoundRowProps extends Omit<FoundTicketsProps, 'tickets'> {
  ticket: FoundTicket;
}

function FoundRow({ ticket, action, onChoose }: FoundRowProps) {
  const id = useId();
  const { code, state, name, selectable, reason, total_amount: total } = ticket;
  const departs = [ticket.depart_date && formatDate(ticket.depart_date), ticket.slot, ticket.jetty?.name];
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-grid-item
        aria-disabled={!selectable || undefined}
        aria-describedby={`${id}facts ${id}end`}
        onClick={() => {
          if (selectable) onChoose(ticket);
        }}
      >
        <span className={styles.head}>
          <span className={styles.code}>{code}</span> <RibbonBadge label={state} tone={TONES[state]} />
        </span>
        <span id={`${id}facts`} className={styles.facts} aria-hidden="true">
          <span className={styles.name}>{name ?? ticket.company_name ?? ticket.email ?? ticket._id}</span>
          <span>
            {ticket.package.name} · {tillText.pax(ticket.total_passengers)}
          </span>
          <span>{departs.filter(Boolean).join(' · ')}</span>
        </span>
        <span id={`${id}end`} className={styles.end} aria-hidden="true">
          <strong>{total === null ? toolText.hidden : formatRm(total)}</strong>
          <span className={selectable ? styles.action : styles.reason}>{selectable ? action : reason?.text}</span>
        </span>
      </button>
    </li>
  );
}
