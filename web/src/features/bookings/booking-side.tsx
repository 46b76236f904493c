import { bookingPaymentState } from '@muara/contract/rules/bookings/booking-words';
import type { Ticket } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { Button } from '@/ui/button.tsx';
import { Facts, type Fact } from '@/ui/facts.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { Panel } from '@/ui/panel.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import type { BookingDialogName } from './booking-dialogs.tsx';
import { BookingDocuments } from './booking-documents.tsx';
import { PAYMENT_TONES } from './booking-tone.ts';
import styles from './booking-view.module.css';

interface BookingSideProps {
  ticket: Ticket;
  open(dialog: BookingDialogName): void;
}

/** What is shown beside the booking, and beside or below its form. */
export function BookingSide({ ticket, open }: BookingSideProps) {
  return (
    <div className={styles.side}>
      <PaymentPanel ticket={ticket} open={open} />
      {ticket.booking_note ? (
        <Panel title={text.note}>
          <p className={styles.text}>{ticket.booking_note}</p>
        </Panel>
      ) : null}
      <Reversal
        title={text.refund}
        asked={ticket.request_refund_at}
        askedBy={ticket.refund_requested_by}
        done={ticket.refunded_at}
        by={ticket.admin_refund}
        note={ticket.refund_note}
      />
      <Reversal
        title={text.voided}
        asked={ticket.request_canceled_at}
        askedBy={ticket.void_requested_by}
        done={ticket.canceled_at}
        by={ticket.admin_cancel}
        note={ticket.cancel_note}
      />
      <BookingDocuments ticket={ticket} />
    </div>
  );
}

function PaymentPanel({ ticket, open }: BookingSideProps) {
  const { can } = useSessionActions();
  const state = bookingPaymentState(ticket);
  const { total_discount: band, amount_discount: given, amount_food: food, processing_fee: fee } = ticket;
  const money = (rm: number): ReactNode => (rm === 0 ? null : <MoneyText rm={rm} />);
  const off = (rm: number): ReactNode => (rm === 0 ? null : <span>−{money(rm)}</span>);
  return (
    <Panel title={text.payment}>
      <p className={styles.state}>
        <RibbonBadge label={state} tone={PAYMENT_TONES[state]} size="lg" />
        {can('listPayments') ? (
          <Button kind="quiet" size="sm" onClick={() => open('payments')}>
            {text.history}
          </Button>
        ) : null}
      </p>
      <Facts
        lines
        facts={[
          [text.ticketPrice, <MoneyText key="price" rm={ticket.amount} />],
          [text.discount, off(band)],
          [text.addons, money(food)],
          [text.approvalDiscount, off(given)],
          [text.fee, money(fee)],
        ]}
      />
      <p className={styles.total}>
        <span>{text.total}</span>
        <MoneyText rm={ticket.total_amount} strong />
      </p>
      <Facts
        lines
        facts={[
          ...partFacts(ticket),
          [text.toPay, isPayable(ticket) && <MoneyText key="due" rm={ticket.amount_to_pay ?? 0} strong />],
          [text.paidIn, ticket.partial_payment && text.deposit],
          [text.method, ticket.payment_method],
          [text.paidAt, ticket.paid_at && formatDateTime(ticket.paid_at)],
          [text.lastError, ticket.error_desc],
        ]}
      />
    </Panel>
  );
}

/** What was paid of a booking whose deposit has been paid, and what is outstanding (002 §4.1). */
function partFacts(ticket: Ticket): Fact[] {
  const { partial_paid: isPartPaid, received_amount: received, outstanding_amount: open, credit_owed: owed } = ticket;
  const money = (rm = 0): ReactNode => (rm === 0 ? null : <MoneyText rm={rm} strong />);
  return [
    [text.owed, money(owed)],
    ...(isPartPaid
      ? ([
          [text.received, money(received)],
          [text.outstanding, money(open)],
        ] satisfies Fact[])
      : []),
  ];
}

/** Nothing is paid before the approval or after the end; after the deposit, what is outstanding is due. */
function isPayable({ status, amount_to_pay: due, partial_paid: isPartPaid }: Ticket): boolean {
  return due !== null && !isPartPaid && (status === 'Approved' || status === 'Processing Payment');
}

interface ReversalProps {
  title: string;
  asked: string | null;
  /** The member of staff who asked; null for the buyer. */
  askedBy: string | null | undefined;
  done: string | null;
  by: string | null;
  note: string | null;
}

function Reversal({ title, asked, askedBy, done, by, note }: ReversalProps) {
  if (asked === null && done === null) return null;
  return (
    <Panel title={title}>
      <Facts
        facts={[
          [text.asked, asked && formatDateTime(asked)],
          [text.askedBy, asked && askedBy !== undefined && (askedBy ?? text.theBuyer)],
          [text.done, done && formatDateTime(done)],
          [text.by, by],
          [text.why, note],
        ]}
      />
    </Panel>
  );
}
