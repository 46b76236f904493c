import {
  feeFromWire,
  minisiguaFromWire,
  packagePricingFromWire,
  type PricedOrder,
  priceOrder,
} from '@muara/contract/rules';
import type { SalePackages } from '@muara/contract/types';
import { packageOf } from './catalogue.ts';
import type { Sale } from './sale.ts';

/**
 * The price of the sale as it stands, in sen: the one door through which the till computes money.
 * It is an estimate until the server has answered (002 §9). Null without a package.
 */
export function priceSale(sale: Sale, catalogue: SalePackages): PricedOrder | null {
  const item = packageOf(catalogue, sale);
  if (item === null) return null;
  return priceOrder({
    mode: 'sale',
    package: packagePricingFromWire(item),
    source: 'none',
    counts: sale.counts,
    foods: [],
    minisigua: minisiguaFromWire(catalogue.minisigua),
    cashierDiscount: sale.discount,
    enableDiscount: catalogue.enable_discount,
    fee: feeFromWire(catalogue.processing_fee, sale.method),
  });
}

/** What is payable before a cashier discount, in sen: the most that an RM discount may take (002 §5.3). */
export function payableBeforeDiscount(priced: PricedOrder): number {
  return priced.base - priced.tier + priced.food + priced.minisigua;
}
