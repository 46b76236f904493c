import { describe, expect, test } from 'vitest';
import { type TestCaller, type TestSimulator, createTestSimulator } from '../../../testing/index.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';
import { order, report, result } from '../../../testing/stages/payments.ts';

/** An online order that was voided before its payment was reported. */
async function voidedThenPaid(): Promise<{ sim: TestSimulator; manager: TestCaller; code: string; id: number }> {
  const sim = createTestSimulator();
  const { ticket, refNo } = await order(sim);
  const manager = await sim.as('manager');
  await manager.call('cancelTicket', { body: { id: ticket.id, type: 'ticket', cancel_note: 'Twice' } });
  await report(sim, result(sim, refNo));
  return { sim, manager, code: ticket.code, id: ticket.id };
}

describe('a surplus payment', () => {
  test('is listed in the inbox with its age and reason, and on the ticket', async () => {
    const { sim, manager, code, id } = await voidedThenPaid();
    const { data: all, counts, total } = await manager.call('listApprovals', { query: { kind: 'surplus' } });
    expect(counts.surplus).toBe(total);
    const data = all.filter((row) => row.code === code);
    expect(data).toMatchObject([
      { kind: 'surplus', code, amount: 75, payment_method: 'ipay88', note: 'the ticket was voided', own: false },
    ]);
    expect(Date.parse(data[0]!.requested_at)).toBe(sim.clock.now());
    expect((await manager.call('getTicket', { params: { ticket_code: code } })).ticket).toMatchObject({
      surplus_amount: 75,
      refund_amount: null,
    });
    const { payment_history: entries } = await manager.call('listPayments', { params: { id } });
    expect(entries).toMatchObject([{ surplus: true, paid_back: null }]);
  });

  test('is paid back once, with user, time and reference, and other windows are updated', async () => {
    const { sim, manager, code, id } = await voidedThenPaid();
    const { data: all, total } = await manager.call('listApprovals', { query: { kind: 'surplus' } });
    const data = all.filter((row) => row.code === code);
    const window = joinChannel(sim, manager);
    const body = { payment_id: data[0]!.id, reference: ' TRF123456 ' };
    const both = await Promise.allSettled([
      manager.call('markSurplusPaidBack', { body }),
      manager.call('markSurplusPaidBack', { body }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await manager.refused('markSurplusPaidBack', { body })).code).toBe('request_processed');
    expect((await manager.call('listApprovals', {})).counts.surplus).toBe(total - 1);
    const { payment_history: entries } = await manager.call('listPayments', { params: { id } });
    expect(entries).toMatchObject([{ surplus: true, paid_back: { username: 'manager', reference: 'TRF123456' } }]);
    expect(sim.world.tables.tickets.must(id).balance).toMatchObject({ surplus: 0 });
    expect(sim.world.tables.audit.all().at(-1)?.action).toBe(
      `Paid the surplus of RM 75.00 for ticket ${code} back: TRF123456`,
    );
    expect(window.messages).toContainEqual(expect.objectContaining({ type: 'catalogue', area: 'tickets' }));
    expect(window.types()).toContain('get-bubble');
  });

  test('needs the permission to approve refunds', async () => {
    const { sim, manager } = await voidedThenPaid();
    const { data } = await manager.call('listApprovals', { query: { kind: 'surplus' } });
    const cashier = await sim.as('cashier');
    const body = { payment_id: data[0]!.id, reference: 'TRF1' };
    expect((await cashier.refused('markSurplusPaidBack', { body })).code).toBe('permission_denied');
  });

  test('results from a payment during a void request, and does not pay the order', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const cashier = await sim.as('cashier');
    await cashier.call('requestCancel', { body: { id: ticket.id, type: 'ticket', cancel_note: 'Twice' } });
    await report(sim, result(sim, refNo));
    const { balance } = sim.world.tables.tickets.must(ticket.id);
    expect(balance).toMatchObject({ isPaid: false, received: 0, surplus: 7_500 });
    const manager = await sim.as('manager');
    const { data } = await manager.call('listApprovals', { query: { kind: 'surplus' } });
    expect(data).toContainEqual(
      expect.objectContaining({ code: ticket.code, amount: 75, note: 'its void was requested' }),
    );
  });
});
