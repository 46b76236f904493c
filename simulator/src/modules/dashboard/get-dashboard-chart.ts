import type { DashboardChart } from '@muara/contract/types';
import type { Handler } from '../../kernel/handler.ts';
import { getAmount } from './get-amount.ts';
import { lastDays } from './month.ts';

const WEEK = 7;

/** Returns sales, passengers and jetties of the last seven days (000 §2). */
export const getDashboardChart: Handler<'getDashboardChart'> = (_input, { world, rules, now }) => {
  const days = lastDays(rules, rules.toLocalDate(now), WEEK);
  const sold = days.map((day) => world.tables.tickets.by('paidDay', day));
  // A removed jetty's earlier earnings still count in the week.
  const jetties = world.tables.jetties
    .all()
    .filter(({ id, deletedAt }) => deletedAt == null || sold.flat().some(({ jettyId }) => jettyId === id));
  const aboard = days.map((day) => world.tables.tickets.by('departDay', day));
  const chart: DashboardChart = {
    sales: { labels: days, amount: sold.map((tickets) => getAmount(tickets)) },
    passengers: {
      labels: days,
      values: aboard.map((tickets) => tickets.reduce((sum, { passengers }) => sum + passengers, 0)),
    },
    jettys: jetties.map(({ id, name }) => ({
      id,
      name,
      labels: days,
      amount: sold.map((tickets) => getAmount(tickets.filter(({ jettyId }) => jettyId === id))),
    })),
  };
  return chart;
};
