import type { ErrorCode } from '@muara/contract/errors';
import type { OperationId } from '@muara/contract/operations';
import { HOLIDAY, joinPrinter, TODAY } from '../stages/sales.ts';
import type { ProvokeRefusal } from './sale.ts';

const slotsOf =
  (part: object): ProvokeRefusal =>
  ({ sim }) =>
    sim.refused('listSlots', { body: { package_id: 1, jetty_id: 3, date: TODAY, ...part } });
/** Refusals of sign-in, shifts, slips and slots. */
export const SESSION_AND_SHIFT_REFUSALS: [OperationId, ErrorCode, ProvokeRefusal][] = [
  [
    'login',
    'invalid_credentials',
    ({ sim }) => sim.refused('login', { body: { email: 'cashier@muara.test', password: 'wrong-one' } }),
  ],
  [
    'login',
    'contract_inactive',
    ({ sim }) => sim.refused('login', { body: { email: 'expired-agent@muara.test', password: 'muara123' } }),
  ],
  [
    'login',
    'account_inactive',
    ({ sim }) => sim.refused('login', { body: { email: 'inactive@muara.test', password: 'muara123' } }),
  ],
  [
    'getSalePackages',
    'permission_denied',
    async ({ sim }) => (await sim.as('csa')).refused('getSalePackages', { headers: { 'x-pos': '1' } }),
  ],
  ['listSlots', 'jetty_not_found', slotsOf({ package_id: 2 })],
  ['listSlots', 'date_past', slotsOf({ date: '2026-03-09' })],
  ['listSlots', 'date_holiday', slotsOf({ date: HOLIDAY })],
  ['listSlots', 'date_package_ended', slotsOf({ package_id: 11, jetty_id: 2 })],
  ['listSlots', 'date_too_far', slotsOf({ date: '2027-03-20' })],
  [
    'startShift',
    'jetty_required',
    async ({ sim }) => (await sim.as('cashier2')).refused('startShift', { body: { cash_in: 0, station: 'Counter 2' } }),
  ],
  [
    'startShift',
    'jetty_not_found',
    async ({ sim }) =>
      (await sim.as('cashier2')).refused('startShift', { body: { cash_in: 0, jetty_id: 9, station: 'Counter 2' } }),
  ],
  [
    'startShift',
    'counter_required',
    async ({ sim }) =>
      (await sim.as('cashier2')).refused('startShift', { body: { cash_in: 0, jetty_id: 1, station: 'Counter 5' } }),
  ],
  [
    'startShift',
    'counter_in_use',
    async ({ sim }) =>
      (await sim.as('cashier2')).refused('startShift', { body: { cash_in: 0, jetty_id: 2, station: 'Counter 1' } }),
  ],
  [
    'startShift',
    'shift_already_open',
    ({ till }) => till.refused('startShift', { body: { cash_in: 0, jetty_id: 1, station: 'Counter 2' } }),
  ],
  [
    'startShift',
    'shift_closed_today',
    async ({ till }) => {
      await till.call('closeShift', { body: { total_cash: 200 } });
      return till.refused('startShift', { body: { cash_in: 0, jetty_id: 1, station: 'Counter 1' } });
    },
  ],
  [
    'closeShift',
    'shift_not_open',
    async ({ sim }) => (await sim.as('cashier2')).refused('closeShift', { body: { total_cash: 0 } }),
  ],
  [
    'downloadSlip',
    'slip_not_found',
    ({ till }) => till.refused('downloadSlip', { params: { type: 'close', user_id: 5 }, query: { date: TODAY } }),
  ],
  [
    'printSlip',
    'slip_not_found',
    ({ till }) =>
      till.refused('printSlip', { body: { printer_id: 'R1', user_id: 5, type: 'start', date: '2020-01-01' } }),
  ],
  [
    'printSlip',
    'peer_printer_offline',
    ({ till }) => till.refused('printSlip', { body: { printer_id: 'R1', user_id: 5, type: 'start' } }),
  ],
  [
    'printSlip',
    'peer_printer_not_connected',
    ({ sim, till }) => {
      joinPrinter(sim, 'R1', 0);
      return till.refused('printSlip', { body: { printer_id: 'R1', user_id: 5, type: 'start' } });
    },
  ],
  [
    'printSlip',
    'peer_printer_wrong_type',
    ({ sim, till }) => {
      joinPrinter(sim, 'W1', 1, 'wristband');
      return till.refused('printSlip', { body: { printer_id: 'W1', user_id: 5, type: 'start' } });
    },
  ],
  [
    'login',
    'too_many_sign_ins',
    async ({ sim }) => {
      const body = { email: 'cashier@muara.test', password: 'wrong-password', platform: 'web_app' } as const;
      for (let tries = 0; tries < 10; tries++) await sim.refused('login', { body });
      return sim.refused('login', { body });
    },
  ],
];
