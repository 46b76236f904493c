import { describe, expect, test } from 'vitest';
import type { ControlCallError } from '@muara/client/control';
import { stage, type Stage } from './stage.ts';
import { tellStory } from './story.ts';

/** A window of a user, as a browser opens it. */
function openWindow({ sim, world }: Stage, token: string | null): { type: string }[] {
  const received: { type: string }[] = [];
  const peer = sim.simulator.realtime.accept(
    { send: (text) => void received.push(JSON.parse(text) as { type: string }), close: () => {} },
    { world: world.name },
  );
  peer.receive(JSON.stringify({ ...STARTUP, token }));
  return received;
}

const STARTUP = {
  msg: '/appid',
  app: 'web',
  app_id: 'muara',
  id: null,
  channel: null,
  name: 'Somebody',
  role: 'Cashier',
  wpa: 0,
  agent: 'test',
  screen: '/d/dashboard',
  reconnect: 0,
  invisible: 0,
};

describe('the journal', () => {
  test('has unknown addresses, refused calls with their person, requests and answers', async () => {
    const { sim, world } = await stage();
    await tellStory(sim);
    const { data } = await world.journal();
    expect(data.find(({ operationId }) => operationId === null)).toMatchObject({
      path: '/api/nowhere',
      status: 404,
      code: 'not_found',
    });
    expect(data.find(({ status }) => status === 422)).toMatchObject({
      operationId: 'startShift',
      code: 'shift_already_open',
      person: { name: 'Aisyah Rahman', role: 'Cashier' },
      body: { station: 'Counter 1' },
      answer: { code: 'shift_already_open' },
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain('muara123');
    expect(text).not.toMatch(/qa\.[0-9a-f]{48}/);
  });

  test('shows what a call asked for that was refused before anybody read it', async () => {
    const { sim, world } = await stage();
    await sim.fetch('/api/tickets/refund', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 4, password: 'muara123' }),
    });
    expect((await world.journal()).data).toMatchObject([
      { status: 401, code: 'session_required', body: { id: 4, password: '[hidden]' }, person: null },
    ]);
  });

  test('is filtered by status, code, person, path and stretch', async () => {
    const { sim, world } = await stage();
    await tellStory(sim);
    const count = async (query: object): Promise<number> => (await world.journal(query)).total;
    expect(await count({ status: 4 })).toBe(3);
    expect(await count({ status: 404 })).toBe(1);
    expect(await count({ code: 'shift_already_open' })).toBe(1);
    expect(await count({ path: '/api/login' })).toBe(2);
    expect(await count({ since: 2, until: 4 })).toBe(2);
    const [first] = (await world.journal({ operationId: 'startShift' })).data;
    expect(await count({ userId: first!.userId! })).toBeGreaterThan(3);
  });
});

describe('a wait', () => {
  test('ends with the call, mail or frame that meets all conditions', async () => {
    const there = await stage();
    const { sim, world } = there;
    const { token } = await world.as('manager');
    const frames = openWindow(there, token);
    expect(frames.map(({ type }) => type)).toContain('connected');
    const call = world.waitForCall({ operationId: 'generateTicket', status: 200, event: 'sale.paid' });
    const mail = world.waitForMail({ to: 'aina@mail.test' });
    const frame = world.waitForFrame({ direction: 'out', type: 'new-ticket' });
    await tellStory(sim);
    expect(await call).toMatchObject({ operationId: 'generateTicket', person: { role: 'Cashier' } });
    expect(await mail).toMatchObject({ to: ['aina@mail.test'] });
    expect(await frame).toMatchObject({ type: 'new-ticket' });
  });

  test('counts what happened before, after `since` only', async () => {
    const { sim, world } = await stage();
    await tellStory(sim);
    const first = await world.waitForCall({ operationId: 'generateTicket', timeout_ms: 0 });
    const second = await world.waitForCall({ operationId: 'generateTicket', since: first.id, timeout_ms: 0 });
    expect(second.id).toBeGreaterThan(first.id);
  });

  test('ends by the real clock with 408 and what came closest, however the world’s clock moves', async () => {
    const { sim, world } = await stage();
    await tellStory(sim);
    let refused: ControlCallError | undefined;
    const waiting = world.waitForCall({ operationId: 'startShift', code: 'jetty_not_found', timeout_ms: 5_000 });
    void waiting.catch((error: ControlCallError) => (refused = error));
    await new Promise((resolve) => setImmediate(resolve));
    await world.advance('P1D');
    expect(refused).toBeUndefined();
    sim.clock.pass(5_000);
    await waiting.catch(() => {});
    expect(refused).toMatchObject({ status: 408, code: 'wait_timed_out' });
    expect(refused?.nearMisses[0]).toMatchObject({
      kind: 'call',
      what: 'POST /api/users/start-shift → 422 shift_already_open',
      wrong: [{ field: 'code', expected: 'jetty_not_found', actual: 'shift_already_open' }],
    });
  });

  test('leaves nothing behind, and only a hundred wait at a time', async () => {
    const { sim, world } = await stage();
    const { signal } = sim.simulator.worlds.room('qa');
    const waits = Array.from({ length: 100 }, () =>
      world.waitForMail({ to: 'x@y.my', timeout_ms: 1_000 }).catch((error: unknown) => error),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(signal.listeners).toBe(100);
    await expect(world.waitForMail()).rejects.toMatchObject({ status: 429, code: 'too_many_waits' });
    sim.clock.pass(1_000);
    await Promise.all(waits);
    expect(signal.listeners).toBe(0);
  });
});

describe('the realtime channel', () => {
  test('shows frames of both directions and who is connected, without tokens', async () => {
    const there = await stage();
    const { world } = there;
    const { token } = await world.as('cashier');
    openWindow(there, token);
    const { data } = await world.control.listFrames({ params: { name: 'qa' } });
    expect(data[0]).toMatchObject({ id: 1, direction: 'in', type: '/appid', message: { token: '[hidden]' } });
    expect(data[1]).toMatchObject({ direction: 'out', type: 'connected' });
    expect(JSON.stringify(data)).not.toContain(token);
    const { data: windows } = await world.control.listWindows({ params: { name: 'qa' } });
    expect(windows).toMatchObject([{ name: 'Aisyah Rahman', role: 'Cashier', channel: 'staff' }]);
  });

  test('sends a stretch again, to the windows of the same person', async () => {
    const there = await stage();
    const { world } = there;
    const params = { name: 'qa' };
    const { token } = await world.as('cashier');
    openWindow(there, token);
    const alert = { type: 'alert', message: 'Low tide at 17:00' };
    await world.control.sendRealtime({ params, body: { message: alert } });
    const { written } = await world.control.listFrames({ params });
    const again = openWindow(there, token);
    again.length = 0;
    const result = await world.control.replayFrames({ params, body: { since: written - 1, until: written } });
    expect(result).toEqual({ frames: 1, sent: 2 });
    expect(again).toEqual([alert]);
  });

  test('closes the windows of one person', async () => {
    const there = await stage();
    const { world } = there;
    const cashier = await world.as('cashier');
    const manager = await world.as('manager');
    openWindow(there, cashier.token);
    openWindow(there, manager.token);
    const params = { name: 'qa' };
    expect(await world.control.sendRealtime({ params, body: { close: 1012, user_id: cashier.user.id } })).toEqual({
      closed: 1,
    });
    expect((await world.control.listWindows({ params })).total).toBe(1);
  });

  test('shows print jobs and what became of them', async () => {
    const { sim, world } = await stage();
    const received: { type: string; job_id?: string }[] = [];
    const peer = sim.simulator.realtime.accept({
      send: (text) => void received.push(JSON.parse(text) as { type: string }),
      close: () => {},
    });
    const key = sim.simulator.worlds.get('default').tables.settings.must(1).wsApiKey;
    peer.receive(
      JSON.stringify({
        ...STARTUP,
        app: 'printer',
        token: key,
        name: 'Receipts',
        device_id: 'R1',
        printer_type: 'receipt',
        printer_connected: 1,
      }),
    );
    const manager = await sim.as('manager');
    await manager.call('testPrint', { query: { printer_id: 'R1' } });
    expect(await world.waitForPaper({ printer_id: 'R1', state: 'waiting', timeout_ms: 0 })).toMatchObject({
      state: 'waiting',
    });
    const job = received.find(({ type }) => type === 'print');
    const done = world.waitForPaper({ printer_id: 'R1', state: 'printed' });
    peer.receive(JSON.stringify({ msg: '/printed', job_id: job?.job_id, ok: true }));
    expect(await done).toMatchObject({ state: 'printed', job_id: job?.job_id, error: null });
    expect((await world.control.listPapers({ params: { name: 'qa' } })).total).toBe(1);
  });
});
