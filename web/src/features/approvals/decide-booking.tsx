import { useClient } from '@/domain/session/client-context.ts';
import { decisionCalls } from '@/domain/bookings/booking-decision.calls.ts';
import { BookingDecisionDialog } from '@/domain/bookings/booking-decision.tsx';
import type { OpenDecision } from './use-decide.ts';

interface DecideBookingProps {
  open: OpenDecision;
  onSettled(): void;
  onClose(): void;
}

/** Approves or rejects a booking from its card. */
export default function DecideBooking({ open, onSettled, onClose }: DecideBookingProps) {
  const client = useClient();
  const { approval, choice, booking } = open;
  return (
    <BookingDecisionDialog
      decision={choice}
      booking={{ id: approval.id, code: approval.code, name: approval.name, email: booking?.email ?? null }}
      money={booking}
      calls={decisionCalls(client)}
      onDone={onSettled}
      onLost={onSettled}
      onClose={onClose}
    />
  );
}
