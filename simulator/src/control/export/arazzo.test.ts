import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { counterSale } from '../../../testing/stages/sales.ts';

interface Step {
  stepId: string;
  operationId: string;
  parameters: { name: string; value: unknown }[];
  requestBody?: { payload: Record<string, unknown> };
  successCriteria: { condition: string }[];
}

async function exported(sim: TestSimulator, since = 0) {
  const response = await sim.fetch(`/__sim/worlds/default/journal/arazzo?since=${since}`);
  const { workflows } = (await response.json()) as {
    workflows: [{ inputs: { properties: Record<string, { default: string }> }; steps: Step[] }];
  };
  const [{ inputs, steps }] = workflows;
  const stepsOf = (operationId: string) => steps.filter((step) => step.operationId.endsWith(`.${operationId}`));
  return { inputs: inputs.properties, steps, stepsOf };
}

const login = (sim: TestSimulator, password: string) =>
  sim.fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cashier@muara.test', password, platform: 'web_app' }),
  });

async function sell(sim: TestSimulator) {
  const cashier = await sim.as('cashier');
  await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const { ticket } = await cashier.call('generateTicket', { body: counterSale({ _: 'nonce-of-the-sale' }) });
  return ticket!;
}

describe('a recorded workflow', () => {
  test('contains no secret, and replaces each by another one of the same form', async () => {
    const sim = createTestSimulator({ tickets: 5 });
    await login(sim, 'Wrong-2026');
    await login(sim, 'Wrong-2027');
    const { id } = await sell(sim);
    const refund = {
      id,
      refund_note: 'Rain',
      bank_name: 'Maybank',
      acc_no: '1234567890',
      name: 'Aina',
      email: 'a@mail.test',
    };
    await (await sim.as('manager')).call('refundTicket', { body: refund });
    const { inputs, steps, stepsOf } = await exported(sim);
    expect(JSON.stringify([inputs, steps])).not.toMatch(/Wrong-202|1234567890/);
    const passwords = stepsOf('login').map(({ requestBody }) => requestBody?.payload['password']);
    expect(passwords.slice(0, 3)).toEqual(['$inputs.password_1', '$inputs.password_2', '$inputs.password']);
    expect(inputs['password_1']?.default).toMatch(/^[A-Z][a-z]{4}-\d{4}$/);
    expect(inputs['password_2']?.default).not.toBe(inputs['password_1']?.default);
    expect(stepsOf('refundTicket')[0]?.requestBody?.payload['acc_no']).toBe('$inputs.acc_no_1');
    expect(inputs['acc_no_1']?.default).toMatch(/^\d{10}$/);
  });

  test('takes ids from the record that they name, and nonces from inputs', async () => {
    const sim = createTestSimulator({ tickets: 5 });
    const { id } = await sell(sim);
    await (await sim.as('manager')).call('getTicketTimeline', { params: { id } });
    const { inputs, stepsOf } = await exported(sim);
    const [sale] = stepsOf('generateTicket');
    expect(sale?.requestBody?.payload).toMatchObject({ package_id: 1, jetty_id: 1, _: '$inputs.nonce_1' });
    expect(inputs['nonce_1']?.default).toBe('nonce-of-the-sale');
    const timeline = stepsOf('getTicketTimeline')[0]?.parameters.find(({ name }) => name === 'id');
    expect(timeline?.value).toBe(`$steps.${sale?.stepId}.outputs.ticket_id`);
  });

  test('opens no session for a token that had ended, and does not contain it', async () => {
    const sim = createTestSimulator({ tickets: 5 });
    const { token } = (await (await login(sim, 'muara123')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    await sim.fetch('/api/logout', { method: 'POST', headers });
    await sim.fetch('/api/dashboard', { headers });
    const { inputs, steps, stepsOf } = await exported(sim, 2);
    expect(JSON.stringify([inputs, steps])).not.toContain(token);
    expect(stepsOf('openSession')).toEqual([]);
    const sent = stepsOf('getDashboard')[0]?.parameters.find(({ name }) => name === 'Authorization');
    expect(sent?.value).toBe('Bearer {$inputs.token_1}');
  });

  test('moves the clock forward only, once for each second', async () => {
    const sim = createTestSimulator({ tickets: 5 });
    await sim.fetch('/api/packages');
    for (const wait of [1_000, 20, 20]) {
      sim.world.clock.advance(wait);
      await sim.fetch('/api/dashboard');
    }
    expect((await exported(sim)).stepsOf('setClock')).toHaveLength(1);
  });

  test('leaves out what a fault refused, and expects an answer where a fault lost it', async () => {
    const sim = createTestSimulator({ tickets: 5 });
    const order = (fault: object) =>
      sim.fetch('/__sim/worlds/default/faults', { method: 'POST', body: JSON.stringify(fault) });
    await order({ operationId: 'login', nth: 1, status: 503 });
    await login(sim, 'muara123');
    await order({ operationId: 'login', nth: 1, status: 503, after: 'commit' });
    await login(sim, 'muara123');
    const { stepsOf } = await exported(sim);
    expect(stepsOf('login').map(({ successCriteria }) => successCriteria)).toEqual([
      [{ condition: '$statusCode < 400' }],
    ]);
  });
});
