import { PASSENGER_CATEGORIES_LABELS } from '@muara/contract/constants';
import { catalogue } from '@/lib/catalogue.ts';

/** Words of how a total is made up. */
export const traceText = catalogue('trace-words', {
  category: PASSENGER_CATEGORIES_LABELS,
  charter: 'Charter',
  discount: 'Discount',
  fee: 'Processing fee',
  guide: 'Tour guide',
  promotion: (buy: string, free: string) => `BUY ${buy} FREE ${free}`,
  forPark: (sum: string) => `${sum} for the park`,
  oneBoat: (price: string) => `one boat, ${price}`,
  band: (min: string, max: string, rate: string) => `${min} to ${max} passengers: ${rate}`,
  each: (amount: string) => `${amount} each`,
  off: (amount: string) => `${amount} off`,
  percentOf: (percent: string, amount: string) => `${percent} % of ${amount}`,
  atLeast: (sum: string, amount: string) => `${sum}, at least ${amount}`,
  free: (passengers: string) => `${passengers} free`,
  wholePassengers: (sum: string, passengers: string) => `${sum}, rounded down: ${passengers} free`,
});
