import { checkRefundApproval, checkRefundRejection } from '@muara/contract/rules/tickets/actions/check-refund';
import { checkVoidApproval, checkVoidRejection } from '@muara/contract/rules/tickets/actions/check-void';
import { ticketFlags } from '@muara/contract/rules/tickets/ticket-flags';
import type { Ticket } from '@muara/contract/types';
import type { ReactNode } from 'react';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { formatRm } from '@/domain/prices/format-rm.ts';
import { describeRefund, describeVoid } from '@/domain/tickets/money-outcome.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { Panel } from '@/ui/panel.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { reasonOf } from './reason-of.ts';
import { requesterOf } from './requester-of.ts';
import styles from './request-panels.module.css';
import { refundFormMessages } from '@/domain/tickets/refund-form.messages.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { DoneBy } from './ticket-facts.tsx';
import sections from './ticket-sections.module.css';
import { ticketsMessages } from './tickets.messages.ts';
import { useTicketCommand } from './use-ticket-command.ts';

const moment = (at: string | null) => (at === null ? null : <DoneBy at={at} />);

/** Refund: amount, account and reason. Users with the right can decide it here (001 §2, §4). */
export function RefundPanel({ ticket }: { ticket: Ticket }) {
  const { refund_amount: amount, refund_bank: bank, refund_note: note } = ticket;
  const waits = ticketFlags(ticket, clock.now()).pendingRefund;
  return (
    <RequestPanel title={text.refund} badge={waits ? ticketsMessages.pendingRefund : null}>
      <Facts
        lines
        facts={[
          [text.money, amount === null ? null : <MoneyText key="amount" rm={amount} strong />],
          [
            text.bankDetails,
            bank ? (
              <span key="bank" className={sections.value}>
                {bank.bank_name}, {bank.acc_no}
                <CopyButton value={bank.acc_no} name={refundFormMessages.account} />
              </span>
            ) : null,
          ],
          [text.requestedAt, moment(ticket.request_refund_at)],
          [text.requestedBy, requesterOf(ticket.request_refund_at, ticket.refund_requested_by)],
          [text.refundedAt, moment(ticket.refunded_at)],
          [text.by, ticket.admin_refund],
          [text.note, note],
        ]}
      />
      {bank?.public_form ? <p className={styles.warning}>{text.publicForm}</p> : null}
      {waits ? <DecideRefund ticket={ticket} /> : null}
    </RequestPanel>
  );
}

function DecideRefund({ ticket }: { ticket: Ticket }) {
  const { code, id } = ticket;
  const client = useClient();
  const { can } = useSessionActions();
  const { running, run } = useTicketCommand();
  if (!can('approveRefund')) return <p className={styles.waits}>{text.waits}</p>;
  const amount = ticket.refund_amount ?? ticket.total_amount;
  const question = [
    text.approveRefundAsk(formatRm(amount), code),
    ...(amount === 0 || ticket.credit_owed > 0 ? [describeRefund(amount, ticket.credit_owed)] : []),
  ].join(' ');
  return (
    <DecisionButtons
      running={running}
      approve={{
        label: text.approveRefund,
        reason: reasonOf(checkRefundApproval(ticket)),
        press: () =>
          run({
            name: 'approve',
            operation: 'approveRefund',
            ask: { message: question, confirmLabel: text.approveRefund, danger: true },
            call: () => client.call.approveRefund({ params: { id } }),
            said: text.refundApproved,
          }),
      }}
      reject={{
        label: text.rejectRefund,
        reason: reasonOf(checkRefundRejection(ticket)),
        press: () =>
          run({
            name: 'reject',
            operation: 'rejectRefund',
            ask: { message: text.rejectRefundAsk(code), confirmLabel: text.rejectRefund },
            call: () => client.call.rejectRefund({ params: { id } }),
            said: text.refundRejected,
          }),
      }}
    />
  );
}

/** Void: requester and reason. Users with the right can decide it here. */
export function VoidPanel({ ticket }: { ticket: Ticket }) {
  const waits = ticketFlags(ticket, clock.now()).pendingVoid;
  return (
    <RequestPanel title={text.void} badge={waits ? ticketsMessages.pendingVoid : null}>
      <Facts
        lines
        facts={[
          [text.requestedAt, moment(ticket.request_canceled_at)],
          [text.requestedBy, requesterOf(ticket.request_canceled_at, ticket.void_requested_by)],
          [text.voidedAt, moment(ticket.canceled_at)],
          [text.by, ticket.admin_cancel],
          [text.note, ticket.cancel_note],
        ]}
      />
      {waits ? <DecideVoid ticket={ticket} /> : null}
    </RequestPanel>
  );
}

function DecideVoid({ ticket }: { ticket: Ticket }) {
  const { code, id } = ticket;
  const client = useClient();
  const { can } = useSessionActions();
  const { running, run } = useTicketCommand();
  if (!can('approveVoid')) return <p className={styles.waits}>{text.waits}</p>;
  const body = { id, type: 'normal' } as const;
  const open = ticket.depart_date === null && ticket.total_ticket > 0;
  const outcome = ticket.void_outcome && describeVoid(ticket.void_outcome, open ? 'open' : 'dated');
  const question = [text.approveVoidAsk(code), outcome].filter(Boolean).join(' ');
  return (
    <DecisionButtons
      running={running}
      approve={{
        label: text.approveVoid,
        reason: reasonOf(checkVoidApproval(ticket)),
        press: () =>
          run({
            name: 'approve',
            operation: 'approveVoid',
            ask: {
              message: open ? `${question} ${text.voidEntire}` : question,
              confirmLabel: text.approveVoid,
              danger: true,
            },
            call: () => client.call.approveVoid({ body }),
            said: text.voidApproved,
          }),
      }}
      reject={{
        label: text.rejectVoid,
        reason: reasonOf(checkVoidRejection(ticket)),
        press: () =>
          run({
            name: 'reject',
            operation: 'rejectVoid',
            ask: { message: text.rejectVoidAsk(code), confirmLabel: text.rejectVoid },
            call: () => client.call.rejectVoid({ body }),
            said: text.voidRejected,
          }),
      }}
    />
  );
}

function RequestPanel({ title, badge, children }: { title: string; badge: string | null; children: ReactNode }) {
  return (
    <Panel
      title={title}
      aside={badge ? <RibbonBadge label={badge} /> : null}
      {...(badge && styles.open ? { className: styles.open } : {})}
    >
      {children}
    </Panel>
  );
}
