import { slotLabel } from '@muara/contract/rules/availability/slot-label';
import type { GenerateAnswer, SalePackages, Slot } from '@muara/contract/types';
import { RefusedCall } from '@muara/simulator/testing';
import { problemBefore } from '../../web/src/domain/sale/guard-step.ts';
import { freeTicketsThatFit, priceSale, type ShownPrice } from '../../web/src/domain/sale/price-sale.ts';
import type { Sale } from '../../web/src/domain/sale/sale.ts';
import { isOpenTicket, jettyOf, type Seats } from '../../web/src/domain/sale/catalogue/catalogue.ts';
import { hasCountedSeats, NO_SEATS, departureSeatsOf } from '../../web/src/domain/sale/catalogue/departure-seats.ts';
import type { Cart } from './any-cart.ts';
import { LINGGI, payloadOf, saleOf, type Shop } from './shop.ts';

/** An order on somebody's screen, with what the screen says of it. */
export interface Seen {
  sale: Sale;
  catalogue: SalePackages;
  slots: readonly Slot[] | null;
  shown: ShownPrice;
}

/**
 * Returns what the wizard shows of a cart now; with a slot of the seat-limited jetty unless the ticket
 * is open.
 */
export async function look(shop: Shop, cart: Cart): Promise<Seen> {
  const catalogue = await shop.catalogue(cart.platform);
  const plain = saleOf(cart, catalogue);
  const open = isOpenTicket(plain, catalogue);
  const sale: Sale = open ? plain : { ...plain, jettyId: LINGGI.jetty, slot: LINGGI.slot };
  const slots = open ? null : (await shop.slots(sale)).slots;
  const slot = slots?.find((item) => slotLabel(item) === sale.slot) ?? null;
  const priced = priceSale(sale, catalogue)!;
  return { sale, catalogue, slots, shown: { priced, free: freeTicketsThatFit(sale, catalogue, priced, slot) } };
}

/** Returns what the wizard shows of a cart at a jetty without slots. */
export async function lookByDay(shop: Shop, cart: Cart): Promise<Seen & { day: Seats | null }> {
  const catalogue = await shop.catalogue(cart.platform);
  const sale: Sale = { ...saleOf(cart, catalogue), jettyId: LINGGI.jetty, slot: null };
  const jetty = jettyOf(catalogue, sale)!;
  const { day } = hasCountedSeats(jetty) ? departureSeatsOf(jetty, await shop.slots(sale)) : NO_SEATS;
  const priced = priceSale(sale, catalogue)!;
  return {
    sale,
    catalogue,
    slots: null,
    day,
    shown: { priced, free: freeTicketsThatFit(sale, catalogue, priced, day) },
  };
}

/** Returns whether the wizard lets the order pass to its payment. */
export function mayPay({ sale, catalogue, slots }: Seen): boolean {
  return problemBefore(sale, { catalogue, slots }, 'checkout') === null;
}

/** Pays what is seen. Returns null for a refusal, which must be one of the order's. */
export async function pay(
  shop: Shop,
  { sale, catalogue, shown }: Seen,
  nonce: number,
  isGuest = false,
): Promise<GenerateAnswer | null> {
  try {
    return await shop.sell(
      sale.platform,
      payloadOf(sale, catalogue, shown, nonce),
      isGuest && sale.platform === 'web_app',
    );
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 422) return null;
    throw error;
  }
}
