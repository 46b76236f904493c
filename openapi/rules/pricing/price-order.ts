import { countPassengers } from '../passengers/count-passengers.ts';
import { cashierDiscount } from './cashier-discount.ts';
import { type CountedFreeTickets, freeTickets } from './free-tickets.ts';
import { hasAgentPrice } from './has-agent-price.ts';
import { priceLines } from './price-lines.ts';
import { processingFee } from './processing-fee.ts';
import type { OrderToPrice, PricedOrder, PriceLine } from './shapes.ts';
import { traceOrder } from './trace-order.ts';

/**
 * Returns the price of an order in sen, with every step of its computation (002 §9).
 * The buyer's preview, the server and the receipt all use this function, so they agree to the sen:
 *
 *     subtotal = base − tier + food + minisigua − cashier        total = subtotal + fee
 *
 * A cashier discount that is not allowed counts as none; refuse it with `checkDiscount` first.
 *
 * @throws RangeError when a count is not a whole number from 0
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const lines = priceLines(order);
  const base = sum(lines, 'amount', 'passenger', 'charter');
  const tier = sum(lines, 'discount', 'passenger', 'charter');
  const food = sum(lines, 'amount', 'food');
  const minisigua = sum(lines, 'amount', 'minisigua');
  const payable = base - tier + food + minisigua;
  const cashier = cashierDiscount({
    discount: order.cashierDiscount,
    enableDiscount: order.enableDiscount,
    agentPrice: hasAgentPrice(order.package, order.source, tier),
    fare: base - tier,
    payable,
  });
  const subtotal = payable - cashier;
  const fee = processingFee(subtotal, order.fee);
  const counted = countPassengers(order.counts);
  const free = earnedTickets(order, counted);
  if (free.total > 0) lines.push(freeLine(free.total));
  const amounts = { base, tier, food, minisigua, cashier, subtotal, fee, total: subtotal + fee };
  return {
    ...amounts,
    free: free.total,
    passengers: counted + free.total,
    lines,
    trace: traceOrder({ order, lines, amounts, passengers: counted, free }),
  };
}

/** A chartered boat has no free seats, and a free-of-charge ticket earns nothing. */
function earnedTickets(order: OrderToPrice, passengers: number): CountedFreeTickets {
  if (order.mode === 'foc' || order.package?.charter) return { total: 0, guide: 0, promotion: 0, matched: null };
  return freeTickets({
    promotions: order.package?.freeTickets ?? [],
    passengers,
    guide: order.source === 'tourguide',
  });
}

function freeLine(count: number): PriceLine {
  return { kind: 'free', category: null, label: 'Free', count, price: 0, amount: 0, discount: 0, tier: null };
}

function sum(lines: readonly PriceLine[], part: 'amount' | 'discount', ...kinds: PriceLine['kind'][]): number {
  let total = 0;
  for (const line of lines) if (kinds.includes(line.kind)) total += line[part];
  return total;
}
