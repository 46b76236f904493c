import type { ErrorCode } from '@muara/contract/errors';
import { OPERATION_IDS, type OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { TestSimulator } from '../index.ts';
import type { CallInput } from '../request.ts';
import { deriveSample } from './derive-sample.ts';
import { SAMPLE_OVERRIDES } from './sample-overrides.ts';
import { HOLIDAY, TIDE, TODAY } from '../stages/sales.ts';
import { paidBalance } from './balances.ts';

type Sale = OperationMap['generateTicket']['body'];

const IDS = OPERATION_IDS;

/** Inputs of the right shape: the examples of the contract, except where another reaches further. */
export const SAMPLES = Object.fromEntries(IDS.map((id) => [id, SAMPLE_OVERRIDES[id] ?? deriveSample(id)])) as {
  [K in OperationId]: CallInput<K>;
};

/** Fills a slot of jetty 3 up to `left` seats. */
function fillSlot(sim: TestSimulator, date: string, slot: string, left: number): void {
  const { tickets } = sim.world.tables;
  const seated = tickets.by('seats', `3|${date}|${slot}`).reduce((sum, { passengers }) => sum + passengers, 0);
  const { id: _, ...model } = tickets.must(1);
  tickets.insert({
    ...model,
    code: 'MRCFULLBOAT',
    receiptNo: 'R-FULL',
    nonce: null,
    jettyId: 3,
    departDate: date,
    slot,
    passengers: 40 - left - seated,
    expired: false,
    refund: null,
    cancel: null,
    bookingStatus: null,
    balance: paidBalance(model, 1),
  });
}

const LINGGI = { jetty_id: 3, slot: '14:00 - 15:00' };

/** Refusals of the order itself, at the counter, in the public shop or both. */
export const ORDER_REFUSALS: [code: ErrorCode, part: Partial<Sale>, prepare?: (sim: TestSimulator) => void][] = [
  ['package_required', { package_id: null }],
  ['package_not_found', { package_id: 999 }],
  ['package_not_on_sale', { package_id: 11 }],
  ['jetty_required', { jetty_id: null }],
  ['jetty_not_found', { jetty_id: 2, package_id: 3 }],
  ['date_holiday', { depart_date: HOLIDAY }],
  ['date_past', { depart_date: '2026-03-09' }],
  [
    'date_package_ended',
    { depart_date: '2026-12-01' },
    (sim) => void sim.world.tables.packages.update(1, { endDate: Date.parse('2026-11-30T12:00:00+08:00') }),
  ],
  ['date_too_far', { depart_date: '2027-03-20' }],
  ['slot_required', { jetty_id: 2, slot: null }],
  ['slot_not_found', { jetty_id: 2, slot: '03:00 - 04:00' }],
  ['slot_fully_booked', { ...LINGGI, depart_date: '2026-03-12' }, (sim) => fillSlot(sim, '2026-03-12', LINGGI.slot, 0)],
  ['slot_seatide', { jetty_id: 3, slot: '09:00 - 10:00', depart_date: TIDE }],
  ['slot_past', { jetty_id: 3, slot: '09:00 - 10:00', depart_date: TODAY }],
  ['not_enough_seats', { ...LINGGI, depart_date: '2026-03-12' }, (sim) => fillSlot(sim, '2026-03-12', LINGGI.slot, 2)],
  ['passengers_required', { total_adult: 0, total_child: 0 }],
  ['passenger_group_required', { malaysian: false }],
  [
    'country_required',
    { malaysian: false, non_malaysian: true, total_adult: 0, total_child: 0, total_adult_foreigner: 1 },
  ],
  ['state_required', { state: null }],
  ['name_characters', { name: 'Robert; DROP' }],
  ['company_name_characters', { company_name: 'Tan & Sons' }],
  ['email_characters', { email: 'a_b@mail.test' }],
  ['email_invalid', { email: 'nobody' }],
  ['contact_invalid', { contact: '12-34' }],
  ['payment_method_required', { payment_method: null }],
  ['payment_method_unknown', { payment_method: 'Barter' }],
  ['food_not_found', { foods: [{ id: 1, total_adult: 1 }] }],
];
