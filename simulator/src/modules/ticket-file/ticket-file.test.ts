import { describe, expect, test } from 'vitest';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { bookingIn, PDF } from '../../../testing/samples/counter.ts';
import { partWith, ticketWith } from '../../../testing/samples/decisions.ts';
import { order, report, result } from '../../../testing/stages/payments.ts';
import { counterSale, openTill, publicSale } from '../../../testing/stages/sales.ts';
import { batchWith, fileStage, soldForCash } from '../../../testing/samples/ticket-file.ts';

const SECOND_MS = 1_000;

describe('getSubTicket', () => {
  test('200: returns a batch ticket with its purchase', async () => {
    const { sim, manager } = await fileStage();
    const part = partWith(sim, { userId: 11 });
    const { ticket } = await manager.call('getSubTicket', { params: { code: part.code } });
    const batch = sim.world.tables.tickets.must(part.ticketId);
    expect(ticket).toMatchObject({
      code: part.code,
      type: 'agent',
      state: 'Sold',
      user: { id: 11, email: 'customer@muara.test' },
      ticket_agent_id: batch.id,
      ticket: { code: batch.code, agent: { id: batch.agentId } },
    });
  });

  test("200: names no agent's batch for an exhibition ticket", async () => {
    const { sim, manager } = await fileStage();
    const part = sim.world.tables.subTickets.all().find(({ type }) => type === 'exhibition');
    const { ticket } = await manager.call('getSubTicket', { params: { code: part?.code ?? '' } });
    expect(ticket).toMatchObject({ type: 'exhibition', ticket_agent_id: null, ticket: { exhibition: true } });
  });

  test('200: returns its number among printable tickets, here and in the list; others have none', async () => {
    const { sim, manager } = await fileStage();
    const { subTickets, tickets } = sim.world.tables;
    const batch = tickets.must(partWith(sim, { userId: 11 }).ticketId);
    const [first, second, third, fourth] = subTickets.by('ticket', batch.id);
    const open = { canceledAt: null, expired: false };
    for (const { id } of [first!, second!, third!, fourth!]) subTickets.update(id, open);
    subTickets.update(second!.id, { canceledAt: batch.createdAt });
    subTickets.update(third!.id, { expired: true });
    const { data } = await manager.call('listSubTickets', { params: { code: batch.code } });
    expect(data.slice(0, 4).map(({ print_number: place }) => place)).toEqual([1, null, null, 2]);
    const { ticket } = await manager.call('getSubTicket', { params: { code: fourth!.code } });
    expect(ticket.print_number).toBe(2);
  });
});

describe('listTicketLogs', () => {
  test('200: shows a mail as sent, received after two seconds, and read when opened', async () => {
    const { sim, manager, ticket } = await soldForCash();
    const logs = async () => (await manager.call('listTicketLogs', { params: { id: ticket.id } })).logs;
    const sent = {
      type: 'email',
      text: `Your receipt ${ticket.receiptNo}`,
      to: ['aina@mail.test'],
      sent_at: '2026-03-10T10:00:00+08:00',
      response_code: null,
    };
    expect(await logs()).toEqual([{ ...sent, received_at: null, read_at: null }]);
    sim.clock.pass(2 * SECOND_MS);
    const received = { ...sent, received_at: '2026-03-10T10:00:02+08:00' };
    expect(await logs()).toEqual([{ ...received, read_at: null }]);
    sim.clock.pass(SECOND_MS);
    const response = await sim.fetch('/__sim/worlds/default/outbox/1', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    sim.clock.pass(SECOND_MS);
    expect(await logs()).toEqual([{ ...received, read_at: '2026-03-10T10:00:03+08:00' }]);
  });

  test('200: lists messages to the park service with the mails, newest first, including rejected ones', async () => {
    const { sim, manager, ticket } = await soldForCash();
    const told = { ticketCode: ticket.code, qrcode: null, qrcodeAgent: null, payload: '{"a":1}', vvip: false } as const;
    sim.world.tables.minisigua.insert({
      ...told,
      type: 'purchase',
      responseCode: 502,
      createdAt: sim.clock.now() + 1_000,
    });
    sim.world.tables.minisigua.insert({ ...told, type: 'scan', responseCode: 200, createdAt: sim.clock.now() + 2_000 });
    const { logs } = await manager.call('listTicketLogs', { params: { id: ticket.id } });
    expect(logs.map(({ type, received_at: at, response_code: code }) => [type, at !== null, code])).toEqual([
      ['minisigua_scan', true, 200],
      ['minisigua_purchase', false, 502],
      ['email', false, null],
    ]);
    expect(logs[0]?.text).toBe('{"a":1}');
  });

  test('200: separates logs of a sub-ticket, requested by type, from those of the purchase', async () => {
    const { sim, manager } = await fileStage();
    const part = partWith(sim);
    const batch = sim.world.tables.tickets.must(part.ticketId);
    const mail = { to: ['a@mail.test'], subject: 'Yours', text: '', createdAt: sim.clock.now() };
    sim.world.tables.outbox.insert({ ...mail, ticketCode: part.code });
    sim.world.tables.outbox.insert({
      ...mail,
      subject: 'Both',
      ticketCode: null,
      ticketCodes: [part.code, batch.code],
    });
    const ask = async (id: number, query?: { type: 'ticket_agent' }): Promise<string[]> =>
      (await manager.call('listTicketLogs', { params: { id }, ...(query && { query }) })).logs.map(({ text }) => text);
    expect(await ask(part.id, { type: 'ticket_agent' })).toEqual(['Both', 'Yours']);
    expect(await ask(batch.id)).toEqual(['Both']);
  });
});

describe('listPrintHistory and listSubTickets', () => {
  test('200: list prints newest first, with printer, range, state and reason', async () => {
    const { sim, manager } = await fileStage();
    const torn = sim.world.tables.tickets
      .all()
      .find(({ printHistory }) => printHistory.some(({ reprintReason }) => reprintReason === 'The strap tore'));
    const { id, passengers } = torn as TicketRecord;
    const { print_history: prints } = await manager.call('listPrintHistory', { params: { id } });
    const first = { printer_id: expect.stringMatching(/^MUARA-/), reprint_reason: null, state: 'printed' };
    const band = { ...first, printer_name: 'Wristband printer', type: 'wristband' };
    const receipt = { ...first, printer_name: 'Receipt printer', type: 'receipt', print_from: null, print_to: null };
    expect(prints.map(({ data }) => data)).toEqual([
      { ...band, print_from: 2, print_to: 2, reprint_reason: 'The strap tore' },
      { ...band, print_from: 1, print_to: passengers },
      receipt,
    ]);
    expect(prints[0]?.username).toMatch(/^\w+$/);
  });

  test('200: list batch tickets by number, twenty per page, searched by code, state and holder', async () => {
    const { sim, manager } = await fileStage();
    const batch = batchWith(sim);
    const parts = sim.world.tables.subTickets.by('ticket', batch.id);
    for (const { id } of parts) sim.world.tables.subTickets.update(id, { sold: false, userId: null });
    sim.world.tables.subTickets.update(parts[1]!.id, { userId: 11 });
    const list = (query: object) => manager.call('listSubTickets', { params: { code: batch.code }, query });
    const first = await list({});
    expect(first.total).toBe(parts.length);
    expect(first.data.map(({ code }) => code)).toEqual(parts.slice(0, 20).map(({ code }) => code));
    expect((await list({ page: 99 })).data).toEqual([]);
    expect((await list({ search: '-0003' })).data.map(({ code }) => code)).toEqual([parts[2]?.code]);
    for (const search of ['sold', sim.world.tables.users.must(11).name.slice(0, 5).toUpperCase()])
      expect((await list({ search })).data.map(({ code }) => code)).toEqual([parts[1]?.code]);
  });

  test.each(['listPrintHistory', 'listSubTickets'] as const)(
    '%s requires the flag in addition to permissions',
    async (id) => {
      const { sim } = await fileStage();
      sim.world.tables.users.update(3, { canViewSubTickets: false });
      const batch = batchWith(sim);
      const input = id === 'listSubTickets' ? { params: { code: batch.code } } : { params: { id: batch.id } };
      expect((await (await sim.as('admin')).refused(id, input as never)).code).toBe('permission_denied');
      sim.world.tables.users.update(3, { canViewSubTickets: true });
      await (await sim.as('admin')).call(id, input);
    },
  );
});

describe('listPayments', () => {
  test('200: of a booking: all, oldest first, with the amount paid', async () => {
    const { sim, manager } = await fileStage();
    const { id } = bookingIn(sim, 'Deposit');
    const answer = await manager.call('listPayments', { params: { id } });
    expect(answer).toMatchObject({ status: 'Deposit', is_paid: false, partial_paid: true, payment_state: 'Deposit' });
    expect(answer.payment_history).toMatchObject([{ type: 'deposit', status: 'Paid', username: 'marketing' }]);
  });

  test('200: of an online order: a failed attempt with its reason, the last one open', async () => {
    const { sim, manager } = await fileStage();
    const { ticket, refNo } = await order(sim);
    const states = async () =>
      (await manager.call('listPayments', { params: { id: ticket.id } })).payment_history.map(
        ({ status, error_desc }) => [status, error_desc],
      );
    expect(await states()).toEqual([['Pending', null]]);
    await report(sim, result(sim, refNo, { Status: '0', ErrDesc: 'The card was declined' }));
    expect(await states()).toEqual([['Failed', 'The card was declined']]);
  });

  test('200: of a plain counter sale: the one stored on the ticket', async () => {
    const { manager, ticket } = await soldForCash();
    const answer = await manager.call('listPayments', { params: { id: ticket.id } });
    expect(answer).toMatchObject({ status: null, is_paid: true, payment_state: 'Paid' });
    expect(answer.payment_history).toMatchObject([
      { amount: 75, payment_method: 'Cash', type: 'full', status: 'Paid', surplus: false, username: 'cashier' },
    ]);
  });

  test('200: of an unpaid order: none', async () => {
    const { sim, manager } = await fileStage();
    const unpaid = sim.world.tables.tickets
      .all()
      .find(({ balance, bookingStatus }) => !balance.isPaid && bookingStatus === null);
    const answer = await manager.call('listPayments', { params: { id: unpaid!.id } });
    expect(answer).toMatchObject({ payment_history: [], is_paid: false, payment_state: 'Unpaid' });
  });
});

describe('editEmails and resendReceipt', () => {
  test('200: trims addresses, removes duplicates, and a search finds the ticket by the new one', async () => {
    const { sim, manager, ticket } = await soldForCash();
    const body = {
      id: ticket.id,
      email: ' New@mail.test ',
      emails: ['office@mail.test', 'new@mail.test', 'OFFICE@mail.test'],
    };
    const answer = await manager.call('editEmails', { body });
    expect(answer).toEqual({ email: 'New@mail.test', emails: ['office@mail.test'] });
    expect((await manager.call('listTickets', { query: { search: 'office@mail' } })).total).toBe(1);
    expect(
      (await manager.call('listTickets', { query: { search: 'aina@mail.test' } })).data.map(({ id }) => id),
    ).not.toContain(ticket.id);
    const booking = bookingIn(sim, 'Approved');
    await manager.call('editEmails', { body: { ...body, id: booking.id } });
    const found = await manager.call('searchBookings', { body: { search: 'office@mail.test' } });
    expect(found.tickets.map(({ id }) => id)).toEqual([booking.id]);
  });

  test('200: keeps omitted addresses; an empty list removes the additional ones', async () => {
    const { manager, ticket } = await soldForCash();
    const edit = (part: object) => manager.call('editEmails', { body: { id: ticket.id, ...part } });
    expect(await edit({ emails: ['office@mail.test'] })).toEqual({
      email: 'aina@mail.test',
      emails: ['office@mail.test'],
    });
    expect(await edit({ email: 'new@mail.test' })).toEqual({ email: 'new@mail.test', emails: ['office@mail.test'] });
    expect(await edit({ emails: [] })).toEqual({ email: 'new@mail.test', emails: [] });
  });

  test.each([
    ['a ticket', 'ticket'],
    ['a booking', 'booking'],
  ])('200, 422: does not overwrite addresses of %s that a colleague has saved', async (_name, kind) => {
    const { sim, manager, ticket } = await soldForCash();
    const { id, code } = kind === 'ticket' ? ticket : bookingIn(sim, 'Approved');
    const seen = (await manager.call('getTicket', { params: { ticket_code: code } })).ticket.updated_at ?? '';
    const save = (email: string) => ({ body: { id, email, emails: [], updated_at: seen } });
    const admin = await sim.as('admin');
    await admin.call('editEmails', save('first@mail.test'));
    const refusal = await manager.refused('editEmails', save('second@mail.test'));
    expect(refusal.code).toBe('record_changed');
    expect(refusal.body.message).toContain(
      sim.world.tables.users.all().find(({ username }) => username === 'admin')?.name,
    );
    expect(sim.world.tables.tickets.must(id).buyer.email).toBe('first@mail.test');
    const { ticket: now } = await manager.call('getTicket', { params: { ticket_code: code } });
    await manager.call('editEmails', { body: { id, email: 'second@mail.test', updated_at: now.updated_at } });
    expect(sim.world.tables.tickets.must(id).buyer.email).toBe('second@mail.test');
  });

  test('422: names every invalid address, and stores nothing', async () => {
    const { sim, manager, ticket } = await soldForCash();
    const refusal = await manager.refused('editEmails', {
      body: { id: ticket.id, email: '', emails: ['a@b.my', 'x', ''] },
    });
    expect(refusal.body.errors?.map(({ field }) => field)).toEqual(['email', 'emails.1', 'emails.2']);
    expect(sim.world.tables.tickets.must(ticket.id).buyer).toEqual(ticket.buyer);
  });

  test('200, 422: resends the receipt to all addresses once a minute, also right after the sale', async () => {
    const { sim, manager, ticket } = await soldForCash();
    await manager.call('editEmails', { body: { id: ticket.id, emails: ['office@mail.test'] } });
    const resend = { params: { code: ticket.code } };
    await manager.call('resendReceipt', resend);
    expect(sim.world.tables.outbox.all().at(-1)).toMatchObject({
      to: ['aina@mail.test', 'office@mail.test'],
      subject: `Your receipt ${ticket.receiptNo}`,
    });
    sim.clock.pass(20_500);
    const refusal = await manager.refused('resendReceipt', resend);
    expect(refusal).toMatchObject({ status: 422, code: 'resend_too_soon' });
    expect(refusal.body.message).toContain('40');
    expect((await (await sim.as('admin')).refused('resendReceipt', resend)).code).toBe('resend_too_soon');
    sim.clock.pass(39_500);
    await manager.call('resendReceipt', resend);
  });

  test('200: does not block after the clock was set back', async () => {
    const { sim, manager, ticket } = await soldForCash();
    await manager.call('resendReceipt', { params: { code: ticket.code } });
    sim.world.clock.freeze(Date.parse('2026-03-10T09:00:00+08:00'));
    await manager.call('resendReceipt', { params: { code: ticket.code } });
    expect(sim.world.tables.outbox.count('ticket', ticket.code)).toBe(3);
  });

  test('200, 403: lets staff who may edit bookings only correct and mail nothing else', async () => {
    const { sim } = await fileStage();
    sim.world.tables.users.update(6, { policies: { Booking: ['View', 'Update'] } });
    const booker = await sim.as('csa');
    const plain = ticketWith(sim);
    const mails = { email: 'a@mail.test', emails: [] };
    expect((await booker.refused('editEmails', { body: { id: plain.id, ...mails } })).code).toBe('permission_denied');
    expect((await booker.refused('resendReceipt', { params: { code: plain.code } })).code).toBe('permission_denied');
    await booker.call('editEmails', { body: { id: bookingIn(sim, 'Pending').id, ...mails } });
  });
});

describe('getCreditDocument', () => {
  test('200: is returned as uploaded', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({
        payment_method: 'Credit Facility',
        receipt_data: { document: { name: 'po.pdf', data: PDF } },
        name: 'Aina',
        company_name: 'Lim Travel',
        email: 'aina@mail.test',
        contact: '0123456789',
        cash_in: 0,
        cash_out: 0,
      }),
    });
    const manager = await sim.as('manager');
    const bytes = await manager.call('getCreditDocument', { params: { id: ticket!.id } });
    expect(new TextDecoder().decode(bytes)).toBe('%PDF-1.4\n');
  });
});

test('an order of the public shop does not reveal its buyer without permission', async () => {
  const { sim } = await fileStage();
  const { ticket } = await sim.call('generatePublicTicket', { body: publicSale() });
  for (const account of ['agent', 'tourguide', 'customer'])
    for (const id of ['listTicketLogs', 'getTicketTimeline', 'listPayments', 'listPrintHistory'] as const)
      expect((await (await sim.as(account)).refused(id, { params: { id: ticket!.id } })).code).toBe(
        'permission_denied',
      );
});
