import { toLocalDate } from '@muara/contract/rules/dates/to-local-date';
import type { Ticket } from '@muara/contract/types';
import { lazy, Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { refreshTickets, ticketQuery } from './tickets.api.ts';
import { useSend } from './use-ticket-command.ts';
import type { DialogName } from './dialog-name.ts';

const RefundDialog = lazy(() => import('./refund.dialog.tsx'));
const VoidDialog = lazy(() => import('./void.dialog.tsx'));
const DepartureDialog = lazy(() => import('@/domain/departures/departure.dialog.tsx'));
const ExpiryDialog = lazy(() => import('@/domain/departures/expiry.dialog.tsx'));
const EmailsDialog = lazy(() => import('@/domain/tickets/emails.dialog.tsx'));
const PrintHistoryDialog = lazy(() => import('./print-history.dialog.tsx'));
const SubTicketsDialog = lazy(() => import('./sub-tickets.dialog.tsx'));
const ForcePaidDialog = lazy(() => import('./force-paid.dialog.tsx'));
const CheckPaymentDialog = lazy(() => import('./check-payment.dialog.tsx'));

interface TicketDialogsProps {
  ticket: Ticket;
  /** Which one is open. It stays so while the ticket changes beneath it: what was typed is not lost. */
  name: DialogName | null;
  onClose(): void;
}

/** The dialogs of the detail screen, each loaded on first use. */
export function TicketDialogs({ ticket, name, onClose }: TicketDialogsProps) {
  return <Suspense>{name === null ? null : <Named ticket={ticket} name={name} onClose={onClose} />}</Suspense>;
}

function Named({ ticket, name, onClose }: TicketDialogsProps & { name: DialogName }) {
  switch (name) {
    case 'refund':
      return <RefundDialog ticket={ticket} as="staff" onClose={onClose} />;
    case 'void':
      return <VoidDialog ticket={ticket} as="staff" onClose={onClose} />;
    case 'departure':
      return <Departure ticket={ticket} onClose={onClose} />;
    case 'expiry':
      return <Expiry ticket={ticket} onClose={onClose} />;
    case 'emails':
      return <Emails ticket={ticket} onClose={onClose} />;
    case 'prints':
      return <PrintHistoryDialog ticket={ticket} onClose={onClose} />;
    case 'tickets':
      return <SubTicketsDialog ticket={ticket} onClose={onClose} />;
    case 'forcePaid':
      return <ForcePaidDialog ticket={ticket} onClose={onClose} />;
    case 'checkPayment':
      return <CheckPaymentDialog ticket={ticket} onClose={onClose} />;
  }
}

type OneProps = Pick<TicketDialogsProps, 'ticket' | 'onClose'>;

function Departure({ ticket, onClose }: OneProps) {
  const client = useClient();
  const send = useSend();
  return (
    <DepartureDialog
      packageId={ticket.package_id}
      jettyId={ticket.jetty_id}
      ticketId={ticket.id}
      vvip={ticket.vvip}
      passengers={ticket.total_passengers}
      value={{ date: ticket.depart_date, slot: ticket.slot }}
      note={<p>{text.departureNote}</p>}
      onSave={({ date, slot }) => {
        const body = { id: ticket.id, depart_date: date, slot };
        return send('editDepartureDate', () => client.call.editDepartureDate({ body }), text.departureSaved);
      }}
      onClose={onClose}
    />
  );
}

function Expiry({ ticket, onClose }: OneProps) {
  const client = useClient();
  const send = useSend();
  return (
    <ExpiryDialog
      value={ticket.expired_at === null ? '' : toLocalDate(Date.parse(ticket.expired_at))}
      warning={
        <>
          <p>{text.expiryCodes}</p>
          <p>{text.expirySold}</p>
        </>
      }
      onSave={(date) => {
        const body = { id: ticket.id, agent_id: ticket.agent_id, expired_at: date };
        return send('editExpiryDate', () => client.call.editExpiryDate({ body }), text.expirySaved);
      }}
      onClose={onClose}
    />
  );
}

function Emails({ ticket, onClose }: OneProps) {
  const client = useClient();
  const queries = useQueryClient();
  const send = useSend();
  return (
    <EmailsDialog
      email={ticket.email}
      emails={ticket.emails}
      updatedAt={ticket.updated_at}
      onReload={() => {
        void refreshTickets(queries);
        return queries.fetchQuery({ ...ticketQuery(client, ticket.code), staleTime: 0 });
      }}
      onSave={(values) =>
        send('editEmails', () => client.call.editEmails({ body: { id: ticket.id, ...values } }), text.emailsSaved)
      }
      onClose={onClose}
    />
  );
}
