import {
  type AgentTicketBatch,
  type AgentTicketData,
  type BookingSheetData,
  MUARA_BUSINESS,
  type ReceiptData,
  type SlipData,
  type WristbandBatch,
} from '@muara/simulator/documents';

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
  passengerCount: 3,
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
  passengerCount: 17,
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

/** A batch of which nothing was voided. */
interface WholeBatch extends AgentTicketBatch {
  tickets: AgentTicketData[];
}

/** Tickets of an agent: two adults, then a child, and so on. */
export function agentTickets(count: number): WholeBatch {
  return {
    business: MUARA_BUSINESS,
    packageName: 'River Cruise',
    code: 'MRCX7K2M9QP',
    partner: { label: 'Agent', name: 'Sri Melaka Travel & Tours Sdn Bhd' },
    createdAt: '2026-11-21T10:15:00+08:00',
    tickets: Array.from({ length: count }, (_, index) => ({
      code: `MRCX7K2M9QP-${String(index + 1).padStart(4, '0')}`,
      qrcode: `K7${String(index + 1).padStart(6, '0')}QRSTWXYZ`,
      category: index % 3 === 2 ? 'Child' : 'Adult',
      holder: index === 2 ? 'Lim Mei Ling' : null,
      validUntil: '2027-05-20T23:59:59+08:00',
    })),
  };
}

/** Twelve tickets of an agent, the third one sent to somebody. */
export const AGENT_TICKETS = agentTickets(12);

/** A family of four, the last one aboard for nothing. */
export const WRISTBANDS: WristbandBatch = {
  business: MUARA_BUSINESS,
  packageName: 'River Cruise with Park',
  code: 'MRCX7K2M9QP',
  departDate: '2026-11-21',
  slot: '10:00 - 11:00',
  jetty: 'Jeti Muara',
  createdAt: '2026-11-21T10:15:00+08:00',
  passengers: ['Adult', 'Adult', 'Child', 'Free'],
  marks: ['7B1F0C2A', '9D4E5F60', '718293A4', 'B5C6D7E8'],
};

/** A school's booking with a deposit received. */
export const BOOKING: BookingSheetData = {
  business: MUARA_BUSINESS,
  code: 'MRBX7K2M9QP',
  printedAt: '2026-11-21T10:15:00+08:00',
  booking: [
    ['Status', 'Approved'],
    ['Payment', 'Deposit paid'],
    ['Receipt no.', 'R-0001024'],
    ['Made', '18 Nov 2026, 09:30'],
    ['Package', 'Melaka by Night, with dinner on board'],
    ['Departure', 'Wed, 10 Jun 2026, 15:00 - 16:00'],
    ['Jetty', 'Jeti Muara'],
    ['Passengers', '42, 2 of them free'],
  ],
  buyer: [
    ['Name', 'Salmah binti Yusof'],
    ['Group', 'Sekolah Kebangsaan Bukit Beruang'],
    ['Address', 'Jalan Bukit Beruang\n75450 Melaka'],
    ['E-mail', 'salmah@school.test\noffice@school.test'],
    ['Phone', '0612345678'],
  ],
  lines: [
    { label: 'Adult', count: 4, unit: 3000, amount: 12_000 },
    { label: 'Child', count: 36, unit: 1500, amount: 54_000 },
    { label: 'Nasi lemak ayam rendang (Child)', count: 36, unit: 1250, amount: 45_000 },
  ],
  charges: [],
  discounts: [{ label: 'Discount 10 %', amount: 11_100 }],
  fee: 0,
  total: 99_900,
  payments: [{ what: 'Deposit, online', at: '2026-11-19T11:00:00+08:00', amount: 30_000 }],
  remark: 'Wheelchair for one child.\nCake at 15:30.',
  note: 'See you on the river',
};
