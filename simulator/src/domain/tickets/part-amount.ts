import { partAmounts } from '@muara/contract/rules';
import type { Sen } from '../../world/records.ts';
import { listPartCategories } from './sub-tickets.ts';
import type { SubTicketRecord, TicketMoney, TicketRecord } from '../../world/ticket-records.ts';

/** The ticket amounts of a purchase, until its bill changes. */
const amounts = new WeakMap<TicketMoney, readonly Sen[]>();

/** Returns the amount of one ticket of a purchase; all of them add up to the purchase's price. */
export function getPartAmount(purchase: TicketRecord, { code }: Pick<SubTicketRecord, 'code'>): Sen {
  const { money } = purchase;
  let spread = amounts.get(money);
  if (!spread) {
    spread = partAmounts(money, listPartCategories(purchase).map(getPricedPart(money)));
    amounts.set(money, spread);
  }
  return spread[Number(code.slice(code.lastIndexOf('-') + 1)) - 1] ?? 0;
}

const getPricedPart =
  ({ unitPrices, minisiguaPrices }: TicketMoney) =>
  (category: SubTicketRecord['category']): { price: Sen; park: Sen } => {
    if (category === 'free') return { price: 0, park: 0 };
    const isBaby = category === 'baby' || category === 'baby_foreigner';
    return { price: isBaby ? 0 : (unitPrices[category] ?? 0), park: minisiguaPrices[category] ?? 0 };
  };
