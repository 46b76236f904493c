import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import type { CategoryPrices, CategoryTiers, OrderToPrice, Tier } from '@muara/contract/rules/pricing/shapes';

/** An order that can leave out anything that costs nothing, as in the vectors. */
export type SparseOrder = Partial<Omit<OrderToPrice, 'package' | 'foods'>> & {
  package?: {
    charter?: boolean;
    prices?: Partial<CategoryPrices>;
    charterPrices?: NonNullable<OrderToPrice['package']>['charterPrices'];
    tiers?: { agent?: Partial<CategoryTiers>; tourguide?: Partial<CategoryTiers> };
    freeTickets?: NonNullable<OrderToPrice['package']>['freeTickets'];
    minisigua?: boolean;
  } | null;
  foods?: { name: string; prices: Partial<CategoryPrices>; quantities: Partial<CategoryPrices> }[];
};

/** Returns a whole order: what is left out costs nothing. */
export function completeOrder({ package: pricing, foods = [], ...order }: SparseOrder): OrderToPrice {
  return {
    mode: 'sale',
    source: 'none',
    counts: {},
    minisigua: null,
    cashierDiscount: null,
    enableDiscount: false,
    fee: null,
    ...order,
    package: pricing
      ? {
          charter: false,
          charterPrices: { normal: 0, agent: 0, tourguide: 0 },
          freeTickets: [],
          minisigua: false,
          ...pricing,
          prices: perCategory(pricing.prices, 0),
          tiers: {
            agent: perCategory<readonly Tier[]>(pricing.tiers?.agent, []),
            tourguide: perCategory<readonly Tier[]>(pricing.tiers?.tourguide, []),
          },
        }
      : null,
    foods: foods.map((food) => ({ ...food, prices: perCategory(food.prices, 0) })),
  };
}

const perCategory = <Value>(
  given: Partial<Record<PricedCategory, Value>> | undefined,
  missing: Value,
): Record<PricedCategory, Value> =>
  Object.fromEntries(PRICED_CATEGORIES.map((category) => [category, given?.[category] ?? missing])) as Record<
    PricedCategory,
    Value
  >;
