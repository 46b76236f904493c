import type { ErrorCode } from '@muara/contract/errors';
import type { OperationMap } from '@muara/contract/types';
import type { RefusedCall, TestSimulator } from '../index.ts';
import type { RefusalStage } from './people.ts';
import { agentSale, counterSale, publicSale } from '../stages/sales.ts';

type Sale = OperationMap['generateTicket']['body'];

/** A world with an open till, in which a refusal is provoked. */
interface SaleStage extends RefusalStage {
  sell(part: Partial<Sale>): Promise<RefusedCall>;
}

export type ProvokeRefusal = (stage: SaleStage) => Promise<RefusedCall>;

/** Buys in the shop without an account. */
export const buyAsGuest =
  (part: Partial<Sale>, prepare?: (sim: TestSimulator) => void): ProvokeRefusal =>
  ({ sim }) => {
    prepare?.(sim);
    return sim.refused('generatePublicTicket', { body: publicSale(part) });
  };

/** Refusals of sales in the shop only. */
export const SHOP_SALE_REFUSALS: [code: ErrorCode, provoke: ProvokeRefusal][] = [
  ['shop_offline', buyAsGuest({}, (sim) => void sim.world.tables.settings.update(1, { online: false }))],
  ['jetty_closed', buyAsGuest({}, (sim) => void sim.world.tables.jetties.update(1, { active: false }))],
  ['date_required', buyAsGuest({ depart_date: null })],
  ['date_vvip_lead', buyAsGuest({ package_id: 6, depart_date: '2026-03-13' })],
  ['too_many_passengers', buyAsGuest({ total_adult: 1001 })],
  ['buyer_required', buyAsGuest({ name: null })],
  ['discount_not_allowed', buyAsGuest({ discount_type: '%', discount_value: 50 })],
  [
    'food_exceeds_passengers',
    buyAsGuest({ package_id: 6, depart_date: '2026-03-20', foods: [{ id: 1, total_child: 2 }] }),
  ],
  ['platform_mismatch', buyAsGuest({ agent_id: 9 })],
];

/** Refusals of sales with a session, besides those of every sale. */
export const COUNTER_SALE_REFUSALS: [code: ErrorCode, provoke: ProvokeRefusal][] = [
  ['too_many_passengers', ({ sell }) => sell({ total_adult: 301, amount: 9030 })],
  [
    'date_required',
    async ({ sim }) =>
      (await sim.as('customer')).refused('generateTicket', { body: publicSale({ depart_date: null }) }),
  ],
  [
    'date_vvip_lead',
    async ({ sim }) =>
      (await sim.as('customer')).refused('generateTicket', {
        body: publicSale({ package_id: 6, depart_date: '2026-03-13' }),
      }),
  ],
  [
    'shop_offline',
    async ({ sim }) => {
      sim.world.tables.settings.update(1, { online: false });
      return (await sim.as('agent')).refused('generateTicket', { body: agentSale() });
    },
  ],
  [
    'jetty_closed',
    async ({ sim }) => {
      sim.world.tables.jetties.update(1, { active: false });
      return (await sim.as('customer')).refused('generateTicket', { body: publicSale() });
    },
  ],
  [
    'buyer_required',
    async ({ sim }) => (await sim.as('customer')).refused('generateTicket', { body: publicSale({ email: ' ' }) }),
  ],
  ['customer_info_required', ({ sell }) => sell({ package_id: 6, amount: 320 })],
  ['user_info_incomplete', ({ sell }) => sell({ payment_method: 'Credit Facility', name: 'Aina' })],
  [
    'document_required',
    ({ sell }) =>
      sell({
        payment_method: 'Credit Facility',
        name: 'Aina',
        company_name: 'Jaya',
        email: 'a@jaya.test',
        contact: '60123456789',
      }),
  ],
  ['cash_short', ({ sell }) => sell({ cash_in: 74.95, cash_out: 0 })],
  ['cash_change_wrong', ({ sell }) => sell({ cash_in: 100, cash_out: 30 })],
  ['bank_transfer_incomplete', ({ sell }) => sell({ payment_method: 'Bank Transfer', receipt_data: { ref_no: 'A1' } })],
  ['discount_invalid', ({ sell }) => sell({ discount_type: '%', discount_value: 101 })],
  ['discount_exceeds_total', ({ sell }) => sell({ discount_type: 'RM', discount_value: 75.01 })],
  [
    'discount_not_allowed',
    ({ sell }) => sell({ agent_id: 9, total_adult: 10, total_child: 0, discount_type: '%', discount_value: 5 }),
  ],
  ['food_exceeds_passengers', ({ sell }) => sell({ package_id: 6, foods: [{ id: 1, total_adult: 3 }] })],
  ['agent_not_found', ({ sell }) => sell({ agent_id: 17 })],
  ['tourguide_not_found', ({ sell }) => sell({ tourguide_id: 8 })],
  ['tourguide_required', ({ sell }) => sell({ foc: 1, amount: 0 })],
  ['platform_mismatch', ({ sell }) => sell({ platform: 'web_app' })],
  ['shift_required', async ({ sim }) => (await sim.as('cashier2')).refused('generateTicket', { body: counterSale() })],
];
