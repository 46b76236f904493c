import { formatInstant } from '@muara/contract/rules';
import { createTables } from '../../src/world/store.ts';
import type { UserRecord } from '../../src/world/records.ts';
import { DEFINITIONS } from '../../src/world/tables.ts';
import type { World } from '../../src/world/world.ts';
import { binary } from '../../src/kernel/binary.ts';
import type { Domain } from '../../src/kernel/domain.ts';
import { notImplemented, type Handlers } from '../../src/kernel/handler.ts';
import { OPERATION_IDS } from '@muara/contract/operations';
import { Refusal } from '../../src/kernel/refusal.ts';
import { assemble, type Simulator, type SimulatorOptions } from '../../src/kernel/simulator.ts';

/** A domain for the kernel's own tests: a handful of handlers, two users, no business. */

export const NINE = Date.parse('2026-03-10T09:00:00+08:00');

const user = (id: number, role: string, more: Partial<UserRecord> = {}): UserRecord => ({
  id,
  name: `${role} ${id}`,
  username: `user${id}`,
  email: `user${id}@muara.test`,
  contact: '0123456789',
  companyName: null,
  passwordHash: null,
  role,
  superUser: false,
  isSkaloot: false,
  active: true,
  img: null,
  policies: {},
  canChat: false,
  canViewSubTickets: false,
  bookingDefaultMessage: null,
  shift: null,
  shiftStart: null,
  shiftEnd: null,
  agent: null,
  lastActive: null,
  createdAt: NINE,
  deletedAt: null,
  ...more,
});

const played: Partial<Handlers> = {
  login: (_input, { world }) => {
    world.tables.counters.insert({ name: 'tries', value: 1 });
    throw new Refusal('invalid_credentials', { field: 'password', keepChanges: true });
  },
  logout: (_input, { world, session }) => {
    const record = world.tables.sessions.one('token', session?.token ?? '');
    if (record) world.tables.sessions.remove(record.id);
    return { success: true };
  },
  testPrint: ({ query }, { world, session, now }) => {
    const { id: userId, username } = session.user;
    const action = `Test print on ${query.printer_id}`;
    world.tables.audit.insert({ userId, username, module: 'Printers', action, link: null, createdAt: now });
    if (query.printer_id === 'offline') throw new Refusal('peer_printer_offline', { params: { type: 'receipt' } });
    if (query.printer_id === 'broken') throw new Error('a bug');
    if (query.printer_id === 'wrong') return { success: 'yes' } as never;
    if (query.printer_id === 'undeclared') throw new Refusal('cash_short');
    return { success: true, job_id: `job-${world.tables.audit.size}` };
  },
  printTicket: ({ params, body }, { world }) => {
    world.tables.counters.insert({ name: `${params.code} ${body.printer_id}`, value: 1 });
    return { success: true, job_id: null };
  },
  downloadSlip: ({ params }) =>
    binary(new TextEncoder().encode(`%PDF ${typeof params.user_id}`), 'application/pdf', `slip "${params.type}".pdf`),
  downloadReceipt: async ({ params }) =>
    binary(new TextEncoder().encode(params.code), params.code === 'TEXT' ? 'text/plain' : 'application/pdf'),
};

function handlers(): Handlers {
  const all = Object.fromEntries(OPERATION_IDS.map((id) => [id, notImplemented('not in this test')]));
  return { ...all, ...played } as Handlers;
}

export const fakeDomain: Domain = {
  handlers: handlers(),
  jobKinds: ['sweep'],
  requiredTables: [],
  defaultTickets: 3,
  seedTables({ tickets }) {
    const tables = createTables(DEFINITIONS);
    tables.users.load([
      user(1, 'Cashier', { policies: { Tickets: ['Create', 'View', 'Update'] } }),
      user(2, 'Marketing'),
      user(3, 'Agent', { active: false }),
      user(4, 'Cashier', { active: false }),
    ]);
    tables.counters.load(
      Array.from({ length: tickets }, (_, index) => ({ id: index + 1, name: `seed ${index}`, value: index })),
    );
    return tables;
  },
  emptyTables: () => createTables(DEFINITIONS),
  openWorld: (parts) => parts,
  startWorld: (world) => void world.clock.schedule(NINE + 3_600_000, 'sweep'),
  react: () => {},
  reactToJob: () => {},
  runJob: (job, world) => {
    world.tables.counters.insert({ name: `${job.kind} at ${world.clock.now() - NINE}`, value: 1 });
    world.clock.schedule(job.at + 3_600_000, job.kind);
    return [];
  },
  sessionOf(world, token) {
    const record = world.tables.sessions.one('token', token);
    const owner = record && world.tables.users.get(record.userId);
    if (!owner) return { code: 'session_expired' };
    if (!owner.active) return { code: owner.role === 'Agent' ? 'contract_inactive' : 'account_inactive' };
    return { token, user: owner };
  },
  actorOf: ({ user: { role, superUser, isSkaloot, policies } }) => ({
    role,
    super_user: superUser,
    isSkaloot,
    policies: Object.fromEntries(
      Object.entries(policies).map(([area, names]) => [area, names.map((name) => ({ name, active: true }))]),
    ),
  }),
  onMessage({ msg }, { world, session }) {
    world.tables.counters.insert({ name: `${msg} of ${session?.user.id ?? 'nobody'}`, value: 1 });
    return [];
  },
  onPrintJob: (jobId, { state }, world) => void world.tables.counters.insert({ name: `${jobId} ${state}`, value: 1 }),
  onFailure({ source }, world) {
    world.tables.counters.insert({ name: `${source} failed`, value: 1 });
    return [];
  },
  oldestApp: () => undefined,
  printerKey: () => 'printer-key',
  outbox: (world) =>
    world.tables.outbox.all().map(({ id, to, subject, text, html, ticketCode, createdAt, readAt }) => ({
      id,
      to,
      subject,
      text,
      html: html ?? null,
      ticket_code: ticketCode,
      created_at: formatInstant(createdAt),
      received_at: formatInstant(createdAt),
      read_at: readAt === undefined ? null : formatInstant(readAt),
    })),
  listPersonas: (world) =>
    world.tables.users.all().map(({ id, email, name, role, active }) => ({
      account: `user${id}`,
      email,
      name,
      role,
      can_sign_in: active,
    })),
  openSession: () => undefined,
  getCatalogue: () => undefined,
  readMails(world, ids = world.tables.outbox.all().map(({ id }) => id)) {
    for (const id of ids) world.tables.outbox.update(id, { readAt: world.clock.now() });
    return ids.length;
  },
};

/** Signs in a user of the fake domain and returns the token. */
export function signIn(world: World, userId: number): string {
  const token = `${world.name}.${world.secrets.token(8)}`;
  world.tables.sessions.insert({ token, userId, createdAt: world.clock.now() });
  return token;
}

export interface FakeSimulator extends Simulator {
  warnings: string[];
  /** Real time, advanced by the test; due timers fire immediately. */
  pass(ms: number): void;
  call(
    path: string,
    init?: RequestInit & { token?: string; address?: string },
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>;
}

/** Returns the kernel over the fake domain, at nine in the morning. */
export function fakeSimulator(options: Partial<SimulatorOptions> = {}): FakeSimulator {
  const warnings: string[] = [];
  let now = NINE;
  let timers: { at: number; fn: () => void }[] = [];
  const clock = {
    now: () => now,
    setTimer(fn: () => void, ms: number) {
      const timer = { at: now + ms, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const simulator = assemble(fakeDomain, {
    clock,
    responseCheck: 'throw',
    onWarning: (text) => warnings.push(text),
    ...options,
  });
  return {
    ...simulator,
    warnings,
    pass(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { fn } of due) fn();
    },
    async call(path, { token, address, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (path.startsWith('/__sim') && !headers.has('content-type')) headers.set('content-type', 'application/json');
      if (token) headers.set('authorization', `Bearer ${token}`);
      const response = await simulator.fetch(
        new Request(`http://localhost:3000${path}`, { ...init, headers }),
        address === undefined ? undefined : { address },
      );
      const text = await response.text();
      const isJson = response.headers.get('content-type') === 'application/json';
      return {
        status: response.status,
        body: (isJson ? JSON.parse(text) : { text }) as Record<string, unknown>,
        headers: response.headers,
      };
    },
  };
}
