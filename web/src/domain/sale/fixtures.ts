import type { Food, Jetty, Package, PosState, SalePackages, Slot } from '@muara/contract/types';
import { NO_COUNTS } from './categories.ts';
import type { Dining } from './sale.ts';

/** A package for tests: adult 30, child 15, as in the operator's price examples. */
export function packageWith(change: Partial<Package> = {}): Package {
  return {
    id: 1,
    name: 'River Day Cruise',
    description: 'Forty-five minutes along the river.',
    imgs: [],
    vvip: false,
    vvip_charter: false,
    exhibition: false,
    minisigua: false,
    wristband: false,
    active: true,
    start_date: '2026-01-01T00:00:00+08:00',
    end_date: '2026-12-31T23:59:59+08:00',
    max_passenger: 40,
    jetty_ids: [1, 3],
    platforms: ['counter'],
    promotions: { free_tickets: [] },
    vvip_price: 0,
    vvip_agent_price: 0,
    vvip_tourguide_price: 0,
    adult_price: 30,
    adult_oku_price: 15,
    child_price: 15,
    child_oku_price: 8,
    senior_price: 20,
    super_senior_price: 10,
    student_price: 20,
    adult_foreigner_price: 40,
    child_foreigner_price: 20,
    ...noTiers(),
    ...change,
  };
}

/** A dish: RM 18 an adult, RM 9 a child. */
export const nasiLemak: Food = {
  id: 1,
  name: 'Nasi Lemak Set',
  description: 'With egg and sambal.',
  active: true,
  adult_price: 18,
  adult_oku_price: 18,
  child_price: 9,
  child_oku_price: 9,
  senior_price: 18,
  super_senior_price: 18,
  student_price: 18,
  adult_foreigner_price: 18,
  child_foreigner_price: 9,
};

export const dinner: Package = packageWith({ id: 6, vvip: true, foods: [nasiLemak], food_ids: [1] });

/** A ticket of two adults and a child that dishes are added to. */
export function diningWith(change: Partial<Dining> = {}): Dining {
  return {
    ticketId: 1024,
    code: 'MRCX7K2M9QP',
    counts: { ...NO_COUNTS, adult: 2, child: 1 },
    package: { id: 6, name: 'VVIP Dinner Cruise' },
    menu: [nasiLemak],
    departs: { date: '2026-03-05', jetty: 'Jeti Muara', slot: null },
    buyer: { name: '', company_name: '', email: '', contact: '' },
    ...change,
  };
}

type Tiers = Pick<Package, Extract<keyof Package, `${string}_discount_${string}`>>;

function noTiers(): Tiers {
  const names = [
    'adult',
    'adult_oku',
    'child',
    'child_oku',
    'senior',
    'super_senior',
    'student',
    'adult_foreigner',
    'child_foreigner',
  ];
  const entries = names.flatMap((name) => ['agent', 'tourguide'].map((who) => [`${who}_discount_${name}s`, []]));
  return Object.fromEntries(entries);
}

export const plainJetty: Jetty = { id: 1, name: 'Jeti Muara', active: true, gotSlots: false, max_passenger: null };
export const slotJetty: Jetty = { id: 3, name: 'Sungai Linggi', active: true, gotSlots: true, max_passenger: 40 };

export function slotWith(change: Partial<Slot> = {}): Slot {
  return {
    from: '09:00',
    to: '10:00',
    available: 12,
    available_passenger: 12,
    seatide: false,
    state: 'available',
    ...change,
  };
}

/** What a till shows of an open shift at an exhibition. */
export const EXHIBITION_SHIFT: PosState = {
  type: 'start-shift-exhibition',
  jetty_id: null,
  station: null,
  started_at: '2026-03-05T08:00:00+08:00',
};

export function catalogueWith(change: Partial<SalePackages> = {}): SalePackages {
  return {
    online: 1,
    packages: [packageWith()],
    agents: [],
    tourguides: [],
    jettys: [plainJetty, slotJetty],
    payment_methods: ['Cash', 'Bank Transfer', 'Credit Facility'],
    processing_fee: {},
    popup: null,
    disable_dates: [],
    disable_reasons: {},
    minisigua: { active: false },
    enable_discount: true,
    pos: { type: 'start-shift', jetty_id: 1, station: 'Counter 1', started_at: '2026-03-05T08:00:00+08:00' },
    shift_closed: false,
    start_shift: false,
    adult_min_age: 13,
    child_min_age: 4,
    senior_min_age: 60,
    super_senior_min_age: 75,
    max_passenger: 100,
    today: '2026-03-05',
    ticket: null,
    ...change,
  };
}
