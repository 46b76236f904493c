import {
  PASSENGER_CATEGORIES,
  PASSENGER_CATEGORIES_LABELS,
  PRICED_CATEGORIES,
  type PassengerCategory,
} from '@muara/contract/constants';
import { formatInstant, type Rules } from '@muara/contract/rules';
import {
  getBusiness,
  type ReceiptAmount,
  type ReceiptData,
  type ReceiptLine,
  type ReceiptPayment,
} from '../../documents/index.ts';
import { toIso } from '../../world/local-time.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { getTicketState } from '../tickets/index.ts';

/** The labels of a receipt's lines. */
export interface ReceiptWords {
  passenger: Readonly<Record<PassengerCategory, string>>;
  charter: string;
  discount: string;
  agentDiscount: string;
  guideDiscount: string;
}

const ENGLISH: ReceiptWords = {
  passenger: PASSENGER_CATEGORIES_LABELS,
  charter: 'Charter',
  discount: 'Discount',
  agentDiscount: 'Agent discount',
  guideDiscount: 'Tour guide discount',
};

/** Returns the content of a ticket's receipt: the stored figures of the sale, never recomputed. */
export function buildReceipt(world: World, ticket: TicketRecord, rules: Rules, words = ENGLISH): ReceiptData {
  const { users, packages, jetties, shifts } = world.tables;
  const { money } = ticket;
  const admin = ticket.adminId === null ? undefined : users.get(ticket.adminId);
  const shift = ticket.shiftId === null ? undefined : shifts.get(ticket.shiftId);
  const fare = money.amount - money.minisigua;
  return {
    business: getBusiness(world),
    state: rules.ticketRibbon(getTicketState(world, ticket)),
    receiptNo: ticket.receiptNo,
    code: ticket.code,
    packageName: ticket.diningOnly ? null : packages.must(ticket.packageId).name,
    departDate: ticket.departDate,
    slot: ticket.slot,
    jetty: ticket.jettyId === null ? null : jetties.must(ticket.jettyId).name,
    buyer: ticket.buyer.name,
    partner: findPartner(world, ticket),
    passengers: passengerLines(ticket, words),
    freeTickets: ticket.free,
    passengerCount: ticket.passengers,
    charges: ticket.vvipCharter ? [{ label: words.charter, amount: fare }] : [],
    foods: foodLines(ticket, words),
    minisigua: minisiguaLines(ticket, words),
    discounts: presentDiscounts(ticket, words),
    subtotal: money.subtotal,
    fee: money.processingFee,
    total: money.total,
    payment: presentPayment(ticket),
    cashier: admin?.name ?? null,
    counter: shift?.station ?? null,
    createdAt: formatInstant(ticket.createdAt),
    paidAt: ticket.balance.owed > 0 ? null : toIso(ticket.balance.paidAt),
  };
}

/** Returns the agent or tour guide of a sale. */
export function findPartner(
  world: World,
  { agentId, tourguideId }: TicketRecord,
): NonNullable<ReceiptData['partner']> | null {
  const agent = agentId === null ? undefined : world.tables.users.get(agentId);
  if (agent) return { label: 'Agent', name: agent.companyName ?? agent.name };
  const guide = tourguideId === null ? undefined : world.tables.tourGuides.get(tourguideId);
  return guide ? { label: 'Tour Guide', name: guide.name } : null;
}

function passengerLines({ counts, money }: TicketRecord, { passenger }: ReceiptWords): ReceiptLine[] {
  return lines(counts, (category) => money.unitPrices[category as keyof typeof money.unitPrices] ?? 0, passenger);
}

function minisiguaLines({ counts, money }: TicketRecord, { passenger }: ReceiptWords): ReceiptLine[] {
  return lines(counts, (category) => money.minisiguaPrices[category] ?? 0, passenger).filter(({ unit }) => unit > 0);
}

function foodLines({ foods }: TicketRecord, { passenger }: ReceiptWords): ReceiptLine[] {
  return foods.flatMap(({ name, prices, quantities }) =>
    PRICED_CATEGORIES.flatMap((category) => {
      const count = quantities[category] ?? 0;
      const unit = prices[category] ?? 0;
      return count === 0 ? [] : [{ label: `${name} (${passenger[category]})`, count, unit, amount: unit * count }];
    }),
  );
}

function lines(
  counts: TicketRecord['counts'],
  unitOf: (category: PassengerCategory) => number,
  names: ReceiptWords['passenger'],
): ReceiptLine[] {
  return PASSENGER_CATEGORIES.flatMap((category) => {
    const count = counts[category] ?? 0;
    const unit = unitOf(category);
    return count === 0 ? [] : [{ label: names[category], count, unit, amount: unit * count }];
  });
}

function presentDiscounts({ money, agentId, discount }: TicketRecord, words: ReceiptWords): ReceiptAmount[] {
  const discounts: ReceiptAmount[] = [];
  if (money.totalDiscount > 0)
    discounts.push({
      label: agentId === null ? words.guideDiscount : words.agentDiscount,
      amount: money.totalDiscount,
    });
  if (money.amountDiscount > 0) {
    const percent = discount?.type === '%' ? ` ${discount.value} %` : '';
    discounts.push({ label: `${words.discount}${percent}`, amount: money.amountDiscount });
  }
  return discounts;
}

function presentPayment({ payment, balance }: TicketRecord): ReceiptPayment {
  const references = [
    ['Paid with', payment.methodAgent],
    ['Bank', payment.bankName],
    ['Reference', payment.refNo],
    ['Transaction', payment.transactionId],
    ['Terminal', payment.terminalId ?? payment.kioskId],
  ] as const;
  return {
    method: payment.method ?? 'Others',
    references: references.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    cashReceived: payment.cashIn,
    change: payment.cashOut,
    ...(balance.owed > 0 && { owed: balance.owed }),
  };
}
