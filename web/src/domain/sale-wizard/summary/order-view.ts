import { PASSENGER_CATEGORIES } from '@muara/contract/constants';
import { countPassengers } from '@muara/contract/rules/passengers/count-passengers';
import type { PricedOrder, PriceLine } from '@muara/contract/rules/pricing/shapes';
import type { SalePackages } from '@muara/contract/types';
import { labels } from '@/domain/labels/labels.ts';
import { isOpenTicket, jettyOf, packageOf, agentOrGuideOf, type Seats } from '@/domain/sale/catalogue/catalogue.ts';
import type { Counts } from '@/domain/sale/categories.ts';
import { freeTicketsThatFit } from '@/domain/sale/price-sale.ts';
import type { Sale } from '@/domain/sale/sale.ts';
import { saleText } from '@/domain/sale/sale.messages.ts';
import { soldView, formatQuantity } from './sold-view.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';
import type { OrderLine, OrderView } from './order-line.ts';

/** Returns the order panel of a sale. `seats` are the free seats of the chosen departure. */
export function orderView(
  sale: Sale,
  catalogue: SalePackages,
  priced: PricedOrder | null,
  seats: Seats | null,
): OrderView {
  if (sale.result !== null) return soldView(sale.result.ticket);
  const lines = priced === null ? [] : [...orderLines(priced, sale.counts), ...extraLines(sale, priced)];
  const free = freeNote(priced?.free ?? 0, freeTicketsThatFit(sale, catalogue, priced, seats));
  const open = isOpenTicket(sale, catalogue);
  const whole = {
    agentOrGuide: agentOrGuideOf(catalogue, sale)?.name ?? null,
    lines: lines.map((line) => (line.kind === 'free' ? { ...line, note: free } : line)),
    total: priced?.total ?? 0,
    sold: false,
  };
  if (sale.dining !== null) {
    const { package: item, departs, counts } = sale.dining;
    return { ...whole, ...departs, package: item, passengers: countPassengers(counts) };
  }
  const item = packageOf(catalogue, sale);
  return {
    ...whole,
    package: item === null ? null : { id: item.id, name: item.name },
    date: open ? null : sale.date,
    slot: open ? null : sale.slot,
    jetty: open ? null : (jettyOf(catalogue, sale)?.name ?? null),
    passengers: countPassengers(sale.counts),
  };
}

/**
 * Returns the lines of an order (002 §2.18).
 * They are passengers or charter, tiers, free tickets, park package and dishes.
 */
function orderLines(priced: PricedOrder, counts: Counts): OrderLine[] {
  const of = (kind: PriceLine['kind']) => priced.lines.filter((line) => line.kind === kind);
  const park = of('minisigua').length > 0;
  return [
    ...of('passenger').map((line) => lineOf(line, 'passenger')),
    ...of('charter').flatMap((line) => [...charterLines(counts), { ...lineOf(line, 'charter'), note: null }]),
    ...of('passenger').flatMap(tierLine),
    ...of('free').map((line) => ({ ...lineOf(line, 'free'), label: wizardText.order.freeTickets, amount: null })),
    ...(park
      ? [
          {
            key: 'minisigua',
            label: wizardText.order.minisigua,
            note: null,
            amount: priced.minisigua,
            kind: 'include' as const,
          },
        ]
      : []),
    ...foodLines(of('food')),
  ];
}

function lineOf({ category, label, count, price, amount }: PriceLine, kind: OrderLine['kind']): OrderLine {
  return {
    key: `${kind}/${category ?? label}`,
    label: labelOf(category, label),
    note: formatQuantity(count, price),
    amount,
    kind,
  };
}

/** Returns the passengers of a charter, without amounts. */
function charterLines(counts: Counts): OrderLine[] {
  return PASSENGER_CATEGORIES.filter((category) => counts[category] > 0).map((category) => ({
    key: `aboard/${category}`,
    label: labels.passenger[category],
    note: `× ${counts[category]}`,
    amount: null,
    kind: 'passenger',
  }));
}

function tierLine({ category, label, discount, tier }: PriceLine): OrderLine[] {
  if (tier === null || discount === 0) return [];
  const note = tier.type === '%' ? `${tier.discount} %` : wizardText.order.each((tier.discount / 100).toFixed(2));
  return [
    {
      key: `tier/${category}`,
      label: wizardText.order.discountOf(labelOf(category, label)),
      note,
      amount: -discount,
      kind: 'tier',
    },
  ];
}

/** Returns the label of a category. */
function labelOf(category: PriceLine['category'], label: string): string {
  return category === null ? label : wizardText.passengers.category[category];
}

/** Returns one line for each dish; its portions may differ in price by category. */
function foodLines(lines: readonly PriceLine[]): OrderLine[] {
  const dishes = new Map<string, PriceLine[]>();
  for (const line of lines) dishes.set(line.label, [...(dishes.get(line.label) ?? []), line]);
  return [...dishes].map(([label, parts]) => ({
    key: `food/${label}`,
    label,
    note: parts.map(({ count, price }) => formatQuantity(count, price)).join(', '),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    kind: 'food',
  }));
}

function extraLines(sale: Sale, priced: PricedOrder): OrderLine[] {
  const lines: OrderLine[] = [];
  if (sale.discount !== null) {
    const note = sale.discount.type === '%' ? `${sale.discount.value} %` : null;
    lines.push({ key: 'discount', label: wizardText.order.discount, note, amount: -priced.cashier, kind: 'discount' });
  }
  if (priced.fee > 0) {
    const note = sale.platform === 'agent_dashboard' ? sale.tile : sale.method;
    lines.push({ key: 'fee', label: wizardText.order.fee, note, amount: priced.fee, kind: 'fee' });
  }
  return lines;
}

/** Returns a note on how many free tickets fit when the boat lacks seats for all. */
function freeNote(earned: number, fit: number): string {
  return fit === earned ? `× ${earned}` : saleText.freeTickets(fit, earned);
}
