import { OPERATION_META } from '@muara/contract/operation-meta';
import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { ERRORS, type ErrorCode } from '@muara/contract/errors';
import { describe, expect, test } from 'vitest';
import type { CallInput } from '../../testing/request.ts';
import { createTestSimulator, type RefusedCall, type TestCaller } from '../../testing/index.ts';
import type { Sample } from '../../testing/samples/cases.ts';
import { findUnlistedCodes, watchRules } from '../../testing/watch-rules.ts';
import { handlers } from '../generated/handlers.ts';
import { sha256 } from '../world/sha256.ts';
import { counterSale, openTill, TODAY } from '../../testing/stages/sales.ts';
import { listRefusals } from '../../testing/refusals/index.ts';
import {
  buyAsGuest,
  COUNTER_SALE_REFUSALS,
  type ProvokeRefusal,
  SHOP_SALE_REFUSALS,
} from '../../testing/refusals/sale.ts';
import { isCommand, prepareCall } from '../../testing/stages/commands.ts';
import { findCaseFile } from '../../testing/refusals/find-case-file.ts';
import { UNKNOWN_RECORDS } from '../../testing/refusals/unknown-records.ts';
import { getAudience, insider, samplePath, stranger } from '../../testing/samples/callers.ts';
import { breakSample } from '../../testing/samples/break-sample.ts';
import { ORDER_REFUSALS, SAMPLES } from '../../testing/samples/index.ts';

// Before the first simulator, whose routes keep the handlers that they find.
const RULES = watchRules(handlers);

const IDS = Object.keys(OPERATION_META) as OperationId[];
const documented = (id: OperationId): readonly string[] => OPERATION_META[id].errors;
const naming = (code: ErrorCode): OperationId[] => IDS.filter((id) => documented(id).includes(code));

const provoked = new Map<OperationId, Set<string>>();

/** Checks a refusal against the catalogue and marks it as covered. */
function tick(id: OperationId, code: ErrorCode, refusal: RefusedCall): void {
  expect({ code: refusal.code, status: refusal.status }).toEqual({ code, status: ERRORS[code].status });
  expect(refusal.body.message).not.toMatch(/[{}]/);
  provoked.set(id, (provoked.get(id) ?? new Set()).add(code));
}

const anyCall = (caller: TestCaller, id: OperationId, more: object = {}): Promise<RefusedCall> =>
  caller.refused(id, { ...SAMPLES[id], ...more });

describe('refusals common to operations of a kind', () => {
  test.each(naming('session_required'))('%s without a token is 401', async (id) => {
    tick(id, 'session_required', await anyCall(createTestSimulator(), id));
  });

  test.each(naming('session_expired'))('%s with a token that was logged out is 401', async (id) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    await manager.call('logout');
    tick(id, 'session_expired', await anyCall(manager, id));
  });

  test.each(naming('world_reset'))('%s with a token from before a reset is 401', async (id) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    sim.simulator.worlds.reset('default');
    tick(id, 'world_reset', await anyCall(manager, id));
  });

  test.each(naming('idempotency_key_reused'))('%s with the key of another command is 422', async (id) => {
    const sim = createTestSimulator();
    const isPublic = getAudience(id).includes('public');
    const caller: TestCaller = isPublic ? sim : await sim.as(insider(id));
    const owner = isPublic ? 'address in-process' : `user ${(await caller.call('authenticate')).user.id}`;
    const key = sha256(`${owner}\n${id}\nkey-of-another`);
    sim.world.tables.idempotentAnswers.insert({ key, fingerprint: 'another', answer: '{}', at: sim.world.clock.now() });
    const { body, ...sample } = SAMPLES[id] as { body?: Record<string, unknown> };
    const input = { ...sample, ...(body && { body: { ...body, _: undefined } }) };
    const headers = { 'idempotency-key': 'key-of-another' };
    tick(id, 'idempotency_key_reused', await caller.refused(id, { ...input, headers }));
  });

  test.each(naming('account_inactive').filter((id) => id !== 'login'))(
    '%s by a deactivated account is 403',
    async (id) => {
      const sim = createTestSimulator();
      const cashier = await sim.as('cashier');
      sim.world.tables.users.update(5, { active: false });
      tick(id, 'account_inactive', await anyCall(cashier, id));
    },
  );

  test.each(naming('contract_inactive').filter((id) => id !== 'login'))(
    '%s by an agent whose contract has ended is 402',
    async (id) => {
      const sim = createTestSimulator();
      const agent = await sim.as('agent');
      sim.clock.pass(29 * 86_400_000);
      const { agent: contract } = sim.world.tables.users.must(9);
      sim.world.tables.users.update(9, { agent: contract && { ...contract, endDate: TODAY } });
      tick(id, 'contract_inactive', await anyCall(agent, id));
    },
  );

  test.each(naming('permission_denied').filter((id) => id !== 'getSalePackages'))(
    '%s without permission is 403',
    async (id) => {
      const sim = createTestSimulator();
      tick(id, 'permission_denied', await anyCall(await sim.as(stranger(id)), id));
    },
  );

  test.each(naming('app_version_too_old'))('%s by an old app is 409', async (id) => {
    const sim = createTestSimulator({ minAppVersion: '2.0.0' });
    tick(id, 'app_version_too_old', await anyCall(sim, id, { headers: { 'x-app-version': '1.9.9' } }));
  });

  test.each(naming('too_many_requests'))('%s by somebody who calls too often is 429', async (id) => {
    const sim = createTestSimulator({ rateLimit: { perMinute: 1 } });
    await sim.fetch(OPERATIONS.login.path, { method: 'POST' });
    tick(id, 'too_many_requests', await anyCall(sim, id));
  });

  test.each(naming('body_too_large'))('%s with more bytes than it takes is 413', async (id) => {
    const sim = createTestSimulator();
    const caller = await sim.as(insider(id));
    const headers = { 'content-type': 'application/json', 'content-length': '10000001' };
    const response = await caller.fetch(samplePath(id), { method: OPERATIONS[id].method, headers, body: '{}' });
    const body = (await response.json()) as RefusedCall['body'];
    tick(id, 'body_too_large', { status: response.status, code: body.code, body } as RefusedCall);
  });

  test.each(naming('malformed_request'))('%s with a broken body is 400', async (id) => {
    const sim = createTestSimulator();
    const caller = await sim.as(insider(id));
    const response = await caller.fetch(samplePath(id), {
      method: OPERATIONS[id].method,
      body: '{"a":',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'malformed_request' });
    provoked.set(id, (provoked.get(id) ?? new Set()).add('malformed_request'));
  });

  test.each([
    ...naming('internal_error').map((id) => [id, 'internal_error'] as const),
    ...naming('not_played').map((id) => [id, 'not_played'] as const),
  ])('%s returns an ordered %s', async (id, code) => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { status } = await sim.fetch(`/__sim/worlds/default/faults`, {
      method: 'POST',
      body: JSON.stringify({ operationId: id, code }),
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
    tick(id, code, await anyCall(manager, id));
  });
});

const BROKEN = naming('validation_failed').flatMap((id) =>
  breakSample(id, SAMPLES[id]).map(({ what, field, input }) => [id, field, what, input] as const),
);
test.each(BROKEN)('%s with %s %s is 422 and names the field', async (id, field, _what, input) => {
  const sim = createTestSimulator();
  const refusal = await (await sim.as(insider(id))).refused(id, input);
  tick(id, 'validation_failed', refusal);
  expect(refusal.body.errors?.map((error) => error.field)).toContain(field);
});

/** Calls an operation as it succeeds, but with other values in one part. */
async function refuseWith(
  id: OperationId,
  code: ErrorCode,
  part: 'params' | 'query' | 'body',
  values: object,
): Promise<void> {
  const { caller, input } = isCommand(id)
    ? await prepareCall(id)
    : { caller: await createTestSimulator().as(insider(id)), input: SAMPLES[id] as Sample };
  tick(
    id,
    code,
    await caller.refused(id, { ...input, [part]: { ...input[part], ...values } } as CallInput<OperationId>),
  );
}

describe('refusals of a form or a record', () => {
  test.each(UNKNOWN_RECORDS)('%s: %s', refuseWith);

  const stale = (['record_changed', 'settings_changed'] as const).flatMap((code) =>
    naming(code)
      // It saves a new booking unless it names one.
      .filter((id) => id !== 'saveBooking')
      .map((id) => [id, code] as const),
  );
  test.each(stale)('%s: %s', async (id, code) => {
    await refuseWith(id, code, 'body', { updated_at: '2026-03-09T10:00:00+08:00' });
  });
});

async function refuse(id: OperationId, code: ErrorCode, perform: ProvokeRefusal): Promise<void> {
  const { sim, till } = await openTill();
  tick(
    id,
    code,
    await perform({ sim, till, sell: (part) => till.refused('generateTicket', { body: counterSale(part) }) }),
  );
  expect(sim.warnings).toEqual([]);
}

describe('generateTicket', () => {
  test.each(ORDER_REFUSALS)('%s', (code, part, prepare) =>
    refuse('generateTicket', code, ({ sim, sell }) => {
      prepare?.(sim);
      return sell(part);
    }),
  );

  test.each(COUNTER_SALE_REFUSALS)('%s', (code, perform) => refuse('generateTicket', code, perform));
});

describe('generatePublicTicket', () => {
  test.each(ORDER_REFUSALS.filter(([code]) => documented('generatePublicTicket').includes(code)))(
    '%s',
    (code, part, prepare) => refuse('generatePublicTicket', code, buyAsGuest(part, prepare)),
  );

  test.each(SHOP_SALE_REFUSALS)('%s', (code, perform) => refuse('generatePublicTicket', code, perform));
});

describe('the other operations', () => {
  test.each(listRefusals())('%s: %s', (id, code, perform) => refuse(id, code, perform));
});

/** The last test, so that a run of some tests (`-t`) leaves it out. */
test('every documented refusal is provoked', () => {
  const missing = IDS.flatMap((id) =>
    documented(id)
      .filter((code) => !provoked.get(id)?.has(code))
      .map((code) => `${findCaseFile(id)}: add a case of ${id}: ${code}`),
  );
  expect(missing, 'x-errors names refusals that no call provokes').toEqual([]);
});

test('an operation lists every code of the rules that it asks', () => {
  const unlisted = findUnlistedCodes(RULES, (id, code) => documented(id).includes(code));
  const next = 'Add the code to x-errors of the operation, or say in testing/watch-rules.ts why it cannot happen';
  expect(unlisted, next).toEqual([]);
});
