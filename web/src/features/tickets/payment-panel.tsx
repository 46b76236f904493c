import { platformWord } from '@muara/contract/rules/tickets/platform-word';
import { ticketFlags } from '@muara/contract/rules/tickets/ticket-flags';
import type { Ticket } from '@muara/contract/types';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { labelOf } from '@/domain/labels/labels.ts';
import { Facts, type Fact } from '@/ui/facts.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { Panel } from '@/ui/panel.tsx';
import { CreditDocument } from './credit-document.tsx';
import { PaymentsList } from './payments-list.tsx';
import { detailMessages as words } from './ticket-detail.messages.ts';
import styles from './ticket-sections.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

/** Payment, as staff see it: amounts, how it was paid, and every attempt to pay online (001 §2). */
export function PaymentPanel({ ticket }: { ticket: Ticket }) {
  const { can } = useSessionActions();
  const paysOnline = ticket.booking || ticket.platform !== 'counter';
  return (
    <Panel title={text.payment}>
      <PaymentFacts ticket={ticket} />
      {paysOnline && can('listPayments') ? <PaymentsList id={ticket.id} code={ticket.code} /> : null}
    </Panel>
  );
}

/** How the total came about, then how it was paid. */
function PaymentFacts({ ticket }: { ticket: Ticket }) {
  const { receipt_data: proof } = ticket;
  const money = (rm: number | null) => (rm === null ? null : <MoneyText rm={rm} />);
  const more = (rm: number) => (rm > 0 ? <MoneyText rm={rm} /> : null);
  const less = (rm: number) =>
    rm > 0 ? (
      <>
        − <MoneyText rm={rm} />
      </>
    ) : null;
  const amounts: Fact[] = [
    [words.fact.amount, money(ticket.amount)],
    [words.fact.agentDiscount, less(ticket.total_discount)],
    [words.fact.addons, more(ticket.amount_food)],
    [words.fact.discount, less(ticket.amount_discount)],
    [words.fact.fee, more(ticket.processing_fee)],
  ];
  const paid: Fact[] = [
    [words.paidSoFar, ticket.partial_paid ? more(ticket.received_amount) : null],
    [words.outstanding, ticket.partial_paid ? more(ticket.outstanding_amount) : null],
    [words.due, ticket.partial_paid ? null : money(ticket.amount_to_pay)],
    [words.surplusAmount, more(ticket.surplus_amount)],
    [words.fact.method, ticket.payment_method === null ? null : labelOf('method', ticket.payment_method)],
    ...creditFacts(ticket),
    [words.fact.paidAt, ticket.paid_at ? formatDateTime(ticket.paid_at) : null],
    [words.fact.cashReceived, money(ticket.cash_in)],
    [words.fact.change, money(ticket.cash_out)],
    [words.fact.bank, proof?.bank_name],
    [words.fact.reference, proof?.ref_no],
    [words.fact.terminal, proof?.terminal_id],
    [words.fact.kiosk, proof?.kiosk_id],
    [words.fact.transactionId, ticket.transaction_id],
    [words.lastFailure, ticket.is_paid ? null : ticket.error_desc],
    [words.fact.platform, labelOf('platform', platformWord(ticket))],
    [words.fact.ip, ticket.ip_address],
  ];
  return (
    <>
      <Facts lines facts={amounts} />
      <div className={styles.total}>
        <span>{words.fact.total}</span>
        <MoneyText rm={ticket.total_amount} strong />
      </div>
      <Facts lines facts={paid} />
    </>
  );
}

/** The state of a credit facility, and its supporting document (001 §4). */
function creditFacts(ticket: Ticket): Fact[] {
  const owes = ticket.credit_owed > 0;
  const { creditFacilityPending } = ticketFlags(ticket, clock.now());
  const isSettled = Boolean(ticket.credit_facility_paid);
  if (!owes && !creditFacilityPending && !isSettled) return [];
  return [
    [words.creditFacility, isSettled ? words.creditPaid : words.creditPending],
    [words.owed, owes ? <MoneyText key="owed" rm={ticket.credit_owed} strong /> : null],
    [words.document, <CreditDocument key="document" ticket={ticket} />],
  ];
}
