import { PRICED_CATEGORIES, type PassengerCategory, type PricedCategory } from '@muara/contract/constants';
import type { OrderToPrice, PackagePricing, PricedOrder } from '@muara/contract/rules';
import type { FoodRecord } from '../../world/catalogue/foods.ts';
import type { PackageRecord } from '../../world/catalogue/packages.ts';
import type { TicketFood, TicketMoney, TicketPayment, TicketRecord } from '../../world/ticket-records.ts';
import { NO_BALANCE } from '../ledger/index.ts';

/** A ticket before it has a number. */
export type TicketDraft = Omit<TicketRecord, 'id'>;

export const NO_PAYMENT: TicketPayment = {
  method: null,
  methodAgent: null,
  partial: false,
  transactionId: null,
  refNo: null,
  bankName: null,
  terminalId: null,
  kioskId: null,
  document: null,
  cashIn: null,
  cashOut: null,
  holdUntil: null,
  errorDesc: null,
};

/** The fields that every new ticket must give; all others have a default. */
type Stated = Pick<
  TicketDraft,
  | 'receiptNo'
  | 'code'
  | 'platform'
  | 'buyer'
  | 'malaysian'
  | 'nonMalaysian'
  | 'counts'
  | 'free'
  | 'passengers'
  | 'money'
  | 'payment'
  | 'createdAt'
>;

/**
 * Returns a new ticket of a package.
 * One literal with every field, so that all tickets share one hidden class in memory.
 */
export function newTicket(
  pkg: PackageRecord,
  part: Stated & Partial<TicketDraft>,
): { -readonly [K in keyof TicketDraft]: TicketDraft[K] } {
  return {
    receiptNo: part.receiptNo,
    code: part.code,
    nonce: part.nonce ?? null,
    platform: part.platform,
    packageId: pkg.id,
    jettyId: part.jettyId ?? null,
    departDate: part.departDate ?? null,
    slot: part.slot ?? null,
    vvip: pkg.vvip,
    vvipCharter: pkg.vvipCharter,
    exhibition: pkg.exhibition,
    minisiguaIncluded: pkg.minisigua,
    wristband: pkg.wristband,
    diningOnly: part.diningOnly ?? false,
    foc: part.foc ?? false,
    bookingStatus: part.bookingStatus ?? null,
    booking: part.booking ?? null,
    agentId: part.agentId ?? null,
    tourguideId: part.tourguideId ?? null,
    userId: part.userId ?? null,
    adminId: part.adminId ?? null,
    shiftId: part.shiftId ?? null,
    posJettyId: part.posJettyId ?? null,
    buyer: part.buyer,
    malaysian: part.malaysian,
    nonMalaysian: part.nonMalaysian,
    counts: part.counts,
    free: part.free,
    passengers: part.passengers,
    foods: part.foods ?? NOTHING,
    money: part.money,
    discount: part.discount ?? null,
    freeTickets: pkg.freeTickets,
    payment: part.payment,
    balance: part.balance ?? NO_BALANCE,
    ipAddress: part.ipAddress ?? null,
    used: false,
    noShow: false,
    expired: false,
    expiredAt: part.expiredAt ?? null,
    validatedAt: null,
    adminValidatedId: null,
    partialValidate: NOTHING,
    tripId: null,
    refund: null,
    cancel: null,
    remark: part.remark ?? null,
    printHistory: NOTHING,
    printers: part.printers ?? null,
    createdAt: part.createdAt,
  };
}

const NOTHING: readonly never[] = [];

/** Returns a package in the form that price rules take. */
export function getPricing(pkg: PackageRecord): PackagePricing {
  return {
    charter: pkg.vvipCharter,
    prices: pkg.prices,
    charterPrices: pkg.charterPrices,
    tiers: pkg.tiers,
    freeTickets: pkg.freeTickets,
    minisigua: pkg.minisigua,
  };
}

/** Returns a dish in the form that price rules take. */
export function foodToPrice(food: FoodRecord, quantities: TicketFood['quantities']): OrderToPrice['foods'][number] {
  return { name: food.name, prices: food.prices, quantities };
}

/** Returns the money fields of a ticket from its price. `amount` includes the park package (001 §3). */
export function getMoney(priced: PricedOrder): TicketMoney {
  const unitPrices: Partial<Record<PricedCategory, number>> = {};
  const minisiguaPrices: Partial<Record<PassengerCategory, number>> = {};
  for (const line of priced.lines) {
    if (line.category === null) continue;
    if (line.kind === 'minisigua') minisiguaPrices[line.category] = line.price;
    if (line.kind === 'passenger' && line.category !== 'baby' && line.category !== 'baby_foreigner') {
      unitPrices[line.category] = line.price;
    }
  }
  return {
    amount: priced.base + priced.minisigua,
    minisigua: priced.minisigua,
    totalDiscount: priced.tier,
    amountDiscount: priced.cashier,
    amountFood: priced.food,
    subtotal: priced.subtotal,
    processingFee: priced.fee,
    total: priced.total,
    unitPrices,
    minisiguaPrices,
  };
}

/** Returns a dish in the form that tickets store. */
export function storeFood(food: FoodRecord, quantities: TicketFood['quantities']): TicketFood {
  const prices: Partial<Record<PricedCategory, number>> = {};
  let amount = 0;
  for (const category of PRICED_CATEGORIES) {
    const quantity = quantities[category] ?? 0;
    if (quantity === 0) continue;
    prices[category] = food.prices[category];
    amount += food.prices[category] * quantity;
  }
  return { foodId: food.id, name: food.name, prices, quantities, amount };
}

/** Letters and digits that are not easily confused: no 0, O, 1, I. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a receipt number: `R-0001024`. */
export function receiptNumber(number: number): string {
  return `R-${String(number).padStart(7, '0')}`;
}
