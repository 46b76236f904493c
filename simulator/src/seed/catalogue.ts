import { addDays, toEpoch } from '@muara/contract/rules';
import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import type { Tier } from '@muara/contract/rules';
import type { FoodRecord, JettyRecord, LocalDate, PackageRecord, PriceList, Sen, Slot } from '../world/records.ts';
import { seedImageNames } from './seed-images.ts';

/** Hourly slots from each of the given hours. */
function hourly(...hours: number[]): Slot[] {
  const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
  return hours.map((hour) => ({ from: clock(hour), to: clock(hour + 1) }));
}

/** Jetty 3 limits its seats per slot and closes with the sea tide; jetty 1 departs when a boat is full. */
export function seedJetties(): JettyRecord[] {
  return [
    { id: 1, name: 'Jeti Muara', active: true, maxPassenger: null, slots: [] },
    {
      id: 2,
      name: 'Jeti Pengkalan',
      active: true,
      maxPassenger: null,
      slots: hourly(9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22),
    },
    {
      id: 3,
      name: 'Sungai Linggi',
      active: true,
      maxPassenger: 40,
      slots: hourly(9, 10, 11, 14, 15, 16, 17, 19, 20, 21, 22),
    },
  ];
}

/** Prices in sen from an adult's and a child's; the reductions follow the operator's usual board. */
function priceList(adult: Sen, child: Sen, foreigner = Math.round(adult * 1.4)): PriceList {
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

export function seedFoods(): FoodRecord[] {
  const dish = (id: number, name: string, description: string, adult: Sen, child: Sen): FoodRecord => ({
    id,
    name,
    description,
    imgs: seedImageNames.foods[id] ?? [],
    active: true,
    prices: priceList(adult, child, adult),
    deletedAt: null,
  });
  return [
    dish(1, 'Nasi Lemak Set', 'Coconut rice, sambal, fried chicken and a cold drink.', 1800, 1200),
    dish(2, 'Asam Pedas Set', 'Sour and spicy fish the Melaka way, with rice.', 2400, 1600),
    dish(3, 'Satay Platter', 'Ten sticks with peanut sauce and ketupat.', 2000, 1500),
    dish(4, 'Cendol', 'Shaved ice, palm sugar and coconut milk.', 650, 650),
    dish(5, 'Nyonya High Tea', 'Kuih, pie tee and tea for one.', 3200, 2200),
  ];
}

const PUBLIC = ['public', 'web_app', 'mobile_app_android', 'mobile_app_ios', 'kiosk'];
const EVERYWHERE = ['counter', 'agent', 'android_terminal', ...PUBLIC];
const NO_CHARTER = { normal: 0, agent: 0, tourguide: 0 };

const band = (min: number, max: number, discount: number, type: Tier['type']): Tier => ({ min, max, discount, type });
const NO_BANDS: readonly Tier[] = [band(0, 0, 0, '%')];
/** Ten passengers earn ten percent, fifty earn RM 5 a head. */
const AGENT_BANDS: readonly Tier[] = [band(0, 0, 0, '%'), band(10, 49, 10, '%'), band(50, 999, 500, 'RM')];
const GUIDE_BANDS: readonly Tier[] = [band(0, 0, 0, '%'), band(15, 999, 5, '%')];

function everyCategory(bands: readonly Tier[]): Record<PricedCategory, readonly Tier[]> {
  return Object.fromEntries(PRICED_CATEGORIES.map((category) => [category, bands])) as Record<
    PricedCategory,
    readonly Tier[]
  >;
}
const BANDS = { agent: everyCategory(AGENT_BANDS), tourguide: everyCategory(GUIDE_BANDS) };
const BANDLESS = { agent: everyCategory(NO_BANDS), tourguide: everyCategory(NO_BANDS) };

/** A package of every kind that the operator knows. */
export function seedPackages(today: LocalDate): PackageRecord[] {
  const start = toEpoch(addDays(today, -420));
  const end = toEpoch(addDays(today, 540), 23 * 60 + 59);
  const make = (id: number, name: string, description: string, part: Partial<PackageRecord>): PackageRecord => ({
    id,
    name,
    description,
    imgs: seedImageNames.packages[id] ?? [],
    vvip: false,
    vvipCharter: false,
    exhibition: false,
    minisigua: false,
    wristband: false,
    active: true,
    startDate: start,
    endDate: end,
    maxPassenger: 300,
    jettyIds: [1, 2],
    platforms: EVERYWHERE,
    foodIds: null,
    freeTickets: [],
    prices: priceList(3000, 1500),
    charterPrices: NO_CHARTER,
    tiers: BANDLESS,
    system: false,
    deletedAt: null,
    ...part,
  });
  return [
    make(1, 'Melaka River Day Cruise', 'Forty-five minutes along the old quays.', {
      tiers: BANDS,
      jettyIds: [1, 2, 3],
    }),
    make(2, 'Melaka River Night Cruise', 'The murals and bridges in their lights.', {
      prices: priceList(3500, 1800),
      tiers: BANDS,
      freeTickets: [
        { buy: 10, free: 1 },
        { buy: 20, free: 3 },
      ],
    }),
    make(3, 'Sungai Linggi Fireflies', 'Mangroves by day, fireflies after dark.', {
      prices: priceList(4500, 2500),
      tiers: BANDS,
      jettyIds: [3],
      maxPassenger: 40,
    }),
    make(4, 'River Cruise and Mini Sigua', 'The day cruise with entry to the park.', { minisigua: true, tiers: BANDS }),
    make(5, 'Wristband Day Pass', 'One wristband a passenger, scanned at the jetty.', {
      prices: priceList(5500, 3000),
      wristband: true,
      freeTickets: [{ buy: 5, free: 1 }],
    }),
    make(6, 'VVIP Dinner Cruise', 'A boat for your party, dinner on board.', {
      vvip: true,
      prices: priceList(12000, 8000),
      platforms: ['counter', 'booking', 'agent', ...PUBLIC],
      jettyIds: [1, 2, 3],
      maxPassenger: 40,
      foodIds: [1, 2, 3, 4],
      tiers: BANDS,
    }),
    make(7, 'VVIP Charter', 'The whole boat for one price.', {
      vvip: true,
      vvipCharter: true,
      prices: priceList(0, 0),
      charterPrices: { normal: 90000, agent: 80000, tourguide: 85000 },
      platforms: ['counter', 'booking', 'agent', ...PUBLIC],
      maxPassenger: 30,
      foodIds: [1, 3, 4, 5],
    }),
    make(8, 'River Heritage Exhibition', 'Entry to the travelling exhibition; one boat ride until it expires.', {
      exhibition: true,
      prices: priceList(2000, 1000),
      platforms: ['exhibition'],
      jettyIds: [],
    }),
    make(9, 'School Explorer', 'For school groups with their teachers.', {
      prices: { ...priceList(2500, 1000), student: 1200 },
      freeTickets: [{ buy: 20, free: 2 }],
      platforms: ['counter', 'booking', 'agent'],
    }),
    make(10, 'Agents Weekday Special', 'Open tickets for agents only.', {
      prices: priceList(2700, 1350),
      tiers: BANDS,
      platforms: ['agent'],
    }),
    make(11, 'Merdeka Cruise', 'Last season: kept for the records.', {
      active: false,
      endDate: toEpoch(addDays(today, -70)),
      prices: priceList(3100, 1700),
    }),
    make(12, 'Tour Guide FOC', 'One free head for a tour guide.', {
      prices: priceList(0, 0),
      platforms: ['counter'],
      jettyIds: [1, 2, 3],
      system: true,
    }),
  ];
}
