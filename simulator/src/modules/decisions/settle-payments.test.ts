import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { payUnreported, ticketWith } from '../../../testing/samples/decisions.ts';
import { order, findRecord } from '../../../testing/stages/payments.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';
import { creditBalance, unpaidBalance } from '../../../testing/samples/balances.ts';

const DEVICE = { device_id: ' K9-0012 ', terminal_id: 'T-4471' };
const HOLD_MS = 30 * 60_000;

const mails = (sim: TestSimulator) => sim.world.tables.outbox.all().map(({ subject }) => subject);
async function post(sim: TestSimulator, path: string, fields: Record<string, string>): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await sim.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  return answer.text();
}
const onCredit = (sim: TestSimulator): TicketRecord =>
  ticketWith(sim, {
    payment: { ...ticketWith(sim).payment, method: 'Credit Facility' },
    balance: creditBalance(ticketWith(sim), { settled: false }),
  });
const atTerminal = (sim: TestSimulator): TicketRecord => {
  const ticket = ticketWith(sim);
  const { buyer } = ticket;
  return ticketWith(sim, {
    platform: 'terminal',
    buyer: { ...buyer, email: 'aina@mail.test', emails: [] },
    balance: unpaidBalance(ticket),
  });
};

describe('markAsPaid', () => {
  test('200, 422: settles a credit facility once and changes nothing else', async () => {
    const sim = createTestSimulator();
    const ticket = onCredit(sim);
    const [manager, cashier] = [await sim.as('manager'), await sim.as('cashier')];
    const params = { id: ticket.id };
    const both = await Promise.allSettled([
      manager.call('markAsPaid', { params }),
      cashier.call('markAsPaid', { params }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(sim.world.tables.tickets.must(ticket.id)).toEqual({
      ...ticket,
      balance: { ...ticket.balance, owed: 0, received: ticket.balance.owed, isCreditSettled: true },
    });
    expect((await manager.refused('markAsPaid', { params })).code).toBe('credit_not_pending');
  });
});

describe('forceMarkAsPaid', () => {
  test("200, 422: pays a terminal's ticket as if the terminal had reported it: receipt, lists, sales of the day", async () => {
    const sim = createTestSimulator();
    const ticket = atTerminal(sim);
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const { ticket: shown } = await manager.call('forceMarkAsPaid', { body: { id: ticket.id, ...DEVICE } });
    expect(shown).toMatchObject({
      is_paid: true,
      ribbon: 'Paid',
      paid_at: '2026-03-10T10:00:00+08:00',
      receipt_data: { terminal_id: 'T-4471', ref_no: 'K9-0012' },
    });
    expect(mails(sim)).toEqual([`Your receipt ${ticket.receiptNo}`]);
    expect(window.types()).toContain('new-ticket');
    expect(sim.world.tables.tickets.by('paidDay', '2026-03-10').map(({ id }) => id)).toContain(ticket.id);
    const again = await manager.refused('forceMarkAsPaid', { body: { id: ticket.id, ...DEVICE } });
    expect(again.code).toBe('ticket_paid');
    expect(mails(sim)).toHaveLength(1);
  });

  test('422: needs the device and the terminal', async () => {
    const sim = createTestSimulator();
    const body = { id: atTerminal(sim).id, device_id: ' ', terminal_id: ' ' };
    const refused = await (await sim.as('manager')).refused('forceMarkAsPaid', { body });
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['device_id', 'terminal_id']);
  });
});

describe('checkPayment', () => {
  test.each([
    ['e-mail', 'Nur.Aina@mail.test '],
    ['phone', '+60 12-345 6789'],
    ['phone without its country', '0123456789'],
  ])('200, 404: records a payment the provider never reported, found by %s', async (_by, input) => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    payUnreported(sim, refNo);
    const cashier = await sim.as('cashier');
    const answer = await cashier.call('checkPayment', { body: { input } });
    expect(answer).toMatchObject({ success: true, ticket: { code: ticket.code, is_paid: true, ribbon: 'Paid' } });
    expect(findRecord(sim, ticket.code).payment.transactionId).toBe(`T${refNo}`);
    expect(mails(sim)).toHaveLength(1);
    expect((await cashier.refused('checkPayment', { body: { input } })).code, 'nothing is unpaid any more').toBe(
      'ticket_not_found',
    );
    const again = await cashier.call('checkPayment', { body: { input, id: ticket.id } });
    expect(again).toMatchObject({ success: true });
    expect(mails(sim)).toHaveLength(1);
  });

  test('200: pays before a late report of the provider, which then changes nothing', async () => {
    const sim = createTestSimulator();
    const { ticket, payload } = await order(sim);
    const key = /name="key" value="([^"]*)"/.exec(await post(sim, '/ipay88/entry', payload))?.[1] ?? '';
    await post(sim, '/ipay88/decide', { key, choice: 'late' });
    const manager = await sim.as('manager');
    expect(findRecord(sim, ticket.code).balance.isPaid).toBe(false);
    expect(await manager.call('checkPayment', { body: { input: ticket.email ?? '' } })).toMatchObject({
      success: true,
    });
    const paid = findRecord(sim, ticket.code);
    sim.clock.pass(60_000);
    expect(findRecord(sim, ticket.code)).toBe(paid);
    expect(mails(sim)).toHaveLength(1);
  });

  test('200: reports that nothing was paid, and writes nothing', async () => {
    const sim = createTestSimulator();
    const { ticket } = await order(sim);
    const manager = await sim.as('manager');
    const { size } = sim.world.tables.audit;
    const answer = await manager.call('checkPayment', { body: { input: ticket.email ?? '' } });
    expect(answer).toMatchObject({ success: false, ticket: { code: ticket.code, is_paid: false } });
    expect(sim.world.tables.audit.size).toBe(size);
  });

  test('200, 404: checks the newest order of a buyer, or the one that is named', async () => {
    const sim = createTestSimulator();
    const first = await order(sim);
    sim.clock.pass(60_000);
    const second = await order(sim, { depart_date: '2026-03-12' });
    payUnreported(sim, first.refNo);
    const manager = await sim.as('manager');
    const input = 'nur.aina@mail.test';
    expect((await manager.call('checkPayment', { body: { input } })).ticket?.code).toBe(second.ticket.code);
    const named = await manager.call('checkPayment', { body: { input, id: first.ticket.id } });
    expect(named).toMatchObject({ success: true, ticket: { code: first.ticket.code } });
    const foreign = { input: 'other@mail.test', id: second.ticket.id };
    expect((await manager.refused('checkPayment', { body: foreign })).code).toBe('ticket_not_found');
  });

  test('200: revives a ticket whose hold lapsed while its seats are free', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    sim.clock.pass(HOLD_MS);
    expect(findRecord(sim, ticket.code).expired).toBe(true);
    payUnreported(sim, refNo);
    const { success } = await (await sim.as('manager')).call('checkPayment', { body: { input: ticket.email ?? '' } });
    expect(success).toBe(true);
    expect(findRecord(sim, ticket.code)).toMatchObject({ expired: false, balance: { isPaid: true } });
  });

  test('200: records a payment for a voided ticket as surplus', async () => {
    const sim = createTestSimulator();
    const { ticket, refNo } = await order(sim);
    const manager = await sim.as('manager');
    await manager.call('cancelTicket', { body: { id: ticket.id, type: 'ticket', cancel_note: 'Twice' } });
    payUnreported(sim, refNo);
    const body = { input: ticket.email ?? '', id: ticket.id };
    expect(await manager.call('checkPayment', { body })).toMatchObject({ success: false, ticket: { ribbon: 'Void' } });
    expect(sim.world.tables.payments.one('refNo', refNo)?.surplus).toBe(true);
  });
});
