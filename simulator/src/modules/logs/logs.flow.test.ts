import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { rules } from '@muara/contract/rules';
import { joinChannel, type TestPeer } from '../../../testing/stages/sales.ts';
import { withoutTokens } from './without-tokens.ts';

const orderFailure = (sim: TestSimulator, message?: string): Promise<Response> =>
  sim.fetch('/__sim/worlds/default/faults', {
    method: 'POST',
    body: JSON.stringify({ operationId: 'getNotification', nth: 1, code: 'internal_error', message }),
    headers: { 'content-type': 'application/json' },
  });

const window = async (sim: TestSimulator, account: string): Promise<TestPeer> =>
  joinChannel(sim, await sim.as(account));

describe('the error log', () => {
  test('is empty in a new world', async () => {
    const manager = await createTestSimulator().as('manager');
    expect(await manager.call('getErrorLog', { query: { skaloot: '1' } })).toEqual({ log: '' });
  });

  test('contains a server bug with its location, and notifies watchers', async () => {
    const broken = {
      ...rules,
      toLocalDate: (): string => {
        throw new TypeError('no calendar for token=default.0123456789abcdef0123456789abcdef01234567');
      },
    };
    const sim = createTestSimulator({ rules: broken });
    const manager = await sim.as('manager');
    const [watching, csa] = [await window(sim, 'manager'), await window(sim, 'csa')];
    expect((await manager.refused('listTickets')).status).toBe(500);
    const { log } = await manager.call('getErrorLog');
    expect(log).toMatch(
      /^\[2026-03-10T10:00:00\+08:00\] listTickets: no calendar for token=\[hidden\]\n {4}at .*logs\.flow\.test\.ts:\d+:\d+\)?\n$/,
    );
    expect(log).not.toMatch(/\/work|file:|0123456789abcdef/);
    expect(watching.messages.slice(-2)).toMatchObject([
      { type: 'error-log', message: 'listTickets: no calendar for token=[hidden]' },
      { type: 'get-bubble' },
    ]);
    expect(csa.types()).not.toContain('error-log');
    expect((await manager.call('getNotification')).error_log).toBe(1);
  });

  test('contains ordered faults, newest first, but not callers’ errors', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    await orderFailure(sim);
    await manager.refused('getNotification');
    sim.clock.pass(60_000);
    await orderFailure(sim, 'The boat is away');
    await manager.refused('getNotification');
    await manager.refused('getTicket', { params: { ticket_code: 'MRCAAAAAAAA' } });
    const { log } = await manager.call('getErrorLog');
    expect(log.split('\n')).toEqual([
      '[2026-03-10T10:01:00+08:00] getNotification: The boat is away',
      expect.stringMatching(/^\[2026-03-10T10:00:00\+08:00\] getNotification: /) as string,
      '',
    ]);
  });

  test('contains script errors by screen, including those of visitors', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const peer = joinChannel(sim, manager);
    peer.say({ msg: '/page', path: '/d/pos' });
    peer.say({
      msg: '/script-error',
      message: 'x is undefined',
      stack: 'TypeError: x is undefined\n    at sell (http://localhost:3000/assets/pos-1.js:12:40)\n    at b',
    });
    const guest = joinChannel(sim, { ...manager, token: null as unknown as string });
    guest.say({
      msg: '/script-error',
      message: 'y',
      source: 'http://localhost:3000/assets/a.js',
      line: 3,
      screen: '/',
    });
    expect((await manager.call('getErrorLog')).log).toBe(
      '[2026-03-10T10:00:00+08:00] /: y\n    at a.js:3:0\n' +
        '[2026-03-10T10:00:00+08:00] /d/pos: x is undefined\n    at sell (pos-1.js:12:40)\n',
    );
    expect(peer.types()).toContain('error-log');
  });

  test('keeps the latest 500', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    // Two windows: one alone would exceed the rate limit of a connection.
    const peers = [joinChannel(sim, manager), joinChannel(sim, manager)];
    for (let index = 1; index <= 510; index++)
      peers[index % 2]!.say({ msg: '/script-error', message: `e${index}`, screen: '/d' });
    expect((await manager.call('getNotification')).error_log).toBe(500);
    const lines = (await manager.call('getErrorLog')).log.trim().split('\n');
    expect([lines[0], lines.at(-1)]).toEqual([expect.stringMatching(/e510$/), expect.stringMatching(/e11$/)]);
  });

  test('limits visitors to ten entries per minute and fifty in total, keeping those of staff', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    joinChannel(sim, manager).say({ msg: '/script-error', message: 'of staff', screen: '/d' });
    const guest = joinChannel(sim, { ...manager, token: null as unknown as string });
    const sent = (minute: number) => {
      for (let index = 1; index <= 20; index++)
        guest.say({ msg: '/script-error', message: `guest ${minute}.${index}.`, screen: '/' });
    };
    sent(0);
    expect((await manager.call('getNotification')).error_log).toBe(11);
    for (let minute = 1; minute <= 6; minute++) {
      sim.world.clock.advance(60_000);
      sent(minute);
    }
    expect((await manager.call('getNotification')).error_log).toBe(51);
    const { log } = await manager.call('getErrorLog');
    expect(log).toContain('of staff');
    expect(log).toContain('guest 6.10.');
    expect(log).not.toMatch(/guest 6\.11\.|guest 1\./);
  });

  test('is cleared only by the product owner, which resets the counter', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const watching = await window(sim, 'manager');
    await orderFailure(sim);
    await manager.refused('getNotification');
    for (const account of ['manager', 'superuser'])
      expect((await (await sim.as(account)).refused('clearErrorLog')).status).toBe(403);
    expect(await (await sim.as('skaloot')).call('clearErrorLog')).toEqual({ success: true });
    expect(watching.messages.slice(-2)).toMatchObject([
      { type: 'activity-log', audit: { username: 'skaloot', module: 'Error Log', action: 'Cleared the error log' } },
      { type: 'get-bubble' },
    ]);
    expect(await manager.call('getErrorLog')).toEqual({ log: '' });
    expect((await manager.call('getNotification')).error_log).toBe(0);
  });

  test('contains a failed realtime message, and the connection stays open', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const peer = joinChannel(sim, manager);
    const { chats } = sim.world.tables;
    chats.insert = () => {
      throw new Error('no room');
    };
    peer.say({ msg: '/chat', recipient_id: 5, message: 'Hello' });
    expect((await manager.call('getErrorLog')).log).toContain('/chat: no room');
    expect(sim.warnings).toMatchObject([expect.stringContaining('no room')]);
    peer.say({ msg: '/chat_history', id: 5 });
    expect(peer.messages.at(-1)).toMatchObject({ type: 'chat_history' });
  });

  test.each([
    ['qa-1.00112233445566778899aabbccddeeff is old', '[hidden] is old'],
    ['GET /a?token=abc&x=1', 'GET /a?token=[hidden]&x=1'],
    ['{"password": "muara123"}', '{"password": "[hidden]"}'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [hidden]'],
    ['a token of trust', 'a token of trust'],
  ])('%s is shown as %s', (text, shown) => {
    expect(withoutTokens(text)).toBe(shown);
  });
});
