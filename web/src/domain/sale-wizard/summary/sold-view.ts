import { toSen } from '@muara/contract/rules/money/to-sen';
import type { Ticket } from '@muara/contract/types';
import type { OrderView } from './order-line.ts';
import type { OrderLine } from './order-line.ts';
import { wizardText } from '@/domain/sale-wizard/wizard.messages.ts';

/** Returns a quantity and a price in sen as '2 × 30.00'. */
export const formatQuantity = (count: number, price: number): string => `${count} × ${(price / 100).toFixed(2)}`;

/** Returns the order panel of a completed sale, with the server's amounts. */
export function soldView(ticket: Ticket): OrderView {
  return {
    package: { id: ticket.package_id, name: ticket.package.name },
    agentOrGuide: (ticket.agent ?? ticket.tourguide)?.name ?? null,
    date: ticket.depart_date,
    slot: ticket.slot,
    jetty: ticket.jetty?.name ?? null,
    lines: linesOf(ticket),
    passengers: ticket.total_passengers,
    total: toSen(ticket.total_amount),
    sold: true,
  };
}

function linesOf(ticket: Ticket): OrderLine[] {
  const lines: OrderLine[] = [];
  const add = (key: string, label: string, amount: number, kind: OrderLine['kind'], note: string | null = null) => {
    if (amount !== 0) lines.push({ key, label, note, amount: toSen(amount), kind });
  };
  for (const { category, count, price, amount } of ticket.dining_only ? [] : ticket.lines) {
    const label = wizardText.passengers.category[category];
    const [note, paid] = ticket.vvip_charter
      ? [`× ${count}`, null]
      : [formatQuantity(count, toSen(price)), toSen(amount)];
    lines.push({ key: category, label, note, amount: paid, kind: 'passenger' });
  }
  if (ticket.vvip_charter) {
    const amount = toSen(ticket.amount) - toSen(ticket.amount_minisigua);
    lines.push({ key: 'charter', label: wizardText.order.charter, note: null, amount, kind: 'charter' });
  }
  add('tier', wizardText.order.categoryDiscounts, -ticket.total_discount, 'tier');
  if (ticket.total_free > 0) {
    lines.push({
      key: 'free',
      label: wizardText.order.freeTickets,
      note: `× ${ticket.total_free}`,
      amount: null,
      kind: 'free',
    });
  }
  add('minisigua', wizardText.order.minisigua, ticket.amount_minisigua, 'include');
  for (const { id, name, amount } of ticket.foods) add(`food/${id}`, name, amount, 'food');
  add('discount', wizardText.order.discount, -ticket.amount_discount, 'discount');
  add('fee', wizardText.order.fee, ticket.processing_fee, 'fee', ticket.payment_method_agent ?? ticket.payment_method);
  return lines;
}
