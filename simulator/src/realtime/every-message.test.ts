import {
  CLIENT_MESSAGES,
  CLOSE_CODES,
  SERVER_MESSAGES,
  type ClientMessageName,
  type ServerMessage,
  type ServerMessageName,
} from '@muara/contract/realtime';
import { schemas } from '@muara/contract/validators';
import asyncapi from '@muara/contract/asyncapi.json' with { type: 'json' };
import { afterAll, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../testing/index.ts';
import { counterSale } from '../../testing/stages/sales.ts';
import { GUEST, PRINTER, STARTUP } from '../../testing/fakes/hub.ts';

/** Every message of the contract, against the whole simulator. A message that is never sent is a gap. */
const heard = new Set<string>();
const said = new Set<string>();
const closed = new Set<number>();

interface Page {
  messages: ServerMessage[];
  codes: number[];
  say(message: { msg: string; [field: string]: unknown }): void;
  last(type: ServerMessageName): ServerMessage | undefined;
  unread: number;
}

/** A socket whose every frame is validated against the contract. */
function open(sim: TestSimulator): Page {
  const page: Page = {
    messages: [],
    codes: [],
    unread: 0,
    last: (type) => page.messages.findLast((message) => message.type === type),
    say(message) {
      said.add(message.msg);
      peer.receive(btoa(JSON.stringify(message)));
    },
  };
  const peer = sim.simulator.realtime.accept({
    send(text) {
      const message = JSON.parse(text) as ServerMessage;
      const checked = schemas[SERVER_MESSAGES[message.type].schema].safeParse(message);
      expect(checked.success, `${text} is what the contract says`).toBe(true);
      heard.add(message.type);
      page.messages.push(message);
    },
    close(code) {
      closed.add(code);
      page.codes.push(code);
    },
    buffered: () => page.unread,
  });
  return page;
}

interface Stage {
  sim: TestSimulator;
  manager: TestCaller;
  /** A window each of the manager and the cashier. */
  viewer: Page;
  cashier: Page;
  join(startup: object): Page;
}

const MANAGER = 2;
const CASHIER = 5;

async function stage(): Promise<Stage> {
  const sim = createTestSimulator();
  const join = (startup: object): Page => {
    const page = open(sim);
    page.say({ ...STARTUP, ...startup });
    return page;
  };
  const manager = await sim.as('manager');
  const viewer = join({ token: manager.token });
  return { sim, manager, viewer, cashier: join({ token: (await sim.as('cashier')).token }), join };
}

const order = async (sim: TestSimulator, body: object): Promise<void> => {
  const { status } = await sim.fetch('/__sim/worlds/default/realtime', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
};

/** Messages sent only, or also, by the control plane: the examples of the contract. */
const EXAMPLES = Object.fromEntries(
  Object.values(asyncapi.components.messages as Record<string, { name: string; examples?: { payload: object }[] }>).map(
    ({ name, examples = [] }) => [name, examples[0]?.payload],
  ),
);

describe('server messages', () => {
  /** Who receives it, and what causes it. */
  const PLAYS: { [K in ServerMessageName]: (stage: Stage) => unknown } = {
    connected: ({ viewer }) => viewer.last('connected'),
    users: ({ viewer }) => viewer.last('users'),
    new_user: ({ viewer }) => viewer.last('new_user'),
    remove_user: ({ viewer, cashier }) => {
      cashier.say({ msg: '/quit' });
      return viewer.last('remove_user');
    },
    update_printer: ({ viewer, join }) => {
      join(PRINTER).say({ msg: '/printer', printer_connected: 0 });
      return viewer.last('update_printer');
    },
    ping: ({ sim, viewer }) => {
      sim.clock.pass(30_000);
      return viewer.last('ping');
    },
    clock: async ({ sim, viewer }) => {
      await sim.fetch('/__sim/worlds/default/clock', { method: 'PUT', body: JSON.stringify({ advance: 'PT1H' }) });
      return viewer.last('clock');
    },
    logout: async ({ manager, viewer }) => {
      await manager.call('logout');
      return viewer.last('logout');
    },
    quit: ordered('quit'),
    reload: ordered('reload'),
    function: ordered('function'),
    forbidden: ({ join }) => join({ token: 'default.gone' }).last('forbidden'),
    appid_invalid: ({ join }) => join({ app_id: 'other' }).last('appid_invalid'),
    alert: ({ cashier }) => {
      cashier.say({ msg: '/chat', recipient_id: 9, message: 'Hello' });
      return cashier.last('alert');
    },
    'new-ticket': async ({ manager, viewer }) => {
      await manager.call('generateTicket', { body: counterSale() });
      return viewer.last('new-ticket');
    },
    catalogue: ordered('catalogue'),
    'get-bubble': async ({ manager, viewer }) => {
      await manager.call('reportBug', { body: { report: 'Broken' } });
      return viewer.last('get-bubble');
    },
    'activity-log': async ({ manager, viewer }) => {
      await manager.call('reportBug', { body: { report: 'Broken' } });
      return viewer.last('activity-log');
    },
    chat: ({ viewer, cashier }) => {
      cashier.say({ msg: '/chat', recipient_id: MANAGER, message: 'Hello', ref: 'r1' });
      return viewer.last('chat') && cashier.last('chat');
    },
    chat_history: ({ viewer }) => {
      viewer.say({ msg: '/chat_history', id: CASHIER });
      return viewer.last('chat_history');
    },
    typing: ({ viewer, cashier }) => {
      cashier.say({ msg: '/typing', recipient_id: MANAGER });
      return viewer.last('typing');
    },
    seen: ({ viewer, cashier }) => {
      cashier.say({ msg: '/chat', recipient_id: MANAGER, message: 'Hello' });
      viewer.say({ msg: '/seen', id: CASHIER });
      return cashier.last('seen');
    },
    end: async ({ sim, viewer, join }) => {
      join({ token: (await sim.as('skaloot')).token }).say({ msg: '/end', id: MANAGER });
      return viewer.last('end');
    },
    'error-log': ({ viewer, join }) => {
      join(GUEST).say({ msg: '/script-error', message: 'x is undefined' });
      return viewer.last('error-log');
    },
    'bug-report': async ({ manager, viewer }) => {
      await manager.call('reportBug', { body: { report: 'Broken' } });
      return viewer.last('bug-report');
    },
    'issue-resolved': async ({ sim, cashier }) => {
      await (await sim.as('superuser')).call('resolveBugReport', { params: { id: 3 } });
      return cashier.last('issue-resolved');
    },
    'refund-request': ordered('refund-request'),
    'cancel-request': ordered('cancel-request'),
    scan: ordered('scan'),
    'new-booking': ordered('new-booking'),
    minisigua: ordered('minisigua'),
    print: async ({ manager, join }) => {
      const printer = join(PRINTER);
      await manager.call('testPrint', { query: { printer_id: 'R1' } });
      return printer.last('print');
    },
    printer_not_connected: ({ sim, viewer }) => {
      sim.simulator.realtime.world('default').toPrinter('R9', { code: null, pdf: null }, { userId: MANAGER });
      return viewer.last('printer_not_connected');
    },
    'print-cancel': async ({ manager, join }) => {
      const printer = join(PRINTER);
      const { job_id: jobId } = await manager.call('testPrint', { query: { printer_id: 'R1' } });
      const canceled = manager.call('cancelPrintJob', { params: { job_id: jobId ?? '' } });
      await Promise.resolve();
      printer.say({ msg: '/printed', job_id: jobId, ok: false, state: 'canceled' });
      expect(await canceled).toMatchObject({ state: 'canceled' });
      return printer.last('print-cancel');
    },
    'print-done': async ({ manager, viewer, join }) => {
      const printer = join(PRINTER);
      const { job_id: jobId } = await manager.call('testPrint', { query: { printer_id: 'R1' } });
      printer.say({ msg: '/printed', job_id: jobId, ok: true });
      return viewer.last('print-done');
    },
  };

  function ordered(type: ServerMessageName): (stage: Stage) => Promise<unknown> {
    return async ({ sim, viewer }) => {
      await order(sim, { message: EXAMPLES[type] });
      return viewer.last(type);
    };
  }

  test.each(Object.keys(PLAYS) as ServerMessageName[])('%s', async (type) => {
    expect(await PLAYS[type](await stage())).toMatchObject({ type });
  });

  test.each((Object.keys(PLAYS) as ServerMessageName[]).filter((type) => type !== 'connected'))(
    '%s is sent by the control plane to one user',
    async (type) => {
      const { sim, cashier, viewer } = await stage();
      const before = viewer.messages.length;
      await order(sim, { message: EXAMPLES[type], user_id: CASHIER });
      expect(cashier.last(type)).toMatchObject(EXAMPLES[type] as object);
      expect(viewer.messages.slice(before).filter((message) => message.type === type)).toEqual([]);
    },
  );

  test.each(['error-log', 'bug-report', 'refund-request', 'cancel-request'] as const)(
    '%s reaches those who may approve refunds or voids',
    async (type) => {
      const { sim, viewer, cashier, join } = await stage();
      const supervisor = join({ token: (await sim.as('supervisor')).token });
      await order(sim, { message: EXAMPLES[type] });
      expect([viewer, supervisor, cashier].map((page) => page.last(type)?.type)).toEqual([type, type, undefined]);
    },
  );
});

describe('client messages', () => {
  /** What it changes, or which response it gets. */
  const PLAYS: { [K in ClientMessageName]: (stage: Stage) => unknown } = {
    '/appid': ({ viewer }) => viewer.last('connected'),
    ping: ({ viewer }) => {
      viewer.say({ msg: 'ping' });
      return viewer.codes.length === 0;
    },
    pong: ({ sim, viewer, cashier }) => {
      for (let round = 0; round < 4; round++) {
        sim.clock.pass(30_000);
        viewer.say({ msg: 'pong' });
      }
      return viewer.codes.length === 0 && cashier.codes[0] === 1001;
    },
    '/quit': ({ viewer }) => {
      viewer.say({ msg: '/quit' });
      return viewer.codes[0] === 1000;
    },
    '/page': ({ sim, viewer }) => {
      viewer.say({ msg: '/page', path: '/d/users' });
      return sim.simulator.realtime.world('default').peers()[0]?.screen === '/d/users';
    },
    '/printed': async ({ manager, join }) => {
      const printer = join(PRINTER);
      const { job_id: jobId } = await manager.call('testPrint', { query: { printer_id: 'R1' } });
      printer.say({ msg: '/printed', job_id: jobId, ok: true });
      const { state } = await manager.call('getPrintJob', { params: { job_id: jobId ?? '' } });
      return state === 'printed';
    },
    '/printer': ({ sim, join }) => {
      join(PRINTER).say({ msg: '/printer', printer_connected: 0 });
      return sim.simulator.realtime.world('default').printers()[0]?.printer_connected === 0;
    },
    '/script-error': async ({ manager, viewer }) => {
      viewer.say({ msg: '/script-error', message: 'x is undefined', screen: '/d/pos' });
      return (await manager.call('getErrorLog')).log.includes('/d/pos: x is undefined');
    },
    '/chat': ({ sim, viewer }) => {
      viewer.say({ msg: '/chat', recipient_id: CASHIER, message: 'Hello' });
      return sim.world.tables.chats.size === 1;
    },
    '/chat_history': ({ viewer }) => {
      viewer.say({ msg: '/chat_history', id: CASHIER });
      return viewer.last('chat_history');
    },
    '/seen': async ({ manager, viewer, cashier }) => {
      cashier.say({ msg: '/chat', recipient_id: MANAGER, message: 'Hello' });
      viewer.say({ msg: '/seen', id: CASHIER });
      return (await manager.call('authenticate')).user.chat_sender_ids.length === 0;
    },
    '/typing': ({ viewer, cashier }) => {
      viewer.say({ msg: '/typing', recipient_id: CASHIER });
      return cashier.last('typing');
    },
    '/end': async ({ sim, cashier, join }) => {
      join({ token: (await sim.as('skaloot')).token }).say({ msg: '/end', id: CASHIER });
      return cashier.last('end');
    },
  };

  test.each(Object.keys(PLAYS) as ClientMessageName[])('%s', async (msg) => {
    expect(await PLAYS[msg](await stage())).toBeTruthy();
  });
});

describe('close codes', () => {
  test.each([
    ['logout', 3003],
    ['quit', 3003],
    ['forbidden', 3003],
    ['appid_invalid', 3003],
    ['reload', undefined],
    ['alert', undefined],
  ] as const)('after %s with %s', async (type, code) => {
    const { sim, cashier } = await stage();
    await order(sim, { message: EXAMPLES[type], user_id: CASHIER });
    expect(cashier.codes[0]).toBe(code);
  });

  test('1012 when the world is replaced, 3003 on request, 1013 for a slow reader, 1008 for silence', async () => {
    const { sim, viewer, cashier } = await stage();
    const [silent, slow] = [open(sim), cashier];
    slow.unread = 2_000_000;
    await order(sim, { message: { type: 'alert', message: 'Hello' } });
    expect(slow.codes).toEqual([1013]);
    sim.clock.pass(10_000);
    expect(silent.codes).toEqual([1008]);
    sim.simulator.worlds.reset('default');
    expect(viewer.codes).toEqual([1012]);
    const again = open(sim);
    again.say({ ...GUEST });
    await order(sim, { close: 3003 });
    expect(again.codes).toEqual([3003]);
  });
});

test('3004 for a second helper with the same device id, which staff can see', async () => {
  const { viewer, join } = await stage();
  const first = join(PRINTER);
  const second = join({ ...PRINTER, name: 'Counter 2' });
  expect(second.codes).toEqual([3004]);
  first.say({ msg: 'pong' });
  expect(viewer.last('update_printer')).toMatchObject({ name: PRINTER.name, refused_helpers: ['Counter 2'] });
});

/** Sent by the host that reads the socket; covered by its own test. */
const TOO_LARGE = '1009';

afterAll(() => {
  const missing = {
    server: Object.keys(SERVER_MESSAGES).filter((type) => !heard.has(type)),
    client: Object.keys(CLIENT_MESSAGES).filter((msg) => !said.has(msg)),
    codes: Object.keys(CLOSE_CODES).filter((code) => code !== TOO_LARGE && !closed.has(Number(code))),
  };
  expect(missing, 'words of the contract that no test plays').toEqual({ server: [], client: [], codes: [] });
});
