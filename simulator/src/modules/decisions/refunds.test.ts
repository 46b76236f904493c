import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { mailsWith, mailWith } from '../../../testing/mails.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { REFUND, reversal, ticketWith } from '../../../testing/samples/decisions.ts';
import { paidOrder, findRecord } from '../../../testing/stages/payments.ts';
import { buyBatch } from '../../../testing/samples/my-tickets.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const NAMED = { name: 'Aina', email: 'aina@mail.test' };

const last = <T>(list: readonly T[]): T | undefined => list.at(-1);
const trail = (sim: TestSimulator) => last(sim.world.tables.audit.all());
const now = (sim: TestSimulator, { id }: TicketRecord): TicketRecord => sim.world.tables.tickets.must(id);

/** A ticket whose buyer requested a refund. */
function asked(sim: TestSimulator, part: Partial<TicketRecord> = {}): TicketRecord {
  const { buyer } = ticketWith(sim);
  return ticketWith(sim, { buyer: { ...buyer, ...NAMED, emails: [] }, refund: reversal(), ...part });
}

describe('requestRefund', () => {
  test('200: files the request: nothing is void yet, approvers are notified and the buyer is informed', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { buyer: { ...ticketWith(sim).buyer, name: null, email: null, emails: [] } });
    const window = joinChannel(sim, await sim.as('manager'));
    const cashier = await sim.as('cashier');
    const answer = await cashier.call('requestRefund', { body: { id: ticket.id, ...REFUND, ...NAMED } });
    expect(answer).toMatchObject({
      refund_note: 'We cannot come',
      name: 'Aina',
      request_refund_at: '2026-03-10T10:00:00+08:00',
      refunded_at: null,
      ticket: { ribbon: 'Pending', canceled_at: null, refund_bank: null },
    });
    expect(now(sim, ticket)).toMatchObject({
      cancel: null,
      buyer: { name: 'Aina', email: 'aina@mail.test' },
      refund: { requestedById: 5, bank: { name: 'Maybank', accNo: '1234567890' } },
    });
    expect(window.messages).toContainEqual({
      type: 'refund-request',
      code: ticket.code,
      vvip: false,
      username: 'cashier',
    });
    expect(window.types()).toContain('get-bubble');
    const mail = mailWith(sim, `Refund requested for ticket ${ticket.code}`);
    expect(mail).toMatchObject({ to: ['aina@mail.test'], ticketCode: ticket.code });
    expect(mail.text).toContain('to Maybank, account ending in 7890');
    expect(trail(sim)).toMatchObject({ module: 'Tickets', link: { kind: 'ticket', code: ticket.code } });
    expect(trail(sim)?.changes).toContainEqual({ field: 'refund_note', before: null, after: 'We cannot come' });
    expect(JSON.stringify(trail(sim))).not.toContain('1234567890');
  });

  test('200: shows staff who asked: a colleague by name, or the buyer', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim);
    await (await sim.as('cashier')).call('requestRefund', { body: { id: ticket.id, ...REFUND, ...NAMED } });
    const manager = await sim.as('manager');
    const shown = async () => (await manager.call('getTicket', { params: { ticket_code: ticket.code } })).ticket;
    const { name } = sim.world.tables.users.must(5);
    expect(await shown()).toMatchObject({ refund_requested_by: name });
    expect(await shown()).not.toHaveProperty('void_requested_by');
    sim.world.tables.tickets.update(ticket.id, { refund: reversal({ requestedById: null }) });
    expect((await shown()).refund_requested_by).toBeNull();
  });

  test('200: keeps the name and address that the ticket already has', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { buyer: { ...ticketWith(sim).buyer, name: 'Zainab', email: 'z@mail.test' } });
    await (await sim.as('cashier')).call('requestRefund', { body: { id: ticket.id, ...REFUND, ...NAMED } });
    expect(now(sim, ticket).buyer).toMatchObject({ name: 'Zainab', email: 'z@mail.test' });
  });

  test('200, 422: names all invalid fields; staff enter the buyer only for a ticket without an account', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const ticket = ticketWith(sim);
    const refused = await manager.refused('requestRefund', { body: { id: ticket.id, bank_name: 'Maybank' } });
    expect(refused.body.errors?.map(({ field }) => field).sort()).toEqual(['acc_no', 'email', 'name', 'refund_note']);
    sim.world.tables.tickets.update(ticket.id, { userId: 11 });
    expect(
      (await manager.call('requestRefund', { body: { id: ticket.id, ...REFUND } })).request_refund_at,
    ).not.toBeNull();
  });

  test('200: stores a bank that is not listed under its own name, trimmed', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { userId: 11 });
    const form = { acc_no: ' 42 ', bank_name: 'Others', other_bank: ' Bank of Melaka ', refund_note: ' Ill ' };
    await (await sim.as('customer')).call('requestRefund', { body: { id: ticket.id, ...form } });
    expect(now(sim, ticket).refund).toMatchObject({
      bank: { name: 'Bank of Melaka', accNo: '42' },
      note: 'Ill',
      requestedById: null,
    });
  });

  test('200, 422: lets buyers request a refund of their own open batch, but not staff', async () => {
    const sim = createTestSimulator();
    const { agent, batch } = await buyBatch(sim);
    const manager = await sim.as('manager');
    const refused = await manager.refused('requestRefund', { body: { id: batch.id, ...REFUND } });
    expect(refused.code).toBe('refund_open_ticket');
    const { ticket } = await agent.call('requestRefund', { body: { id: batch.id, ...REFUND } });
    expect(ticket).toMatchObject({ ribbon: 'Pending', depart_date: null });
  });

  test('200, 422: takes the same form twice as one request', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { userId: 11 });
    const customer = await sim.as('customer');
    const call = () => customer.call('requestRefund', { body: { id: ticket.id, ...REFUND } });
    const both = await Promise.allSettled([call(), call()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await customer.refused('requestRefund', { body: { id: ticket.id, ...REFUND } })).code).toBe(
      'refund_requested',
    );
    expect(mailsWith(sim, `Refund requested for ticket ${ticket.code}`)).toHaveLength(1);
  });
});

describe('refundTicket', () => {
  test('200: refunds and voids immediately', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim);
    const accountant = await sim.as('accountant');
    const { refunded_at, ticket: shown } = await accountant.call('refundTicket', {
      body: { id: ticket.id, ...REFUND, ...NAMED },
    });
    expect(refunded_at).toBe('2026-03-10T10:00:00+08:00');
    expect(shown).toMatchObject({
      ribbon: 'Refunded',
      canceled_at: refunded_at,
      admin_refund: 'Ravi Chandran',
      refund_bank: { bank_name: 'Maybank', acc_no: '1234567890', public_form: false },
    });
    expect(mailsWith(sim, `Refund for ticket ${ticket.code}`)).toHaveLength(1);
    expect(trail(sim)?.action).toMatch(new RegExp(`^Refunded ticket ${ticket.code}: RM `));
    expect(sim.world.tables.tickets.by('paidDay', '2026-03-10').map(({ id }) => id)).not.toContain(ticket.id);
  });

  test('200: returns a paid deposit and cancels the booking', async () => {
    const sim = createTestSimulator();
    const { tickets } = sim.world.tables;
    const booking = tickets.all().find((one) => one.bookingStatus === 'Deposit') as TicketRecord;
    const manager = await sim.as('manager');
    const { ticket } = await manager.call('refundTicket', { body: { id: booking.id, ...REFUND, ...NAMED } });
    expect(ticket).toMatchObject({
      status: 'Canceled',
      ribbon: 'Refunded',
      refund_amount: booking.balance.taken / 100,
    });
    expect(trail(sim)).toMatchObject({ link: { kind: 'booking' } });
  });
});

describe('approveRefund', () => {
  test('200: refunds, voids every unused ticket and releases the seats', async () => {
    const sim = createTestSimulator();
    const { batch, parts } = await buyBatch(sim);
    const { tickets, subTickets } = sim.world.tables;
    tickets.update(batch.id, { refund: reversal() });
    subTickets.update(parts[0]!.id, { sold: true, userId: 11 });
    subTickets.update(parts[1]!.id, { expired: true });
    const { ticket } = await (await sim.as('manager')).call('approveRefund', { params: { id: batch.id } });
    expect(ticket).toMatchObject({ ribbon: 'Refunded', total_ticket: 10, total_ticket_voided: 10 });
    expect(mailWith(sim, `Ticket ${parts[0]!.code} was voided`).to).toEqual(['customer@muara.test']);
    expect(trail(sim)?.changes).toContainEqual({ field: 'tickets_voided', before: null, after: '10' });
  });

  test('200: keeps the seats until it is approved', async () => {
    const sim = createTestSimulator();
    const ticket = asked(sim);
    const { jettyId, departDate, slot } = ticket;
    const aboard = () =>
      sim.world.tables.tickets.by('seats', `${jettyId}|${departDate}|${slot ?? ''}`).some(({ id }) => id === ticket.id);
    expect(aboard()).toBe(true);
    await (await sim.as('manager')).call('approveRefund', { params: { id: ticket.id } });
    expect(aboard()).toBe(false);
  });

  test('200: may be done by the person who asked, and the audit trail says so', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const own = asked(sim, { refund: reversal({ requestedById: 2 }) });
    await manager.call('approveRefund', { params: { id: own.id } });
    expect(trail(sim)?.action).toMatch(/\(self-approved\)$/);
    const other = asked(sim);
    await manager.call('approveRefund', { params: { id: other.id } });
    expect(trail(sim)?.action).not.toMatch(/self-approved/);
  });

  test('200, 422: refuses the second of two simultaneous decisions, and nothing happens twice', async () => {
    const sim = createTestSimulator();
    const ticket = asked(sim);
    const [manager, admin] = [await sim.as('manager'), await sim.as('admin')];
    const both = await Promise.allSettled([
      manager.call('approveRefund', { params: { id: ticket.id } }),
      admin.call('rejectRefund', { params: { id: ticket.id } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const id of ['approveRefund', 'rejectRefund'] as const)
      expect((await admin.refused(id, { params: { id: ticket.id } })).code).toBe('request_processed');
    expect(mailsWith(sim, /^(Refund|No refund) for ticket/)).toHaveLength(1);
  });

  test('200: can still refund a ticket that lost its departure meanwhile', async () => {
    const sim = createTestSimulator();
    const lost = reversal({ requestedAt: null, doneAt: 3, adminId: 2, note: 'Slot removed' });
    const ticket = asked(sim, { cancel: lost });
    const { ticket: shown } = await (await sim.as('manager')).call('approveRefund', { params: { id: ticket.id } });
    expect(shown).toMatchObject({ ribbon: 'Refunded', cancel_note: 'Slot removed' });
    expect((await (await sim.as('manager')).call('getNotification')).refund_request).toBe(
      sim.world.tables.tickets.count('waiting', 'refund'),
    );
  });

  test('200: decides a request of the public form like any other', async () => {
    const sim = createTestSimulator();
    const { ticket } = await paidOrder(sim);
    const found = await sim.call('requestPublicRefund', { body: { search: ticket.code } });
    await sim.call('requestPublicRefund', { body: { id: found.ticket?.id, ...REFUND } });
    const manager = await sim.as('manager');
    const shown = await manager.call('getTicket', { params: { ticket_code: ticket.code } });
    expect(shown.ticket.refund_bank).toMatchObject({ public_form: true });
    await manager.call('approveRefund', { params: { id: ticket.id } });
    expect(findRecord(sim, ticket.code).refund).toMatchObject({ publicForm: true, adminId: 2 });
  });
});

describe('rejectRefund', () => {
  test('200: clears the request and informs the buyer, who can ask again', async () => {
    const sim = createTestSimulator();
    const ticket = asked(sim, { userId: 11 });
    const manager = await sim.as('manager');
    const { ticket: shown } = await manager.call('rejectRefund', { params: { id: ticket.id } });
    expect(shown).toMatchObject({ ribbon: 'Paid', request_refund_at: null, refund_note: null, refund_bank: null });
    expect(mailWith(sim, `No refund for ticket ${ticket.code}`).to).toEqual([NAMED.email]);
    await (await sim.as('customer')).call('requestRefund', { body: { id: ticket.id, ...REFUND } });
    expect(now(sim, ticket).refund?.requestedAt).not.toBeNull();
  });
});

test('bank details are shown only to those who decide refunds', async () => {
  const sim = createTestSimulator();
  const ticket = asked(sim, { userId: 11 });
  const params = { ticket_code: ticket.code };
  expect((await (await sim.as('accountant')).call('getTicket', { params })).ticket.refund_bank).not.toBeNull();
  expect((await (await sim.as('cashier')).call('getTicket', { params })).ticket.refund_bank).toBeNull();
  expect((await (await sim.as('customer')).call('getMyPurchase', { params })).ticket.refund_bank).toBeNull();
});
