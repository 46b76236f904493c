import { OPERATIONS, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../testing/index.ts';
import { appVersions } from '../../testing/samples/people.ts';
import { COUNTER_AUDIT } from '../../testing/samples/counter.ts';
import { HOUSE_AUDIT } from '../../testing/samples/facilities.ts';
import { DECISIONS_AUDIT } from '../../testing/samples/decisions.ts';
import { FILE_AUDIT } from '../../testing/samples/ticket-file.ts';
import { MINE_AUDIT } from '../../testing/samples/my-tickets.ts';
import { BOOKINGS_AUDIT } from '../../testing/samples/bookings.ts';
import { ONLINE_AUDIT } from '../../testing/samples/online.ts';
import { PACKAGES_AUDIT } from '../../testing/samples/packages.ts';
import { PARTIES_AUDIT } from '../../testing/samples/partners.ts';
import { PRINTING_AUDIT } from '../../testing/samples/printing.ts';
import { SCANNER_AUDIT } from '../../testing/refusals/scanner.ts';
import { SAMPLES } from '../../testing/samples/index.ts';
import { counterSale, joinChannel, joinPrinter, openTill } from '../../testing/stages/sales.ts';

const IDS = Object.keys(OPERATIONS) as OperationId[];

/** Returns whether an operation changes something, according to the contract. */
const changes = (id: OperationId): boolean => OPERATIONS[id].method !== 'GET' || OPERATIONS[id].command;

/** Operations that seem to change something but leave no audit entry, and why. */
const SILENT: Partial<Record<OperationId, string>> = {
  listSlots: 'It reads; it is a POST because its question does not fit an address.',
  listBlockedDates: 'It reads; it is a POST because its question does not fit an address.',
  searchBookings: 'It reads, like every search of a counter.',
  searchWristbands: 'It reads.',
  searchDining: 'It reads.',
  testPrint: 'A test page changes nothing in the world.',
  forgotPassword:
    'Nobody is signed in when requesting; the mail is in the outbox, and setting the password has an entry.',
};

interface Stage {
  sim: TestSimulator;
  /** A cashier with an open shift. */
  till: TestCaller;
}
/** Who makes the call, and with what input. */
type Play = (stage: Stage) => Promise<[caller: TestCaller, input?: object]>;

const by =
  (account: string): Play =>
  async ({ sim }) => [await sim.as(account)];

/** How an operation succeeds; the others succeed with their sample, called by a manager. */
const PLAYS: Partial<Record<OperationId, Play>> = {
  login: async ({ sim }) => [sim],
  generatePublicTicket: async ({ sim }) => [sim],
  generateTicket: async ({ till }) => [till],
  startShift: async ({ sim }) => [
    await sim.as('cashier2'),
    { body: { cash_in: 200, jetty_id: 1, station: 'Counter 2' } },
  ],
  closeShift: async ({ till }) => [till],
  printSlip: async ({ sim, till }) => {
    joinPrinter(sim);
    return [till];
  },
  resetPassword: async ({ sim }) => {
    await sim.call('forgotPassword', { body: { email: 'cashier@muara.test', platform: 'web_app' } });
    const mail = sim.world.tables.outbox.all().at(-1)?.text ?? '';
    const token = decodeURIComponent(/[?&]token=([^\s&]+)/.exec(mail)?.[1] ?? '');
    return [sim, { body: { token, password: 'muara456' } }];
  },
  saveAppVersion: async ({ sim }) => [await sim.as('skaloot'), { body: appVersions({ ios_admin: '2.0.0' }) }],
  clearErrorLog: by('skaloot'),
  reportBug: async ({ till }) => [till],
  resolveBugReport: async ({ sim }) => [await sim.as('superuser'), { params: { id: 3 } }],
  ...PRINTING_AUDIT,
  ...PACKAGES_AUDIT,
  ...PARTIES_AUDIT,
  ...HOUSE_AUDIT,
  ...COUNTER_AUDIT,
  ...ONLINE_AUDIT,
  ...BOOKINGS_AUDIT,
  ...MINE_AUDIT,
  ...SCANNER_AUDIT,
  ...FILE_AUDIT,
  ...DECISIONS_AUDIT,
};

/** Performs an operation; returns its outcome, its audit entries, and what a watching manager received. */
async function perform(id: OperationId): Promise<{ ok: boolean; stored: unknown[]; heard: unknown[] }> {
  const stage = await openTill();
  const { sim } = stage;
  const watching = joinChannel(sim, await sim.as('manager'));
  const [caller, input = SAMPLES[id]] = await (PLAYS[id] ?? by('manager'))(stage);
  const { audit } = sim.world.tables;
  const [entries, messages] = [audit.nextId, watching.messages.length];
  const ok = await caller.call(id, input as never).then(
    () => true,
    () => false,
  );
  return {
    ok,
    stored: audit.all().filter((entry) => entry.id >= entries),
    heard: watching.messages.slice(messages).filter(({ type }) => type === 'activity-log'),
  };
}

describe('the audit trail', () => {
  test.each(IDS.filter((id) => changes(id) && !(id in SILENT)))(
    'has exactly one entry for %s, broadcast once',
    async (id) => {
      const { ok, stored, heard } = await perform(id);
      expect(ok, 'the operation succeeds').toBe(true);
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({ module: expect.stringMatching(/\S/), action: expect.stringMatching(/\S/) });
      expect(heard).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toMatch(/muara123|muara456|[0-9a-f]{48}/);
    },
  );

  test.each(Object.keys(SILENT) as OperationId[])('has no entry after a successful %s', async (id) => {
    expect(changes(id), 'it is listed because the contract says that it changes something').toBe(true);
    expect(await perform(id)).toEqual({ ok: true, stored: [], heard: [] });
  });

  test.each(IDS.filter((id) => !changes(id)))('has no entry after %s, which only reads', async (id) => {
    const { stored, heard } = await perform(id);
    expect([stored, heard]).toEqual([[], []]);
  });

  test('has no further entry for a refused or repeated call', async () => {
    const { sim, till } = await openTill();
    const body = counterSale();
    await till.call('generateTicket', { body });
    const { size } = sim.world.tables.audit;
    await till.call('generateTicket', { body });
    await till.refused('closeShift', { body: { total_cash: -1 } });
    await till.refused('startShift', { body: { cash_in: 0, jetty_id: 1, station: 'Counter 2' } });
    expect(sim.world.tables.audit.size).toBe(size);
  });

  test('shows the entry that was written, even after the clock was set back', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const watching = joinChannel(sim, manager);
    sim.world.clock.freeze(Date.parse('2026-03-09T09:00:00+08:00'));
    await manager.call('reportBug', { body: { report: 'Yesterday' } });
    expect(watching.messages.find(({ type }) => type === 'activity-log')).toMatchObject({
      audit: { action: 'Sent report 5', created_at: '2026-03-09T09:00:00+08:00' },
    });
  });
});
