import type { Rules } from '@muara/contract/rules';
import type { GenerateAnswer, ReceiptData, SalePackages, SlotsAnswer } from '@muara/contract/types';
import { createTestSimulator, type TestCaller, type TestSimulator } from '@muara/simulator/testing';
import {
  isAgentPriced,
  payableBeforeDiscount,
  priceSale,
  type ShownPrice,
} from '../../web/src/domain/sale/price-sale.ts';
import { salePayload } from '../../web/src/domain/sale/checkout/sale-payload.ts';
import { newSale, type Sale } from '../../web/src/domain/sale/sale.ts';
import type { Cart } from './any-cart.ts';

/** A day on which the demo world has sold nothing. */
const DAY = '2026-06-10';
const OFFER = 6;
const JETTY = 1;
const AGENT = 9;
const GUIDE = 1;
const ROOMY = 100_000;

/** A departure with a limited number of seats. */
export const LINGGI = { jetty: 3, slot: '22:00 - 23:00' };

/** One world in which the prices of the day are those of the cart at hand. */
export class Shop {
  private constructor(
    readonly sim: TestSimulator,
    private readonly sellers: Record<Cart['platform'], TestCaller>,
  ) {}

  static async open(options: { rules?: Rules; clock?: string } = {}): Promise<Shop> {
    const sim = createTestSimulator(options);
    const till = await sim.as('cashier');
    await till.call('startShift', { body: { cash_in: 200, jetty_id: JETTY, station: 'Counter 1' } });
    const { settings } = sim.world.tables;
    settings.update(1, {
      maxPassenger: ROOMY,
      paymentMethods: ['Cash', 'Bank Transfer', 'Credit Facility', 'Card', 'FPX'],
    });
    return new Shop(sim, { counter: till, agent_dashboard: await sim.as('agent'), web_app: await sim.as('customer') });
  }

  /** Puts the cart's prices into the catalogue. */
  price({ offer, vvip, dishes, parkPrices, fees }: Cart): void {
    const { packages, foods, settings } = this.sim.world.tables;
    dishes.forEach(({ prices }, index) => foods.update(index + 1, { prices }));
    settings.update(1, { processingFees: fees, minisigua: { active: true, prices: parkPrices } });
    packages.update(OFFER, {
      ...offer,
      vvipCharter: offer.charter,
      vvip: vvip || offer.charter,
      exhibition: false,
      foodIds: dishes.map((_, index) => index + 1),
      jettyIds: [JETTY, LINGGI.jetty],
      platforms: ['counter', 'agent', 'public', 'web_app', 'mobile_app_android', 'mobile_app_ios', 'kiosk'],
      maxPassenger: ROOMY,
    });
  }

  /** Leaves so many seats of the limited departure. */
  leaveSeats(seats: number): void {
    const { tickets, jetties } = this.sim.world.tables;
    const aboard = tickets.by('seats', `${LINGGI.jetty}|${DAY}|${LINGGI.slot}`);
    jetties.update(LINGGI.jetty, { maxPassenger: seats + aboard.reduce((sum, { passengers }) => sum + passengers, 0) });
  }

  /** Leaves so many seats of the day at the limited jetty, which has no slots from now on. */
  leaveDaySeats(seats: number): void {
    this.sim.world.tables.jetties.update(LINGGI.jetty, { slots: [], maxPassenger: seats });
  }

  /** What the server says of the departures of a sale. */
  async slots(sale: Sale): Promise<SlotsAnswer> {
    const body = {
      package_id: OFFER,
      jetty_id: LINGGI.jetty,
      date: DAY,
      vvip: sale.vvip ? (1 as const) : (0 as const),
    };
    return this.sellers[sale.platform].call('listSlots', { body });
  }

  async catalogue(platform: Cart['platform']): Promise<SalePackages> {
    const headers: HeadersInit = platform === 'counter' ? { 'x-pos': '1' } : {};
    return (await this.sellers[platform].fetch('/tickets/packages', { headers })).json() as Promise<SalePackages>;
  }

  /** Makes one sale, as a visitor who has not signed in when `isGuest`. */
  sell(platform: Cart['platform'], body: object, isGuest = false): Promise<GenerateAnswer> {
    if (isGuest) return this.sim.call('generatePublicTicket', { body: body as never });
    return this.sellers[platform].call('generateTicket', { body: body as never });
  }
}

/** The cart as a person would have put it into the wizard. */
export function saleOf(cart: Cart, catalogue: SalePackages): Sale {
  const { platform, offer, passengers } = cart;
  const vvip = cart.vvip || offer.charter;
  // Online a party is of one group.
  const both = cart.groups.malaysian && cart.groups.nonMalaysian && platform === 'counter';
  const malaysian = cart.groups.malaysian;
  const nonMalaysian = both || !malaysian;
  const blank = newSale(DAY, { platform, agentId: platform === 'agent_dashboard' ? AGENT : null });
  const counts = Object.fromEntries(
    Object.keys(blank.counts).map((category) => [
      category,
      (category.endsWith('_foreigner') ? nonMalaysian : malaysian) ? (passengers[category] ?? 0) : 0,
    ]),
  ) as unknown as Sale['counts'];
  const led = {
    ...counts,
    ...(malaysian ? { adult: Math.max(1, counts.adult) } : {}),
    ...(nonMalaysian ? { adult_foreigner: Math.max(1, counts.adult_foreigner) } : {}),
  };
  const portions = (wanted: Cart['dishes'][number]['portions']) =>
    Object.fromEntries(
      Object.entries(wanted).flatMap(([category, count]) => {
        const fitting = Math.min(count, led[category as keyof typeof led]);
        return fitting > 0 ? [[category, fitting]] : [];
      }),
    );
  const dishes = Object.fromEntries(
    cart.dishes
      .map(({ portions: wanted }, index) => [index + 1, portions(wanted)] as const)
      .filter(([, wanted]) => vvip && Object.keys(wanted).length > 0),
  );
  const sale: Sale = {
    ...blank,
    packageId: OFFER,
    jettyId: JETTY,
    vvip,
    agentId: platform === 'counter' && cart.source === 'agent' ? AGENT : blank.agentId,
    guideId: platform === 'counter' && cart.source === 'tourguide' ? GUIDE : null,
    malaysian,
    nonMalaysian,
    country: nonMalaysian ? 'Singapore' : '',
    counts: led,
    dishes,
    buyer: { name: 'Nur Aina', company_name: 'Kelab Warga', email: 'nur.aina@mail.test', contact: '0123456789' },
    method: platform === 'counter' ? cart.method : 'ipay88',
    tile: platform === 'agent_dashboard' ? cart.tile : null,
    terms: true,
  };
  return { ...sale, discount: discountOf(cart, sale, catalogue) };
}

/** The cashier's discount as far as it may be given. */
function discountOf(cart: Cart, sale: Sale, catalogue: SalePackages): Sale['discount'] {
  const plain = priceSale(sale, catalogue);
  if (cart.platform !== 'counter' || cart.discount === null || plain === null || isAgentPriced(sale, catalogue, plain))
    return null;
  const { type, value } = cart.discount;
  if (type === '%') return cart.discount;
  const most = Math.min(value, payableBeforeDiscount(plain));
  return most > 0 ? { type, value: most } : null;
}

/** What proves a payment, for the methods that need it. */
const RECEIPTS: Record<string, ReceiptData> = {
  'Bank Transfer': { ref_no: 'TRF1', bank_name: 'Maybank' },
  'Credit Facility': { document: { name: 'order.pdf', data: `data:application/pdf;base64,${btoa('%PDF-1.4 order')}` } },
};

/** What the wizard sends for the cart. */
export function payloadOf(sale: Sale, catalogue: SalePackages, shown: ShownPrice, nonce: number): object {
  const method = sale.method ?? '';
  const payment = {
    method,
    tendered: method === 'Cash' ? shown.priced.total : null,
    receipt: RECEIPTS[method] ?? null,
  };
  const printers = { receipt: null, agent: null, wristband: null };
  return {
    _: `cart-${nonce}-${nonce}`,
    ...salePayload(sale, catalogue, shown, sale.platform === 'counter' ? { payment, printers } : null),
  };
}
