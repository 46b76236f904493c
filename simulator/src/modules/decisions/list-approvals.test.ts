import type { ApprovalKind } from '@muara/contract/types';
import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import type { ApprovalList } from '@muara/contract/types';
import { partWith, reversal, ticketWith } from '../../../testing/samples/decisions.ts';

/** Returns every page of the inbox. */
async function all(caller: TestCaller, query: object = {}): Promise<ApprovalList['data']> {
  const rows: ApprovalList['data'] = [];
  for (let page = 0; ; page++) {
    const { data } = await caller.call('listApprovals', { query: { ...query, page } });
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}

/** Counts what is waiting by walking the whole world. */
function waiting({ world }: TestSimulator): Record<ApprovalKind, number> {
  const { tickets, subTickets, payments } = world.tables;
  const count = (list: readonly unknown[]): number => list.length;
  const open = tickets.all().filter(({ refund, cancel }) => refund?.doneAt == null && cancel?.doneAt == null);
  const parts = subTickets.all().filter((part) => part.requestCanceledAt !== null && part.canceledAt === null);
  return {
    refund: count(open.filter(({ refund }) => refund?.requestedAt != null)),
    void: count(open.filter(({ cancel }) => cancel?.requestedAt != null)) + count(parts),
    booking: count(open.filter(({ bookingStatus }) => bookingStatus === 'Pending')),
    surplus: count(payments.all().filter(({ surplus, paidBack }) => surplus && !paidBack)),
  };
}

/** Adds more requests than a page has, between those of the seed. */
function askMore(sim: TestSimulator): void {
  const { tickets } = sim.world.tables;
  for (const { id, createdAt } of tickets
    .all()
    .filter(({ balance, refund, cancel }) => balance.isPaid && !refund && !cancel)
    .slice(0, 40)) {
    const asked = reversal({ requestedAt: createdAt + 1 });
    tickets.update(id, id % 2 === 0 ? { refund: asked } : { cancel: asked });
  }
}

test('200: a new world has requests of each kind', async () => {
  const manager = await createTestSimulator().as('manager');
  const { counts } = await manager.call('listApprovals');
  expect(Object.values(counts).every((count) => count > 0)).toBe(true);
  const types = (await all(manager)).map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set([null, 'normal', 'ticket_agent', 'exhibition']));
});

describe('listApprovals', () => {
  test('200: lists every waiting request once, oldest first', async () => {
    const sim = createTestSimulator();
    askMore(sim);
    const manager = await sim.as('manager');
    const counts = waiting(sim);
    const { counts: answered, total, data } = await manager.call('listApprovals', { query: {} });
    expect(answered).toEqual(counts);
    expect(total).toBe(counts.refund + counts.void + counts.booking + counts.surplus);
    expect(data).toHaveLength(20);
    const rows = await all(manager);
    expect(rows).toHaveLength(total);
    expect(new Set(rows.map(({ kind, type, id }) => `${kind} ${type} ${id}`)).size).toBe(total);
    const times = rows.map(({ requested_at: at }) => at);
    expect(times).toEqual([...times].sort());
    for (const kind of ['refund', 'void', 'booking', 'surplus'] as const) {
      const some = await all(manager, { kind });
      expect(some).toEqual(rows.filter((row) => row.kind === kind));
      expect((await manager.call('listApprovals', { query: { kind } })).total).toBe(counts[kind]);
    }
  });

  test('200, 403: shows only what the caller may decide', async () => {
    const sim = createTestSimulator();
    const { refund, void: voids, surplus } = waiting(sim);
    const accountant = await sim.as('accountant');
    expect((await accountant.call('listApprovals')).counts).toEqual({ refund, void: 0, booking: 0, surplus });
    expect(await accountant.call('listApprovals', { query: { kind: 'void' } })).toMatchObject({ data: [], total: 0 });
    const supervisor = await sim.as('supervisor');
    expect((await supervisor.call('listApprovals')).counts).toEqual({ refund: 0, void: voids, booking: 0, surplus: 0 });
    expect((await (await sim.as('cashier')).refused('listApprovals')).code).toBe('permission_denied');
  });

  test('200: shows who asked, for what, why, and where the money goes', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { refund: reversal({ requestedById: 5, publicForm: true }) });
    const part = partWith(sim, { requestCanceledAt: 2, requestById: 2, cancelNote: 'Lost' });
    const manager = await sim.as('manager');
    const [first, second] = (await manager.call('listApprovals')).data;
    expect(first).toMatchObject({
      kind: 'refund',
      id: ticket.id,
      type: null,
      code: ticket.code,
      amount: ticket.money.total / 100,
      requested_by: 'Aisyah Rahman',
      own: false,
      note: 'Ill',
      refund_bank: { bank_name: 'Maybank', acc_no: '1234567890', public_form: true },
    });
    expect(second).toMatchObject({
      kind: 'void',
      id: part.id,
      type: 'ticket_agent',
      code: part.code,
      ticket_code: part.code.slice(0, 11),
      total_passengers: 1,
      requested_by: 'Lim Siew Mei',
      own: true,
      note: 'Lost',
    });
  });

  test('200: each row can be decided by its kind, id and type, and then disappears', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    for (const { kind, id, type } of await all(manager)) {
      if (kind === 'surplus')
        await manager.call('markSurplusPaidBack', { body: { payment_id: id, reference: 'TRF1' } });
      if (kind === 'refund') await manager.call('rejectRefund', { params: { id } });
      if (kind === 'void' && type) await manager.call('rejectVoid', { body: { id, type } });
    }
    const { counts } = await manager.call('listApprovals');
    expect(counts).toMatchObject({ refund: 0, void: 0 });
    const { refund_request, cancel_request } = await manager.call('getNotification');
    expect({ refund_request, cancel_request }).toEqual({ refund_request: 0, cancel_request: 0 });
  });

  test('200: a removed booking is no longer listed', async () => {
    const sim = createTestSimulator();
    const { tickets } = sim.world.tables;
    const booking = tickets.all().find(({ bookingStatus }) => bookingStatus === 'Pending');
    const manager = await sim.as('manager');
    const before = (await manager.call('listApprovals')).counts.booking;
    const file = { note: null, approvedAt: null, decidedById: null, updatedAt: null, updatedById: null, deletedAt: 1 };
    tickets.update(booking?.id ?? 0, { booking: file });
    expect((await manager.call('listApprovals')).counts.booking).toBe(before - 1);
  });
});
