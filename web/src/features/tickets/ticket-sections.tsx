import { PASSENGER_CATEGORIES, PASSENGER_CATEGORIES_LABELS, TICKET_PLATFORMS_LABELS } from '@muara/contract/constants';
import type { Ticket } from '@muara/contract/types';
import { formatDateTime, formatWeekday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/money.ts';
import { useSessionActions } from '@/lib/app-context.ts';
import { paths } from '@/lib/paths.ts';
import { Facts, type Fact } from '@/ui/facts.tsx';
import { KeptName } from '@/ui/kept-name.tsx';
import { MoneyText } from '@/ui/money-text.tsx';
import styles from './ticket-sections.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

interface SectionProps {
  ticket: Ticket;
}

const moment = (instant: string | null | undefined) => (instant ? formatDateTime(instant) : null);

/** Ticket Info (001 §2). */
export function TicketFacts({ ticket }: SectionProps) {
  const { can } = useSessionActions();
  const { name, removed, description } = ticket.package;
  return (
    <>
      <div className={styles.package}>
        <strong>
          <KeptName name={name} removed={removed} to={can('getPackage') ? paths.package(ticket.package_id) : null} />
        </strong>
        <p>{description}</p>
      </div>
      <Facts
        facts={[
          ['Receipt no', ticket._id],
          ['Departure date', ticket.depart_date ? formatWeekday(ticket.depart_date) : text.openTicket],
          ['Departure jetty', ticket.jetty?.name ?? text.open],
          ['Slot', ticket.slot],
          ['Expiry date', moment(ticket.expired_at)],
          ['Created', `${formatDateTime(ticket.created_at)}${ticket.admin ? ` by ${ticket.admin.name}` : ''}`],
          ['Validated', ticket.validated_at ? `${formatDateTime(ticket.validated_at)}${ticket.admin_validated ? ` by ${ticket.admin_validated}` : ''}` : null],
          ['Trip ID', ticket.trip_id],
          ['Tickets in the batch', ticket.total_ticket > 0 ? formatCount(ticket.total_ticket) : null],
        ]}
      />
    </>
  );
}

/** Who rides, by category, at the price of the day of sale. */
export function Passengers({ ticket }: SectionProps) {
  const riding = PASSENGER_CATEGORIES.filter((category) => ticket[`total_${category}`] > 0);
  return (
    <table className={styles.table}>
      <caption className="sr-only">{text.passengers}</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Count</th>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {riding.map((category) => {
          const line = ticket.lines.find((sold) => sold.category === category);
          return (
            <tr key={category}>
              <th scope="row">{PASSENGER_CATEGORIES_LABELS[category]}</th>
              <td>{formatCount(ticket[`total_${category}`])}</td>
              <td>{line ? <MoneyText rm={line.price} /> : text.free}</td>
              <td>{line ? <MoneyText rm={line.amount} /> : '–'}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatCount(ticket.total_passengers)}</td>
          <td>{ticket.total_free > 0 ? `${formatCount(ticket.total_free)} free` : ''}</td>
          <td>
            <MoneyText rm={ticket.amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Payment: how the total came about, then how it was paid. */
export function PaymentFacts({ ticket }: SectionProps) {
  const { receipt_data: proof } = ticket;
  const less = (rm: number) => (rm > 0 ? <>− <MoneyText rm={rm} /></> : null);
  const more = (rm: number) => (rm > 0 ? <MoneyText rm={rm} /> : null);
  const amounts: Fact[] = [
    ['Amount', <MoneyText key="amount" rm={ticket.amount} />],
    ['Agent discount', less(ticket.total_discount)],
    ['Addons', more(ticket.amount_food)],
    ['Discount', less(ticket.amount_discount)],
    ['Processing fee', more(ticket.processing_fee)],
  ];
  return (
    <>
      <Facts lines facts={amounts} />
      <div className={styles.total}>
        <span>Total</span>
        <MoneyText rm={ticket.total_amount} strong />
      </div>
      <Facts
        lines
        facts={[
          ['Method', ticket.payment_method],
          ['Paid at', moment(ticket.paid_at)],
          ['Cash received', ticket.cash_in === null ? null : <MoneyText key="in" rm={ticket.cash_in} />],
          ['Change', ticket.cash_out === null ? null : <MoneyText key="out" rm={ticket.cash_out} />],
          ['Bank', proof?.bank_name],
          ['Reference no', proof?.ref_no],
          ['Terminal', proof?.terminal_id],
          ['Kiosk', proof?.kiosk_id],
          ['Transaction ID', ticket.transaction_id],
          ['Platform', platformName(ticket)],
          ['IP address', ticket.ip_address],
        ]}
      />
    </>
  );
}

/** Staff see who used the dashboard, not that it was used (001 §3). */
function platformName({ platform, agent_id, tourguide_id }: Ticket): string {
  if (platform === 'agent_dashboard' && agent_id !== null) return 'Agent';
  if (platform === 'agent_dashboard' && tourguide_id !== null) return 'Tour Guide';
  return TICKET_PLATFORMS_LABELS[platform];
}

/** Dishes and other add-ons. */
export function Addons({ ticket }: SectionProps) {
  const { can } = useSessionActions();
  const facts = ticket.foods.map(({ id, name, removed, amount }): Fact => [
    name,
    <MoneyText key={id} rm={amount} />,
    <KeptName key={name} name={name} removed={removed} to={can('getFood') ? paths.food(id) : null} />,
  ]);
  return <Facts lines facts={facts} />;
}

/** Promotions that the package had at the sale. */
export function Promotions({ ticket }: SectionProps) {
  return (
    <ul className={styles.promotions}>
      {ticket.promotions.free_tickets.map(({ buy, free }) => (
        <li key={`${buy}-${free}`}>{text.buyFree(buy, free)}</li>
      ))}
    </ul>
  );
}

/** Customer, agent and tour guide. */
export function CustomerFacts({ ticket }: SectionProps) {
  const place = [ticket.state, ticket.country].filter(Boolean).join(', ');
  return (
    <Facts
      lines
      facts={[
        ['Name', ticket.name ?? '–'],
        ['Company', ticket.company_name],
        ['Email', [ticket.email, ...ticket.emails].filter((email, index, all) => email && all.indexOf(email) === index).join(', ')],
        ['Phone', ticket.contact],
        ['Address', ticket.address],
        ['From', place],
        ['Agent', partyName(ticket.agent)],
        ['Tour guide', partyName(ticket.tourguide && { ...ticket.tourguide, company_name: null })],
      ]}
    />
  );
}

function partyName(party: Ticket['agent']) {
  return party ? <KeptName name={party.company_name ?? party.name} removed={party.removed} /> : null;
}

interface RequestFactsProps {
  asked: string | null;
  done: string | null;
  by: string | null | undefined;
  note: string | null | undefined;
  /** What happened when it was approved. */
  word: string;
}

/** A refund or a void: when it was asked for, when it happened, by whom and why. */
export function RequestFacts({ asked, done, by, note, word }: RequestFactsProps) {
  return (
    <Facts
      lines
      facts={[
        ['Requested', moment(asked)],
        [word, moment(done)],
        ['By', by],
        ['Note', note],
      ]}
    />
  );
}
