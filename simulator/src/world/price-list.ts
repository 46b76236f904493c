import type { PriceList, Sen } from './records.ts';

/** Returns prices in sen from an adult's and a child's, reduced as on the operator's usual board. */
export function priceList(adult: Sen, child: Sen, foreigner = Math.round(adult * 1.4)): PriceList {
  const half = (price: Sen): Sen => Math.round(price / 200) * 100;
  return {
    adult,
    adult_oku: half(adult),
    child,
    child_oku: half(child),
    senior: Math.round(adult * 0.8),
    super_senior: half(adult),
    student: Math.round(adult * 0.9),
    adult_foreigner: foreigner,
    child_foreigner: Math.round(foreigner / 2),
  };
}
