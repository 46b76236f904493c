import type { ScannedTicket } from '@muara/contract/types';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { nameOf } from '../flow/validation.ts';
import { scannerMessages } from '../scanner.messages.ts';
import { categoryName } from './category-name.ts';
import styles from './result.module.css';

/** Who the ticket belongs to, where it departs, and who is aboard already. */
export function TicketFacts({ ticket }: { ticket: ScannedTicket }) {
  const text = scannerMessages.ticket;
  const { depart_date: date, slot, jetty, total_validated: aboard, total_passengers: all } = ticket;
  const kind = kindOf(ticket);
  const departure = date === null ? [text.open] : [formatWeekday(date), slot, jetty?.name ?? text.anyJetty];
  const more: [label: string, value: string | null][] = [
    [text.validatedBy, byWhom(ticket)],
    [text.tripId, ticket.trip_id],
    [text.expires, ticket.expired_at === null ? null : formatDateTime(ticket.expired_at)],
    [text.code, ticket.code],
    [text.receipt, ticket._id],
  ];
  return (
    <div className={styles.facts}>
      <p className={styles.name}>{nameOf(ticket)}</p>
      {kind === '' ? null : <p className={styles.kind}>{kind}</p>}
      <p>
        {ticket.package.name}
        {ticket.vvip ? ` · ${text.vvip}` : null}
      </p>
      <p>{departure.filter(Boolean).join(' · ')}</p>
      <p className={styles.counts}>{text.aboardOf(aboard, all)}</p>
      {ticket.left.length === 0 ? null : (
        <p>{ticket.left.map(({ category, total }) => `${formatCount(total)} ${categoryName(category)}`).join(', ')}</p>
      )}
      <dl>
        {more.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

/** What a code names besides a purchase: one ticket of a batch, or one wristband. */
function kindOf({ type, category, wristband_number: number }: ScannedTicket): string {
  const text = scannerMessages.ticket;
  const words = [
    type === 'ticket_agent' ? text.batch : null,
    number === null ? null : text.wristband(number),
    category === null ? null : categoryName(category),
  ];
  return words.filter((word) => word !== null).join(' · ');
}

function byWhom({ admin_validated: name, validated_at: at }: ScannedTicket): string | null {
  if (name === null) return null;
  return at === null ? name : `${name}, ${formatDateTime(at)}`;
}
