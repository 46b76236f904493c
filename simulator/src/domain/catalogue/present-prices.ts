import { PRICED_CATEGORIES } from '@muara/contract/constants';
import { toRinggit } from '@muara/contract/rules';
import type { CategoryPrices } from '@muara/contract/types';
import type { PriceList } from '../../world/records.ts';

/** Returns the nine prices of a package or dish as the wire has them, in RM. */
export function presentPrices(prices: PriceList): CategoryPrices {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`${category}_price`, toRinggit(prices[category])]),
  ) as CategoryPrices;
}
