import { ApiError } from '@muara/client/http';
import { ticketFlags } from '@muara/contract/rules';
import type { Ticket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Link } from '@/ui/link.tsx';
import { useClient, useSessionActions } from '@/lib/app-context.ts';
import { clock } from '@/lib/clock.ts';
import { errorText } from '@/lib/errors.ts';
import { paths } from '@/lib/paths.ts';
import { toast } from '@/lib/toast.ts';
import { BackIcon } from '@/ui/icons.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Panel } from '@/ui/panel.tsx';
import { RibbonBadge } from '@/ui/ribbon-badge.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { CopyCode } from './copy-code.tsx';
import { CustomerFacts, Passengers, PaymentFacts, RequestFacts, TicketFacts, Addons, Promotions } from './ticket-sections.tsx';
import { TicketActions } from './ticket-actions.tsx';
import styles from './ticket-detail.page.module.css';
import { ticketQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';

/** /d/tickets/{list}/{code} and /d/tickets-detail/{code} (001 §2). The code alone finds the ticket; the list leads back. */
export default function TicketDetailPage() {
  const { type = '0', code = '' } = useParams();
  const { can } = useSessionActions();
  const allowed = can('getTicket');
  useEffect(() => {
    if (!allowed) toast.error(text.noPermission);
  }, [allowed]);
  if (!allowed) return <Navigate to={paths.dashboard} replace />;
  return <TicketDetail key={code} code={code} list={/^[0-3]$/.test(type) ? Number(type) : 0} />;
}

function TicketDetail({ code, list }: { code: string; list: number }) {
  const client = useClient();
  const { data: ticket, error, refetch, isFetching } = useQuery({ ...ticketQuery(client, code), retry: isWorthRetry });
  const missing = error instanceof ApiError && (error.status === 404 || error.code === 'validation_failed');
  return (
    <>
      <Link to={paths.tickets(list)} className={styles.back}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <PageTitle
        title={text.detailTitle(code)}
        sub={
          <span className={styles.sub}>
            {ticket ? <RibbonBadge label={ticket.ribbon} size="lg" /> : '\u00a0'}
            <CopyCode code={code} />
          </span>
        }
        actions={ticket ? <TicketActions ticket={ticket} /> : null}
      />
      {ticket ? (
        <Sections ticket={ticket} />
      ) : missing ? (
        <EmptyState title={text.notFound} text={text.notFoundText(code)} />
      ) : error ? (
        <ErrorState text={errorText(error)} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.wait} aria-busy="true" aria-label="Loading" />
      )}
    </>
  );
}

function Sections({ ticket }: { ticket: Ticket }) {
  const flags = ticketFlags(ticket, clock.now());
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <Panel title={text.ticketInfo}>
          <TicketFacts ticket={ticket} />
        </Panel>
        <Panel title={text.passengers}>
          <Passengers ticket={ticket} />
        </Panel>
        {ticket.foods.length > 0 ? (
          <Panel title={text.addons}>
            <Addons ticket={ticket} />
          </Panel>
        ) : null}
        {ticket.promotions.free_tickets.length > 0 ? (
          <Panel title={text.promotions}>
            <Promotions ticket={ticket} />
          </Panel>
        ) : null}
      </div>
      <div className={styles.side}>
        <Panel title={text.payment}>
          <PaymentFacts ticket={ticket} />
        </Panel>
        {flags.pendingRefund || flags.refunded ? (
          <Panel title={text.refund}>
            <RequestFacts asked={ticket.request_refund_at} done={ticket.refunded_at} by={ticket.admin_refund} note={ticket.refund_note} word="Refunded" />
          </Panel>
        ) : null}
        {flags.pendingVoid || flags.voided ? (
          <Panel title={text.void}>
            <RequestFacts asked={ticket.request_canceled_at} done={ticket.canceled_at} by={ticket.admin_cancel} note={ticket.cancel_note} word="Voided" />
          </Panel>
        ) : null}
        <Panel title={text.customer}>
          <CustomerFacts ticket={ticket} />
        </Panel>
        {ticket.remark ? (
          <Panel title={text.remark}>
            <p className={styles.remark}>{ticket.remark}</p>
          </Panel>
        ) : null}
      </div>
    </div>
  );
}

/** A ticket that is not there will not be there a second later. */
function isWorthRetry(count: number, error: Error): boolean {
  return count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);
}
