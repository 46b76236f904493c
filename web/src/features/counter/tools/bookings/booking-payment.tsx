import { formatMoney } from '@muara/contract/rules/money/format-money';
import { formatRinggit } from '@muara/contract/rules/money/format-ringgit';
import { toSen } from '@muara/contract/rules/money/to-sen';
import type { FoundTicket } from '@muara/contract/types';
import { useState } from 'react';
import { labelOf } from '@/domain/labels/labels.ts';
import { useToast } from '@/lib/toast.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { BackIcon } from '@/domain/sale-wizard/controls/icons.tsx';
import { TillButton } from '@/domain/sale-wizard/controls/till-button.tsx';
import { useTill } from '@/features/counter/till/till-context.ts';
import { MethodTiles } from '@/features/counter/payment/method-tiles.tsx';
import { PayBy } from '@/features/counter/payment/pay-by.tsx';
import { toolText } from '@/features/counter/tools/tools.messages.ts';
import { BookingDiscount } from './booking-discount.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { hasAllBuyerFields, partToPay } from './booking-money.ts';
import { tillText } from '@/features/counter/till.messages.ts';
import styles from './booking-payment.module.css';
import { type AcceptedPayment, useAcceptPayment } from './use-accept-payment.ts';

interface BookingPaymentProps {
  booking: FoundTicket;
  onBack(): void;
  onTaken(taken: AcceptedPayment): void;
  onChanged(): void;
}

/** The payment of a booking: amount due, discount, method, and what the method needs. */
export function BookingPayment({ booking, onBack, onTaken, onChanged }: BookingPaymentProps) {
  const till = useTill();
  const toast = useToast();
  const { catalogue } = till;
  const { accept, pending } = useAcceptPayment(catalogue.pos?.jetty_id ?? null, { taken: onTaken, changed: onChanged });
  const [discount, setDiscount] = useState(0);
  const [method, setMethod] = useState<string | null>(null);
  const due = toSen(booking.amount_to_pay ?? 0);
  const toPay = due - discount;
  const methods = catalogue.payment_methods.filter((name) => name !== 'FOC');

  const choose = (name: string) => {
    if (name === 'Credit Facility' && !hasAllBuyerFields(booking)) return toast.error(toolText.userInfoIncomplete);
    // RM 0 needs no payment panel (002 §5.3).
    if (name === 'Cash' && toPay === 0)
      return void accept(booking, discount, { method: name, tendered: 0, receipt: null });
    setMethod(name);
  };
  if (method !== null) {
    return (
      <Dialog
        key={method}
        title={tillText.methodFor(labelOf('method', method), booking.code)}
        size={method === 'Cash' ? 'lg' : 'sm'}
        stay={pending}
        onClose={() => setMethod(null)}
      >
        <PayBy
          method={method}
          due={toPay}
          buyer={[booking.company_name, booking.name].filter(Boolean).join(', ')}
          pending={pending}
          onPay={(payment) => void accept(booking, discount, payment)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog key="due" title={booking.code} size="md" stay={pending} onClose={onBack}>
      <div className={styles.payment}>
        <BookingFacts booking={booking} />
        {booking.state === 'Processing Payment' ? (
          <p className={styles.warning} role="alert">
            {toolText.paidOnline}
          </p>
        ) : null}
        <p className={styles.due} role="status">
          <span>{partToPay(booking)}</span>
          <strong>{formatMoney(toPay)}</strong>
          {discount === 0 ? null : <small>{tillText.amountOff(formatRinggit(discount))}</small>}
        </p>
        {booking.enable_discount ? <BookingDiscount due={due} discount={discount} onChange={setDiscount} /> : null}
        <MethodTiles methods={methods} disabled={pending} onChoose={choose} />
        <TillButton kind="plain" disabled={pending} onClick={onBack}>
          <BackIcon /> {toolText.otherBooking}
        </TillButton>
      </div>
    </Dialog>
  );
}
