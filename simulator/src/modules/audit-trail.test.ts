import { OPERATION_IDS, type OperationId } from '@muara/contract/operations';
import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../testing/index.ts';
import { COMMANDS, isCommand, prepareCall } from '../../testing/stages/commands.ts';
import { counterSale, joinChannel, openTill } from '../../testing/stages/sales.ts';

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

/** Performs an operation; returns its outcome, its audit entries, and what a watching manager received. */
async function perform(id: OperationId): Promise<{ ok: boolean; stored: unknown[]; heard: unknown[] }> {
  const { sim, make } = await prepareCall(id);
  const watching = joinChannel(sim, await sim.as('manager'));
  const { audit } = sim.world.tables;
  const [entries, messages] = [audit.nextId, watching.messages.length];
  const ok = await make().then(
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
  test.each(COMMANDS.filter((id) => !(id in SILENT)))('has exactly one entry for %s, broadcast once', async (id) => {
    const { ok, stored, heard } = await perform(id);
    expect(ok, 'the operation succeeds').toBe(true);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ module: expect.stringMatching(/\S/), action: expect.stringMatching(/\S/) });
    expect(heard).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/muara123|muara456|[0-9a-f]{48}/);
  });

  test.each(Object.keys(SILENT) as OperationId[])('has no entry after a successful %s', async (id) => {
    expect(isCommand(id), 'it is listed because the contract says that it changes something').toBe(true);
    expect(await perform(id)).toEqual({ ok: true, stored: [], heard: [] });
  });

  test.each(OPERATION_IDS.filter((id) => !isCommand(id)))('has no entry after %s, which only reads', async (id) => {
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
