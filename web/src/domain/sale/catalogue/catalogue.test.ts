import { describe, expect, it } from 'vitest';
import {
  charterPrice,
  capacityOf,
  passengerLimitOf,
  isOpenTicket,
  jettiesOf,
  canBoardAt,
  packagesForSale,
  lowestPrice,
  type Seats,
  adultPrices,
} from './catalogue.ts';
import {
  catalogueWith,
  EXHIBITION_SHIFT,
  packageWith,
  plainJetty,
  slotJetty,
  slotWith,
} from '@/domain/sale/fixtures.ts';
import { newSale, type Sale } from '@/domain/sale/sale.ts';

const sale = newSale('2026-03-05');
const vvip = packageWith({ id: 2, vvip: true, max_passenger: 30 });

describe('a wizard sells', () => {
  const packages = [
    packageWith({ id: 1 }),
    vvip,
    packageWith({ id: 3, vvip: true, vvip_charter: true }),
    packageWith({ id: 4, exhibition: true }),
  ];

  it('VVIP packages and charters, or the others, and exhibitions only in an exhibition shift', () => {
    const exhibition = catalogueWith({ packages, pos: EXHIBITION_SHIFT });
    expect(packagesForSale(catalogueWith({ packages })).map(({ id }) => id)).toEqual([1]);
    expect(packagesForSale(catalogueWith({ packages }), true).map(({ id }) => id)).toEqual([2, 3]);
    expect(packagesForSale(exhibition).map(({ id }) => id)).toEqual([4]);
  });

  it('from the jetties of the package, and from all when it names none', () => {
    const catalogue = catalogueWith();
    expect(jettiesOf(catalogue, packageWith({ jetty_ids: [3] }))).toEqual([slotJetty]);
    expect(jettiesOf(catalogue, packageWith({ jetty_ids: [] }))).toEqual(catalogue.jettys);
  });

  it.each([
    ['counter', true],
    ['agent_dashboard', true],
    ['web_app', false],
  ] as const)('%s: from a jetty that is closed to the public: %s', (platform, may) => {
    expect(canBoardAt({ ...plainJetty, active: false }, { ...sale, platform })).toBe(may);
  });

  it('tells what an adult pays, and a foreign adult where that differs', () => {
    expect(adultPrices(packageWith({ adult_price: 30, adult_foreigner_price: 45 }))).toEqual({
      local: 30,
      foreign: 45,
    });
    expect(adultPrices(packageWith({ adult_price: 30, adult_foreigner_price: 30 }))).toEqual({
      local: 30,
      foreign: null,
    });
    expect(adultPrices(packageWith({ adult_price: 0, adult_foreigner_price: 0 }))).toEqual({
      local: null,
      foreign: null,
    });
  });

  it('from the lowest price that is charged, or a boat at the price of its buyer', () => {
    expect(lowestPrice(packageWith())).toBe(10);
    expect(lowestPrice(packageWith({ senior_price: 0, super_senior_price: 0 }))).toBe(15);
    const boat = packageWith({ vvip_charter: true, vvip_price: 900, vvip_agent_price: 800, vvip_tourguide_price: 850 });
    expect(charterPrice(boat, sale)).toBe(900_00);
    expect(charterPrice(boat, { ...sale, agentId: 9 })).toBe(800_00);
    expect(charterPrice(boat, { ...sale, guideId: 1 })).toBe(850_00);
    expect(charterPrice(packageWith(), sale)).toBeNull();
  });
});

describe('an open ticket', () => {
  const exhibition = catalogueWith({ pos: EXHIBITION_SHIFT });
  it.each<[string, Partial<Sale>, boolean]>([
    ['a plain sale is none', {}, false],
    ['an agent buys one', { agentId: 9 }, true],
    ['a VVIP sale of an agent is none', { agentId: 9, vvip: true }, false],
    ['a tour guide buys none', { guideId: 1 }, false],
  ])('%s', (_, change, open) => {
    expect(isOpenTicket({ ...sale, ...change }, catalogueWith())).toBe(open);
  });

  it('an exhibition sells them', () => {
    expect(isOpenTicket(sale, exhibition)).toBe(true);
  });
});

describe('no more passengers than', () => {
  const dayJetty = { ...plainJetty, id: 5, max_passenger: 60 };
  const catalogue = catalogueWith({ packages: [packageWith(), vvip], jettys: [plainJetty, slotJetty, dayJetty] });
  const atLinggi = { packageId: 2, vvip: true, jettyId: 3 };
  it.each<[string, Partial<Sale>, Seats | null, { max: number; bySlot: boolean }]>([
    ['the server takes at the counter', {}, null, { max: 100, bySlot: false }],
    ['the slot has', {}, slotWith({ available_passenger: 12 }), { max: 12, bySlot: true }],
    [
      'the server accepts, no matter how many the slot has',
      {},
      slotWith({ available_passenger: 300 }),
      { max: 100, bySlot: false },
    ],
    ['1000 in the public shop', { platform: 'web_app' }, null, { max: 1000, bySlot: false }],
    [
      'the slot has in the public shop',
      { platform: 'web_app' },
      slotWith({ available_passenger: 7 }),
      { max: 7, bySlot: true },
    ],
    ['the server takes on an open ticket', { agentId: 9, jettyId: 3 }, slotWith(), { max: 100, bySlot: false }],
    ['a VVIP package carries', { packageId: 2, vvip: true, jettyId: 1 }, null, { max: 30, bySlot: false }],
    ['a VVIP slot of jetty 3 has', atLinggi, slotWith({ available_passenger: 12 }), { max: 12, bySlot: true }],
    ['a VVIP package carries, at jetty 3 too', atLinggi, null, { max: 30, bySlot: false }],
    ['the day has at a jetty without slots', { jettyId: 5 }, { available_passenger: 4 }, { max: 4, bySlot: true }],
  ])('%s', (_, change, slot, cap) => {
    expect(passengerLimitOf({ ...sale, packageId: 1, jettyId: 3, ...change }, catalogue, slot)).toEqual(cap);
  });

  it('free ones fit beside the paid ones', () => {
    expect(capacityOf({ ...sale, jettyId: 3 }, catalogue, slotWith({ available_passenger: 9 }))).toBe(9);
    expect(capacityOf({ ...sale, packageId: 2, vvip: true, jettyId: 1 }, catalogue, null)).toBe(30);
    expect(capacityOf({ ...sale, jettyId: 5 }, catalogue, { available_passenger: 4 })).toBe(4);
    expect(capacityOf({ ...sale, packageId: 2, vvip: true, jettyId: 5 }, catalogue, { available_passenger: 50 })).toBe(
      30,
    );
    expect(capacityOf({ ...sale, jettyId: 1 }, catalogue, null)).toBeNull();
    expect(capacityOf({ ...sale, agentId: 9 }, catalogue, slotWith())).toBeNull();
  });
});
