import type { ErrorCode } from '@muara/contract/errors';
import type { BookingForm } from '@muara/contract/types';
import type { TestSimulator } from '../index.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import { book, bookingForm, SLOT } from '../stages/bookings.ts';
import type { RefusalCase } from './cases.ts';
import { deriveSample } from './derive-sample.ts';
import { bookingIn } from './counter.ts';
import type { RefusalStage } from '../refusals/people.ts';
import { EMPTY_DAY, HOLIDAY, TIDE, TODAY } from '../stages/sales.ts';
import { keyed } from './documents.ts';

const NOTE = { booking_note: 'See you' };
const UNKNOWN = 999_999;

type Wrong = [ErrorCode, Partial<BookingForm>, ((sim: TestSimulator) => void)?];

/** Refusals of the booking form, by the problem. */
const FORM: Wrong[] = [
  ['text_too_long', { name: 'n'.repeat(121) }],
  ['email_invalid', { emails: ['mail.test'] }],
  ['contact_digits', { contact: '012-345 6789' }],
  ['selection_required', { group_type: 'Family' }],
  ['selection_required', { country: 'Atlantis' }],
  ['booking_agent_required', { group_type: 'Agent', agent_id: null }],
  ['booking_tourguide_required', { group_type: 'Tour Guide' }],
  ['agent_not_found', { group_type: 'Agent', agent_id: 2 }],
  ['tourguide_not_found', { group_type: 'Tour Guide', tourguide_id: UNKNOWN }],
  ['state_required', { state: 'Atlantis' }],
  ['package_required', { package_id: null }],
  ['package_not_found', { package_id: UNKNOWN }],
  ['package_not_on_sale', { package_id: 9 }],
  ['package_not_on_sale', {}, (sim) => void sim.world.tables.packages.update(6, { platforms: ['counter'] })],
  ['jetty_required', { jetty_id: null }],
  ['jetty_not_found', { jetty_id: UNKNOWN, slot: null }],
  ['jetty_not_found', { package_id: 7, jetty_id: 3 }],
  ['date_required', { depart_date: ' ' }],
  ['date_past', { depart_date: '2026-03-09' }],
  ['date_holiday', { depart_date: HOLIDAY }],
  ['date_vvip_lead', { depart_date: '2026-03-13' }],
  [
    'date_package_ended',
    {},
    (sim) => void sim.world.tables.packages.update(6, { endDate: Date.parse(`${EMPTY_DAY}T00:00:00+08:00`) - 1 }),
  ],
  ['date_too_far', { depart_date: '2027-03-11' }],
  ['slot_required', { slot: '' }],
  ['slot_not_found', { slot: '03:00 - 04:00' }],
  ['passenger_not_bookable', { total_baby: 1 } as object],
  ['passengers_required', { total_adult: 0, total_child: 0 }],
  ['too_many_passengers', { total_adult: 41, jetty_id: 1, slot: null }],
  ['not_enough_seats', { total_adult: 41 }],
  ['food_not_found', { foods: [{ id: 5, total_adult: 1 }] }],
  ['food_exceeds_passengers', { foods: [{ id: 1, total_adult: 11 }] }],
  ['validation_failed', { address: ' ' }],
  ['validation_failed', { depart_date: 'soon' }],
];

const saving = ([code, part, prepare]: Wrong): RefusalCase => [
  'saveBooking',
  code,
  async ({ sim }) => {
    prepare?.(sim);
    return (await sim.as('manager')).refused('saveBooking', { body: bookingForm(part) });
  },
];

/** Moves a booking of the seed to a day and slot that a new one could not take. */
async function saveAt({ sim }: RefusalStage, departDate: string, slot: string) {
  const { id } = sim.world.tables.tickets.update(bookingIn(sim, 'Pending').id, { departDate });
  const body = bookingForm({ id, jetty_id: 3, depart_date: departDate, slot });
  return (await sim.as('manager')).refused('saveBooking', { body });
}

type Decision = 'approveBooking' | 'rejectBooking' | 'cancelBooking';
const CODED = ['resendBookingEmail', 'printBooking', 'getPaymentPage', 'startBookingPayment'] as const;

const deciding = (
  id: Decision,
  code: ErrorCode,
  of: (sim: TestSimulator) => Pick<TicketRecord, 'id'>,
  part: object = NOTE,
): RefusalCase => [
  id,
  code,
  async ({ sim }) => (await sim.as('manager')).refused(id, { body: { id: of(sim).id, ...part } }),
];
const inState = (id: Decision) => (id === 'cancelBooking' ? 'Approved' : 'Pending');
const DECISIONS: readonly Decision[] = ['approveBooking', 'rejectBooking', 'cancelBooking'];

/** All refusals specific to these operations. */
export const BOOKINGS_REFUSALS: RefusalCase[] = [
  ...FORM.map(saving),
  [
    'saveBooking',
    'booking_not_pending',
    async ({ sim }) =>
      (await sim.as('manager')).refused('saveBooking', { body: bookingForm({ id: bookingIn(sim, 'Approved').id }) }),
  ],
  [
    'saveBooking',
    'record_changed',
    async ({ sim }) => {
      const { id } = bookingIn(sim, 'Pending');
      const body = bookingForm({ id, updated_at: '2026-03-09T10:00:00+08:00' });
      return (await sim.as('manager')).refused('saveBooking', { body });
    },
  ],
  [
    'saveBooking',
    'slot_fully_booked',
    async ({ sim }) => {
      const manager = await sim.as('manager');
      await book(sim, manager);
      return manager.refused('saveBooking', { body: bookingForm({ slot: SLOT }) });
    },
  ],
  ['saveBooking', 'slot_seatide', (stage) => saveAt(stage, TIDE, '09:00 - 10:00')],
  ['saveBooking', 'slot_past', (stage) => saveAt(stage, TODAY, '09:00 - 10:00')],
  [
    'deleteBooking',
    'booking_not_deletable',
    async ({ sim }) =>
      (await sim.as('manager')).refused('deleteBooking', { params: { ticket_code: bookingIn(sim, 'Approved').id } }),
  ],
  ...DECISIONS.flatMap((id) => [
    deciding(id, 'booking_note_required', (sim) => bookingIn(sim, inState(id)), { booking_note: '  ' }),
    deciding(id, 'text_too_long', (sim) => bookingIn(sim, inState(id)), { booking_note: 'n'.repeat(2_001) }),
  ]),
  deciding('approveBooking', 'request_processed', (sim) => bookingIn(sim, 'Approved')),
  deciding('rejectBooking', 'request_processed', (sim) => bookingIn(sim, 'Rejected')),
  deciding('cancelBooking', 'booking_not_cancelable', (sim) => bookingIn(sim, 'Deposit')),
  deciding('approveBooking', 'discount_invalid', (sim) => bookingIn(sim, 'Pending'), { ...NOTE, discount: 100.01 }),
  deciding(
    'approveBooking',
    'discount_not_allowed',
    (sim) => {
      const { id, money } = bookingIn(sim, 'Pending');
      return sim.world.tables.tickets.update(id, { money: { ...money, totalDiscount: 1 } });
    },
    { ...NOTE, discount: 5 },
  ),
  ...CODED.map((id): RefusalCase => [
    id,
    'ticket_not_found',
    async ({ sim }) => (await sim.as('manager')).refused(id, deriveSample(id)),
  ]),
  ...(['getPaymentPage', 'startBookingPayment'] as const).map((id): RefusalCase => [
    id,
    'document_key_invalid',
    ({ sim }) => sim.refused(id, deriveSample(id)),
  ]),
  [
    'startBookingPayment',
    'booking_not_payable',
    ({ sim }) => sim.refused('startBookingPayment', keyed(sim, bookingIn(sim, 'Pending').code)),
  ],
  ...(['refund', 'cancel'] as const).map((what): RefusalCase => [
    'startBookingPayment',
    what === 'refund' ? 'refund_requested' : 'void_requested',
    ({ sim }) => {
      const { id, code } = bookingIn(sim, 'Approved');
      sim.world.tables.tickets.update(id, { [what]: ASKED });
      return sim.refused('startBookingPayment', keyed(sim, code));
    },
  ]),
  [
    'resendBookingEmail',
    'email_missing',
    async ({ sim }) => {
      const { id, code, buyer } = bookingIn(sim, 'Approved');
      sim.world.tables.tickets.update(id, { buyer: { ...buyer, email: null } });
      return (await sim.as('manager')).refused('resendBookingEmail', { params: { code } });
    },
  ],
  [
    'resendBookingEmail',
    'resend_too_soon',
    async ({ sim }) => {
      const { code } = bookingIn(sim, 'Approved');
      const manager = await sim.as('manager');
      await manager.call('resendBookingEmail', { params: { code } });
      return manager.refused('resendBookingEmail', { params: { code } });
    },
  ],
];

/** A request that waits for a decision. */
const ASKED = { requestedAt: 1, doneAt: null, adminId: null, note: 'Ill', bank: null };
