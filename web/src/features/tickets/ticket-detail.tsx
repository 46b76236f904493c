import { ticketFlags } from '@muara/contract/rules/tickets/ticket-flags';
import type { Ticket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '@/domain/session/client-context.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { clock } from '@/lib/clock.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { useKeptDialog } from '@/domain/forms/use-kept-dialog.ts';
import { Panel } from '@/ui/panel.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { BookingLink, EmailsButton, PrintsButton } from './panel-buttons.tsx';
import { AgentFacts, CustomerFacts, TourGuideFacts } from './buyer-facts.tsx';
import { DetailFrame } from './detail-frame.tsx';
import { LogsPanel } from './logs-panel.tsx';
import { RefundPanel, VoidPanel } from './request-panels.tsx';
import { TicketActions } from './ticket-actions.tsx';
import styles from './ticket-detail.page.module.css';
import { TicketDialogs } from './ticket-dialogs.tsx';
import type { DialogName } from './dialog-name.ts';
import { TicketFacts } from './ticket-facts.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { mayOpen } from './ticket-rights.ts';
import { Addons, Passengers, Promotions } from './ticket-sections.tsx';
import { ticketQuery } from './tickets.api.ts';
import { ticketsMessages as text } from './tickets.messages.ts';
import { TimelinePanel } from './timeline-panel.tsx';
import { useEndedToast } from './use-ended-toast.ts';

/**
 * A purchase as staff see it.
 * Back leads to the list that it was opened from, else to its own (001 §2).
 */
export function TicketDetail({ code, list }: { code: string; list: number | null }) {
  const client = useClient();
  const query = useQuery(ticketQuery(client, code));
  const rights = useSessionActions();
  const ticket = query.data;
  const [dialog, setDialog] = useKeptDialog<DialogName>(
    `ticket ${code}`,
    ticket ? (name) => mayOpen[name](rights, ticket) : null,
  );
  useEndedToast(query.data);
  return (
    <DetailFrame
      code={code}
      query={query}
      back={paths.tickets(list ?? (query.data?.vvip ? 1 : 0))}
      badge={({ ribbon }) => <RibbonBadge label={ribbon} size="lg" />}
      actions={(ticket) => <TicketActions ticket={ticket} onOpen={setDialog} />}
    >
      {(ticket) => (
        <>
          <Sections ticket={ticket} onOpen={setDialog} />
          <TicketDialogs ticket={ticket} name={dialog} onClose={() => setDialog(null)} />
        </>
      )}
    </DetailFrame>
  );
}

interface SectionsProps {
  ticket: Ticket;
  onOpen(dialog: DialogName): void;
}

/** Pending requests come first, logs from other systems last. */
function Sections({ ticket, onOpen }: SectionsProps) {
  const { pendingRefund, refunded, pendingVoid, voided } = ticketFlags(ticket, clock.now());
  const refund = pendingRefund || refunded ? <RefundPanel ticket={ticket} /> : null;
  const voiding = pendingVoid || (voided && !refunded) ? <VoidPanel ticket={ticket} /> : null;
  const waits = pendingRefund || pendingVoid;
  const file = { id: ticket.id, sub: false };
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {waits ? refund : null}
        {waits ? voiding : null}
        <Panel title={text.ticketInfo} aside={<BookingLink ticket={ticket} />}>
          <TicketFacts ticket={ticket} onOpen={onOpen} />
        </Panel>
        {ticket.total_passengers > 0 ? (
          <Panel title={text.passengers}>
            <Passengers ticket={ticket} />
          </Panel>
        ) : null}
        {ticket.promotions.free_tickets.length > 0 ? (
          <Panel title={text.promotions}>
            <Promotions ticket={ticket} />
          </Panel>
        ) : null}
        {ticket.foods.length > 0 ? (
          <Panel title={text.addons}>
            <Addons ticket={ticket} />
          </Panel>
        ) : null}
        <div className={styles.last}>
          <TimelinePanel file={file} aside={<PrintsButton onOpen={onOpen} />} />
        </div>
      </div>
      <div className={styles.side}>
        {waits ? null : refund}
        {waits ? null : voiding}
        <PaymentPanel ticket={ticket} />
        <Panel title={text.customer} aside={<EmailsButton onOpen={onOpen} />}>
          <CustomerFacts ticket={ticket} />
        </Panel>
        {ticket.agent ? (
          <Panel title={text.agent}>
            <AgentFacts agent={ticket.agent} />
          </Panel>
        ) : null}
        {ticket.tourguide ? (
          <Panel title={text.tourguide}>
            <TourGuideFacts guide={ticket.tourguide} />
          </Panel>
        ) : null}
        <LogsPanel file={file} />
        {ticket.remark ? (
          <Panel title={text.remark}>
            <p className={styles.remark}>{ticket.remark}</p>
          </Panel>
        ) : null}
      </div>
    </div>
  );
}
