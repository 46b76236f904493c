import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { OPERATION_META } from '@muara/contract/operation-meta';
import type { OperationId } from '@muara/contract/operations';
import { listRefusals } from '../../simulator/testing/refusals/index.ts';
import { COUNTER_SALE_REFUSALS, SHOP_SALE_REFUSALS } from '../../simulator/testing/refusals/sale.ts';
import { UNKNOWN_RECORDS } from '../../simulator/testing/refusals/unknown-records.ts';
import type { Sample } from '../../simulator/testing/samples/cases.ts';
import { insider } from '../../simulator/testing/samples/callers.ts';
import { ORDER_REFUSALS, SAMPLES } from '../../simulator/testing/samples/index.ts';
import { counterSale, publicSale } from '../../simulator/testing/stages/sales.ts';
import type { Case, Stage } from './case.ts';
import { FLOWS } from './flows.ts';

const IDS = Object.keys(OPERATION_META) as OperationId[];
const JSON_TYPE = { 'content-type': 'application/json' };

const post = (body: object): RequestInit => ({ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

/** Refusals that any call meets, each shown with one operation. */
const COMMON: Case[] = [
  { code: 'session_required', perform: ({ sim }) => sim.refused('getDashboard') },
  {
    code: 'session_expired',
    async perform({ sim }) {
      const manager = await sim.as('manager');
      await manager.call('logout');
      return manager.refused('getDashboard');
    },
  },
  {
    code: 'world_reset',
    async perform({ sim }) {
      const manager = await sim.as('manager');
      await sim.fetch('/__sim/worlds/default/reset', { method: 'POST', headers: JSON_TYPE });
      return manager.refused('getDashboard');
    },
  },
  { code: 'permission_denied', perform: async ({ sim }) => (await sim.as('tourguide')).refused('listAgents') },
  {
    code: 'account_inactive',
    async perform({ sim }) {
      return sim.refused('login', { body: { email: 'inactive@muara.test', password: 'muara123' } });
    },
  },
  { code: 'not_found', perform: ({ sim }) => sim.fetch('/api/nothing') },
  {
    code: 'malformed_request',
    perform: ({ sim }) => sim.fetch('/api/login', { method: 'POST', headers: JSON_TYPE, body: '{"email":' }),
  },
  {
    code: 'validation_failed',
    perform: ({ sim }) => sim.fetch('/api/login', post({ email: 'cashier@muara.test' })),
  },
  {
    code: 'idempotency_key_reused',
    async perform({ sim }) {
      const manager = await sim.as('manager');
      const headers = { 'idempotency-key': 'a-key-of-mine' };
      await manager.call('addHoliday', { ...SAMPLES.addHoliday, headers });
      const body = { ...(SAMPLES.addHoliday as { body: object }).body, name: 'Another name' };
      return manager.refused('addHoliday', { body: body as never, headers });
    },
  },
  {
    code: 'internal_error',
    async perform({ sim }) {
      await sim.fetch('/__sim/worlds/default/faults', post({ operationId: 'getSalePackages', code: 'internal_error' }));
      return sim.refused('getSalePackages');
    },
  },
  {
    code: 'not_played',
    async perform({ sim }) {
      await sim.fetch('/__sim/worlds/default/faults', post({ operationId: 'getSalePackages', code: 'not_played' }));
      return sim.refused('getSalePackages');
    },
  },
];

/** Calls an operation with other values in one part of its sample. */
const withPart = (id: OperationId, code: ErrorCode, part: 'params' | 'query' | 'body', values: object): Case => ({
  code,
  async perform({ sim }) {
    const sample = SAMPLES[id] as Sample;
    const caller = await sim.as(insider(id));
    return caller.refused(id, { ...sample, [part]: { ...sample[part], ...values } } as never);
  },
});

const STALE = (['record_changed', 'settings_changed'] as const).flatMap((code) =>
  IDS.filter((id) => (OPERATION_META[id].errors as readonly string[]).includes(code)).map((id) =>
    withPart(id, code, 'body', { updated_at: '2026-03-09T10:00:00+08:00' }),
  ),
);

/** Returns all cases, the plainest first. */
export function listCases(): Case[] {
  const sell = ({ till }: Stage, part: object) => till.refused('generateTicket', { body: counterSale(part) });
  const sales: Case[] = [
    ...ORDER_REFUSALS.filter(([, , prepare]) => !prepare).map(([code, part]): Case => ({
      code,
      perform: ({ sim }) => sim.refused('generatePublicTicket', { body: publicSale(part) }),
    })),
    ...ORDER_REFUSALS.map(([code, part, prepare]): Case => ({
      code,
      perform(stage) {
        prepare?.(stage.sim);
        return sell(stage, part);
      },
    })),
    ...[...SHOP_SALE_REFUSALS, ...COUNTER_SALE_REFUSALS].map(([code, provoke]): Case => ({
      code,
      perform: (stage) => provoke({ ...stage, sell: (part) => sell(stage, part) }),
    })),
  ];
  const written = listRefusals().map(([, code, provoke]): Case => ({
    code,
    perform: (stage) => provoke({ ...stage, sell: (part) => sell(stage, part) }),
  }));
  const unknown = UNKNOWN_RECORDS.map(([id, code, part, values]) => withPart(id, code, part, values));
  return [...COMMON, ...FLOWS, ...sales, ...written, ...unknown, ...STALE].filter(({ code }) => code in ERRORS);
}
