import { addDays, toEpoch, type Tier } from '@muara/contract/rules';
import { PRICED_CATEGORIES, type PricedCategory } from '@muara/contract/constants';
import { defineCatalogue } from '../define-catalogue.ts';
import { packageListKeys } from '../package-keys.ts';
import { priceList } from '../price-list.ts';
import type { Edited, FreeTicketTier, Instant, PriceList, Sen } from '../records.ts';

export interface PackageRecord extends Edited {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly imgs: readonly string[];
  readonly vvip: boolean;
  readonly vvipCharter: boolean;
  readonly exhibition: boolean;
  readonly minisigua: boolean;
  readonly wristband: boolean;
  readonly active: boolean;
  readonly startDate: Instant;
  readonly endDate: Instant;
  readonly maxPassenger: number;
  readonly jettyIds: readonly number[];
  /** Package platforms: counter, booking, agent, android_terminal, public and its four, exhibition. */
  readonly platforms: readonly string[];
  readonly foodIds: readonly number[] | null;
  /** Sorted by `buy`, ascending. */
  readonly freeTickets: readonly FreeTicketTier[];
  readonly prices: PriceList;
  readonly charterPrices: { readonly normal: Sen; readonly agent: Sen; readonly tourguide: Sen };
  readonly tiers: {
    readonly agent: Readonly<Record<PricedCategory, readonly Tier[]>>;
    readonly tourguide: Readonly<Record<PricedCategory, readonly Tier[]>>;
  };
  /** Required by the server: not offered in the grid, cannot be renamed or deleted. */
  readonly system: boolean;
  readonly deletedAt: Instant | null;
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

/** What is sold (001 §3). */
export const packages = defineCatalogue<PackageRecord>()({
  indexes: {
    multi: {
      name: (pkg) => pkg.name,
      /** The packages that include a dish. */
      food: (pkg) => (pkg.deletedAt === null ? (pkg.foodIds ?? undefined) : undefined),
    },
    /** By kind and platform; see `packageListKey`. */
    sorted: { list: { key: packageListKeys, order: (pkg) => pkg.id } },
  },
  /** A package of every kind that the operator knows. */
  seed(today) {
    const start = toEpoch(addDays(today, -420));
    const end = toEpoch(addDays(today, 540), 23 * 60 + 59);
    const make = (id: number, name: string, description: string, part: Partial<PackageRecord>): PackageRecord => ({
      id,
      name,
      description,
      imgs: [`package-${id}.jpg`],
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
      make(4, 'River Cruise and Mini Sigua', 'The day cruise with entry to the park.', {
        minisigua: true,
        tiers: BANDS,
      }),
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
  },
});
