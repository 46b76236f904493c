import type { Ticket } from '@muara/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { dayName } from '@/lib/calendar-days.ts';
import { clock } from '@/lib/clock.ts';
import { reportError } from '@/domain/errors/errors.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { documentOf } from '@/domain/tickets/document-of.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { CalendarIcon, DownloadIcon } from '@/ui/icons.tsx';
import { QrCode } from '@/ui/qr-code.tsx';
import { calendarFile } from './calendar-file.ts';
import { extrasText } from '@/domain/online-sale/shop-extras.messages.ts';
import { savedContact } from '@/domain/online-sale/payment/saved-contact.ts';
import { canPayAgain, type PaymentOutcome, paymentOutcome } from '@/domain/online-sale/payment/payment-outcome.ts';
import { ResultMark } from './result-mark.tsx';
import styles from './result-panel.module.css';
import { SeatHold } from './seat-hold.tsx';
import { TicketCode } from './ticket-code.tsx';

interface ResultPanelProps {
  ticket: Ticket;
  /** A new payment attempt is being created. */
  pending: boolean;
  /** Pays what is open: after a failure, or the balance of a deposit. */
  onPay(): void;
  onBuyNew(): void;
}

/** The result of an online purchase: paid, partly paid, failed or no longer valid (002 §2.18, §4.3). */
export function ResultPanel({ ticket, pending, onPay, onBuyNew }: ResultPanelProps) {
  const text = extrasText.result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const outcome = paymentOutcome(ticket);
  const isGood = outcome === 'paid' || outcome === 'partial';
  return (
    <section className={styles.result} aria-labelledby="result">
      <ResultMark good={isGood} />
      <h1 id="result" ref={heading} tabIndex={-1} className={styles.title}>
        {titleOf(outcome)}
      </h1>
      <p className={styles.lead}>{leadOf(ticket)}</p>
      <div className={styles.ticket}>
        <TicketCode code={ticket.code} />
        {outcome === 'paid' && hasQrCode(ticket) ? (
          <div className={styles.qr}>
            <QrCode text={ticket.code} label={text.qrOf(ticket.code)} />
          </div>
        ) : null}
        <Facts lines facts={factsOf(ticket)} />
      </div>
      {outcome === 'paid' ? <TakeAways ticket={ticket} /> : null}
      {outcome === 'partial' ? (
        <Button size="lg" pending={pending} onClick={onPay}>
          {text.payRest}
        </Button>
      ) : null}
      {isGood || outcome === 'over' ? null : <TryAgain ticket={ticket} pending={pending} onPay={onPay} />}
      <Button size="lg" kind="plain" onClick={onBuyNew}>
        {text.buyNew}
      </Button>
    </section>
  );
}

/** Whether its code is valid at the gate: each ticket of a batch has a code of its own. */
function hasQrCode({ agent_id: agent, total_ticket: parts }: Ticket): boolean {
  return agent === null && parts === 0;
}

function titleOf(outcome: PaymentOutcome): string {
  const text = extrasText.result;
  if (outcome === 'over') return text.over;
  return outcome === 'paid' || outcome === 'partial' ? text.successful : text.failed;
}

function leadOf(ticket: Ticket): string {
  const text = extrasText.result;
  const outcome = paymentOutcome(ticket);
  if (outcome === 'over') return ticket.refunded_at === null ? text.voided : text.refunded;
  if (outcome === 'partial') return text.partial;
  if (outcome !== 'paid') return ticket.error_desc || text.mayTryAgain;
  const email = savedContact.email(ticket.code) ?? ticket.email;
  const how = hasQrCode(ticket) ? text.enjoyQr : text.enjoy;
  return email ? `${text.thanks(email)} ${how}` : how;
}

function factsOf(ticket: Ticket): Fact[] {
  const text = extrasText.result;
  const day = ticket.depart_date === null ? text.openTicket : dayName(ticket.depart_date);
  return [
    [text.package, ticket.package.name],
    [text.departs, ticket.slot ? `${day}, ${ticket.slot}` : day],
    [text.jetty, ticket.jetty?.name],
    [text.passengers, ticket.total_passengers],
    [text.total, formatRm(ticket.total_amount)],
    [text.open, ticket.partial_paid && ticket.amount_to_pay !== null ? formatRm(ticket.amount_to_pay) : null],
  ];
}

/** The downloads of a buyer: the receipt, and the calendar entry. */
function TakeAways({ ticket }: { ticket: Ticket }) {
  const text = extrasText.result;
  const client = useClient();
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      saveFile(await client.call.downloadReceipt(documentOf(ticket)), `${ticket.code}.pdf`);
    } catch (error) {
      reportError(error);
    }
    setPending(false);
  };
  const words = { title: ticket.package.name, description: text.calendarText(ticket.code, ticket.total_passengers) };
  return (
    <div className={styles.pair}>
      <Button size="lg" icon={<DownloadIcon size={20} />} pending={pending} onClick={() => void download()}>
        {text.receipt}
      </Button>
      {ticket.depart_date === null ? null : (
        <Button
          size="lg"
          kind="plain"
          icon={<CalendarIcon size={20} />}
          onClick={() => {
            const file = calendarFile(ticket, words, clock.now());
            if (file !== null) saveFile(new Blob([file], { type: 'text/calendar' }), `${ticket.code}.ics`);
          }}
        >
          {text.calendar}
        </Button>
      )}
    </div>
  );
}

function TryAgain({ ticket, pending, onPay }: { ticket: Ticket; pending: boolean; onPay(): void }) {
  const [canPay, setCanPay] = useState(() => canPayAgain(ticket, clock.now()));
  if (!canPay) return <p className={styles.over}>{extrasText.hold.over}</p>;
  return (
    <>
      <Button size="lg" pending={pending} onClick={onPay}>
        {extrasText.result.tryAgain}
      </Button>
      {ticket.hold_until === null ? null : <SeatHold holdUntil={ticket.hold_until} onEnd={() => setCanPay(false)} />}
    </>
  );
}
