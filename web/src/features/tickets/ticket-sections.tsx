import { PASSENGER_CATEGORIES, PASSENGER_CATEGORIES_META, PRICED_CATEGORIES } from '@muara/contract/constants';
import type { Ticket } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { formatCount } from '@/lib/format-count.ts';
import { useSessionActions } from '@/domain/session/session-context.ts';
import { paths } from '@/domain/navigation/paths.ts';
import { Facts, type Fact } from '@/ui/facts.tsx';
import { KeptName } from '@/ui/kept-name.tsx';
import { MoneyText } from '@/domain/prices/money-text.tsx';
import { Muted } from '@/ui/layout/muted.tsx';
import { detailMessages as words } from './ticket-detail.messages.ts';
import { AmountTable } from '@/ui/amount-table.tsx';
import styles from './ticket-sections.module.css';
import { ticketsMessages as text } from './tickets.messages.ts';

interface SectionProps {
  ticket: Ticket;
}

/** The passengers by category, at the price on the day of sale. A charter has one price for all. */
export function Passengers({ ticket }: SectionProps) {
  const charter = ticket.vvip_charter;
  const riding = PASSENGER_CATEGORIES.filter((category) => ticket[`total_${category}`] > 0);
  const aboard = ticket.partial_validate.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <AmountTable caption={text.passengers}>
        <thead>
          <tr>
            <th scope="col">{words.category}</th>
            <th scope="col">{words.fact.count}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.fact.amount}</th>
          </tr>
        </thead>
        <tbody>
          {riding.map((category) => {
            const line = ticket.lines.find((sold) => sold.category === category);
            return (
              <tr key={category}>
                <th scope="row">
                  {labels.passenger[category]}{' '}
                  <span className={styles.short}>{PASSENGER_CATEGORIES_META[category].short}</span>
                </th>
                <td>{formatCount(ticket[`total_${category}`])}</td>
                <td>{charter ? '' : line ? <MoneyText rm={line.price} /> : text.free}</td>
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
            <th scope="row">{words.fact.total}</th>
            <td>{formatCount(ticket.total_passengers)}</td>
            <td>{ticket.total_free > 0 ? words.freePassengers(ticket.total_free) : ''}</td>
            <td>
              <MoneyText rm={ticket.amount} />
            </td>
          </tr>
        </tfoot>
      </AmountTable>
      {aboard > 0 ? (
        <p className={styles.boarded}>{words.boarded(formatCount(aboard), formatCount(ticket.total_passengers))}</p>
      ) : null}
    </>
  );
}

/** Dishes and other add-ons, and for whom they are. */
export function Addons({ ticket }: SectionProps) {
  const { can } = useSessionActions();
  const facts = ticket.foods.map((food): Fact => {
    const { id, name, removed, amount } = food;
    return [
      name,
      <MoneyText key={id} rm={amount} />,
      <>
        <KeptName name={name} removed={removed} to={can('getFood') ? paths.food(id) : null} />{' '}
        <Muted as="span" size="sm">
          {portionsOf(food)}
        </Muted>
      </>,
    ];
  });
  return <Facts lines facts={facts} />;
}

/** How many portions for each category, by its short name: '2 A · 1 C'. */
function portionsOf(food: Ticket['foods'][number]): string {
  return PRICED_CATEGORIES.filter((category) => (food[`total_${category}`] ?? 0) > 0)
    .map((category) => `${formatCount(food[`total_${category}`] ?? 0)} ${PASSENGER_CATEGORIES_META[category].short}`)
    .join(' · ');
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
