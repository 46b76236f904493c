import { describe, expect, test } from 'vitest';
import { fakeSimulator } from '../../testing/fakes/domain.ts';
import { setup, TEST_PRINT } from '../../testing/fakes/kernel.ts';

describe('pages of other origins', () => {
  const ask = {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' },
  };

  test('may call from this machine; others only when listed', async () => {
    const { simulator, cashier } = setup({ origins: ['https://muara.example'] });
    const allowed = async (origin: string): Promise<string | null> =>
      (await simulator.call(TEST_PRINT, { token: cashier, headers: { origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
    expect(await allowed('https://muara.example')).toBe('https://muara.example');
    expect(await allowed('https://evil.example')).toBeNull();
    expect(await allowed('http://localhost.evil.example')).toBeNull();
  });

  test('get their preflight response before anything runs', async () => {
    const simulator = fakeSimulator();
    const answer = await simulator.call('/api/login', ask);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toContain('X-Sim-World');
    expect(
      (await simulator.call('/api/login', { ...ask, headers: { ...ask.headers, origin: 'https://evil.example' } }))
        .status,
    ).toBe(403);
    expect(simulator.worlds.list()).toEqual([]);
  });
});
