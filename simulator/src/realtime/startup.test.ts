import { describe, expect, test } from 'vitest';
import { fakeHub, GUEST, PRINTER, STARTUP } from '../../testing/fakes/hub.ts';

describe('start-up', () => {
  test('a valid token gets connected and who is online', () => {
    const { join } = fakeHub();
    const peer = join();
    expect(peer.sent).toEqual([
      { type: 'connected', peer_id: 'p1', channel: 'staff' },
      {
        type: 'users',
        users: [
          {
            peer_id: 'p1',
            app: 'web',
            id: 5,
            name: 'Aisyah Rahman',
            role: 'Cashier',
            channel: 'staff',
            screen: '/d/dashboard',
            can_chat: true,
          },
        ],
      },
    ]);
  });

  test('the token decides who the peer is, not its own claims', () => {
    const { join, hub } = fakeHub();
    join({ token: 'default.agent', id: 3, name: 'Farid Hassan', role: 'Manager', channel: 'staff' });
    expect(hub.world('default').peers()).toMatchObject([
      { id: 9, name: 'Sungai Tours', role: 'Agent', channel: 'agents' },
    ]);
  });

  test('a visitor without a token is a guest with any name', () => {
    const { join, hub } = fakeHub();
    const guest = join({ ...GUEST, name: 'Farid Hassan', role: 'Manager' });
    expect(guest.sent[0]).toMatchObject({ type: 'connected', channel: 'public' });
    expect(hub.world('default').peers()).toMatchObject([{ id: null, name: 'Guest', role: 'public' }]);
  });

  test.each<[string, object, string]>([
    ['an unknown app', { ...STARTUP, app: 'kiosk' }, 'appid_invalid'],
    ['an unknown app id', { ...STARTUP, app_id: 'someone-else' }, 'appid_invalid'],
    ['a token that opens nothing', { ...STARTUP, token: 'default.gone' }, 'forbidden'],
    ['a missing field', { ...STARTUP, role: undefined }, 'forbidden'],
    ['a field of the wrong type', { ...STARTUP, wpa: true }, 'forbidden'],
    ['a printer with a wrong key', { ...PRINTER, token: 'guessed' }, 'forbidden'],
    ['a printer without a key', { ...PRINTER, token: null }, 'forbidden'],
    ['a printer without a device', { ...PRINTER, device_id: undefined }, 'forbidden'],
  ])('%s is refused permanently', (_, startup, type) => {
    const { open, hub } = fakeHub();
    const peer = open();
    peer.say(startup);
    expect(peer.types()).toEqual([type]);
    expect(peer.closed?.code).toBe(3003);
    expect([...hub.world('default').peers(), ...hub.world('default').printers()]).toEqual([]);
  });

  test('an invalid first frame is refused', () => {
    const { open } = fakeHub();
    const peer = open();
    peer.peer.receive('\u0000nonsense');
    expect(peer.types()).toEqual(['forbidden']);
  });

  test('other messages before the start-up are ignored and journaled', () => {
    const { open, journal } = fakeHub();
    const peer = open();
    peer.say({ msg: '/page', path: '/d/tickets' });
    expect(peer.sent).toEqual([]);
    expect(peer.closed).toBeUndefined();
    expect(journal).toMatchObject([{ kind: 'ignored', detail: '/page before /appid' }]);
  });

  test('a silent socket is closed after ten seconds, and may come back', () => {
    const { open, timers } = fakeHub();
    const peer = open();
    timers.advance(9_999);
    expect(peer.closed).toBeUndefined();
    timers.advance(1);
    expect(peer.closed?.code).toBe(1008);
  });

  test('the URL chooses the world before the token', () => {
    const { join, hub } = fakeHub();
    join({ token: 'night.cashier' });
    expect(hub.world('night').peers()).toHaveLength(1);
    const lost = join({ token: 'night.cashier' }, 'default');
    expect(lost.types()).toEqual(['forbidden']);
    join(GUEST, 'night');
    expect(hub.world('night').peers()).toHaveLength(2);
  });

  test('tokens and keys never reach the journal or other peers', () => {
    const { join, printer, journal, hub } = fakeHub();
    join();
    const viewer = join({ token: 'default.manager' });
    printer();
    join({ token: 'default.gone' });
    hub.dropAll(1012);
    const seen = JSON.stringify([journal, viewer.sent]);
    expect(seen).not.toMatch(/default\.cashier|default\.gone|muara-printer-key/);
  });
});

describe('frames', () => {
  test('base64, plain JSON and the inline argument are the same message', () => {
    const { join, hub } = fakeHub();
    const peer = join();
    const screen = (): unknown => hub.world('default').peers()[0]?.screen;
    peer.say({ msg: '/page', path: '/d/bókings/日本' });
    expect(screen()).toBe('/d/bókings/日本');
    peer.peer.receive(JSON.stringify({ msg: '/page', path: '/d/tickets' }));
    expect(screen()).toBe('/d/tickets');
    peer.say({ msg: '/page /d/users' });
    expect(screen()).toBe('/d/users');
  });

  test.each<[string, string]>([
    ['not base64', '***'],
    ['base64 of no JSON', btoa('hello')],
    ['base64 of bad UTF-8', btoa('{"msg":"\xff"}')],
    ['a list', '[1]'],
    ['an unknown message', '{"msg":"/shutdown"}'],
    ['a name of every object', '{"msg":"constructor"}'],
    ['a malformed message', '{"msg":"/page"}'],
    ['a second start-up', JSON.stringify(STARTUP)],
    ['a print result of a browser', '{"msg":"/printed","job_id":"job-1","ok":true}'],
    ['a frame without end', `{"msg":"/page","path":"${'x'.repeat(200_000)}"}`],
  ])('%s is ignored and journaled; the connection stays', (_, text) => {
    const { join, journal } = fakeHub();
    const peer = join();
    const before = peer.sent.length;
    peer.peer.receive(text);
    expect(peer.sent).toHaveLength(before);
    expect(peer.closed).toBeUndefined();
    expect(journal.at(-1)?.kind).toBe('ignored');
  });

  test('a script error is journaled', () => {
    const { join, journal } = fakeHub();
    join().say({ msg: '/script-error', message: 'x is undefined' });
    expect(journal.at(-1)).toMatchObject({ kind: 'script-error', peer: 'p1', detail: 'x is undefined (/d/dashboard)' });
  });
});

describe('the rate of messages', () => {
  test('over 500 in ten seconds ends the sender’s connection', () => {
    const { join, timers } = fakeHub();
    const [loud, calm] = [join(), join()];
    for (let count = 0; count < 499; count++) loud.say({ msg: 'pong' });
    expect(loud.closed).toBeUndefined();
    loud.say({ msg: 'pong' });
    expect([loud.closed?.code, calm.closed]).toEqual([1008, undefined]);
    for (let window = 0; window < 3; window++) {
      for (let count = 0; count < 400; count++) calm.say({ msg: 'pong' });
      timers.advance(10_000);
    }
    expect(calm.closed).toBeUndefined();
  });
});
