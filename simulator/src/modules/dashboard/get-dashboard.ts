import { TICKET_PLATFORMS, TICKET_PLATFORMS_LABELS } from '@muara/contract/constants';
import { formatInstant, type Rules } from '@muara/contract/rules';
import type { AmountChart, DashboardData, PercentageChart, TopCashier, TotalsChart } from '@muara/contract/types';
import { getActor } from '../../domain/people/index.ts';
import { getSubTicketFacts } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { presentAudit } from '../../domain/audit/index.ts';
import type { LocalDate, UserRecord } from '../../world/records.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { listDaysOfMonth, lastDays, monthName, groupTickets } from './month.ts';
import { getAmount } from './get-amount.ts';
import { countVisitors } from './visitors.ts';

/** Days in the chart of one's own purchases. */
const PURCHASE_DAYS = 30;
const AUDIT_LINES = 20;
const STATES = ['Available', 'Sold', 'Used', 'Voided', 'Expired'] as const;

/** Returns the figures on the home screens of staff, agents and customers (000 §2). */
export const getDashboard: Handler<'getDashboard'> = (_input, { world, session, rules, now }) => {
  const { user } = session;
  const today = rules.toLocalDate(now);
  const head = { month: monthName(today), as_of: formatInstant(now) };
  if (!rules.isInternal(user)) return { ...head, ...ownFigures(world, rules, user, today) };
  const sold = groupTickets(world, 'paidDay', listDaysOfMonth(today));
  const figures: DashboardData = {
    ...head,
    top_3_cashiers: topCashiers(world, sold),
    ...countVisitors(groupTickets(world, 'departDay', listDaysOfMonth(today))),
    platforms: listPlatforms(sold),
  };
  if (rules.hasPermission(getActor(session), 'Audit', 'View')) {
    figures.audit = world.tables.audit.cursor('newest').page(0, AUDIT_LINES).map(presentAudit);
  }
  return figures;
};

/** Returns the three cashiers with the highest counter sales, ties by name. */
function topCashiers(world: World, sold: readonly TicketRecord[]): TopCashier[] {
  const totals = new Map<number, number>();
  for (const { platform, adminId, money } of sold) {
    if (platform === 'counter' && adminId !== null) totals.set(adminId, (totals.get(adminId) ?? 0) + money.total);
  }
  return [...totals]
    .map(([id, total]) => ({ user: world.tables.users.must(id), total }))
    .filter(({ user }) => user.role === 'Cashier')
    .sort((a, b) => b.total - a.total || (a.user.name < b.user.name ? -1 : 1))
    .slice(0, 3)
    .map(({ user: { id, name, img } }) => ({ id, name, img }));
}

/** Returns tickets per platform, by the names staff use. */
function listPlatforms(sold: readonly TicketRecord[]): TotalsChart {
  const totals = new Map<string, number>();
  for (const { platform } of sold) totals.set(platform, (totals.get(platform) ?? 0) + 1);
  const used = TICKET_PLATFORMS.filter((platform) => totals.has(platform));
  return {
    labels: used.map((platform) => (platform === 'agent_dashboard' ? 'Agent' : TICKET_PLATFORMS_LABELS[platform])),
    totals: used.map((platform) => totals.get(platform) as number),
  };
}

/** Returns an agent's batches by state, and the user's purchases of the last days. */
function ownFigures(
  world: World,
  rules: Rules,
  user: UserRecord,
  today: LocalDate,
): Pick<DashboardData, 'tickets' | 'purchases'> {
  const bought = world.tables.tickets.by('user', user.id);
  const purchases = countPurchases(bought, lastDays(rules, today, PURCHASE_DAYS), rules);
  if (user.role !== 'Agent') return { purchases };
  const batches = world.tables.tickets
    .by('agent', user.id)
    .flatMap(({ id }) => world.tables.subTickets.by('ticket', id));
  return { tickets: listStates(world, batches, rules), purchases };
}

function countPurchases(bought: readonly TicketRecord[], days: LocalDate[], rules: Rules): AmountChart {
  const kept = bought.filter(
    ({ balance, refund, cancel }) => balance.isPaid && refund?.doneAt == null && cancel?.doneAt == null,
  );
  const onDay = (day: LocalDate): TicketRecord[] =>
    kept.filter(({ balance }) => rules.toLocalDate(balance.paidAt as number) === day);
  return { labels: days, amount: days.map((day) => getAmount(onDay(day))) };
}

function listStates(world: World, parts: readonly SubTicketRecord[], rules: Rules): PercentageChart {
  const counts = new Map<string, number>();
  for (const part of parts) {
    const state = rules.countedSubTicketState(getSubTicketFacts(world, part));
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  const percent = (state: string): number =>
    parts.length === 0 ? 0 : Math.round(((counts.get(state) ?? 0) * 1000) / parts.length) / 10;
  return { labels: [...STATES], percentage: STATES.map(percent) };
}
