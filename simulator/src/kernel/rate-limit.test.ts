import { describe, expect, test } from 'vitest';
import { NINE } from '../../testing/fakes/domain.ts';
import { JSON_BODY, setup, TEST_PRINT } from '../../testing/fakes/kernel.ts';

describe('429, the limit of calls', () => {
  test('refuses a caller that used up its calls until the next real minute', async () => {
    const { simulator, cashier, marketing } = setup({ rateLimit: { perMinute: 2 } });
    const status = async (token: string): Promise<number> => (await simulator.call(TEST_PRINT, { token })).status;
    expect([await status(cashier), await status(cashier)]).toEqual([200, 200]);
    const refused = await simulator.call(TEST_PRINT, { token: cashier });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests', message: 'Too many request' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await status(marketing)).toBe(200);
    simulator.worlds.get('default').clock.advance(60_000);
    expect(await status(cashier)).toBe(429);
    simulator.pass(60_000);
    expect(await status(cashier)).toBe(200);
  });

  test('a frozen world does not lock a caller out', async () => {
    const { simulator, cashier } = setup({ rateLimit: { perMinute: 1 } });
    simulator.worlds.get('default').clock.freeze(NINE);
    const status = async (): Promise<number> => (await simulator.call(TEST_PRINT, { token: cashier })).status;
    expect([await status(), await status()]).toEqual([200, 429]);
    simulator.pass(60_000);
    expect(await status()).toBe(200);
  });

  test('a scenario can set the limit and count on the world’s clock', async () => {
    const { simulator, cashier } = setup({ rateLimit: false });
    const limits = '/__sim/worlds/default/limits';
    const change = (body: object) =>
      simulator.call(limits, { method: 'PUT', headers: JSON_BODY, body: JSON.stringify(body) });
    const status = async (): Promise<number> => (await simulator.call(TEST_PRINT, { token: cashier })).status;
    expect((await change({ per_minute: 2, clock: 'world' })).body).toEqual({ per_minute: 2, clock: 'world' });
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
    simulator.worlds.get('default').clock.advance(60_000);
    expect(await status()).toBe(200);
    await change({ per_minute: 0 });
    expect((await simulator.call(limits)).body).toEqual({ per_minute: 0, clock: 'world' });
    expect([await status(), await status(), await status()]).toEqual([200, 200, 200]);
    expect((await change({ clock: 'mine' })).status).toBe(422);
  });

  test('calls with invented tokens count under their address', async () => {
    const { simulator, cashier } = setup({ rateLimit: { perMinute: 2 } });
    const address = '10.0.0.1';
    const status = async (token: string): Promise<number> =>
      (await simulator.call(TEST_PRINT, { token, address })).status;
    expect([await status('one'), await status('two'), await status('three')]).toEqual([401, 401, 429]);
    expect(await status(cashier)).toBe(200);
  });

  test('addresses and worlds are counted separately', async () => {
    const { simulator } = setup({ rateLimit: { perMinute: 1 } });
    const status = async (address: string, path = ''): Promise<number> =>
      (await simulator.call(`${path}/tickets/pdf/receipt/MRCX7K2M9QP`, { address })).status;
    expect(await status('10.0.0.1')).toBe(200);
    expect(await status('10.0.0.1')).toBe(429);
    expect(await status('10.0.0.2')).toBe(200);
    expect(await status('10.0.0.1', '/w/other')).toBe(200);
  });
});
