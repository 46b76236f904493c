import { type CashierDiscount, type OrderToPrice, type PricedOrder, toSen } from '@muara/contract/rules';
import type { GenerateDiningRequest } from '@muara/contract/types';
import {
  type Order,
  assertBuyer,
  earlierTicket,
  makeTicket,
  nonceKey,
  readFields,
  readFoods,
  readMethod,
  readPayment,
  readPrinters,
  storeDocument,
  wasPriceShown,
} from '../../domain/sales/index.ts';
import { type Seller, findPosJetty } from '../../domain/sellers/index.ts';
import { foodToPrice, getMoney, storeFood } from '../../domain/tickets/index.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Context, Handler } from '../../kernel/handler.ts';
import { Refusal, assertAllowed } from '../../kernel/refusal.ts';
import { presentSale, soldEvents } from '../sale/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { assertCounter } from './assert-counter.ts';
import { findDishRefusal } from './reasons.ts';

type Dishes = Order['foods'];

/**
 * Sells dishes for an existing ticket: a sale of its own with `dining_only`, without passengers or
 * seats, each dish at most once per passenger of the ticket (002 §4.3, §5.3).
 * @throws Refusal
 */
export const generateDining: Handler<'generateDining'> = ({ body }, ctx) => {
  const seller = assertCounter(ctx);
  if (body.platform !== 'counter') throw new Refusal('platform_mismatch', { field: 'platform' });
  const earlier = earlierTicket(ctx, seller, body);
  if (earlier) return reply(presentSale(ctx, seller, body, earlier, { multiple_request: true }));
  const ticket = makeDining(ctx, seller, body);
  if (!ticket) return reply({ price_update: true, multiple_request: false, ticket: null });
  storeDocument(ctx, ticket, body.receipt_data);
  return reply(presentSale(ctx, seller, body, ticket, {}), ...soldEvents(ticket));
};

/** @returns null, storing nothing, when the buyer was shown another price */
function makeDining(ctx: Context, seller: Seller, body: GenerateDiningRequest): TicketRecord | null {
  const { world, rules } = ctx;
  const guest = world.tables.tickets.get(body.id);
  if (!guest) throw new Refusal('ticket_not_found', { field: 'id' });
  if (findDishRefusal(world, rules, guest)) throw new Refusal('dining_not_possible', { field: 'id' });
  const pkg = world.tables.packages.must(guest.packageId);
  const foods = readFoods(ctx, pkg, guest.counts, body.foods ?? []);
  if (foods.length === 0) throw new Refusal('food_required', { field: 'foods' });
  const method = readMethod(ctx, seller, body);
  const buyer = assertBuyer(ctx, readFields(body), guest.buyer, {
    platform: 'counter',
    vvip: false,
    creditFacility: method.method === 'Credit Facility',
  });
  const { priced, discount } = findPrice(ctx, body, foods, method.feeMethod);
  if (!wasPriceShown(ctx, body, { priced, free: 0 })) return null;
  const payment = readPayment(ctx, seller, body, method, priced.total);
  const food = { ...pkg, vvipCharter: false, minisigua: false, wristband: false, exhibition: false, freeTickets: [] };
  return makeTicket(ctx, food, {
    nonce: nonceKey(ctx, seller, body._),
    platform: 'counter',
    diningOnly: true,
    jettyId: guest.jettyId,
    departDate: guest.departDate,
    slot: guest.slot,
    adminId: seller.user?.id ?? null,
    shiftId: seller.shift?.id ?? null,
    posJettyId: findPosJetty(seller, body),
    buyer: { ...guest.buyer, ...buyer },
    malaysian: guest.malaysian,
    nonMalaysian: guest.nonMalaysian,
    counts: {},
    free: 0,
    passengers: 0,
    foods: foods.map((dish) => storeFood(dish.food, dish.quantities)),
    money: getMoney(priced),
    discount: discount ? { type: discount.type, value: body.discount_value ?? 0 } : null,
    payment,
    ipAddress: ctx.request.address,
    remark: `Dishes for ${guest.code}`,
    printers: readPrinters(body),
  });
}

/** @throws Refusal discount_not_allowed, discount_invalid, discount_exceeds_total */
function findPrice(
  { world, rules }: Context,
  body: GenerateDiningRequest,
  foods: Dishes,
  feeMethod: string,
): { priced: PricedOrder; discount: CashierDiscount | null } {
  const { enableDiscount, processingFees } = getSettings(world);
  const fee = processingFees[feeMethod];
  const order: OrderToPrice = {
    mode: 'dining',
    package: null,
    source: 'none',
    counts: {},
    foods: foods.map(({ food, quantities }) => foodToPrice(food, quantities)),
    minisigua: null,
    cashierDiscount: null,
    enableDiscount,
    fee: fee ? { method: feeMethod, ...fee } : null,
  };
  const value = body.discount_value ?? 0;
  if (value === 0 && !body.amount_discount) return { priced: rules.priceOrder(order), discount: null };
  const type = body.discount_type ?? 'RM';
  const discount = { type, value: type === 'RM' ? toSen(value) : value };
  const { subtotal: payable } = rules.priceOrder({ ...order, fee: null });
  assertAllowed(rules.checkDiscount({ discount, enableDiscount, agentPrice: false, existing: false, payable }));
  return { priced: rules.priceOrder({ ...order, cashierDiscount: discount }), discount };
}
