import { describe, expect, test } from 'vitest';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { bookingIn } from '../../../testing/samples/counter.ts';
import { partWith, ticketWith } from '../../../testing/samples/decisions.ts';
import { order, report, result } from '../../../testing/stages/payments.ts';
import { joinPrinter } from '../../../testing/stages/sales.ts';
import { fileStage, soldForCash } from '../../../testing/samples/ticket-file.ts';

const SECOND_MS = 1_000;

describe('getTicketTimeline', () => {
  test('200: lists sale, prints, mails, payments and audit entries together, newest first, each once', async () => {
    const { sim, till, manager, ticket } = await soldForCash();
    sim.clock.pass(SECOND_MS);
    const printer = joinPrinter(sim);
    await till.call('printTicket', {
      params: { code: ticket.code },
      body: { printer_id: 'R1', type: 'receipt', ws: 0 },
    });
    sim.clock.pass(SECOND_MS);
    await manager.call('editDepartureDate', { body: { id: ticket.id, depart_date: '2026-03-12' } });
    const { entries } = await manager.call('getTicketTimeline', { params: { id: ticket.id } });
    expect(entries.map(({ kind, text, username }) => [kind, text, username])).toEqual([
      ['audit', `Moved ${ticket.code} to 2026-03-12`, 'manager'],
      ['mail', `Mailed ‘New departure for ticket ${ticket.code}’ to aina@mail.test`, null],
      ['print', 'Printed receipt', 'cashier'],
      ['audit', `Created ticket ${ticket.code}`, 'cashier'],
      ['payment', 'Payment of RM 75.00, Cash', 'cashier'],
      ['mail', `Mailed ‘Your receipt ${ticket.receiptNo}’ to aina@mail.test`, null],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(printer.messages.length).toBeGreaterThan(0);
  });

  test('200: lists nothing twice, and no false failure, when the clock moves during a command', async () => {
    const { sim, till, manager, ticket } = await soldForCash();
    sim.clock.pass(SECOND_MS);
    joinPrinter(sim);
    await till.call('printTicket', {
      params: { code: ticket.code },
      body: { printer_id: 'R1', type: 'receipt', ws: 0 },
    });
    const { tickets } = sim.world.tables;
    const { createdAt, printHistory } = tickets.must(ticket.id);
    const earlier = printHistory.map((print) => ({ ...print, at: print.at - 3 }));
    tickets.update(ticket.id, { createdAt: createdAt - 3, printHistory: earlier });
    const { entries } = await manager.call('getTicketTimeline', { params: { id: ticket.id } });
    expect(entries.filter(({ kind }) => kind === 'audit' || kind === 'print')).toMatchObject([
      { text: 'Printed receipt', failed: false },
      { text: `Created ticket ${ticket.code}`, failed: false },
    ]);
  });

  test('200: marks failures: a print, a payment, a call to the park service', async () => {
    const { sim, till, manager, ticket } = await soldForCash();
    sim.clock.pass(SECOND_MS);
    await till.call('printTicket', {
      params: { code: ticket.code },
      body: { printer_id: 'R1', type: 'receipt', ws: 0 },
    });
    // The printer reported a failure, or the print was canceled: it no longer counts as a print.
    sim.world.tables.tickets.update(ticket.id, { printHistory: [] });
    sim.world.tables.minisigua.insert({
      ticketCode: ticket.code,
      qrcode: null,
      qrcodeAgent: null,
      type: 'purchase',
      payload: '{}',
      responseCode: 502,
      createdAt: sim.clock.now(),
      vvip: false,
    });
    const { entries } = await manager.call('getTicketTimeline', { params: { id: ticket.id } });
    expect(entries.filter(({ failed }) => failed).map(({ kind, text }) => [kind, text])).toEqual([
      ['print', `Printed receipt of ${ticket.code}: nothing was printed`],
      ['minisigua', 'Sent the purchase to the park service: it answered 502'],
    ]);
  });

  test('200: lists a resend to the park once, with its user and result', async () => {
    const { sim, manager, ticket } = await soldForCash();
    sim.world.tables.tickets.update(ticket.id, { minisiguaIncluded: true });
    const send = { params: { code: ticket.code }, query: { data_type: 'purchase' } } as const;
    sim.clock.pass(SECOND_MS);
    await manager.call('syncMinisigua', send);
    sim.clock.pass(SECOND_MS);
    sim.simulator.worlds.room('default').faults.order({ operationId: 'park_service', nth: 1, status: 502 });
    await manager.refused('syncMinisigua', send);
    const { entries } = await manager.call('getTicketTimeline', { params: { id: ticket.id } });
    const { now } = sim.clock;
    expect(
      entries
        .filter(({ at }) => Date.parse(at) > now() - 2 * SECOND_MS)
        .map(({ kind, text, username, failed }) => [kind, text, username, failed]),
    ).toEqual([
      ['minisigua', 'Sent the purchase to the park service: it answered 502', null, true],
      ['minisigua', 'Sent the purchase to the park service', 'manager', false],
    ]);
  });

  test('200: lists payments of an online order with their attempts', async () => {
    const { sim, manager } = await fileStage();
    const { ticket, refNo } = await order(sim);
    await report(sim, result(sim, refNo, { Status: '0', ErrDesc: 'The card was declined' }));
    const { entries } = await manager.call('getTicketTimeline', { params: { id: ticket.id } });
    expect(entries.filter(({ kind }) => kind === 'payment')).toMatchObject([
      { text: 'Payment of RM 75.00, ipay88: The card was declined', failed: true, username: null },
    ]);
  });

  test('200: lists creation and nightly changes of a ticket older than the audit trail', async () => {
    const { sim, manager } = await fileStage();
    const old = sim.world.tables.tickets
      .all()
      .find(({ noShow, adminId }) => noShow && adminId !== null) as TicketRecord;
    expect(sim.world.tables.audit.count('code', old.code)).toBe(0);
    const { entries } = await manager.call('getTicketTimeline', { params: { id: old.id } });
    const admin = sim.world.tables.users.must(old.adminId as number).username;
    expect(entries.at(-1)).toMatchObject({ kind: expect.stringMatching(/audit|payment/) });
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: `Created ticket ${old.code}`, username: admin }) as object,
        expect.objectContaining({ text: 'Nobody came', username: null, failed: false }) as object,
      ]),
    );
    const stamps = entries.map(({ at }) => Date.parse(at));
    expect(stamps).toEqual([...stamps].sort((one, other) => other - one));
  });

  test('200: lists actions on a batch ticket in both timelines', async () => {
    const { sim, manager } = await fileStage();
    const part = partWith(sim);
    await manager.call('cancelTicket', { body: { id: part.id, type: 'ticket_agent', cancel_note: 'Lost' } });
    const [auditEntry] = sim.world.tables.audit.cursor('code', { key: part.code }).page(0, 1);
    expect(auditEntry).toBeDefined();
    for (const input of [
      { params: { id: part.ticketId } },
      { params: { id: part.id }, query: { type: 'ticket_agent' as const } },
    ])
      expect((await manager.call('getTicketTimeline', input)).entries.map(({ text }) => text)).toContain(
        auditEntry?.action,
      );
  });

  test('200: lists the newest 200 entries', async () => {
    const { sim, manager, ticket } = await soldForCash();
    for (let index = 0; index < 300; index++)
      sim.world.tables.outbox.insert({
        to: ['a@mail.test'],
        subject: `No ${index}`,
        text: '',
        ticketCode: ticket.code,
        createdAt: sim.clock.now() + index,
      });
    const { entries } = await manager.call('getTicketTimeline', { params: { id: ticket.id } });
    expect(entries).toHaveLength(200);
    expect(entries[0]?.text).toContain('No 299');
  });

  test('200, 403: shows staff who see bookings only their timelines and no others', async () => {
    const { sim } = await fileStage();
    sim.world.tables.users.update(6, { policies: { Booking: ['View'] } });
    const booker = await sim.as('csa');
    expect((await booker.call('getTicketTimeline', { params: { id: bookingIn(sim, 'Paid').id } })).entries).not.toEqual(
      [],
    );
    expect((await booker.refused('getTicketTimeline', { params: { id: ticketWith(sim).id } })).code).toBe(
      'permission_denied',
    );
    const part = { params: { id: partWith(sim).id }, query: { type: 'ticket_agent' as const } };
    expect((await booker.refused('getTicketTimeline', part)).code).toBe('permission_denied');
  });
});
