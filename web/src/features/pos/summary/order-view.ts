import { PASSENGER_CATEGORIES_LABELS } from '@muara/contract/constants';
import { countHeads, freeHeadsThatFit, type PricedOrder, type PriceLine, toSen } from '@muara/contract/rules';
import type { SalePackages, Ticket } from '@muara/contract/types';
import { isExhibition, jettyOf, packageOf } from '../sale/catalogue.ts';
import type { Sale } from '../sale/sale.ts';

/** One line of the summary; amounts in sen, null where a line has none to show. */
export interface OrderLine {
  key: string;
  label: string;
  note: string | null;
  amount: number | null;
  kind: 'passenger' | 'free' | 'include' | 'discount' | 'fee';
}

/** What the order panel shows: the estimate while selling, the server's figures once it has answered. */
export interface OrderView {
  package: { id: number; name: string } | null;
  date: string | null;
  slot: string | null;
  jetty: string | null;
  lines: OrderLine[];
  heads: number;
  total: number;
  /** Whether the figures are the server's. */
  sold: boolean;
}

/** `capacity` is what the chosen slot holds; null where nothing limits the heads. */
export function orderView(
  sale: Sale,
  catalogue: SalePackages,
  priced: PricedOrder | null,
  capacity: number | null,
): OrderView {
  if (sale.result !== null) return soldView(sale.result.ticket);
  const item = packageOf(catalogue, sale);
  return {
    package: item === null ? null : { id: item.id, name: item.name },
    date: isExhibition(catalogue) ? null : sale.date,
    slot: sale.slot,
    jetty: jettyOf(catalogue, sale)?.name ?? null,
    lines: priced === null ? [] : [...passengerLines(priced.lines), ...extraLines(sale, priced, capacity)],
    heads: countHeads(sale.counts),
    total: priced?.total ?? 0,
    sold: false,
  };
}

function passengerLines(lines: readonly PriceLine[]): OrderLine[] {
  return lines.flatMap((line) =>
    line.kind === 'passenger'
      ? [
          {
            key: line.category ?? line.label,
            label: line.label,
            note: times(line.count, line.price),
            amount: line.amount,
            kind: 'passenger' as const,
          },
        ]
      : [],
  );
}

const times = (count: number, price: number): string => `${count} × ${(price / 100).toFixed(2)}`;

function extraLines(sale: Sale, priced: PricedOrder, capacity: number | null): OrderLine[] {
  const lines: OrderLine[] = [];
  if (priced.free > 0)
    lines.push({
      key: 'free',
      label: 'Free tickets',
      note: freeNote(priced.free, countHeads(sale.counts), capacity),
      amount: null,
      kind: 'free',
    });
  const park = priced.lines.filter((line) => line.kind === 'minisigua');
  if (park.length > 0) {
    lines.push({ key: 'minisigua', label: 'include Minisigua', note: null, amount: priced.minisigua, kind: 'include' });
  }
  if (sale.discount !== null) {
    const note = sale.discount.type === '%' ? `${sale.discount.value} %` : null;
    lines.push({ key: 'discount', label: 'Discount', note, amount: -priced.cashier, kind: 'discount' });
  }
  if (priced.fee > 0)
    lines.push({ key: 'fee', label: 'Processing fee', note: sale.method, amount: priced.fee, kind: 'fee' });
  return lines;
}

/** Free heads give way when the boat is nearly full. */
function freeNote(free: number, heads: number, capacity: number | null): string {
  const fit = freeHeadsThatFit({ free, heads, capacity });
  return fit === free ? `× ${free}` : `${fit} of ${free} free tickets available`;
}

function soldView(ticket: Ticket): OrderView {
  const lines: OrderLine[] = ticket.lines.map((line) => ({
    key: line.category,
    label: PASSENGER_CATEGORIES_LABELS[line.category],
    note: times(line.count, toSen(line.price)),
    amount: toSen(line.amount),
    kind: 'passenger',
  }));
  const add = (key: string, label: string, amount: number, kind: OrderLine['kind'], note: string | null = null) => {
    if (amount !== 0) lines.push({ key, label, note, amount: toSen(amount), kind });
  };
  if (ticket.total_free > 0)
    lines.push({ key: 'free', label: 'Free tickets', note: `× ${ticket.total_free}`, amount: null, kind: 'free' });
  add('minisigua', 'include Minisigua', ticket.amount_minisigua, 'include');
  add('discount', 'Discount', -ticket.amount_discount, 'discount');
  add('fee', 'Processing fee', ticket.processing_fee, 'fee', ticket.payment_method);
  return {
    package: { id: ticket.package_id, name: ticket.package.name },
    date: ticket.depart_date,
    slot: ticket.slot,
    jetty: ticket.jetty?.name ?? null,
    lines,
    heads: ticket.total_passengers,
    total: toSen(ticket.total_amount),
    sold: true,
  };
}
