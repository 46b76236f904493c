import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { mailsWith, mailWith } from '../../../testing/mails.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { partWith, reversal, ticketWith } from '../../../testing/samples/decisions.ts';
import { sellOutBatch } from '../../../testing/refusals/frozen.ts';
import { buyBatch } from '../../../testing/samples/my-tickets.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

const NOTE = { cancel_note: ' Sold twice ' };

const mails = (sim: TestSimulator) => sim.world.tables.outbox.all();
const trail = (sim: TestSimulator) => sim.world.tables.audit.all().at(-1);
const voiding = (caller: TestCaller, id: number, type: 'ticket' | 'exhibition' | 'ticket_agent' = 'ticket') =>
  caller.call('cancelTicket', { body: { id, type, ...NOTE } });
const named = (sim: TestSimulator): TicketRecord['buyer'] => ({
  ...ticketWith(sim).buyer,
  name: 'Aina',
  email: 'aina@mail.test',
  emails: [],
});

describe('requestCancel', () => {
  test('200: files a request with its reason and notifies approvers', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { buyer: named(sim) });
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const before = (await manager.call('getNotification')).cancel_request;
    const csa = await sim.as('csa');
    const answer = await csa.call('requestCancel', { body: { id: ticket.id, type: 'ticket', ...NOTE } });
    expect(answer).toMatchObject({ success: true, sub_ticket: null, ticket: { ribbon: 'Pending', canceled_at: null } });
    expect(sim.world.tables.tickets.must(ticket.id).cancel).toMatchObject({ requestedById: 6, note: 'Sold twice' });
    const shown = (await manager.call('getTicket', { params: { ticket_code: ticket.code } })).ticket;
    expect(shown).toMatchObject({ void_requested_by: sim.world.tables.users.must(6).name });
    expect(shown).not.toHaveProperty('refund_requested_by');
    expect(window.messages).toContainEqual({ type: 'cancel-request', code: ticket.code, vvip: false, username: 'csa' });
    expect((await manager.call('getNotification')).cancel_request).toBe(before + 1);
    expect(mails(sim), 'of what staff ask the buyer need not know').toHaveLength(0);
  });

  test("200: confirms a buyer's own request and informs them of its rejection", async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { userId: 11, buyer: named(sim) });
    await (await sim.as('customer')).call('requestCancel', { body: { id: ticket.id, type: 'ticket', ...NOTE } });
    await (await sim.as('supervisor')).call('rejectVoid', { body: { id: ticket.id, type: 'normal' } });
    expect(mails(sim).map(({ subject }) => subject)).toEqual([
      `Void requested for ticket ${ticket.code}`,
      `Ticket ${ticket.code} stays valid`,
    ]);
    expect(sim.world.tables.tickets.must(ticket.id).cancel).toBeNull();
  });

  test('200, 403: refuses tickets to staff who may request bookings only', async () => {
    const sim = createTestSimulator();
    const { tickets, users } = sim.world.tables;
    users.update(8, {
      policies: { Booking: ['View', 'Cancel (Request)'], Tickets: ['View'] },
      canViewSubTickets: true,
    });
    const marketing = await sim.as('marketing');
    const booking = tickets.all().find(({ bookingStatus }) => bookingStatus === 'Approved') as TicketRecord;
    const body = { type: 'ticket', ...NOTE } as const;
    await marketing.call('requestCancel', { body: { id: booking.id, ...body } });
    expect((await marketing.refused('requestCancel', { body: { id: ticketWith(sim).id, ...body } })).code).toBe(
      'permission_denied',
    );
    const part = { id: partWith(sim).id, type: 'ticket_agent', ...NOTE } as const;
    expect((await marketing.refused('requestCancel', { body: part })).code).toBe('permission_denied');
  });

  test('200, 403, 422: requires the flag can_view_sub_tickets for tickets of a batch', async () => {
    const sim = createTestSimulator();
    const body = { id: partWith(sim).id, type: 'ticket_agent', ...NOTE } as const;
    expect((await (await sim.as('cashier')).refused('requestCancel', { body })).code).toBe('permission_denied');
    sim.world.tables.users.update(5, { canViewSubTickets: true });
    const { sub_ticket: shown } = await (await sim.as('cashier')).call('requestCancel', { body });
    expect(shown).toMatchObject({ id: body.id, state: 'Pending Void', cancel_note: 'Sold twice' });
    const part = await (await sim.as('manager')).call('getSubTicket', { params: { code: shown?.code ?? '' } });
    expect(part.ticket.void_requested_by).toBe(sim.world.tables.users.must(5).name);
    expect((await (await sim.as('cashier')).refused('requestCancel', { body })).code).toBe('void_requested');
  });

  test('404: requires the type of the batch ticket', async () => {
    const sim = createTestSimulator();
    const body = { id: partWith(sim).id, type: 'exhibition', ...NOTE } as const;
    expect((await (await sim.as('manager')).refused('requestCancel', { body })).code).toBe('ticket_not_found');
  });
});

describe('cancelTicket', () => {
  test('200: voids a dated ticket, releases its seats and tells the buyer why', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { buyer: named(sim) });
    const { ticket: shown } = await voiding(await sim.as('supervisor'), ticket.id);
    expect(shown).toMatchObject({ ribbon: 'Void', cancel_note: 'Sold twice', admin_cancel: 'Kumar Selvam' });
    expect(mailWith(sim, `Ticket ${ticket.code} was voided`).text).toContain('The reason: Sold twice');
    expect(trail(sim)?.action).toBe(`Voided ticket ${ticket.code}`);
    const { jettyId, departDate, slot } = ticket;
    const seats = sim.world.tables.tickets.by('seats', `${jettyId}|${departDate}|${slot ?? ''}`);
    expect(seats.map(({ id }) => id)).not.toContain(ticket.id);
  });

  test('200: keeps sold and used tickets of an open purchase, but voids expired ones', async () => {
    const sim = createTestSimulator();
    const { batch, parts } = await buyBatch(sim);
    const { subTickets } = sim.world.tables;
    subTickets.update(parts[0]!.id, { sold: true });
    subTickets.update(parts[1]!.id, { sold: true, userId: 11 });
    subTickets.update(parts[2]!.id, { sold: true, validatedAt: 1 });
    subTickets.update(parts[3]!.id, { expired: true });
    subTickets.update(parts[4]!.id, { requestCanceledAt: 1 });
    const before = (await (await sim.as('manager')).call('getTicket', { params: { ticket_code: batch.code } })).ticket;
    expect(before.total_ticket_sold).toBe(2);
    const { ticket } = await voiding(await sim.as('manager'), batch.id);
    expect(ticket).toMatchObject({
      ribbon: 'Void',
      total_ticket: 10,
      total_ticket_sold: 2,
      total_ticket_used: 1,
      total_ticket_voided: 7,
    });
    expect(mails(sim).every(({ to }) => !to.includes('customer@muara.test'))).toBe(true);
    // What was kept can still be voided one by one.
    const { sub_ticket: part } = await voiding(await sim.as('manager'), parts[1]!.id, 'ticket_agent');
    expect(part).toMatchObject({ state: 'Voided', admin_cancel: 'Lim Siew Mei' });
    expect(mailWith(sim, `Ticket ${parts[1]!.code} was voided`).to).toEqual(['customer@muara.test']);
  });

  test('200, 422: refuses a sold-out batch, and closes one whose tickets were all voided one by one', async () => {
    const sim = createTestSimulator();
    const batch = await sellOutBatch(sim);
    const manager = await sim.as('manager');
    const body = { id: batch.id, type: 'ticket', ...NOTE } as const;
    expect((await manager.refused('cancelTicket', { body })).code).toBe('nothing_to_void');
    expect(sim.world.tables.tickets.must(batch.id).cancel).toBeNull();
    for (const { id } of sim.world.tables.subTickets.by('ticket', batch.id)) await voiding(manager, id, 'ticket_agent');
    expect((await voiding(manager, batch.id)).ticket.ribbon).toBe('Void');
  });

  test.each(['cancelTicket', 'requestCancel'] as const)(
    '%s at the gate accepts only open or paid tickets, also from a manager',
    async (id) => {
      const sim = createTestSimulator();
      const booking = sim.world.tables.tickets.all().find((one) => one.bookingStatus === 'Approved') as TicketRecord;
      const manager = await sim.as('manager');
      const body = { type: 'ticket', at_gate: 1, ...NOTE } as const;
      expect((await manager.refused(id, { body: { id: booking.id, ...body } })).code).toBe('ticket_not_paid');
      expect(sim.world.tables.tickets.must(booking.id).bookingStatus).toBe('Approved');
      await manager.call(id, { body: { id: ticketWith(sim).id, ...body } });
      const { batch } = await buyBatch(sim);
      await manager.call(id, { body: { id: batch.id, ...body } });
    },
  );

  test('200: cancels the booking of a booked ticket', async () => {
    const sim = createTestSimulator();
    const booking = sim.world.tables.tickets.all().find((one) => one.bookingStatus === 'Approved') as TicketRecord;
    const { ticket } = await voiding(await sim.as('manager'), booking.id);
    expect(ticket).toMatchObject({ status: 'Canceled', ribbon: 'Void' });
    expect(trail(sim)?.changes).toContainEqual({ field: 'status', before: 'Approved', after: 'Canceled' });
  });

  test('200, 422: voids once when clicked twice', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { buyer: named(sim) });
    const manager = await sim.as('manager');
    const both = await Promise.allSettled([voiding(manager, ticket.id), voiding(manager, ticket.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(mailsWith(sim, `Ticket ${ticket.code} was voided`)).toHaveLength(1);
  });
});

describe('approveVoid and rejectVoid', () => {
  test('200: approval voids the ticket as requested, and records self-approval', async () => {
    const sim = createTestSimulator();
    const ticket = ticketWith(sim, { cancel: reversal({ requestedById: 2, bank: null }) });
    const manager = await sim.as('manager');
    const { ticket: shown } = await manager.call('approveVoid', { body: { id: ticket.id, type: 'normal' } });
    expect(shown).toMatchObject({ ribbon: 'Void', cancel_note: 'Ill' });
    expect(trail(sim)?.action).toBe(`Approved to void ticket ${ticket.code} (self-approved)`);
    expect(sim.world.tables.tickets.must(ticket.id).cancel).toMatchObject({ requestedById: 2, adminId: 2 });
  });

  test.each(['approveVoid', 'rejectVoid'] as const)('200, 422: %s of one batch ticket succeeds once', async (id) => {
    const sim = createTestSimulator();
    const part = partWith(sim, { requestCanceledAt: 1, cancelNote: 'Lost' });
    const body = { id: part.id, type: 'ticket_agent' } as const;
    const [manager, admin] = [await sim.as('manager'), await sim.as('admin')];
    const both = await Promise.allSettled([manager.call(id, { body }), admin.call(id, { body })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await admin.refused(id, { body })).code).toBe('request_processed');
    expect(sim.world.tables.subTickets.must(part.id)).toMatchObject(
      id === 'approveVoid'
        ? { canceledAt: sim.clock.now(), cancelNote: 'Lost', cancelById: 2 }
        : { canceledAt: null, requestCanceledAt: null, cancelNote: null },
    );
    expect(trail(sim)).toMatchObject({ link: { kind: 'subTicket', code: part.code } });
  });

  test('200, 422: a request for a ticket used since can only be rejected', async () => {
    const sim = createTestSimulator();
    const part = partWith(sim, { requestCanceledAt: 1, validatedAt: 2 });
    const body = { id: part.id, type: 'ticket_agent' } as const;
    const manager = await sim.as('manager');
    expect((await manager.refused('approveVoid', { body })).code).toBe('ticket_used');
    expect((await manager.call('rejectVoid', { body })).sub_ticket).toMatchObject({ state: 'Used' });
  });
});
