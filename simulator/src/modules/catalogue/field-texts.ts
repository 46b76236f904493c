import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import { formatRinggit } from '@muara/contract/rules';
import type { Fields } from '../audit/field-changes.ts';

/** The nine prices as people read them, in ringgit. */
export function priceFields(prices: Readonly<Record<PricedCategory, number>>): Fields {
  return Object.fromEntries(
    PRICED_CATEGORIES.map((category) => [`${category}_price`, formatRinggit(prices[category])]),
  );
}

/** Names in one line; nothing where there are none. */
export function listed(names: readonly string[]): string | null {
  return names.length === 0 ? null : names.join(', ');
}

export function yesNo(value: boolean): string {
  return value ? 'Yes' : 'No';
}
