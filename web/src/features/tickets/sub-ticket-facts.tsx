import type { SubTicket } from '@muara/contract/types';
import { TripLink } from '@/domain/trips/trip-link.tsx';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { CopyButton } from '@/ui/copy-button.tsx';
import { Facts } from '@/ui/facts.tsx';
import { KeptName } from '@/ui/kept-name.tsx';
import { Link } from '@/ui/link.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { categoryName } from './category-name.ts';
import { requesterOf } from './requester-of.ts';
import { detailMessages as text } from './ticket-detail.messages.ts';
import { DoneBy } from './ticket-facts.tsx';
import styles from './ticket-sections.module.css';
import { ticketsMessages } from './tickets.messages.ts';

const moment = (at: string | null) => (at === null ? null : formatDateTime(at));

/** What a ticket of a batch is, and the purchase that it belongs to. */
export function SubTicketFacts({ sub }: { sub: SubTicket }) {
  const { ticket } = sub;
  return (
    <>
      <div className={styles.package}>
        <strong>{sub.package.name}</strong>
        <p>{text.subKinds[sub.type]}</p>
      </div>
      <Facts
        facts={[
          [
            text.purchase,
            <Link key="purchase" to={paths.ticket(ticket.vvip ? 1 : 0, ticket.code)}>
              {ticket.code}
            </Link>,
          ],
          [text.fact.receiptNo, ticket._id],
          [text.category, categoryName(sub.category)],
          [text.price, <MoneyText key="price" rm={sub.amount} />],
          [text.expiry, moment(sub.expired_at)],
          [text.jetty, sub.jetty?.name ?? ticketsMessages.open],
          [text.tripId, sub.trip_id === null ? null : <TripLink key="trip" tripId={sub.trip_id} />],
          [text.usedAt, moment(sub.validated_at)],
          [text.created, moment(sub.created_at)],
        ]}
      />
    </>
  );
}

/** The holder of a batch ticket, and the owner of the batch. */
export function HolderFacts({ sub }: { sub: SubTicket }) {
  const { can } = useSessionActions();
  const { user, sold, ticket } = sub;
  const { agent } = ticket;
  return (
    <Facts
      lines
      facts={[
        [text.fact.name, user?.name ?? (sold ? text.soldOutside : text.nobody)],
        [
          text.fact.email,
          user ? (
            <span key="email" className={styles.email}>
              {user.email}
              <CopyButton value={user.email} name={text.fact.email} />
            </span>
          ) : null,
        ],
        [text.fact.phone, user?.contact],
        [
          text.fact.agent,
          agent ? (
            <KeptName
              key="agent"
              name={agent.company_name ?? agent.name}
              removed={agent.removed}
              to={can('listAgents') ? paths.agents('', `/${agent.id}`) : null}
            />
          ) : null,
        ],
        [text.fact.buyer, agent ? null : ticket.name],
      ]}
    />
  );
}

/** A void: when it was asked for, when it happened, by whom and why. */
export function SubVoidFacts({ sub }: { sub: SubTicket }) {
  return (
    <Facts
      lines
      facts={[
        [text.requestedAt, sub.request_canceled_at ? <DoneBy key="asked" at={sub.request_canceled_at} /> : null],
        [text.requestedBy, requesterOf(sub.request_canceled_at, sub.void_requested_by)],
        [text.voidedAt, sub.canceled_at ? <DoneBy key="done" at={sub.canceled_at} /> : null],
        [text.by, sub.admin_cancel],
        [text.note, sub.cancel_note],
      ]}
    />
  );
}
