import type { Ticket } from '@muara/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useToast } from '@/lib/toast.ts';
import { type DecisionCalls, decisionCalls } from '@/domain/bookings/booking-decision.calls.ts';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import { bookingQuery, refetchBookings } from './bookings.api.ts';

const BookingDecisionDialog = lazy(async () => ({
  default: (await import('@/domain/bookings/booking-decision.tsx')).BookingDecisionDialog,
}));
const DepartureDialog = lazy(() => import('@/domain/departures/departure.dialog.tsx'));
const EmailsDialog = lazy(() => import('@/domain/tickets/emails.dialog.tsx'));
const PaymentsDialog = lazy(() => import('./payments.dialog.tsx'));
const VoidRequestDialog = lazy(() => import('./void-request.dialog.tsx'));

export type BookingDialogName = 'approve' | 'reject' | 'cancel' | 'request-void' | 'departure' | 'emails' | 'payments';

interface BookingDialogsProps {
  ticket: Ticket;
  /** Which one is open, even if the booking changes in the meantime. */
  name: BookingDialogName | null;
  /** The caller decides: what becomes of the booking is no news, unless that fails. */
  onDeciding(isDeciding: boolean): void;
  onClose(): void;
}

/** The dialogs of the booking detail, each loaded on first use. */
export function BookingDialogs(props: BookingDialogsProps) {
  return <Suspense>{props.name === null ? null : <Named {...props} name={props.name} />}</Suspense>;
}

function Named({ ticket, name, onDeciding, onClose }: BookingDialogsProps & { name: BookingDialogName }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const done = () => {
    onClose();
    void refetchBookings(queries);
  };
  switch (name) {
    case 'approve':
    case 'reject':
    case 'cancel':
      return (
        <BookingDecisionDialog
          decision={name}
          booking={ticket}
          money={ticket}
          calls={announced(decisionCalls(client), onDeciding)}
          onDone={done}
          onLost={done}
          onClose={onClose}
        />
      );
    case 'request-void':
      return <VoidRequestDialog ticket={ticket} onDone={done} onClose={onClose} />;
    case 'payments':
      return <PaymentsDialog id={ticket.id} code={ticket.code} onClose={onClose} />;
    case 'departure':
      return (
        <DepartureDialog
          packageId={ticket.package_id}
          jettyId={ticket.jetty_id}
          ticketId={ticket.id}
          vvip={ticket.vvip}
          passengers={ticket.total_passengers}
          value={{ date: ticket.depart_date, slot: ticket.slot }}
          note={<p>{text.departureNote}</p>}
          onSave={async ({ date, slot }) => {
            await client.call.editDepartureDate({ body: { id: ticket.id, depart_date: date, slot } });
            toast.success(text.departureSaved);
            void refetchBookings(queries);
          }}
          onClose={onClose}
        />
      );
    case 'emails':
      return (
        <EmailsDialog
          email={ticket.email}
          emails={ticket.emails}
          updatedAt={ticket.updated_at}
          onReload={async () => {
            void refetchBookings(queries);
            const { ticket: stored } = await queries.fetchQuery({ ...bookingQuery(client, ticket.code), staleTime: 0 });
            return stored ?? ticket;
          }}
          onSave={async (values) => {
            await client.call.editEmails({ body: { id: ticket.id, ...values } });
            toast.success(text.emailsSaved);
            void refetchBookings(queries);
          }}
          onClose={onClose}
        />
      );
  }
}

/**
 * Marks each call as the user's own before it is sent, and unmarks it if it fails.
 * The live update may arrive before the response.
 */
function announced({ approve, reject, cancel }: DecisionCalls, tell: (isDeciding: boolean) => void): DecisionCalls {
  const around =
    <Body,>(call: (body: Body) => Promise<unknown>) =>
    async (body: Body) => {
      tell(true);
      try {
        return await call(body);
      } catch (error) {
        tell(false);
        throw error;
      }
    };
  return { approve: around(approve), reject: around(reject), cancel: around(cancel) };
}
