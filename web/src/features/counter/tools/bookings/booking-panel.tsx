import type { FoundTicket } from '@muara/contract/types';
import { useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { TicketSearchForm } from '@/features/counter/tools/search/ticket-search.tsx';
import { useTicketSearch } from '@/features/counter/tools/search/use-ticket-search.ts';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { BookingPayment } from './booking-payment.tsx';
import type { AcceptedPayment } from './use-accept-payment.ts';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { labelOf } from '@/domain/labels/labels.ts';
import { Done } from '@/features/counter/tools/done.tsx';
import { useFirstPrint } from '@/features/counter/tools/use-first-print.ts';
import { tillText } from '@/features/counter/till.messages.ts';

/** Finds a booking by code or email and accepts its payment (002 §2.19, §4.1). */
export function BookingPanel() {
  const till = useTill();
  const client = useClient();
  const search = useTicketSearch('code-or-email', (text) => client.call.searchBookings({ body: { search: text } }));
  const [booking, setBooking] = useState<FoundTicket | null>(null);
  const [taken, setTaken] = useState<AcceptedPayment | null>(null);

  const again = () => {
    setTaken(null);
    setBooking(null);
    search.type('');
  };
  if (taken !== null) {
    return (
      <Dialog key="taken" title={taken.code} onClose={till.close}>
        <BookingPaid taken={taken} onNext={again} />
      </Dialog>
    );
  }
  if (booking !== null) {
    return (
      <BookingPayment
        key={booking.id}
        booking={booking}
        onBack={() => setBooking(null)}
        onTaken={setTaken}
        onChanged={() => {
          setBooking(null);
          void search.run();
        }}
      />
    );
  }
  return (
    <Dialog key="search" title={toolText.bookings} size="md" onClose={till.close}>
      <TicketSearchForm
        search={search}
        label={toolText.codeOrEmail}
        action={toolText.takePayment}
        onChoose={setBooking}
      />
    </Dialog>
  );
}

/**
 * The change in large type while the receipt prints, until the next booking.
 * A deposit has no receipt (002 §4.3).
 */
function BookingPaid({ taken, onNext }: { taken: AcceptedPayment; onNext(): void }) {
  const { code, change, amount, method, isPaid } = taken;
  const papers = useFirstPrint(isPaid ? { code } : null);
  return (
    <Done
      code={code}
      label={change === null ? tillText.paidBy(labelOf('method', method)) : tillText.change}
      figure={change ?? amount}
      note={change === null ? null : tillText.forAmount(formatRinggit(amount))}
      papers={papers}
      kinds={isPaid ? ['receipt'] : []}
      next={toolText.nextBooking}
      onNext={onNext}
    />
  );
}
