import { PASSENGER_CATEGORIES, PRICED_CATEGORIES } from '@muara/contract/constants';
import type { Ticket } from '@muara/contract/types';
import { TripLink } from '@/domain/trips/trip-link.tsx';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { dayName } from '@/lib/calendar-days.ts';
import { formatDateTime } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format-count.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Button } from '@/ui/button.tsx';
import { CopyButton } from '@/ui/copy-button.tsx';
import { type Fact, Facts } from '@/ui/facts.tsx';
import { KeptName } from '@/ui/kept-name.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { Panel } from '@/ui/panel.tsx';
import { ReasonButton } from '@/ui/reason-button.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { bookingDetailMessages as text } from './booking-detail.messages.ts';
import type { BookingDialogName } from './booking-dialogs.tsx';
import { offerDeparture } from './booking-rights.ts';
import { BookingSide } from './booking-side.tsx';
import { AmountTable } from '@/ui/amount-table.tsx';
import styles from './booking-view.module.css';

interface BookingViewProps {
  ticket: Ticket;
  open(dialog: BookingDialogName): void;
}

/** A booking that can no longer be edited, or not by the caller: all that is known of it (002 §2.3). */
export function BookingView({ ticket, open }: BookingViewProps) {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <InfoPanel ticket={ticket} open={open} />
        <Panel title={text.passengers}>
          <PassengerTable ticket={ticket} />
        </Panel>
        {ticket.foods.length > 0 ? (
          <Panel title={text.addons}>
            <Addons ticket={ticket} />
          </Panel>
        ) : null}
        <CustomerPanel ticket={ticket} open={open} />
        {ticket.remark ? (
          <Panel title={text.remark}>
            <p className={styles.text}>{ticket.remark}</p>
          </Panel>
        ) : null}
      </div>
      <BookingSide ticket={ticket} open={open} />
    </div>
  );
}

function InfoPanel({ ticket, open }: BookingViewProps) {
  const rights = useSessionActions();
  const { package: pkg } = ticket;
  const departure = offerDeparture(rights, ticket);
  const facts: Fact[] = [
    [
      text.package,
      <KeptName
        key="package"
        name={pkg.name}
        removed={pkg.removed}
        to={rights.can('editPackage') ? paths.package(ticket.package_id) : null}
      />,
    ],
    [text.departure, ticket.depart_date === null ? text.openTicket : dayName(ticket.depart_date)],
    [text.slot, ticket.slot],
    [text.jetty, ticket.jetty?.name ?? text.open],
    [text.receipt, ticket._id],
    [text.created, formatDateTime(ticket.created_at)],
    [text.madeBy, ticket.admin?.name],
    [text.changed, ticket.updated_at && formatDateTime(ticket.updated_at)],
    [text.validated, ticket.validated_at && formatDateTime(ticket.validated_at)],
    [text.trip, ticket.trip_id === null ? null : <TripLink key="trip" tripId={ticket.trip_id} />],
  ];
  return (
    <Panel
      title={text.info}
      aside={
        departure.shown ? (
          <ReasonButton kind="quiet" size="sm" reason={departure.reason} onClick={() => open('departure')}>
            {text.editDeparture}
          </ReasonButton>
        ) : null
      }
    >
      <Facts facts={facts} />
    </Panel>
  );
}

/** A charter has one price for all passengers. */
function PassengerTable({ ticket }: { ticket: Ticket }) {
  const charter = ticket.vvip_charter;
  const riding = PASSENGER_CATEGORIES.filter((category) => ticket[`total_${category}`] > 0);
  return (
    <AmountTable caption={text.passengers}>
      <thead>
        <tr>
          <th scope="col">{text.categoryHead}</th>
          <th scope="col">{text.count}</th>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {riding.map((category) => {
          const line = ticket.lines.find((sold) => sold.category === category);
          return (
            <tr key={category}>
              <th scope="row">{text.category[category]}</th>
              <td>{formatCount(ticket[`total_${category}`])}</td>
              <td>{charter ? '' : line ? <MoneyText rm={line.price} /> : '–'}</td>
              <td>{charter ? '' : line ? <MoneyText rm={line.amount} /> : '–'}</td>
            </tr>
          );
        })}
        {charter ? (
          <tr>
            <th scope="row" colSpan={3}>
              {text.charter}
            </th>
            <td>
              <MoneyText rm={ticket.amount} />
            </td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.total}</th>
          <td>{formatCount(ticket.total_passengers)}</td>
          <td>{ticket.total_free > 0 ? text.freePassengers(ticket.total_free) : ''}</td>
          <td>
            <MoneyText rm={ticket.amount} />
          </td>
        </tr>
      </tfoot>
    </AmountTable>
  );
}

function Addons({ ticket }: { ticket: Ticket }) {
  const { can } = useSessionActions();
  const facts = ticket.foods.map((food): Fact => {
    const portions = PRICED_CATEGORIES.reduce((sum, category) => sum + (food[`total_${category}`] ?? 0), 0);
    return [
      String(food.id),
      <MoneyText key={food.id} rm={food.amount} />,
      <span key={food.name}>
        <KeptName name={food.name} removed={food.removed} to={can('editFood') ? paths.food(food.id) : null} />{' '}
        <Muted as="span" size="md">
          × {formatCount(portions)}
        </Muted>
      </span>,
    ];
  });
  return <Facts lines facts={facts} />;
}

function CustomerPanel({ ticket, open }: BookingViewProps) {
  const { can } = useSessionActions();
  const extras = ticket.emails.filter((extra) => extra !== ticket.email);
  return (
    <Panel
      title={text.customer}
      aside={
        can('editEmails') ? (
          <Button kind="quiet" size="sm" onClick={() => open('emails')}>
            {text.editEmail}
          </Button>
        ) : null
      }
    >
      <Facts
        facts={[
          [text.name, ticket.name],
          [text.company, ticket.company_name],
          [
            text.email,
            ticket.email && (
              <span key="email" className={styles.value}>
                {ticket.email}
                <CopyButton value={ticket.email} name={text.email} />
              </span>
            ),
          ],
          [text.emails, extras.join(', ')],
          [text.contact, ticket.contact],
          [text.address, ticket.address],
          [text.state, ticket.state],
          [text.country, ticket.country],
          [text.group, text.groupTypes[ticket.group_type]],
          [text.agent, ticket.agent && <PartnerName key="agent" partner={ticket.agent} />],
          [text.tourGuide, ticket.tourguide && <PartnerName key="guide" partner={ticket.tourguide} />],
        ]}
      />
    </Panel>
  );
}

function PartnerName({ partner: { name, company_name: company, removed } }: { partner: NonNullable<Ticket['agent']> }) {
  return <KeptName name={company && company !== name ? `${name}, ${company}` : name} removed={removed} />;
}
