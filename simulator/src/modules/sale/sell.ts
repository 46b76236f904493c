import type { GenerateAnswer, GenerateRequest, Ticket } from '@muara/contract/types';
import { repeatHandOff, startHandOff } from '../../domain/payments/index.ts';
import { addToAccount } from '../../domain/people/index.ts';
import {
  readBuyer,
  earlierTicket,
  makeTicket,
  readMethod,
  nonceKey,
  readPayment,
  getPrice,
  readPrinters,
  readOrder,
  storeDocument,
  wasPriceShown,
} from '../../domain/sales/index.ts';
import { needsShift, findPosJetty, presentPos, type Seller } from '../../domain/sellers/index.ts';
import {
  storeFood,
  hideNotes,
  hideStaff,
  getMoney,
  presentTicket,
  presentTicketFor,
} from '../../domain/tickets/index.ts';
import { type BusinessEvent, event } from '../../events/business-event.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import { reply, type Reply } from '../../kernel/handler-reply.ts';
import { invalidInput, Refusal } from '../../kernel/refusal.ts';
import { addMonths, endOfDay } from '../../world/local-time.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { getSettings } from '../../world/world.ts';
import { giveFreeTicket } from './foc.ts';

/**
 * Makes one sale, from request to ticket, in one synchronous step: no other call comes between
 * counting and taking seats, so a slot is never oversold (002 §4.3, §7.6).
 */
export function sell(ctx: PublicContext, seller: Seller, body: GenerateRequest): Reply<GenerateAnswer> {
  assertCanSell(ctx, seller, body);
  const earlier = earlierTicket(ctx, seller, body);
  if (earlier) return reply(presentSale(ctx, seller, body, earlier, { multiple_request: true }));
  const sold = body.foc === 1 ? giveFreeTicket(ctx, seller, body) : sellTicket(ctx, seller, body);
  if (!sold) return reply({ price_update: true, multiple_request: false, ticket: null });
  const { value: ticket, events } = sold.balance.isPaid ? addToAccount(ctx, sold) : reply(sold);
  storeDocument(ctx, ticket, body.receipt_data);
  return reply(presentSale(ctx, seller, body, ticket, {}), ...events, ...soldEvents(ticket));
}

/** Returns the events of a new ticket. */
export function soldEvents(ticket: TicketRecord): BusinessEvent[] {
  const made = event('sale.made', { ticket });
  return ticket.balance.isPaid ? [made, event('sale.paid', { ticket })] : [made];
}

/** @throws Refusal platform_mismatch, shop_offline, shift_required, validation_failed */
function assertCanSell({ world }: PublicContext, seller: Seller, body: GenerateRequest): void {
  const { platform, user, shift } = seller;
  if (body.platform !== platform) throw new Refusal('platform_mismatch', { field: 'platform' });
  if (platform !== 'counter' && !getSettings(world).online) throw new Refusal('shop_offline');
  if (platform === 'counter' && user && needsShift(user) && !shift) throw new Refusal('shift_required');
  if (body.dining_only)
    throw invalidInput('dining_only', 'exclusive', 'expected false: generateDining adds dishes to an existing ticket');
}

/** @returns null, storing nothing, when the buyer was shown another price */
function sellTicket(ctx: PublicContext, seller: Seller, body: GenerateRequest): TicketRecord | null {
  const { world, now } = ctx;
  const order = readOrder(ctx, seller, body);
  const method = readMethod(ctx, seller, body);
  const buyer = readBuyer(ctx, order, body, method.method);
  const price = getPrice(ctx, order, body, method.feeMethod);
  if (!wasPriceShown(ctx, body, price)) return null;
  const payment = readPayment(ctx, seller, body, method, price.priced.total);
  const { pkg, departure, agent, guide, foods } = order;
  const counter = seller.platform === 'counter';
  return makeTicket(ctx, pkg, {
    nonce: nonceKey(ctx, seller, body._),
    platform: seller.platform,
    jettyId: departure?.jetty.id ?? null,
    departDate: departure?.date ?? null,
    slot: departure?.slot ? ctx.rules.slotLabel(departure.slot) : null,
    agentId: agent?.id ?? null,
    tourguideId: guide?.id ?? null,
    userId: counter ? null : (seller.user?.id ?? null),
    adminId: counter ? (seller.user?.id ?? null) : null,
    shiftId: seller.shift?.id ?? null,
    posJettyId: findPosJetty(seller, body),
    buyer,
    malaysian: body.malaysian ?? false,
    nonMalaysian: body.non_malaysian ?? false,
    counts: order.counts,
    free: price.free,
    passengers: price.passengers,
    foods: foods.map(({ food, quantities }) => storeFood(food, quantities)),
    money: getMoney(price.priced),
    discount: price.discount ? { type: price.discount.type, value: body.discount_value ?? 0 } : null,
    payment,
    ipAddress: ctx.request.address,
    expiredAt: departure
      ? null
      : endOfDay(addMonths(ctx.rules.toLocalDate(now), getSettings(world).agentsTicketExpiryPeriod)),
    printers: readPrinters(body),
  });
}

/** Returns the response to a sale; `part` describes its outcome. */
export function presentSale(
  ctx: PublicContext,
  seller: Seller,
  body: GenerateRequest,
  ticket: TicketRecord,
  part: Partial<GenerateAnswer>,
): GenerateAnswer {
  const settings = getSettings(ctx.world);
  const counter = seller.platform === 'counter';
  return {
    price_update: false,
    multiple_request: false,
    ticket: seller.user === null ? ticketForVisitor(ctx, ticket) : presentTicketFor(ctx, ticket),
    enable_discount: counter && settings.enableDiscount,
    pos: seller.shift && presentPos(seller.shift),
    print_ticket_agent:
      counter && Boolean(body.printer_agent_id) && !ticket.vvip && (ticket.exhibition || ticket.agentId !== null),
    ...(part.multiple_request ? repeatHandOff(ctx, ticket) : startHandOff(ctx, ticket)),
    ...part,
  };
}

/** Returns the ticket as a visitor may see it. It never reveals whether their address has an account. */
function ticketForVisitor({ world, rules }: PublicContext, ticket: TicketRecord): Ticket {
  return { ...hideNotes(hideStaff(presentTicket(world, ticket, rules))), user: null, user_id: null };
}
