import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { joinChannel, type TestPeer } from '../../../testing/stages/sales.ts';

const REPORT = 'The menu covers the button.';

const window = async (sim: TestSimulator, account: string): Promise<TestPeer> =>
  joinChannel(sim, await sim.as(account));

describe('listBugReports', () => {
  test('200: lists one’s own reports, newest first, without names', async () => {
    const sim = createTestSimulator();
    const cashier = await sim.as('cashier');
    sim.clock.pass(60_000);
    await cashier.call('reportBug', { body: { report: 'Second' } });
    const { data, total } = await cashier.call('listBugReports');
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { id: 5, report: 'Second', status: 'Pending', created_at: '2026-03-10T10:01:00+08:00', resolved_at: null },
      { id: 3 },
    ]);
    expect(data[0]).not.toHaveProperty('username');
    expect(await (await sim.as('customer')).call('listBugReports')).toEqual({ data: [], total: 0 });
  });

  test('200: lists all reports with usernames for super users, but not for managers', async () => {
    const sim = createTestSimulator();
    const { data, total } = await (await sim.as('superuser')).call('listBugReports');
    expect(total).toBe(4);
    expect(data.map(({ username, status }) => [username, status])).toEqual([
      ['marketing', 'Pending'],
      ['cashier', 'Pending'],
      ['agent', 'Resolved'],
      ['cashier3', 'Resolved'],
    ]);
    expect((await (await sim.as('manager')).call('listBugReports')).total).toBe(0);
  });

  test('200: searches reports and, for super users, usernames; twenty per page', async () => {
    const sim = createTestSimulator();
    const superuser = await sim.as('superuser');
    const found = async (search: string): Promise<number[]> =>
      (await superuser.call('listBugReports', { query: { search } })).data.map(({ id }) => id);
    expect(await found('PRINTER')).toEqual([1]);
    expect(await found(' agent ')).toEqual([2]);
    expect(await found('nothing of the kind')).toEqual([]);
    const cashier = await sim.as('cashier');
    expect((await cashier.call('listBugReports', { query: { search: 'cashier' } })).total).toBe(0);
    for (let index = 0; index < 20; index++) await cashier.call('reportBug', { body: { report: `Report ${index}` } });
    const second = await cashier.call('listBugReports', { query: { page: 1 } });
    expect([second.data.length, second.total]).toEqual([1, 21]);
  });
});

describe('reportBug', () => {
  test('200: stores the trimmed report, notifies approvers, and increments the counter', async () => {
    const sim = createTestSimulator();
    const [manager, csa] = [await window(sim, 'manager'), await window(sim, 'csa')];
    const agent = await sim.as('agent');
    const { data } = await agent.call('reportBug', { body: { report: `  ${REPORT}\n` } });
    expect(data[0]).toMatchObject({ id: 5, report: REPORT, status: 'Pending' });
    expect(manager.messages.slice(-3)).toMatchObject([
      { type: 'activity-log', audit: { username: 'agent', module: 'Support', action: 'Sent report 5' } },
      { type: 'bug-report', id: 5, username: 'agent', report: REPORT },
      { type: 'get-bubble' },
    ]);
    expect(csa.types()).not.toContain('bug-report');
    expect((await (await sim.as('manager')).call('getNotification')).bug_report).toBe(3);
  });

  test.each(['', '   '])('422: %j is refused on its field', async (report) => {
    const sim = createTestSimulator();
    const refusal = await (await sim.as('cashier')).refused('reportBug', { body: { report } });
    expect(refusal).toMatchObject({
      status: 422,
      code: 'validation_failed',
      body: { field: 'report', message: 'Please complete this field', errors: [{ field: 'report' }] },
    });
    expect(sim.world.tables.bugReports.size).toBe(4);
  });
});

describe('resolveBugReport', () => {
  test('200: notifies the reporter and decrements the counter; a repeat changes nothing', async () => {
    const sim = createTestSimulator();
    const superuser = await sim.as('superuser');
    const [reporter, other] = [await window(sim, 'cashier'), await window(sim, 'marketing')];
    const resolved = await superuser.call('resolveBugReport', { params: { id: 3 } });
    expect(resolved).toMatchObject({
      id: 3,
      username: 'cashier',
      status: 'Resolved',
      resolved_at: '2026-03-10T10:00:00+08:00',
    });
    expect(reporter.messages.slice(-2)).toMatchObject([{ type: 'issue-resolved', id: 3 }, { type: 'get-bubble' }]);
    expect(other.types()).not.toContain('issue-resolved');
    expect((await superuser.call('getNotification')).bug_report).toBe(1);
    const told = reporter.messages.length;
    const entries = sim.world.tables.audit.size;
    sim.clock.pass(1_000);
    expect(await superuser.call('resolveBugReport', { params: { id: 3 } })).toEqual(resolved);
    expect([reporter.messages.length, sim.world.tables.audit.size]).toEqual([told, entries]);
  });

  test('403, 404: requires a super user and an existing report', async () => {
    const sim = createTestSimulator();
    expect((await (await sim.as('manager')).refused('resolveBugReport', { params: { id: 3 } })).status).toBe(403);
    const refusal = await (await sim.as('superuser')).refused('resolveBugReport', { params: { id: 99 } });
    expect(refusal).toMatchObject({ status: 404, code: 'report_not_found' });
  });
});
