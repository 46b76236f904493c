import { MUARA_BUSINESS, type ReceiptData, type SlipData } from '@muara/simulator/documents';

/** Two adults and a child, paid in cash with change. */
export const SIMPLE_RECEIPT: ReceiptData = {
  business: MUARA_BUSINESS,
  state: 'Paid',
  receiptNo: 'R-0001024',
  code: 'MRCX7K2M9QP',
  packageName: 'River Cruise',
  departDate: '2026-11-21',
  slot: '10:00 - 11:00',
  jetty: 'Jeti Muara',
  buyer: null,
  passengers: [
    { label: 'Adult', count: 2, unit: 3000, amount: 6000 },
    { label: 'Child', count: 1, unit: 1500, amount: 1500 },
  ],
  freeTickets: 0,
  heads: 3,
  charges: [],
  foods: [],
  minisigua: [],
  discounts: [],
  subtotal: 7500,
  fee: 0,
  total: 7500,
  payment: { method: 'Cash', cashReceived: 10_000, change: 2500 },
  cashier: 'Aisyah Rahman',
  counter: 'Counter 1',
  createdAt: '2026-11-21T10:15:00+08:00',
  paidAt: '2026-11-21T10:15:00+08:00',
};

/** Everything that a receipt can carry, with texts that do not fit on one line. */
export const FULL_RECEIPT: ReceiptData = {
  ...SIMPLE_RECEIPT,
  state: 'Refunded',
  buyer: 'Łukasz 李小龙 bin Ibrahim 😀',
  partner: { label: 'Agent', name: 'Sri Melaka Travel & Tours Sdn Bhd (Cawangan Ayer Keroh)' },
  jetty: 'Sungai Linggi',
  passengers: [
    ...SIMPLE_RECEIPT.passengers,
    { label: 'Super senior, with a companion who helps', count: 12, unit: 112_345, amount: 1_348_140 },
  ],
  freeTickets: 2,
  heads: 17,
  charges: [{ label: 'Charter', amount: 90_000 }],
  foods: [{ label: 'Nasi lemak ayam rendang (Adult)', count: 3, unit: 1250, amount: 3750 }],
  minisigua: [{ label: 'Adult', count: 2, unit: 200, amount: 400 }],
  discounts: [
    { label: 'Agent discount', amount: 6000 },
    { label: 'Cashier discount', amount: 1051 },
  ],
  subtotal: 1_442_739,
  fee: 60,
  total: 1_442_799,
  payment: {
    method: 'Bank Transfer',
    references: [
      { label: 'Bank', value: 'Hong Leong Bank' },
      { label: 'Reference', value: 'HLB-2026-1121-0000001234567890-XYZ' },
    ],
  },
};

/** A shift that ended fifty sen short. */
export const CLOSE_SLIP: SlipData = {
  business: MUARA_BUSINESS,
  type: 'close',
  cashier: 'Aisyah Rahman',
  shift: 'Shift 1 - Pagi',
  jetty: 'Jeti Muara',
  counter: 'Counter 1',
  exhibition: false,
  startedAt: '2026-11-21T08:00:00+08:00',
  closedAt: '2026-11-21T15:00:00+08:00',
  float: 20_000,
  movements: [
    { label: 'Cash sales', amount: 125_000 },
    { label: 'Change', amount: -12_050 },
    { label: 'Cash voids', amount: -6000 },
  ],
  expected: 126_950,
  counted: 126_900,
  methods: [
    { method: 'Cash', count: 21, amount: 112_950 },
    { method: 'Bank Transfer', count: 3, amount: 45_000 },
  ],
  tickets: 24,
  passengers: 71,
};

/** The same shift at its start. */
export const START_SLIP: SlipData = {
  ...CLOSE_SLIP,
  type: 'start',
  closedAt: null,
  movements: [],
  expected: null,
  counted: null,
  methods: [],
  tickets: null,
  passengers: null,
};
