import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { RefusedCall, TestSimulator } from '../index.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import type { RefusalCase } from '../samples/cases.ts';
import { SAMPLES } from '../samples/index.ts';
import { bookingIn, dining, guestIn, payment, PDF } from '../samples/counter.ts';
import type { RefusalStage } from './people.ts';
import { counterSale } from '../stages/sales.ts';

type Payment = OperationMap['acceptPayment']['body'];
type Dining = OperationMap['generateDining']['body'];

/** A picture of 5,000,001 bytes. */
const LARGE = `data:image/jpeg;base64,/9j/${'A'.repeat(6_666_664)}`;
const SEARCHES = ['searchBookings', 'searchWristbands', 'searchDining'] as const;
const AT_COUNTERS: readonly OperationId[] = [...SEARCHES, 'generateDining', 'acceptPayment'];

/** Checks of every counter tool: no exhibition, and an open shift for cashiers. */
const COUNTER_RULES = AT_COUNTERS.flatMap((id): RefusalCase[] => [
  [
    id,
    'platform_mismatch',
    async ({ sim }) => {
      const manager = await sim.as('manager');
      await manager.call('startShift', { body: { cash_in: 0, exhibition: true } });
      return manager.refused(id, SAMPLES[id]);
    },
  ],
  [id, 'shift_required', async ({ sim }) => (await sim.as('cashier2')).refused(id, SAMPLES[id])],
]);

const searching = (id: (typeof SEARCHES)[number], code: ErrorCode, search: string): RefusalCase => [
  id,
  code,
  ({ till }) => till.refused(id, { body: { search } }),
];

/** Refusals of an invalid payment, wherever an operation takes one. `due` is the amount it would take. */
type Pay = (stage: RefusalStage, part: Partial<Payment & Dining>) => Promise<RefusedCall>;
const FULL_BUYER = { name: 'Aina', company_name: 'Jaya', email: 'a@jaya.test', contact: '60123456789' };
const credit = (data: string) => ({
  payment_method: 'Credit Facility',
  receipt_data: { document: { name: 'order.pdf', data } },
  cash_in: undefined,
  cash_out: undefined,
  ...FULL_BUYER,
});

function paymentRefusals(id: OperationId, pay: Pay, due: (sim: TestSimulator) => number): RefusalCase[] {
  const plays: [ErrorCode, Partial<Payment & Dining> | ((sim: TestSimulator) => Partial<Payment & Dining>)][] = [
    ['payment_method_required', { payment_method: '' }],
    ['payment_method_unknown', { payment_method: 'Shells' }],
    ['cash_short', (sim) => ({ payment_method: 'Cash', cash_in: due(sim) - 0.01, cash_out: 0 })],
    ['cash_change_wrong', (sim) => ({ payment_method: 'Cash', cash_in: due(sim) + 1, cash_out: 0.99 })],
    ['bank_transfer_incomplete', { payment_method: 'Bank Transfer', receipt_data: { ref_no: 'A1' } }],
    ['document_required', { ...credit(PDF), receipt_data: null }],
    ['document_type', credit('data:application/pdf;base64,R0lGODlh')],
    ['document_too_large', credit(LARGE)],
  ];
  return plays.map(([code, part]) => [
    id,
    code,
    (stage) => pay(stage, typeof part === 'function' ? part(stage.sim) : part),
  ]);
}

const dishes = (stage: RefusalStage, part: Partial<Dining> = {}): Promise<RefusedCall> =>
  stage.till.refused('generateDining', { body: dining(guestIn(stage.sim).id, part) });

const DINING: [ErrorCode, Partial<Dining>, ((sim: TestSimulator) => void)?][] = [
  ['ticket_not_found', { id: 999_999 }],
  ['dining_not_possible', { id: 1 }],
  ['food_required', { foods: [{ id: 1, total_adult: 0 }] }],
  ['food_not_found', { foods: [{ id: 5, total_adult: 1 }] }],
  ['food_exceeds_passengers', { foods: [{ id: 1, total_adult: 301 }] }],
  [
    'user_info_incomplete',
    { ...credit(PDF), company_name: '' },
    (sim) => {
      const { id, buyer } = guestIn(sim);
      sim.world.tables.tickets.update(id, { buyer: { ...buyer, companyName: null } });
    },
  ],
  ['discount_invalid', { discount_type: '%', discount_value: 101 }],
  ['discount_exceeds_total', { discount_type: 'RM', discount_value: 36.01 }],
  [
    'discount_not_allowed',
    { discount_type: 'RM', discount_value: 1 },
    (sim) => void sim.world.tables.settings.update(1, { enableDiscount: false }),
  ],
  ['name_characters', { name: 'Aina!' }],
  ['company_name_characters', { company_name: 'A & B' }],
  ['email_characters', { email: 'a_b@mail.test' }],
  ['email_invalid', { email: 'mail.test' }],
  ['contact_invalid', { contact: 'none' }],
];

const paying =
  (part: Partial<Payment>, prepare?: (sim: TestSimulator, booking: TicketRecord) => void) =>
  ({ sim, till }: RefusalStage): Promise<RefusedCall> => {
    const booking = bookingIn(sim, 'Approved', { partial: false });
    prepare?.(sim, booking);
    return till.refused('acceptPayment', { body: payment(booking, part) });
  };

const ASKED = { requestedAt: 1, doneAt: null, adminId: null, note: 'Ill', bank: null };

const BOOKINGS: [ErrorCode, (stage: RefusalStage) => Promise<RefusedCall>][] = [
  ['ticket_not_found', paying({ id: 999_999 })],
  [
    'booking_not_payable',
    ({ sim, till }) => till.refused('acceptPayment', { body: payment(bookingIn(sim, 'Pending')) }),
  ],
  ['refund_requested', paying({}, (sim, { id }) => void sim.world.tables.tickets.update(id, { refund: ASKED }))],
  ['void_requested', paying({}, (sim, { id }) => void sim.world.tables.tickets.update(id, { cancel: ASKED }))],
  [
    'package_not_found',
    paying({}, (sim, { packageId }) => void sim.world.tables.packages.update(packageId, { active: false })),
  ],
  [
    'jetty_not_found',
    paying({}, (sim, { jettyId }) => void sim.world.tables.jetties.update(jettyId ?? 0, { active: false })),
  ],
  [
    'user_info_incomplete',
    paying(credit(PDF), (sim, { id, buyer }) => {
      sim.world.tables.tickets.update(id, { buyer: { ...buyer, companyName: null } });
    }),
  ],
  ['discount_invalid', paying({ amount_discount: 1_000_000.01 })],
  ['discount_exceeds_total', paying({ amount_discount: 900_000 })],
  [
    'discount_not_allowed',
    paying({ amount_discount: 1 }, (sim, { id, money }) => {
      sim.world.tables.tickets.update(id, { money: { ...money, amountDiscount: 100 } });
    }),
  ],
];

const reopening =
  (userId: number, prepare?: (stage: RefusalStage) => Promise<unknown>) => async (stage: RefusalStage) => {
    await prepare?.(stage);
    return (await stage.sim.as('manager')).refused('reopenShift', { body: { user_id: userId } });
  };
const close = ({ till }: RefusalStage): Promise<unknown> => till.call('closeShift', { body: { total_cash: 200 } });

/** All refusals specific to these operations. */
export const COUNTER_REFUSALS: RefusalCase[] = [
  ...COUNTER_RULES,
  ...SEARCHES.map((id) => searching(id, 'search_required', '  ')),
  searching('searchBookings', 'search_invalid', 'two words'),
  searching('searchWristbands', 'search_invalid', 'aina@mail'),
  searching('searchDining', 'search_code_only', 'aina@mail.test'),
  ...DINING.map(([code, part, prepare]): RefusalCase => [
    'generateDining',
    code,
    (stage) => {
      prepare?.(stage.sim);
      return dishes(stage, part);
    },
  ]),
  ...paymentRefusals('generateDining', dishes, () => 36),
  ...BOOKINGS.map(([code, play]): RefusalCase => ['acceptPayment', code, play]),
  ...paymentRefusals(
    'acceptPayment',
    (stage, part) => paying(part)(stage),
    (sim) => bookingIn(sim, 'Approved', { partial: false }).money.total / 100,
  ),
  ...(['document_type', 'document_too_large'] as const).map((code): RefusalCase => [
    'generateTicket',
    code,
    ({ till }) =>
      till.refused('generateTicket', {
        body: counterSale(credit(code === 'document_type' ? 'data:application/pdf;base64,R0lGODlh' : LARGE)),
      }),
  ]),
  ['reopenShift', 'shift_not_closed', reopening(13)],
  ['reopenShift', 'shift_already_open', reopening(5)],
  [
    'reopenShift',
    'counter_in_use',
    reopening(5, async (stage) => {
      await close(stage);
      await (
        await stage.sim.as('cashier2')
      ).call('startShift', {
        body: { cash_in: 0, jetty_id: 1, station: 'Counter 1' },
      });
    }),
  ],
];
