import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '@muara/contract/realtime';
import { SERVER_MESSAGES } from '@muara/contract/realtime';
import { schemas } from '@muara/contract/validators';
import { fakeHub, GUEST, PRINTER } from '../../testing/fakes/hub.ts';
import type { Hub } from './hub.ts';

const AUDIT: ServerMessage = {
  type: 'activity-log',
  audit: { id: 1, username: 'cashier', module: 'Tickets', action: 'Sold', created_at: '2026-11-21T10:15:00+08:00' },
};

describe('presence', () => {
  test('shows staff when staff, agents and printers come and go, but not guests', () => {
    const { join, printer } = fakeHub();
    const viewer = join();
    join({ token: 'default.agent' }).peer.closed();
    printer().peer.closed();
    join(GUEST);
    expect(viewer.types().slice(2)).toEqual(['new_user', 'remove_user', 'new_user', 'remove_user']);
    expect(viewer.sent.slice(2).map((message) => 'user' in message && message.user.name)).toEqual([
      'Sungai Tours',
      'Sungai Tours',
      'Receipt printer',
      'Receipt printer',
    ]);
  });

  test.each([
    ['an agent', { token: 'default.agent' }],
    ['a guest', GUEST],
  ])('%s sees nobody but itself', (_, startup) => {
    const { join, printer } = fakeHub();
    join();
    printer();
    const viewer = join(startup);
    join({ token: 'default.manager' });
    expect(viewer.types()).toEqual(['connected', 'users']);
    expect(viewer.sent[1]).toMatchObject({ users: [{ peer_id: 'p3' }] });
  });

  test('neither lists nor announces an invisible peer, which still receives', () => {
    const { join, hub } = fakeHub();
    const viewer = join();
    const hidden = join({ token: 'default.manager', invisible: 1 });
    expect(hidden.sent[1]).toMatchObject({ type: 'users', users: [{ id: 5 }] });
    expect(hub.world('default').toUser(3, { type: 'alert', message: 'Hello' })).toBe(1);
    hidden.peer.closed();
    expect(viewer.types()).toEqual(['connected', 'users']);
  });

  test('separates worlds, but shows printers to all', () => {
    const { join, printer, hub } = fakeHub();
    const here = join();
    const there = join({ token: 'night.cashier' });
    expect(here.types()).toEqual(['connected', 'users']);
    printer();
    expect(here.last()).toMatchObject({ type: 'new_user', user: { app: 'printer', device_id: 'R1' } });
    expect(there.last()).toMatchObject({ type: 'new_user', user: { app: 'printer', device_id: 'R1' } });
    expect(hub.world('night').printers()).toEqual(hub.world('anything').printers());
    expect(hub.world('default').peers()).toHaveLength(1);
  });

  test('shows a printer that named its world to that world alone, where it comes first', () => {
    const { join, printer, hub } = fakeHub();
    printer({ name: 'Counter 1' });
    const [here, there] = [join(), join({ token: 'night.cashier' })];
    const own = join({ ...PRINTER, name: 'Night counter' }, 'night');
    expect(own.closed).toBeUndefined();
    expect(here.types()).toEqual(['connected', 'users']);
    expect(there.last()).toMatchObject({ type: 'new_user', user: { name: 'Night counter' } });
    expect(hub.world('default').printers()).toMatchObject([{ name: 'Counter 1' }]);
    expect(hub.world('night').printers()).toMatchObject([{ name: 'Night counter' }]);
    hub.world('night').toPrinter('R1', { code: null, pdf: null });
    expect(own.last()).toMatchObject({ type: 'print' });
    own.peer.closed();
    expect(hub.world('night').printers()).toMatchObject([{ name: 'Counter 1' }]);
  });

  test('shows who can chat, never visitors', () => {
    const { join, hub } = fakeHub();
    join();
    join({ token: 'default.agent' });
    join(GUEST);
    expect(
      hub
        .world('default')
        .peers()
        .map(({ can_chat: canChat }) => canChat),
    ).toEqual([true, false, false]);
  });

  test('announces a printer’s change to everyone who sees it', () => {
    const { join, printer, hub } = fakeHub();
    const viewer = join({ token: 'night.cashier' });
    const receipt = printer();
    receipt.say({ msg: '/printer', printer_connected: 0, name: 'Counter 1' });
    expect(viewer.last()).toEqual({
      type: 'update_printer',
      device_id: 'R1',
      name: 'Counter 1',
      printer_type: 'receipt',
      printer_connected: 0,
      refused_helpers: [],
    });
    expect(hub.world('night').printers()).toMatchObject([{ name: 'Counter 1', printer_connected: 0 }]);
  });
});

describe('two helpers with one device id', () => {
  const refused = (hub: Hub) => hub.world('default').printers()[0]?.refused_helpers;

  test('refuse the second; the first keeps its print jobs', () => {
    const { printer, hub, journal } = fakeHub();
    const first = printer({ name: 'Counter 1' });
    const second = printer({ name: 'Counter 2' });
    expect(second.closed).toEqual({ code: 3004, reason: 'device id in use' });
    expect(second.sent).toEqual([]);
    expect(first.closed).toBeUndefined();
    expect(hub.world('default').printers()).toMatchObject([{ name: 'Counter 1' }]);
    expect(hub.world('default').toPrinter('R1', { code: null, pdf: null })).not.toBeNull();
    expect(first.last()).toMatchObject({ type: 'print' });
    expect(journal.at(-1)).toMatchObject({ kind: 'refused', detail: 'device id R1 is in use' });
  });

  test('are both shown to staff once the first has proved to be alive', () => {
    const { join, printer } = fakeHub();
    const viewer = join();
    const first = printer({ name: 'Counter 1' });
    printer({ name: 'Counter 2' });
    expect(viewer.last()).toMatchObject({ type: 'new_user', user: { name: 'Counter 1', refused_helpers: [] } });
    expect(first.last()).toEqual({ type: 'ping' });
    first.say({ msg: 'pong' });
    const told = { type: 'update_printer', device_id: 'R1', name: 'Counter 1', refused_helpers: ['Counter 2'] };
    expect(viewer.last()).toMatchObject(told);
    expect(join().sent[1]).toMatchObject({ users: [{}, {}, { name: 'Counter 1', refused_helpers: ['Counter 2'] }] });
  });

  test('list a retrying helper until 90 s after its last attempt', () => {
    const { join, printer, timers, hub } = fakeHub();
    const viewer = join();
    const first = printer({ name: 'Counter 1' });
    const pass = (ms: number): void => {
      for (let rest = ms; rest > 0; rest -= 30_000) {
        timers.advance(Math.min(rest, 30_000));
        for (const peer of [first, viewer]) peer.say({ msg: 'pong' });
      }
    };
    for (let attempt = 0; attempt < 3; attempt++) {
      printer({ name: 'Counter 2' });
      first.say({ msg: 'pong' });
      pass(70_000);
      expect(refused(hub)).toEqual(['Counter 2']);
    }
    pass(19_999);
    expect(refused(hub)).toEqual(['Counter 2']);
    pass(1);
    expect(refused(hub)).toEqual([]);
    expect(viewer.sent.findLast(({ type }) => type === 'update_printer')).toMatchObject({ refused_helpers: [] });
    expect(viewer.types().filter((type) => type === 'update_printer')).toHaveLength(2);
  });

  test('let a helper with a dead connection back within 15 s', () => {
    const { printer, timers, hub } = fakeHub();
    const dead = printer();
    expect(printer().closed?.code).toBe(3004);
    timers.advance(5_000);
    expect(printer().closed?.code).toBe(3004);
    expect(dead.closed).toBeUndefined();
    timers.advance(10_000);
    expect(dead.closed?.code).toBe(1001);
    expect(printer().types()).toEqual(['connected', 'users']);
    expect(hub.world('default').printers()).toMatchObject([{ name: 'Receipt printer', refused_helpers: [] }]);
  });

  test('free the id when the first leaves, without leaving timers', () => {
    const { printer, timers } = fakeHub();
    const first = printer({ name: 'Counter 1' });
    printer({ name: 'Counter 2' });
    first.say({ msg: 'pong' });
    printer({ name: 'Counter 3' });
    first.say({ msg: '/quit' });
    expect(timers.waiting()).toBe(0);
    const second = printer({ name: 'Counter 2' });
    expect(second.closed).toBeUndefined();
    second.peer.closed();
    expect(timers.waiting()).toBe(0);
  });
});

describe('audiences', () => {
  const receivers = (message: ServerMessage): string[] => {
    const { join, printer, hub } = fakeHub();
    const peers = {
      cashier: join(),
      manager: join({ token: 'default.manager' }),
      csa: join({ token: 'default.csa' }),
      agent: join({ token: 'default.agent' }),
      guest: join(GUEST),
      printer: printer(),
      night: join({ token: 'night.cashier' }),
    };
    const told = hub.world('default').broadcast(message);
    const names = Object.entries(peers).flatMap(([name, peer]) => (peer.last()?.type === message.type ? [name] : []));
    expect(told).toBe(names.length);
    return names;
  };

  test.each<[ServerMessage, string[]]>([
    [{ type: 'get-bubble' }, ['cashier', 'manager']],
    [AUDIT, ['manager']],
    [{ type: 'alert', message: 'Closing' }, ['cashier', 'manager', 'csa', 'agent', 'guest']],
    [{ type: 'reload' }, ['cashier', 'manager', 'csa', 'agent', 'guest']],
    [{ type: 'function', name: 'refresh_dashboard' }, ['cashier', 'manager', 'csa', 'agent', 'guest']],
  ])('%o reaches %o', (message, names) => {
    expect(receivers(message)).toEqual(names);
  });

  test('can be narrowed by a filter, not widened', () => {
    const { join, hub } = fakeHub();
    const cashier = join();
    const agent = join({ token: 'default.agent' });
    expect(hub.world('default').broadcast(AUDIT, () => true)).toBe(0);
    expect(hub.world('default').broadcast({ type: 'get-bubble' }, ({ screen }) => screen === '/d/pos')).toBe(0);
    cashier.say({ msg: '/page', path: '/d/pos' });
    expect(hub.world('default').broadcast({ type: 'get-bubble' }, ({ screen }) => screen === '/d/pos')).toBe(1);
    expect(agent.types()).toEqual(['connected', 'users']);
  });

  test('refreshBubbles reaches those who may see the counters', () => {
    const { join, hub } = fakeHub();
    const cashier = join();
    expect(hub.world('default').refreshBubbles()).toBe(1);
    expect(cashier.last()).toEqual({ type: 'get-bubble' });
  });

  test('toUser reaches every window of the user, in that world only', () => {
    const { join, hub } = fakeHub();
    join();
    join();
    join({ token: 'night.cashier' });
    expect(hub.world('default').toUser(5, { type: 'alert', message: 'Hello' })).toBe(2);
    expect(hub.world('default').toUser(77, { type: 'alert', message: 'Hello' })).toBe(0);
  });

  test('toUser can skip one window', () => {
    const { join, hub } = fakeHub();
    const [first, second] = [join(), join()];
    expect(hub.world('default').toUser(5, { type: 'alert', message: 'Hello' }, 'p1')).toBe(1);
    expect([first.last()?.type, second.last()?.type]).toEqual(['new_user', 'alert']);
  });

  test.each(['logout', 'quit'] as const)('%s ends the user’s connections permanently', (type) => {
    const { join, hub } = fakeHub();
    const peer = join();
    hub.world('default').toUser(5, { type });
    expect(peer.last()).toEqual({ type });
    expect(peer.closed?.code).toBe(3003);
    expect(hub.world('default').peers()).toEqual([]);
  });
});

test('signing out a session ends its windows, not other sessions of the user', () => {
  const { join, hub } = fakeHub();
  const gone = join();
  const stays = join({ token: 'default.manager' });
  expect(hub.world('default').endSession('default.cashier')).toBe(1);
  expect(gone.last()).toEqual({ type: 'logout' });
  expect(gone.closed?.code).toBe(3003);
  expect(stays.closed).toBeUndefined();
});

describe('staying alive', () => {
  test('pings every 30 s, and drops after three unanswered pings', () => {
    const { join, timers } = fakeHub();
    const lively = join();
    const silent = join({ token: 'default.manager' });
    for (let round = 0; round < 3; round++) {
      timers.advance(30_000);
      expect(silent.closed).toBeUndefined();
      lively.say({ msg: 'pong' });
    }
    timers.advance(30_000);
    expect(silent.types().filter((type) => type === 'ping')).toHaveLength(3);
    expect(silent.closed?.code).toBe(1001);
    expect(lively.closed).toBeUndefined();
    expect(lively.last()).toMatchObject({ type: 'remove_user', user: { id: 3 } });
  });

  test('closes immediately with 1000 on /quit', () => {
    const { join, hub } = fakeHub();
    const peer = join();
    peer.say({ msg: '/quit' });
    expect(peer.closed?.code).toBe(1000);
    expect(hub.world('default').peers()).toEqual([]);
  });

  test('drops a slow reader without delaying the others', () => {
    const { join, hub } = fakeHub();
    const slow = join();
    const quick = join({ token: 'default.manager' });
    slow.unread = 2_000_000;
    expect(() => hub.world('default').refreshBubbles()).not.toThrow();
    expect(slow.closed?.code).toBe(1013);
    expect(quick.types()).toContain('get-bubble');
  });

  test('drops a socket that throws', () => {
    const { hub, join, timers } = fakeHub();
    const other = join();
    let isBroken = false;
    const peer = hub.accept({
      send() {
        if (isBroken) throw new Error('EPIPE');
      },
      close() {},
    });
    peer.receive(JSON.stringify({ ...GUEST, token: 'default.manager' }));
    isBroken = true;
    timers.advance(30_000);
    expect(other.types()).toEqual(['connected', 'users', 'new_user', 'ping', 'remove_user']);
  });

  test('dropAll of a world keeps other worlds and printers; of the hub it does not', () => {
    const { join, printer, open, hub, timers } = fakeHub();
    const here = join();
    const there = join({ token: 'night.cashier' });
    const receipt = printer();
    expect(hub.world('default').dropAll(1012)).toBe(1);
    expect([here, there, receipt].map(({ closed }) => closed?.code)).toEqual([1012, undefined, undefined]);
    const silent = open();
    hub.dropAll(1012, 'restart');
    expect([there, receipt, silent].map(({ closed }) => closed?.code)).toEqual([1012, 1012, 1012]);
    expect(timers.waiting()).toBe(0);
  });

  test('leaves no timer when everybody has left', () => {
    const { join, printer, timers } = fakeHub();
    const peers = [join(), printer()];
    for (const { peer } of peers) peer.closed();
    expect(timers.waiting()).toBe(0);
  });
});

test('sends only messages of the contract', () => {
  const { join, printer, hub, timers } = fakeHub();
  const peers = [
    join(),
    join({ token: 'default.manager' }),
    join(GUEST),
    printer(),
    join({ token: 'x' }),
    join({ app: 'x' }),
  ];
  hub.world('default').toPrinter('R1', { code: null, pdf: null }, { userId: 5 });
  hub.world('default').toPrinter('R9', { code: null, pdf: null }, { userId: 5 });
  peers[3]?.say({ msg: '/printer', printer_connected: 0 });
  peers[3]?.say({ msg: '/printed', job_id: 'job-test1-1', ok: true });
  hub.world('default').toPrinter('R1', { code: null, pdf: null }, { userId: 5 });
  timers.advance(30_000);
  peers[3]?.peer.closed();
  const messages = peers.flatMap(({ sent }) => sent);
  const broken = messages.filter(
    (message) => !schemas[SERVER_MESSAGES[message.type].schema].safeParse(message).success,
  );
  expect(broken).toEqual([]);
  expect(new Set(messages.map(({ type }) => type)).size).toBe(11);
});

describe('a frame whose name is not a string', () => {
  test.each([[null], [{ toString: null }], [{ toString: 1, valueOf: 2 }], [[]], [1]])(
    '%j costs nobody the connection',
    (msg) => {
      const { join, open } = fakeHub();
      const bystander = join();
      const signedIn = join();
      const arriving = open();
      for (const { peer } of [signedIn, arriving]) peer.receive(JSON.stringify({ msg }));
      expect([bystander.closed, signedIn.closed, arriving.closed]).toEqual([undefined, undefined, undefined]);
    },
  );
});
