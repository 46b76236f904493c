import type { ErrorCode } from '@muara/contract/errors';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import type { OperationMap } from '@muara/contract/types';
import type { TestSimulator } from '../index.ts';
import { appVersions, settingsForm } from './people.ts';
import { COUNTER_WRONG_SHAPES } from './counter.ts';
import { HOUSE_WRONG_SHAPES } from './facilities.ts';
import { DECISIONS_WRONG_SHAPES } from './decisions.ts';
import { FILE_WRONG_SHAPES } from './ticket-file.ts';
import { MINE_WRONG_SHAPES } from './my-tickets.ts';
import { BOOKINGS_WRONG_SHAPES } from './bookings.ts';
import { ONLINE_WRONG_SHAPES } from './online.ts';
import { PACKAGES_WRONG_SHAPES } from './packages.ts';
import { PARTIES_WRONG_SHAPES } from './partners.ts';
import { PRINTING_WRONG_SHAPES } from './printing.ts';
import { REPORTS_WRONG_SHAPES } from './reports.ts';
import { REPORT_VIEWS_WRONG_SHAPES } from './report-views.ts';
import { SCANNER_WRONG_SHAPES } from './scanner.ts';
import type { CallInput } from '../request.ts';
import { deriveSample } from './derive-sample.ts';
import { SAMPLE_OVERRIDES } from './sample-overrides.ts';
import { TRIPS_WRONG_SHAPES } from './trips.ts';
import { counterSale, HOLIDAY, publicSale, TIDE, TODAY } from '../stages/sales.ts';
import { paidBalance } from './balances.ts';

type Sale = OperationMap['generateTicket']['body'];

const IDS = Object.keys(OPERATIONS) as OperationId[];

/** Inputs of the right shape: the examples of the contract, except where another reaches further. */
export const SAMPLES = Object.fromEntries(IDS.map((id) => [id, SAMPLE_OVERRIDES[id] ?? deriveSample(id)])) as {
  [K in OperationId]: CallInput<K>;
};

/** Inputs that break the schema of their operation. */
export const WRONG_SHAPES: Partial<Record<OperationId, object>> = {
  login: { body: { email: 'cashier@muara.test', password: '12345' } },
  getSalePackages: { query: { ticket_code: 'x'.repeat(21) } },
  listSlots: { body: { package_id: 1, jetty_id: 3, date: 'tomorrow' } },
  generatePublicTicket: { body: { ...publicSale(), total_adult: -1 } },
  generateTicket: { body: { ...counterSale(), amount: 75.005 } },
  startShift: { body: {} },
  closeShift: { body: { total_cash: -1 } },
  printSlip: { body: { printer_id: '', user_id: 5, type: 'start' } },
  downloadSlip: { params: { type: 'middle', user_id: 5 } },
  listTickets: { query: { page: -1 } },
  getTicket: { params: { ticket_code: 'x' } },
  forgotPassword: { body: { email: 'x'.repeat(121) } },
  resetPassword: { body: { token: '', password: 'muara456' } },
  listUsers: { query: { page: -1 } },
  addUser: { body: { name: 'Nurul Huda' } },
  editUser: { body: { id: 0 } },
  deleteUser: { params: { id: 0 } },
  uploadUserPicture: { body: { user_id: 5 } },
  getUserPicture: { params: { file: '..%2Fsecret' } },
  saveSetting: { body: { ...settingsForm(), child_min_age: 'four' } },
  setOnline: { body: { online: 2 } },
  saveAppVersion: { body: { ...appVersions(), ios_public: 1 } },
  listBugReports: { query: { page: -1 } },
  reportBug: { body: {} },
  resolveBugReport: { params: { id: 0 } },
  listAudit: { query: { page: -1 } },
  getErrorLog: { query: { skaloot: 'too long' } },
  clearErrorLog: { query: { skaloot: 'too long' } },
  listApiRequests: { query: { page: -1 } },
  ...REPORTS_WRONG_SHAPES,
  ...PRINTING_WRONG_SHAPES,
  ...PACKAGES_WRONG_SHAPES,
  ...PARTIES_WRONG_SHAPES,
  ...HOUSE_WRONG_SHAPES,
  ...COUNTER_WRONG_SHAPES,
  ...ONLINE_WRONG_SHAPES,
  ...BOOKINGS_WRONG_SHAPES,
  ...MINE_WRONG_SHAPES,
  ...SCANNER_WRONG_SHAPES,
  ...FILE_WRONG_SHAPES,
  ...REPORT_VIEWS_WRONG_SHAPES,
  ...TRIPS_WRONG_SHAPES,
  ...DECISIONS_WRONG_SHAPES,
};

/** Fills a slot of jetty 3 up to `left` seats. */
function fillSlot(sim: TestSimulator, date: string, slot: string, left: number): void {
  const { tickets } = sim.world.tables;
  const seated = tickets.by('seats', `3|${date}|${slot}`).reduce((sum, { heads }) => sum + heads, 0);
  const { id: _, ...model } = tickets.must(1);
  tickets.insert({
    ...model,
    code: 'MRCFULLBOAT',
    receiptNo: 'R-FULL',
    nonce: null,
    jettyId: 3,
    departDate: date,
    slot,
    heads: 40 - left - seated,
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
