import { checkDepartureEdit, checkExpiryEdit } from '@muara/contract/rules/tickets/actions/check-dates';
import type { Ticket } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { TripLink } from '@/domain/trips/trip-link.tsx';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { CalendarIcon } from '@/ui/icons.tsx';
import { KeptName } from '@/ui/kept-name.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { BatchBar } from './batch-bar.tsx';
import { TicketsButton } from './panel-buttons.tsx';
import { ViewTickets } from './print-buttons.tsx';
import { reasonOf } from './reason-of.ts';
import { detailMessages as words } from './ticket-detail.messages.ts';
import type { DialogName } from './dialog-name.ts';
import styles from './ticket-sections.module.css';
import { mayOpen } from './ticket-rights.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

interface TicketFactsProps {
  ticket: Ticket;
  onOpen(dialog: DialogName): void;
}

/** Ticket Info (001 §2). */
export function TicketFacts({ ticket, onOpen }: TicketFactsProps) {
  const { can } = useSessionActions();
  const { name, removed, description } = ticket.package;
  return (
    <>
      <div className={styles.package}>
        <strong>
          <KeptName name={name} removed={removed} to={can('getPackage') ? paths.package(ticket.package_id) : null} />
        </strong>
        <p>{description}</p>
      </div>
      <Facts
        facts={[
          [
            words.fact.receiptNo,
            <span key="receipt" className={styles.value}>
              {ticket._id}
              <CopyButton value={ticket._id} name={words.fact.receiptNo} />
            </span>,
          ],
          [words.fact.departure, <Departure key="departure" ticket={ticket} onOpen={onOpen} />],
          [words.jetty, ticket.jetty?.name ?? text.open],
          [words.fact.slot, ticket.slot],
          [words.expiry, ticket.expired_at ? <Expiry key="expiry" ticket={ticket} onOpen={onOpen} /> : null],
          [words.created, <DoneBy key="created" at={ticket.created_at} by={ticket.admin?.name} />],
          [
            words.fact.validated,
            ticket.validated_at ? (
              <DoneBy key="validated" at={ticket.validated_at} by={ticket.admin_validated} />
            ) : null,
          ],
          [words.tripId, ticket.trip_id === null ? null : <TripLink key="trip" tripId={ticket.trip_id} />],
        ]}
      />
      {ticket.total_ticket > 0 ? (
        <BatchBar
          batch={ticket}
          aside={
            <span className={styles.asides}>
              <ViewTickets ticket={ticket} />
              <TicketsButton onOpen={onOpen} />
            </span>
          }
        />
      ) : null}
    </>
  );
}

function Departure({ ticket, onOpen }: TicketFactsProps) {
  const mayEdit = mayOpen.departure(useSessionActions(), ticket);
  if (ticket.depart_date === null) return text.openTicket;
  return (
    <Editable
      value={formatWeekday(ticket.depart_date)}
      label={words.changeDeparture}
      reason={mayEdit ? reasonOf(checkDepartureEdit(ticket)) : undefined}
      onEdit={() => onOpen('departure')}
    />
  );
}

function Expiry({ ticket, onOpen }: TicketFactsProps) {
  const mayEdit = mayOpen.expiry(useSessionActions(), ticket) && ticket.depart_date === null;
  return (
    <Editable
      value={formatDateTime(ticket.expired_at!)}
      label={words.changeExpiry}
      reason={mayEdit ? reasonOf(checkExpiryEdit(ticket, clock.now())) : undefined}
      onEdit={() => onOpen('expiry')}
    />
  );
}

interface EditableProps {
  value: string;
  label: string;
  /** Why it cannot be changed now; null when it can, undefined when the person may not. */
  reason: string | null | undefined;
  onEdit(): void;
}

function Editable({ value, label, reason, onEdit }: EditableProps) {
  return (
    <span className={styles.editable}>
      {value}
      {reason === undefined ? null : (
        <ReasonButton
          kind="quiet"
          size="sm"
          icon={<CalendarIcon size={16} />}
          aria-label={label}
          reason={reason}
          onClick={onEdit}
        >
          {words.change}
        </ReasonButton>
      )}
    </span>
  );
}

/** When something was done, and by whom. */
export function DoneBy({ at, by }: { at: string; by?: ReactNode }) {
  return (
    <>
      <time dateTime={at} title={at}>
        {formatDateTime(at)}
      </time>
      {by ? (
        <>
          {' '}
          {words.doneBy} {by}
        </>
      ) : null}
    </>
  );
}
