import { checkRefund } from '@muara/contract/rules/tickets/actions/check-refund';
import { checkVoid } from '@muara/contract/rules/tickets/actions/check-void';
import type { Ticket } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Facts, type Fact } from '@/ui/facts.tsx';
import { KeptName } from '@/ui/kept-name.tsx';
import { Link } from '@/ui/link.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { Panel } from '@/ui/panel.tsx';
import { QrCode } from '@/ui/qr-code.tsx';
import { BatchBar } from './batch-bar.tsx';
import styles from './my-purchase-sections.module.css';
import { myPurchaseMessages as text } from './my-purchase.messages.ts';
import { reasonOf } from './reason-of.ts';
import sections from './ticket-sections.module.css';
import { ticketsMessages } from './tickets.messages.ts';

interface SectionProps {
  ticket: Ticket;
}

const moment = (instant: string | null) => (instant ? formatDateTime(instant) : null);

/** What was bought, and when and where it departs. */
export function PurchaseFacts({ ticket }: SectionProps) {
  const { name, removed, description } = ticket.package;
  return (
    <>
      <div className={sections.package}>
        <strong>
          <KeptName name={name} removed={removed} />
        </strong>
        <p>{description}</p>
      </div>
      <div className={styles.facts}>
        <Facts
          facts={[
            [text.departure, ticket.depart_date ? formatWeekday(ticket.depart_date) : ticketsMessages.openTicket],
            [text.slot, ticket.slot],
            [text.jetty, ticket.jetty?.name ?? ticketsMessages.open],
            [text.passengers, formatCount(ticket.total_passengers)],
            [text.validUntil, moment(ticket.expired_at)],
            [text.receiptNo, ticket._id],
            [text.bought, formatDateTime(ticket.created_at)],
            [text.boarded, moment(ticket.validated_at)],
          ]}
        />
      </div>
      <WhyNot ticket={ticket} />
    </>
  );
}

/** Why neither a refund nor a void can be requested, if none is pending or done. */
function WhyNot({ ticket }: SectionProps) {
  const asked = ticket.request_refund_at ?? ticket.request_canceled_at ?? ticket.refunded_at ?? ticket.canceled_at;
  const refund = reasonOf(checkRefund(ticket, 'buyer'));
  const voiding = reasonOf(checkVoid(ticket, 'buyer'));
  if (asked !== null || refund === null || voiding === null) return null;
  return <p className={styles.hint}>{text.whyNot([...new Set([refund, voiding])].join('. '))}</p>;
}

/** How the total came about, and what is paid of it. */
export function PaidFacts({ ticket }: SectionProps) {
  const { total_discount, amount_discount, amount_food, processing_fee, amount_to_pay } = ticket;
  const discount = total_discount + amount_discount;
  const amounts: Fact[] = [
    [text.amount, money(ticket.amount)],
    [text.discount, discount > 0 ? <>− {money(discount)}</> : null],
    [text.park, ticket.amount_minisigua > 0 ? money(ticket.amount_minisigua) : null],
    [text.addons, amount_food > 0 ? money(amount_food) : null],
    [text.fee, processing_fee > 0 ? money(processing_fee) : null],
  ];
  return (
    <>
      <Facts lines facts={amounts} />
      <div className={sections.total}>
        <span>{text.total}</span>
        <MoneyText rm={ticket.total_amount} strong />
      </div>
      <Facts
        lines
        facts={[
          [text.method, ticket.payment_method],
          [text.paidAt, moment(ticket.paid_at) ?? (ticket.is_paid ? null : text.notPaid)],
          [text.rest, ticket.partial_paid && amount_to_pay !== null ? money(amount_to_pay) : null],
        ]}
      />
      {ticket.partial_paid && !ticket.is_paid ? <p className={styles.hint}>{text.deposit}</p> : null}
      {!ticket.is_paid && ticket.hold_until ? (
        <p className={styles.hint}>{text.payUntil(formatDateTime(ticket.hold_until))}</p>
      ) : null}
    </>
  );
}

/** A refund or a void that waits, or that has happened. */
export function RequestPanel({ ticket, kind }: SectionProps & { kind: 'refund' | 'void' }) {
  const refund = kind === 'refund';
  const asked = refund ? ticket.request_refund_at : ticket.request_canceled_at;
  const done = refund ? ticket.refunded_at : ticket.canceled_at;
  const facts: Fact[] = [
    [text.asked, moment(asked)],
    [refund ? text.refunded : text.voided, moment(done)],
    [text.refundedAmount, refund && done && ticket.refund_amount !== null ? money(ticket.refund_amount) : null],
    [text.note, refund ? ticket.refund_note : ticket.cancel_note],
  ];
  return (
    <Panel title={refund ? text.refund : text.void}>
      {done ? null : <p className={styles.waiting}>{text.waiting}</p>}
      <Facts facts={facts} />
    </Panel>
  );
}

/** How far a batch is handed out, and the way to its tickets. */
export function BatchPanel({ ticket }: SectionProps) {
  const { can } = useSessionActions();
  const way: ReactNode = can('listMyTickets') ? (
    <Link to={paths.myTickets(`?batch=${encodeURIComponent(ticket.code)}`)} className={styles.way}>
      {text.showTickets}
    </Link>
  ) : null;
  return (
    <Panel title={text.batch} aside={way}>
      <div className={styles.batch}>
        <BatchBar batch={ticket} />
      </div>
    </Panel>
  );
}

/** What the jetty scans. */
export function QrPanel({ code }: { code: string }) {
  return (
    <Panel title={text.qr}>
      <div className={styles.qr}>
        <QrCode text={code} label={text.qrOf(code)} />
      </div>
      <p className={sections.hint}>{text.showAtJetty}</p>
    </Panel>
  );
}

function money(rm: number): ReactNode {
  return <MoneyText rm={rm} />;
}
