import { ticketFlags, type TicketFlags } from '@muara/contract/rules/tickets/ticket-flags';
import type { Ticket } from '@muara/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useClient } from '@/domain/session/client-context.ts';
import { clock } from '@/lib/clock.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Panel } from '@/ui/panel.tsx';
import { RibbonBadge } from '@/domain/labels/ribbon-badge.tsx';
import { DetailFrame } from './detail-frame.tsx';
import { MyPurchaseActions } from './my-purchase-actions.tsx';
import { BatchPanel, PaidFacts, PurchaseFacts, QrPanel, RequestPanel } from './my-purchase-sections.tsx';
import { myPurchaseQuery } from './my-purchase.api.ts';
import { myPurchaseMessages as text } from './my-purchase.messages.ts';
import styles from './ticket-detail.page.module.css';
import { Addons, Passengers, Promotions } from './ticket-sections.tsx';
import { useEndedToast } from './use-ended-toast.ts';

/** /d/my-purchase/0/{code}: one purchase as its buyer sees it, without prints and logs (001 §2, §6). */
export default function MyPurchasePage() {
  const { code = '' } = useParams();
  return <MyPurchase key={code} code={code} />;
}

function MyPurchase({ code }: { code: string }) {
  const query = useQuery(myPurchaseQuery(useClient(), code));
  useEndedToast(query.data);
  return (
    <DetailFrame
      code={code}
      title={text.title(code)}
      query={query}
      back={paths.myPurchases()}
      badge={({ ribbon }) => <RibbonBadge label={ribbon} size="lg" />}
      actions={(ticket) => <MyPurchaseActions ticket={ticket} />}
    >
      {(ticket) => <Sections ticket={ticket} />}
    </DetailFrame>
  );
}

/** The pending request, or what has ended the purchase, comes first. */
function Sections({ ticket }: { ticket: Ticket }) {
  const flags = ticketFlags(ticket, clock.now());
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        {flags.pendingRefund || flags.refunded ? <RequestPanel ticket={ticket} kind="refund" /> : null}
        {flags.pendingVoid || (flags.voided && !flags.refunded) ? <RequestPanel ticket={ticket} kind="void" /> : null}
        <Panel title={text.info}>
          <PurchaseFacts ticket={ticket} />
        </Panel>
        {ticket.total_passengers > 0 ? (
          <Panel title={text.passengers}>
            <Passengers ticket={ticket} />
          </Panel>
        ) : null}
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
        {ticket.total_ticket > 0 ? <BatchPanel ticket={ticket} /> : null}
        {isBoardable(flags, ticket) ? <QrPanel code={ticket.code} /> : null}
        <Panel title={text.payment}>
          <PaidFacts ticket={ticket} />
        </Panel>
      </div>
    </div>
  );
}

/** Whether the ticket itself opens the gate: each ticket of a batch has a code of its own. */
function isBoardable({ paid, used, expired, voided, refunded }: TicketFlags, { total_ticket: parts }: Ticket): boolean {
  return paid && parts === 0 && !used && !expired && !voided && !refunded;
}
