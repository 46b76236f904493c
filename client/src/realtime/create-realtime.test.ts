import { describe, expect, test } from 'vitest';
import { fakeRealtime } from './fake-host.ts';

const MINUTES = 60_000;

describe('start-up', () => {
  test('sends /appid as base64 on open, and is open once the server says connected', () => {
    const { realtime, socket, sockets } = fakeRealtime();
    expect(realtime.state()).toEqual({ phase: 'stopped', attempt: 0, nextAttemptAt: null, reason: 'not_started' });
    realtime.page('/d/dashboard');
    realtime.start();
    realtime.start();
    expect(sockets).toHaveLength(1);
    socket().tell('open');
    expect(realtime.state().phase).toBe('connecting');
    expect(socket().sent).toEqual([
      {
        msg: '/appid',
        app: 'web',
        app_id: 'muara',
        id: 5,
        channel: null,
        name: 'Aisyah',
        role: 'Cashier',
        wpa: 0,
        agent: '',
        token: 'default.t',
        screen: '/d/dashboard',
        reconnect: 0,
        invisible: 0,
      },
    ]);
    socket().say({ type: 'connected', peer_id: 'p1', channel: 'staff' });
    expect(realtime.state()).toEqual({ phase: 'open', attempt: 0, nextAttemptAt: null, reason: null });
  });

  test('sets reconnect to 1 only after a connection of the same run', () => {
    const { realtime, socket, clock } = fakeRealtime();
    realtime.start();
    socket().drop();
    clock.advance(5_000);
    socket().accept();
    expect(socket().sent[0]?.['reconnect']).toBe(0);
    socket().drop();
    clock.advance(5_000);
    socket().accept();
    expect(socket().sent[0]?.['reconnect']).toBe(1);
    realtime.stop();
    realtime.start();
    socket().accept();
    expect(socket().sent[0]?.['reconnect']).toBe(0);
  });

  test('encodes names in any script', () => {
    const { realtime, socket } = fakeRealtime({
      startup: () => ({ id: 1, name: 'Ng 黄 é', role: 'Cashier', token: null }),
    });
    realtime.start();
    socket().accept();
    expect(socket().sent[0]?.['name']).toBe('Ng 黄 é');
  });
});

describe('queue and screens', () => {
  test('flushes queued messages in order on connected, then announces the screen', () => {
    const { realtime, socket, clock } = fakeRealtime();
    realtime.page('/d/pos');
    realtime.start();
    realtime.send({ msg: '/script-error', message: 'one' });
    socket().tell('open');
    realtime.send({ msg: '/script-error', message: 'two' });
    expect(socket().words()).toEqual(['/appid']);
    socket().say({ type: 'connected', peer_id: 'p1', channel: 'staff' });
    expect(socket().words()).toEqual(['/appid', '/script-error', '/script-error', '/page']);
    expect(
      socket()
        .sent.slice(1)
        .map(({ message, path }) => message ?? path),
    ).toEqual(['one', 'two', '/d/pos']);
    socket().drop();
    realtime.send({ msg: '/script-error', message: 'three' });
    realtime.page('/d/tickets');
    clock.advance(5_000);
    socket().accept();
    expect(socket().sent.slice(1)).toEqual([
      { msg: '/script-error', message: 'three' },
      { msg: '/page', path: '/d/tickets' },
    ]);
    expect(socket().sent[0]?.['screen']).toBe('/d/tickets');
  });

  test('announces each route change once', () => {
    const { realtime, socket } = fakeRealtime();
    realtime.start();
    socket().accept();
    for (const path of ['/d/pos', '/d/pos', '/d/tickets']) realtime.page(path);
    expect(socket().sent.slice(1)).toEqual([
      { msg: '/page', path: '/d/pos' },
      { msg: '/page', path: '/d/tickets' },
    ]);
  });

  test('keeps the newest 200 queued messages', () => {
    const { realtime, socket } = fakeRealtime();
    realtime.start();
    for (let number = 0; number < 250; number++) realtime.send({ msg: '/script-error', message: String(number) });
    socket().accept();
    expect(socket().sent).toHaveLength(201);
    expect(socket().sent[1]).toMatchObject({ message: '50' });
  });

  test('clears the queue on stop, so that the next user does not send it', () => {
    const { realtime, socket } = fakeRealtime();
    realtime.start();
    realtime.send({ msg: '/script-error', message: 'mine' });
    realtime.stop();
    realtime.start();
    socket().accept();
    expect(socket().words()).toEqual(['/appid']);
  });
});

describe('final messages', () => {
  test.each<[object, string[]]>([
    [{ type: 'logout' }, ['stopped logout', 'logout']],
    [{ type: 'quit' }, ['stopped quit']],
    [{ type: 'forbidden' }, ['stopped forbidden']],
    [{ type: 'appid_invalid' }, ['stopped appid_invalid']],
    [{ type: 'reload' }, ['stopped reload', 'reload']],
    [{ type: 'function', name: 'reload' }, ['stopped reload', 'reload']],
  ])('%o', (message, calls) => {
    const fake = fakeRealtime();
    fake.realtime.start();
    fake.socket().accept();
    fake.socket().say(message);
    expect(fake.calls).toEqual(calls);
    expect(fake.socket().words().at(-1)).toBe('/quit');
    expect(fake.socket().closedWith).toBe(1000);
    expect(fake.realtime.state().phase).toBe('stopped');
    fake.attend('focus');
    fake.clock.advance(60 * MINUTES);
    expect(fake.sockets).toHaveLength(1);
    expect(fake.clock.waiting()).toBe(0);
  });

  test('end it before connected too, without /quit', () => {
    const { realtime, socket, calls } = fakeRealtime();
    realtime.start();
    socket().tell('open');
    socket().say({ type: 'forbidden' });
    expect(socket().words()).toEqual(['/appid']);
    expect(calls).toEqual(['stopped forbidden']);
  });

  test('include close code 3003; start connects again', () => {
    const { realtime, socket, sockets, calls } = fakeRealtime();
    realtime.start();
    socket().accept();
    socket().drop(3003);
    expect(realtime.state()).toMatchObject({ phase: 'stopped', reason: 'closed_for_good' });
    expect(calls).toEqual(['stopped closed_for_good']);
    realtime.start();
    expect(sockets).toHaveLength(2);
  });

  test('stop sends /quit and leaves no timer', () => {
    const { realtime, socket, clock, calls } = fakeRealtime();
    realtime.start();
    socket().accept();
    realtime.stop();
    expect(socket().words().at(-1)).toBe('/quit');
    expect(realtime.state()).toMatchObject({ phase: 'stopped', reason: 'left' });
    expect(clock.waiting()).toBe(0);
    expect(calls).toEqual([]);
  });
});

describe('idle', () => {
  test('sends /quit after 30 minutes without input, and reconnects on focus or input', () => {
    const { realtime, socket, sockets, clock, attend } = fakeRealtime();
    realtime.start();
    socket().accept();
    clock.advance(20 * MINUTES);
    attend('input');
    clock.advance(29 * MINUTES);
    expect(realtime.state().phase).toBe('open');
    clock.advance(MINUTES);
    expect(realtime.state()).toEqual({ phase: 'idle', attempt: 0, nextAttemptAt: null, reason: null });
    expect(socket().words().at(-1)).toBe('/quit');
    attend('online');
    clock.advance(60 * MINUTES);
    expect(sockets).toHaveLength(1);
    attend('focus');
    expect(sockets).toHaveLength(2);
    socket().accept();
    expect(socket().sent[0]?.['reconnect']).toBe(1);
    clock.advance(30 * MINUTES);
    attend('input');
    expect(sockets).toHaveLength(3);
  });

  test('accepts the idle signal at any time, also while waiting', () => {
    const { realtime, socket, sockets, clock } = fakeRealtime();
    realtime.start();
    socket().drop();
    realtime.idle();
    clock.advance(60 * MINUTES);
    expect(realtime.state().phase).toBe('idle');
    expect(sockets).toHaveLength(1);
    realtime.stop();
    realtime.idle();
    expect(realtime.state().phase).toBe('stopped');
  });

  test('never idles in programs without a window', () => {
    const { realtime, socket, clock } = fakeRealtime({ attention: undefined });
    realtime.start();
    socket().accept();
    clock.advance(120 * MINUTES);
    expect(realtime.state().phase).toBe('open');
  });
});

describe('messages', () => {
  test('are pong for a ping, and a ping after long silence', () => {
    const { realtime, socket, clock } = fakeRealtime();
    realtime.start();
    socket().accept();
    socket().say({ type: 'ping' });
    expect(socket().words().at(-1)).toBe('pong');
    clock.advance(44_999);
    expect(socket().words()).toHaveLength(2);
    clock.advance(1);
    expect(socket().words().at(-1)).toBe('ping');
  });

  test('reach listeners of their type only, from plain and base64 JSON', () => {
    const { realtime, socket } = fakeRealtime();
    const heard: string[] = [];
    const end = realtime.on('alert', ({ message }) => heard.push(message));
    realtime.on('print-done', ({ code }) => heard.push(String(code)));
    realtime.start();
    socket().accept();
    socket().say({ type: 'alert', message: 'one' });
    socket().tell('message', { data: btoa('{"type":"alert","message":"two"}') });
    end();
    socket().say({ type: 'alert', message: 'three' });
    expect(heard).toEqual(['one', 'two']);
  });

  test.each<[string, string[]]>([
    ['get_bubble', ['get_bubble']],
    ['clear_cache', ['clear_cache']],
    ['refresh_dashboard', []],
    ['constructor', ['ignored']],
    ['eval', ['ignored']],
  ])('function %s runs only if listed', (name, calls) => {
    const fake = fakeRealtime();
    fake.realtime.start();
    fake.socket().accept();
    fake.socket().say({ type: 'function', name });
    expect(fake.calls).toEqual(calls);
  });

  test.each([
    ['an unknown type', '{"type":"scan"}'],
    ['no JSON', '???'],
    ['no object', '[]'],
    ['bytes', new ArrayBuffer(2)],
  ])('ignore %s, and report it for debugging', (_, data) => {
    const { realtime, socket, calls } = fakeRealtime();
    realtime.start();
    socket().accept();
    socket().tell('message', { data });
    expect(calls).toEqual(['ignored']);
    expect(realtime.state().phase).toBe('open');
  });

  test('keep the state object until it changes, and notify subscribers of each change', () => {
    const { realtime, socket } = fakeRealtime();
    const phases: string[] = [];
    const end = realtime.subscribe(() => phases.push(realtime.state().phase));
    realtime.start();
    expect(realtime.state()).toBe(realtime.state());
    socket().accept();
    socket().drop();
    realtime.stop();
    end();
    realtime.start();
    expect(phases).toEqual(['connecting', 'open', 'waiting', 'stopped']);
  });

  test('of an old socket are ignored after a new one opened', () => {
    const { realtime, socket, sockets, calls } = fakeRealtime();
    realtime.start();
    const late = socket();
    realtime.stop();
    realtime.start();
    late.say({ type: 'logout' });
    expect(calls).toEqual([]);
    expect(sockets).toHaveLength(2);
  });
});
