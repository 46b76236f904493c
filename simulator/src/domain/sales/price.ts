import { toSen, type CashierDiscount, type OrderToPrice, type PricedOrder } from '@muara/contract/rules';
import type { GenerateRequest } from '@muara/contract/types';
import type { PublicContext } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { getSettings } from '../../world/world.ts';
import { foodToPrice, getPricing } from '../tickets/index.ts';
import type { Order } from './order.ts';

interface Price {
  priced: PricedOrder;
  discount: CashierDiscount | null;
  /** Free passengers who fit; `priced.free` are those earned. */
  free: number;
  /** Everybody who boards. */
  passengers: number;
}

/**
 * Returns the server's own price of an order (002 §9).
 * @param feeMethod the payment method or tile whose fee applies
 * @throws Refusal discount_not_allowed, discount_invalid, discount_exceeds_total
 */
export function getPrice(ctx: PublicContext, order: Order, body: GenerateRequest, feeMethod: string | null): Price {
  const { world, rules } = ctx;
  const settings = getSettings(world);
  const fee = feeMethod === null ? undefined : settings.processingFees[feeMethod];
  const toPrice: OrderToPrice = {
    mode: 'sale',
    package: getPricing(order.pkg),
    source: order.source,
    counts: order.counts,
    foods: order.foods.map(({ food, quantities }) => foodToPrice(food, quantities)),
    minisigua: settings.minisigua,
    cashierDiscount: null,
    enableDiscount: settings.enableDiscount,
    fee: fee && feeMethod !== null ? { method: feeMethod, ...fee } : null,
  };
  const discount = findDiscount(ctx, order, body, toPrice);
  const priced = rules.priceOrder({ ...toPrice, cashierDiscount: discount });
  const paid = rules.countPassengers(order.counts);
  const free = rules.freePassengersThatFit({
    free: priced.free,
    passengers: paid,
    capacity: order.departure?.capacity ?? null,
  });
  return { priced, discount, free, passengers: paid + free };
}

/** Returns whether the buyer was shown this price; amounts that were left out count as 0 (002 §4.3). */
export function wasPriceShown(
  { rules }: PublicContext,
  body: GenerateRequest,
  { priced, free }: Pick<Price, 'priced' | 'free'>,
): boolean {
  const { amount_food = 0, amount_discount = 0, processing_fee = 0 } = body;
  return rules.isShownPrice({ ...body, amount_food, amount_discount, processing_fee }, priced, free);
}

/** Returns the cashier's discount; only staff may give one (002 §6). */
function findDiscount(
  { rules }: PublicContext,
  { seller }: Order,
  body: GenerateRequest,
  toPrice: OrderToPrice,
): CashierDiscount | null {
  const value = body.discount_value ?? 0;
  if (value === 0 && !body.amount_discount) return null;
  if (seller.platform !== 'counter') throw new Refusal('discount_not_allowed', { field: 'discount_value' });
  const type = body.discount_type ?? 'RM';
  const discount = { type, value: type === 'RM' ? toSen(value) : value };
  const { tier, subtotal } = rules.priceOrder({ ...toPrice, fee: null });
  assertAllowed(
    rules.checkDiscount({
      discount,
      enableDiscount: toPrice.enableDiscount,
      agentPrice: rules.hasAgentPrice(toPrice.package, toPrice.source, tier),
      existing: false,
      payable: subtotal,
    }),
  );
  return discount;
}
