import { describe, expect, test } from 'vitest';
import { JSON_BODY, setup } from '../../testing/fakes/kernel.ts';

describe('the journal', () => {
  test('keeps request and response, without secrets', async () => {
    const { simulator, cashier } = setup();
    await simulator.call('/api/login', {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ email: 'a@b.my', password: 'muara123', platform: 'web_app' }),
    });
    await simulator.call(`/w/default/api/users/slips/start/5?token=${cashier}`, { address: '10.0.0.7' });
    const entries = simulator.worlds.room('default').journal.entries();
    expect(entries).toMatchObject([
      {
        id: 1,
        operationId: 'login',
        method: 'POST',
        path: '/api/login',
        status: 422,
        code: 'invalid_credentials',
        userId: null,
        body: { email: 'a@b.my', password: '[hidden]' },
      },
      {
        id: 2,
        operationId: 'downloadSlip',
        path: '/api/users/slips/start/5',
        query: { token: '[hidden]' },
        status: 200,
        userId: 1,
        address: '10.0.0.7',
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(cashier);
    expect(JSON.stringify(entries)).not.toContain('muara123');
  });

  test('drops the oldest beyond 1,000 calls', async () => {
    const { simulator } = setup({ rateLimit: false });
    const { journal } = simulator.worlds.room('default');
    for (let call = 0; call < 1_003; call++) await simulator.call('/tickets/pdf/receipt/MRCX7K2M9QP');
    expect([journal.written, journal.entries().length, journal.entries()[0]?.id, journal.entries().at(-1)?.id]).toEqual(
      [1_003, 1_000, 4, 1_003],
    );
  });
});
