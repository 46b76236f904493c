import { describe, expect, test } from 'vitest';
import { DroppedConnection, type FaultOrder } from './faults.ts';
import { fakeSimulator, type FakeSimulator } from '../../testing/fakes/domain.ts';

const RECEIPT = '/tickets/pdf/receipt/MRCX7K2M9QP';

function order(fault: Partial<FaultOrder>): FakeSimulator {
  const simulator = fakeSimulator({ rateLimit: false });
  simulator.worlds.room('default').faults.order({ operationId: 'downloadReceipt', ...fault });
  return simulator;
}

const statuses = async (simulator: FakeSimulator, calls: number): Promise<number[]> => {
  const got: number[] = [];
  for (let call = 0; call < calls; call++) got.push((await simulator.call(RECEIPT)).status);
  return got;
};

describe('a fault', () => {
  test('returns its code with the status and message of the catalogue', async () => {
    const simulator = order({ code: 'unavailable' });
    expect(await simulator.call(RECEIPT)).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'The service is not available' },
    });
    expect(simulator.warnings).toEqual([]);
  });

  test('may have its own status and message', async () => {
    expect(await order({ code: 'internal_error', status: 502, message: 'Bad gateway' }).call(RECEIPT)).toMatchObject({
      status: 502,
      body: { message: 'Bad gateway' },
    });
    expect(await order({ status: 418 }).call(RECEIPT)).toMatchObject({ status: 418, body: { code: 'internal_error' } });
  });

  test('never shows unfilled braces of a message', async () => {
    const { body } = await order({ code: 'not_enough_seats' }).call(RECEIPT);
    expect(body).toMatchObject({ code: 'not_enough_seats', message: 'Not enough seats: … left' });
  });

  test('strikes the nth call, once', async () => {
    const simulator = order({ nth: 2, code: 'unavailable' });
    expect(await statuses(simulator, 4)).toEqual([200, 503, 200, 200]);
    expect(simulator.worlds.room('default').faults.list()).toMatchObject([{ seen: 4, struck: 1 }]);
  });

  test('strikes at its rate, the same calls in every run', async () => {
    const runs = [
      await statuses(order({ rate: 0.3, code: 'unavailable' }), 200),
      await statuses(order({ rate: 0.3, code: 'unavailable' }), 200),
    ];
    expect(runs[0]).toEqual(runs[1]);
    const struck = runs[0]?.filter((status) => status === 503).length ?? 0;
    expect(struck).toBeGreaterThan(35);
    expect(struck).toBeLessThan(85);
    expect(new Set(await statuses(order({ rate: 0, code: 'unavailable' }), 20))).toEqual(new Set([200]));
  });

  test('leaves other operations and worlds alone, unless ordered for all operations', async () => {
    const simulator = order({ code: 'unavailable' });
    expect((await simulator.call('/api/dashboard')).status).toBe(401);
    expect((await simulator.call(`/w/other${RECEIPT}`)).status).toBe(200);
    expect((await order({ operationId: '*', code: 'unavailable' }).call('/api/dashboard')).status).toBe(503);
  });

  test('drops the connection and is named in the journal', async () => {
    const simulator = order({ drop: true });
    await expect(simulator.call(RECEIPT)).rejects.toThrow(DroppedConnection);
    expect(simulator.worlds.room('default').journal.entries()).toMatchObject([{ status: 0, faultId: 1 }]);
  });

  test('returns a body that does not parse', async () => {
    await expect(order({ malformed: true }).call(RECEIPT)).rejects.toThrow(SyntaxError);
  });

  test('delays the call in real time, then continues', async () => {
    const simulator = order({ delay_ms: 5_000 });
    let answered = false;
    const answer = simulator.call(RECEIPT).then(({ status }) => {
      answered = true;
      return status;
    });
    await Promise.resolve();
    simulator.pass(4_999);
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    simulator.pass(1);
    expect(await answer).toBe(200);
  });

  test('stops when it is canceled', async () => {
    const simulator = order({ code: 'unavailable' });
    const { faults } = simulator.worlds.room('default');
    expect(faults.cancel(7)).toBe(0);
    expect(faults.cancel(1)).toBe(1);
    expect(await statuses(simulator, 1)).toEqual([200]);
  });
});
