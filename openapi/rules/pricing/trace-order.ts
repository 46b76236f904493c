import { exactPercent } from '../money/exact-percent.ts';
import type { Sen } from '../money/sen.ts';
import type { CountedFreeTickets } from './free-tickets.ts';
import { minimumFee } from './processing-fee.ts';
import type { OrderToPrice, PriceLine, PricedOrder, TraceStep } from './shapes.ts';

export interface OrderToTrace {
  order: OrderToPrice;
  lines: readonly PriceLine[];
  amounts: Omit<PricedOrder, 'free' | 'passengers' | 'lines' | 'trace'>;
  passengers: number;
  free: CountedFreeTickets;
}

/** Every clause of the price rules is in one paragraph of the documents. */
const CLAUSE = '002 §9';

/**
 * Returns the steps of the total: lines, tiers, dishes, park package, cashier discount, fee, free
 * tickets.
 * The amounts of all steps add up to the total exactly; discounts are negative, free tickets are 0.
 * @internal
 */
export function traceOrder({ order, lines, amounts, passengers, free }: OrderToTrace): TraceStep[] {
  return [
    ...lines.flatMap(lineSteps),
    ...cashierSteps(order, amounts),
    ...feeSteps(order, amounts),
    ...freeSteps(passengers, free),
  ];
}

function lineSteps(line: PriceLine): TraceStep[] {
  if (line.kind === 'free') return [];
  const { kind, label, count, price, amount, tier, discount } = line;
  const step = kind === 'passenger' ? 'base' : kind;
  const inputs: TraceStep['inputs'] = { price, count };
  if (line.category) inputs.category = line.category;
  const steps: TraceStep[] = [{ step, label, inputs, amount, clause: CLAUSE }];
  if (tier && discount > 0) {
    steps.push({
      step: 'tier',
      label: `${label}, ${tier.min}–${tier.max}`,
      inputs: {
        ...inputs,
        min: tier.min,
        max: tier.max,
        type: tier.type,
        discount: tier.discount,
        ...(tier.type === '%' ? { exact: exactPercent(amount, tier.discount) } : {}),
      },
      amount: -discount,
      clause: CLAUSE,
    });
  }
  return steps;
}

function cashierSteps(
  { cashierDiscount }: OrderToPrice,
  { base, tier, cashier }: OrderToTrace['amounts'],
): TraceStep[] {
  if (!cashierDiscount || cashier === 0) return [];
  const { type, value } = cashierDiscount;
  const inputs: TraceStep['inputs'] = { type, value };
  if (type === '%') Object.assign(inputs, percentInputs(base - tier, value));
  return [{ step: 'cashier', label: 'Discount', inputs, amount: -cashier, clause: `002 §5.3, ${CLAUSE}` }];
}

function feeSteps({ fee }: OrderToPrice, amounts: OrderToTrace['amounts']): TraceStep[] {
  if (!fee || amounts.fee === 0) return [];
  const inputs: TraceStep['inputs'] = { method: fee.method, type: fee.type, rate: fee.amount };
  if (fee.type === '%') Object.assign(inputs, percentInputs(amounts.subtotal, fee.amount));
  const minimum = minimumFee(fee);
  if (minimum > 0) inputs.minimum = minimum;
  return [{ step: 'fee', label: 'Processing fee', inputs, amount: amounts.fee, clause: CLAUSE }];
}

function freeSteps(passengers: number, free: CountedFreeTickets): TraceStep[] {
  const steps: TraceStep[] = [];
  if (free.guide > 0) {
    steps.push({ step: 'free', label: 'Tour guide', inputs: { free: free.guide }, amount: 0, clause: CLAUSE });
  }
  if (free.matched && free.promotion > 0) {
    const { buy, free: given } = free.matched;
    const label = `BUY ${buy} FREE ${given}`;
    const inputs = { passengers, buy, free_per_buy: given, free: free.promotion };
    steps.push({ step: 'free', label, inputs, amount: 0, clause: CLAUSE });
  }
  return steps;
}

function percentInputs(of: Sen, percent: number): { of: Sen; exact: string } {
  return { of, exact: exactPercent(of, percent) };
}
