import type { Ticket } from '@muara/contract/types';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import type { BookingDialogName } from './booking-dialogs.tsx';
import { mayDecide, offerVoid, offerVoidRequest } from './booking-rights.ts';

interface BookingActionsProps {
  ticket: Ticket;
  /** The form has unsaved changes. */
  dirty: boolean;
  open(dialog: BookingDialogName): void;
}

/** What the caller may decide about a booking now (002 §2.3, §4.1). */
export function BookingActions({ ticket, dirty, open }: BookingActionsProps) {
  const rights = useSessionActions();
  const reason = dirty ? text.saveFirst : null;
  const canVoid = offerVoid(rights, ticket);
  const canAsk = offerVoidRequest(rights, ticket);
  return (
    <>
      {canAsk.shown ? (
        <ReasonButton kind="plain" reason={canAsk.reason} onClick={() => open('request-void')}>
          {text.requestVoid}
        </ReasonButton>
      ) : null}
      {canVoid.shown ? (
        <ReasonButton kind="plain" reason={canVoid.reason} onClick={() => open('cancel')}>
          {text.void}
        </ReasonButton>
      ) : null}
      {mayDecide(rights, ticket, 'rejectBooking') ? (
        <ReasonButton kind="plain" reason={reason} onClick={() => open('reject')}>
          {text.reject}
        </ReasonButton>
      ) : null}
      {mayDecide(rights, ticket, 'approveBooking') ? (
        <ReasonButton reason={reason} onClick={() => open('approve')}>
          {text.approve}
        </ReasonButton>
      ) : null}
    </>
  );
}
