import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../testing/index.ts';
import { counterSale } from '../../testing/stages/sales.ts';

interface WorldAnswer {
  name: string;
  incarnation: string;
  training: boolean;
  now: string;
}

async function control(sim: TestSimulator, method: string, path: string, body?: object): Promise<WorldAnswer> {
  const response = await sim.fetch(`/__sim/worlds/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  expect(response.status).toBe(200);
  return (await response.json()) as WorldAnswer;
}

const soldToday = async (sim: TestSimulator): Promise<number> =>
  (await (await sim.as('manager')).call('listTickets', { query: {} })).total;

describe('a training world', () => {
  test('resets itself at 03:00 of its own time, and keeps its mark and its name', async () => {
    const sim = createTestSimulator({ tickets: 5 });
    const made = await control(sim, 'PUT', 'default', { training: true, tickets: 5 });
    expect(made.training).toBe(true);
    const before = await soldToday(sim);
    await (await sim.as('manager')).call('generateTicket', { body: counterSale() });
    expect(await soldToday(sim)).toBe(before + 1);

    sim.clock.pass(16 * 3_600_000 + 59 * 60_000);
    expect((await control(sim, 'GET', 'default')).incarnation).toBe(made.incarnation);
    sim.clock.pass(60_000);
    const reset = await control(sim, 'GET', 'default');
    expect(reset).toMatchObject({ name: 'default', training: true, now: '2026-03-11T03:00:00+08:00' });
    expect(reset.incarnation).not.toBe(made.incarnation);
    expect(await soldToday(sim)).toBe(before);

    sim.clock.pass(24 * 3_600_000);
    const again = await control(sim, 'GET', 'default');
    expect(again.incarnation).not.toBe(reset.incarnation);
    expect(again.training).toBe(true);
  });

  test('is reset too when its clock is moved over the night, after the answer', async () => {
    const sim = createTestSimulator({ tickets: 0 });
    const { incarnation } = await control(sim, 'PUT', 'default', { training: true, tickets: 0 });
    await control(sim, 'PUT', 'default/clock', { now: '2026-03-13T10:00:00+08:00' });
    expect((await control(sim, 'GET', 'default')).incarnation).toBe(incarnation);
    sim.clock.pass(0);
    const reset = await control(sim, 'GET', 'default');
    expect(reset).toMatchObject({ training: true, now: '2026-03-10T10:00:00+08:00' });
    expect(reset.incarnation).not.toBe(incarnation);
  });

  test('says so in every mail, CSV, workbook and file name of a paper, and no other world does', async () => {
    const sim = createTestSimulator({ tickets: 0 });
    const exportsOf = async (training: boolean): Promise<(string | undefined)[]> => {
      await control(sim, 'PUT', 'default', { training, tickets: 0 });
      const manager = await sim.as('manager');
      await sim.fetch('/api/forgot_password', {
        method: 'POST',
        body: new URLSearchParams({ email: 'cashier@muara.test', platform: 'web_app' }),
      });
      const headers = { authorization: `Bearer ${manager.token}` };
      const read = async (path: string): Promise<string[]> => {
        const response = await sim.fetch(path, { headers });
        return [response.headers.get('content-disposition') ?? '', (await response.text()).split('\r\n')[0] ?? ''];
      };
      const mail = sim.simulator.worlds.get('default').tables.outbox.all().at(-1);
      await manager.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } }).catch(() => null);
      const { ticket } = await manager.call('generateTicket', { body: counterSale() });
      const [receipt] = await read(`/api/tickets/pdf/receipt/${ticket!.code}`);
      const [workbook] = await read('/api/reports/marketing?download=1');
      return [
        mail?.subject,
        mail?.text,
        mail?.html,
        ...(await read('/api/tickets/export')),
        ...(await read('/api/reports/marketing?format=csv')),
        workbook,
        receipt,
      ];
    };
    for (const text of await exportsOf(true)) expect(text).toContain('TRAINING');
    for (const text of await exportsOf(false)) expect(text).not.toContain('TRAINING');
  });

  test('gives its mark to copies and snapshots, unless the copy shall have none; no other world is reset', async () => {
    const sim = createTestSimulator({ tickets: 0 });
    await control(sim, 'PUT', 'class', { training: true, tickets: 0 });
    expect((await control(sim, 'PUT', 'second', { from: 'class' })).training).toBe(true);
    const plain = await control(sim, 'PUT', 'plain', { from: 'class', training: false });
    expect(plain.training).toBe(false);
    const snapshot = await control(sim, 'GET', 'class/snapshot');
    expect((await control(sim, 'PUT', 'plain-2/snapshot', snapshot)).training).toBe(true);
    sim.clock.pass(24 * 3_600_000);
    expect((await control(sim, 'GET', 'plain')).incarnation).toBe(plain.incarnation);
    expect((await control(sim, 'GET', 'second')).training).toBe(true);
  });
});
