import { defineCatalogue, isPresent } from '../define-catalogue.ts';
import { priceList } from '../price-list.ts';
import type { Edited, Instant, PriceList, Sen } from '../records.ts';

/** A dining menu (001 §3). */
export interface FoodRecord extends Edited {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly imgs: readonly string[];
  readonly active: boolean;
  readonly prices: PriceList;
  readonly deletedAt: Instant | null;
}

const make = (id: number, name: string, description: string, adult: Sen, child: Sen): FoodRecord => ({
  id,
  name,
  description,
  imgs: [`food-${id}.jpg`],
  active: true,
  prices: priceList(adult, child, adult),
  deletedAt: null,
});

/** Dining menus, which packages include (001 §3). */
export const foods = defineCatalogue<FoodRecord>()({
  indexes: {
    sorted: { list: { key: isPresent, order: (food) => food.id } },
  },
  seed: () => [
    make(1, 'Nasi Lemak Set', 'Coconut rice, sambal, fried chicken and a cold drink.', 1800, 1200),
    make(2, 'Asam Pedas Set', 'Sour and spicy fish the Melaka way, with rice.', 2400, 1600),
    make(3, 'Satay Platter', 'Ten sticks with peanut sauce and ketupat.', 2000, 1500),
    make(4, 'Cendol', 'Shaved ice, palm sugar and coconut milk.', 650, 650),
    make(5, 'Nyonya High Tea', 'Kuih, pie tee and tea for one.', 3200, 2200),
  ],
});
