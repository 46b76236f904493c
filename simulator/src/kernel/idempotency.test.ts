import type { OperationMap } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller } from '../../testing/index.ts';
import { counterSale, openTill } from '../../testing/stages/sales.ts';

type Holiday = OperationMap['addHoliday']['body'];

const KEY = { 'idempotency-key': '0b1f6c1e-7d5e-4a41-9a3b-3f1d0f7f5f0e' };
const HOLIDAY: Holiday = { details: 'Hari Raya', start: '2026-06-01', end: '2026-06-02' };

const send = (
  caller: TestCaller,
  path: string,
  body: object,
  headers: Record<string, string> = KEY,
): Promise<Response> =>
  caller.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const add = (caller: TestCaller, body: object = HOLIDAY, headers = KEY): Promise<Response> =>
  send(caller, '/api/holiday/add', body, headers);

async function setup() {
  const sim = createTestSimulator();
  const before = sim.world.tables.holidays.size;
  return { sim, manager: await sim.as('manager'), added: () => sim.world.tables.holidays.size - before };
}

describe('a command with an Idempotency-Key', () => {
  test('happens once: a repeat returns the first response', async () => {
    const { manager, added } = await setup();
    const [first, second] = [await add(manager), await add(manager)];

    expect(added()).toBe(1);
    expect(second.status).toBe(first.status);
    expect(await second.json()).toEqual(await first.json());
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  });

  test('happens again with another key or without one', async () => {
    const { manager, added } = await setup();
    await add(manager);
    await add(manager, { ...HOLIDAY, start: '2026-07-01', end: '2026-07-01' }, { 'idempotency-key': 'another-key' });
    await add(manager, { ...HOLIDAY, start: '2026-08-01', end: '2026-08-01' }, {} as typeof KEY);
    expect(added()).toBe(3);
  });

  test('is refused with another body and changes nothing', async () => {
    const { manager, added } = await setup();
    await add(manager);
    const response = await add(manager, { ...HOLIDAY, details: 'Another day' });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(added()).toBe(1);
  });

  test('is idempotent per caller and operation', async () => {
    const { sim, manager } = await setup();
    const reports = sim.world.tables.bugReports.size;
    const report = { report: 'The printer is out of paper' };
    for (const caller of [manager, await sim.as('cashier')]) await send(caller, '/api/support/report', report);
    await add(manager);
    expect(sim.world.tables.bugReports.size).toBe(reports + 2);
    expect(sim.world.tables.idempotentAnswers.size).toBe(3);
  });

  test('goes by the nonce alone for a sale', async () => {
    const { sim, till } = await openTill();
    const before = sim.world.tables.tickets.size;
    const sell = async (nonce: string) => {
      const response = await send(till, '/api/tickets/generate', counterSale({ _: nonce }));
      return ((await response.json()) as { multiple_request: boolean }).multiple_request;
    };
    expect([await sell('first-nonce'), await sell('first-nonce'), await sell('second-nonce')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(sim.world.tables.tickets.size).toBe(before + 2);
  });

  test('can be sent again with the same key after a refusal', async () => {
    const { manager, added } = await setup();
    expect((await add(manager, { ...HOLIDAY, details: '' })).status).toBe(422);
    expect((await add(manager)).status).toBe(200);
    expect(added()).toBe(1);
  });

  test('happens once even across a snapshot, and again after a day', async () => {
    const { sim, manager, added } = await setup();
    await add(manager);
    const { worlds } = sim.simulator;
    worlds.restore('default', JSON.parse(JSON.stringify(worlds.snapshot('default'))) as never);
    expect((await add(manager)).headers.get('idempotency-replayed')).toBe('true');
    sim.world.clock.advance(86_400_000);
    expect((await add(manager)).headers.get('idempotency-replayed')).toBeNull();
    expect(added()).toBeGreaterThanOrEqual(1);
  });

  test('happens once when the repeat arrives before an async response', async () => {
    const { sim } = await setup();
    const developer = await sim.as('skaloot');
    const before = sim.world.tables.pages.size;
    const page = { title: 'Opening hours', content: '<p>Nine to ten</p>' };
    const [one, other] = await Promise.all([1, 2].map(() => send(developer, '/api/pages/add', page)));
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect(sim.world.tables.pages.size).toBe(before + 1);
  });

  test('is remembered up to a limit', async () => {
    const { sim, manager } = await setup();
    for (let count = 0; count < 520; count++)
      await send(
        manager,
        '/api/support/report',
        { report: `Report ${count}` },
        { 'idempotency-key': `key-${count}-abc` },
      );
    expect(sim.world.tables.idempotentAnswers.size).toBe(500);
  });
});
