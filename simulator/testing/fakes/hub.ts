import type { ServerMessage } from '@muara/contract/realtime';
import { createHub, type Hub } from '../../src/realtime/hub.ts';
import { type HubDeps } from '../../src/realtime/hub-deps.ts';
import { type HubEvent } from '../../src/realtime/hub-deps.ts';
import { type HubSession } from '../../src/realtime/hub-session.ts';
import { type Peer } from '../../src/realtime/transport.ts';

/** A host for tests: time is advanced by hand, sockets are lists. */

interface FakeTimers {
  setTimer(fn: () => void, ms: number): () => void;
  advance(ms: number): void;
  waiting(): number;
}

function fakeTimers(): FakeTimers {
  let now = 0;
  const timers = new Set<{ at: number; fn: () => void }>();
  return {
    setTimer(fn, ms) {
      const timer = { at: now + ms, fn };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.fn();
      }
      now = until;
    },
    waiting: () => timers.size,
  };
}

export interface FakePeer {
  peer: Peer;
  sent: ServerMessage[];
  types(): string[];
  last(): ServerMessage | undefined;
  closed: { code: number; reason?: string } | undefined;
  /** Sends as documented: base64 of UTF-8 JSON. */
  say(message: object): void;
  unread: number;
}

export interface FakeHub {
  hub: Hub;
  timers: FakeTimers;
  journal: HubEvent[];
  /** Opens a socket without sending anything. */
  open(world?: string): FakePeer;
  /** Opens a socket and sends the start-up message. */
  join(startup?: object, world?: string): FakePeer;
  printer(device?: object): FakePeer;
}

const SESSIONS: Record<
  string,
  { userId: number; name: string; role: string; channel: HubSession['channel']; may: string[] }
> = {
  'default.cashier': {
    userId: 5,
    name: 'Aisyah Rahman',
    role: 'Cashier',
    channel: 'staff',
    may: ['Tickets', 'Booking'],
  },
  'default.manager': {
    userId: 3,
    name: 'Farid Hassan',
    role: 'Manager',
    channel: 'staff',
    may: ['Tickets', 'Booking', 'Audit'],
  },
  'default.csa': { userId: 6, name: 'Nur', role: 'CSA', channel: 'staff', may: [] },
  'default.agent': { userId: 9, name: 'Sungai Tours', role: 'Agent', channel: 'agents', may: [] },
  'night.cashier': { userId: 5, name: 'Aisyah Rahman', role: 'Cashier', channel: 'staff', may: ['Tickets', 'Booking'] },
};

export const STARTUP = {
  msg: '/appid',
  app: 'web',
  app_id: 'muara',
  id: 5,
  channel: null,
  name: 'Somebody',
  role: 'Cashier',
  wpa: 0,
  agent: 'test',
  token: 'default.cashier',
  screen: '/d/dashboard',
  reconnect: 0,
  invisible: 0,
};
export const GUEST = { ...STARTUP, id: null, name: 'Guest', role: 'public', token: null };
export const PRINTER = {
  ...STARTUP,
  app: 'printer',
  id: null,
  name: 'Receipt printer',
  role: 'printer',
  token: 'muara-printer-key',
  screen: null,
  device_id: 'R1',
  printer_type: 'receipt',
  printer_connected: 1,
};

export function fakeHub(more: Partial<HubDeps> = {}): FakeHub {
  const timers = fakeTimers();
  const journal: HubEvent[] = [];
  const hub = createHub({
    setTimer: timers.setTimer,
    authenticate(token, world) {
      const session = token.startsWith(`${world}.`) ? SESSIONS[token] : undefined;
      return session
        ? {
            ...session,
            canChat: session.channel === 'staff',
            allows: ({ permission }) =>
              session.channel === 'staff' &&
              (permission.length === 0 || permission.some(({ area }) => session.may.includes(area))),
          }
        : null;
    },
    isPrinterKey: (token) => token === 'muara-printer-key',
    worldOfToken: (token) => token.split('.')[0],
    incarnation: 'test1',
    journal: (event) => void journal.push(event),
    ...more,
  });
  const open = (world?: string): FakePeer => {
    const fake: FakePeer = {
      peer: undefined as unknown as Peer,
      sent: [],
      closed: undefined,
      unread: 0,
      types: () => fake.sent.map(({ type }) => type),
      last: () => fake.sent.at(-1),
      say: (message) =>
        fake.peer.receive(btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(message))))),
    };
    fake.peer = hub.accept(
      {
        send: (text) => void fake.sent.push(JSON.parse(text) as ServerMessage),
        close: (code, reason) => void (fake.closed = { code, reason }),
        buffered: () => fake.unread,
      },
      world === undefined ? {} : { world },
    );
    return fake;
  };
  const join = (startup: object = {}, world?: string): FakePeer => {
    const fake = open(world);
    fake.say({ ...STARTUP, ...startup });
    return fake;
  };
  return { hub, timers, journal, open, join, printer: (device = {}) => join({ ...PRINTER, ...device }) };
}
