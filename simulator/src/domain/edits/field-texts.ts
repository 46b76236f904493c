import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules';
import type { Fields } from './field-changes.ts';

/** Returns the nine prices as people read them, in ringgit. */
export function priceFields(prices: Readonly<Record<PricedCategory, number>>): Fields {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`${category}_price`, formatRinggit(prices[category])]),
  );
}

/** Returns names in one line; null without any. */
export function listed(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(', ');
}

export function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
