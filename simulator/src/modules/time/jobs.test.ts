import { rules } from '@muara/contract/rules';
import { describe, expect, test, vi } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../../testing/index.ts';
import { depositBalance, paidBalance, unpaidBalance } from '../../../testing/samples/balances.ts';
import { bookingIn } from '../../../testing/samples/counter.ts';
import { batchWith } from '../../../testing/samples/ticket-file.ts';
import { counterSale, joinChannel, openTill, publicSale } from '../../../testing/stages/sales.ts';
import { getSubTicketState } from '../../domain/tickets/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';

const MINUTE_MS = 60_000;
/** From the test clock's 10:00 to 00:05 of the next day. */
const TO_SWEEP_MS = (14 * 60 + 5) * MINUTE_MS;

const ticket = (sim: TestSimulator, code: string | undefined) => sim.world.tables.tickets.one('code', code ?? '');

describe('the nightly sweep', () => {
  test('marks an unboarded departure as a no-show at 00:05, not earlier', async () => {
    const { sim, till } = await openTill();
    const sold = await till.call('generateTicket', { body: counterSale() });
    sim.clock.pass(TO_SWEEP_MS - 1);
    expect(ticket(sim, sold.ticket?.code)).toMatchObject({ noShow: false, used: false });
    sim.clock.pass(1);
    expect(ticket(sim, sold.ticket?.code)).toMatchObject({ noShow: true, used: true });
    expect((await till.call('getTicket', { params: { ticket_code: sold.ticket!.code } })).ticket.ribbon).toBe(
      'No Show',
    );
  });

  test('leaves tickets of today, boarded and voided ones unchanged', async () => {
    const { sim, till } = await openTill();
    const [tomorrow, boarded, voided] = await Promise.all(
      [{ depart_date: '2026-03-11' }, { name: 'B' }, { name: 'C' }].map(
        async (part) => (await till.call('generateTicket', { body: counterSale(part) })).ticket!,
      ),
    );
    sim.world.tables.tickets.update(boarded!.id, { used: true, validatedAt: sim.clock.now() });
    sim.world.tables.tickets.update(voided!.id, {
      cancel: { requestedAt: null, doneAt: sim.clock.now(), adminId: 2, note: '', bank: null },
    });
    sim.clock.pass(TO_SWEEP_MS);
    for (const { code } of [tomorrow!, boarded!, voided!]) expect(ticket(sim, code)?.noShow).toBe(false);
  });

  test('expires an open purchase after the months of the settings, with its available tickets', async () => {
    const { sim, till } = await openTill();
    const { ticket: batch } = await till.call('generateTicket', {
      body: counterSale({ agent_id: 9, total_adult: 10, total_child: 0, amount: 300, cash_in: 270, cash_out: 0 }),
    });
    const parts = () => sim.world.tables.subTickets.by('ticket', batch!.id);
    sim.world.tables.subTickets.update(parts()[0]!.id, { sold: true });
    sim.clock.pass(Date.parse('2026-09-11T00:04:59+08:00') - sim.clock.now());
    expect(ticket(sim, batch?.code)?.expired).toBe(false);
    sim.clock.pass(1_000);
    expect(ticket(sim, batch?.code)?.expired).toBe(true);
    expect(parts().map(({ expired }) => expired)).toEqual([false, ...Array.from({ length: 9 }, () => true)]);
  });

  test('expires bookings not paid by their day', async () => {
    const sim = createTestSimulator();
    const waiting = sim.world.tables.tickets
      .all()
      .filter(({ bookingStatus }) => bookingStatus === 'Pending' || bookingStatus === 'Approved');
    expect(waiting.length).toBeGreaterThan(2);
    sim.clock.pass(40 * 86_400_000);
    for (const { code } of waiting)
      expect(ticket(sim, code)).toMatchObject({ bookingStatus: 'Expired', expired: true });
  });

  test('runs every night, even when many nights pass in one step', () => {
    const sim = createTestSimulator();
    sim.world.clock.advance(10 * 86_400_000);
    const [next] = sim.world.clock.jobs().filter(({ kind }) => kind === 'nightly');
    expect(new Date(next?.at ?? 0).toISOString()).toBe('2026-03-20T16:05:00.000Z');
  });
});

test('does not end the hold of a paid order', async () => {
  const sim = createTestSimulator();
  const sold = await sim.call('generatePublicTicket', { body: publicSale() });
  const order = ticket(sim, sold.ticket?.code)!;
  sim.world.tables.tickets.update(order.id, { balance: paidBalance(order, sim.clock.now()) });
  sim.clock.pass(31 * MINUTE_MS);
  expect(ticket(sim, sold.ticket?.code)?.expired).toBe(false);
});

describe('the limits of the nightly sweep', () => {
  /** From the test clock's 10:00 to 00:05 of the day after tomorrow. */
  const TWO_NIGHTS_MS = TO_SWEEP_MS + 86_400_000;

  /** An upcoming booking, moved to a day, with a payment state. */
  function booking(sim: TestSimulator, part: Partial<TicketRecord>, partialPaid = false): TicketRecord {
    const approved = bookingIn(sim, 'Approved');
    return sim.world.tables.tickets.update(approved.id, {
      departDate: '2026-03-10',
      balance: partialPaid ? depositBalance(approved, 100) : unpaidBalance(approved),
      ...part,
    });
  }

  test.each(['Pending', 'Approved', 'Processing Payment'] as const)(
    'expires an unpaid booking that is %s',
    (status) => {
      const sim = createTestSimulator();
      const { code } = booking(sim, { bookingStatus: status });
      sim.clock.pass(TO_SWEEP_MS - 1);
      expect(ticket(sim, code)).toMatchObject({ bookingStatus: status, expired: false });
      sim.clock.pass(1);
      expect(ticket(sim, code)).toMatchObject({ bookingStatus: 'Expired', expired: true });
    },
  );

  test.each(['Deposit', 'Processing Payment'] as const)(
    'keeps a booking with a paid deposit that is %s: people decide about the money',
    (status) => {
      const sim = createTestSimulator();
      const { code } = booking(sim, { bookingStatus: status }, true);
      sim.clock.pass(TWO_NIGHTS_MS);
      expect(ticket(sim, code)).toMatchObject({ bookingStatus: status, expired: false, noShow: false });
    },
  );

  test('does not expire removed, rejected or paid bookings', () => {
    const sim = createTestSimulator();
    const before = booking(sim, { bookingStatus: 'Rejected' });
    sim.clock.pass(TWO_NIGHTS_MS);
    expect(ticket(sim, before.code)).toMatchObject({ bookingStatus: 'Rejected', expired: false });
  });

  test('marks a departure with a refund request as a no-show that can still be refunded', async () => {
    const { sim, till } = await openTill();
    const { ticket: sold } = await till.call('generateTicket', { body: counterSale() });
    const manager = await sim.as('manager');
    await till.call('requestRefund', {
      body: {
        id: sold!.id,
        acc_no: '1234567890',
        bank_name: 'Maybank',
        refund_note: 'Ill',
        name: 'Aina',
        email: 'aina@mail.test',
      },
    });
    sim.clock.pass(TO_SWEEP_MS);
    expect(ticket(sim, sold?.code)).toMatchObject({ noShow: true, used: true });
    await manager.call('approveRefund', { params: { id: sold!.id } });
    expect(ticket(sim, sold?.code)?.refund?.doneAt).toBe(sim.clock.now());
  });

  test('does not mark a partly boarded purchase as a no-show', async () => {
    const { sim, till } = await openTill();
    const { ticket: sold } = await till.call('generateTicket', { body: counterSale() });
    sim.world.tables.tickets.update(sold!.id, { partialValidate: [{ category: 'adult', total: 1, at: 1 }] });
    sim.clock.pass(TO_SWEEP_MS);
    expect(ticket(sim, sold?.code)).toMatchObject({ noShow: false, used: false });
  });

  test('keeps handed-out tickets sold when their batch expires', () => {
    const sim = createTestSimulator();
    const { tickets, subTickets } = sim.world.tables;
    const batch = batchWith(sim, { expiredAt: Date.parse('2026-03-10T23:59:59+08:00') });
    const [sold, sent, used, voided, asked, left] = subTickets.by('ticket', batch.id);
    const fresh = { sold: false, userId: null, validatedAt: null, canceledAt: null, requestCanceledAt: null };
    for (const [part, change] of [
      [sold, { sold: true }],
      [sent, { userId: 11 }],
      [used, { validatedAt: 1 }],
      [voided, { canceledAt: 1 }],
      [asked, { requestCanceledAt: 1 }],
      [left, {}],
    ] as const)
      subTickets.update(part!.id, { ...fresh, ...change });
    sim.clock.pass(TO_SWEEP_MS);
    expect(tickets.must(batch.id).expired).toBe(true);
    const states = [sold, sent, used, voided, asked, left].map((part) =>
      getSubTicketState(sim.world, subTickets.must(part!.id), rules),
    );
    expect(states).toEqual(['Sold', 'Sold', 'Used', 'Voided', 'Pending Void', 'Expired']);
  });

  test('notifies windows that show tickets', async () => {
    const sim = createTestSimulator();
    const window = joinChannel(sim, await sim.as('manager'));
    sim.world.clock.advance(TO_SWEEP_MS);
    const areas = window.messages.flatMap(({ type, area }) => (type === 'catalogue' ? [area] : []));
    expect(areas).toEqual(['tickets', 'bookings', 'my_tickets']);
  });

  test('changes nothing more on the following night', () => {
    const sim = createTestSimulator();
    sim.clock.pass(TO_SWEEP_MS);
    const after = sim.world.tables.tickets
      .all()
      .filter(({ departDate }) => departDate !== null && departDate < '2026-03-10');
    sim.clock.pass(86_400_000);
    for (const record of after) expect(sim.world.tables.tickets.get(record.id)).toBe(record);
  });
});

describe('the clock of a world', () => {
  const put = (sim: TestSimulator, path: string, body: object): Promise<Response> =>
    sim.fetch(`/__sim/worlds/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const nights = (sim: TestSimulator): string[] =>
    sim.world.clock
      .jobs()
      .filter(({ kind }) => kind === 'nightly')
      .map(({ at }) => new Date(at).toISOString());

  test('still runs the sweep when set before the world’s first day', async () => {
    const { sim, till } = await openTill();
    await put(sim, 'default/clock', { now: '2026-03-05T22:00:00+08:00' });
    const sold = await till.call('generateTicket', { body: counterSale({ depart_date: '2026-03-06' }) });
    await put(sim, 'default/clock', { advance: 'P1D' });
    expect(ticket(sim, sold.ticket?.code)?.noShow).toBe(false);
    await put(sim, 'default/clock', { advance: 'PT3H' });
    expect(ticket(sim, sold.ticket?.code)).toMatchObject({ noShow: true, used: true });
  });

  test('does not skip nights when advanced and set back to real time', async () => {
    const { sim, till } = await openTill();
    await put(sim, 'default/clock', { advance: 'P10D' });
    await put(sim, 'default/clock', { real: true });
    const sold = await till.call('generateTicket', { body: counterSale() });
    sim.clock.pass(TO_SWEEP_MS);
    expect(ticket(sim, sold.ticket?.code)).toMatchObject({ noShow: true });
    expect(nights(sim)).toEqual(['2026-03-11T16:05:00.000Z']);
  });

  test('can start at a date, to which a reset returns', async () => {
    const sim = createTestSimulator({ world: 'past', tickets: 20 });
    const answer = await put(sim, 'past', { at: '2025-06-01T08:00:00+08:00' });
    expect(await answer.json()).toMatchObject({ now: '2025-06-01T08:00:00+08:00', clock: 'frozen' });
    expect(Math.max(...sim.world.tables.tickets.all().map(({ createdAt }) => createdAt))).toBeLessThan(
      sim.world.clock.now(),
    );
    expect(nights(sim)).toEqual(['2025-06-01T16:05:00.000Z']);

    await put(sim, 'past/clock', { advance: 'P1D' });
    await sim.fetch('/__sim/worlds/past/reset', { method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(nights(sim)).toEqual(['2025-06-01T16:05:00.000Z']);
    expect((await put(sim, 'past', { at: 'tomorrow' })).status).toBe(422);
  });
});

test('logs a job that throws, rolls it back and runs the others', async () => {
  const { sim, till } = await openTill();
  const other = sim.simulator.worlds.get('other');
  const sold = await till.call('generateTicket', { body: counterSale() });
  sim.world.clock.schedule(sim.clock.now() + MINUTE_MS, 'hold-lapse', null);
  sim.world.clock.schedule(sim.clock.now() + MINUTE_MS, 'unknown', null);
  sim.clock.pass(TO_SWEEP_MS);

  expect(sim.world.tables.errorLog.all().map(({ source }) => source)).toEqual(['hold-lapse', 'unknown']);
  expect(other.tables.errorLog.size).toBe(0);
  expect(ticket(sim, sold.ticket?.code)).toMatchObject({ noShow: true });
});

test('rolls back a job that throws midway', async () => {
  const { sim, till } = await openTill();
  const sold = await till.call('generateTicket', { body: counterSale() });
  const booking = bookingIn(sim, 'Approved');
  sim.world.tables.tickets.update(booking.id, { departDate: '2026-03-10' });
  vi.spyOn(sim.world.tables.ledger as unknown as { insert(): void }, 'insert').mockImplementation(() => {
    throw new Error('no posting');
  });
  sim.clock.pass(TO_SWEEP_MS);

  expect(sim.world.tables.errorLog.all().map(({ source }) => source)).toEqual(['nightly']);
  expect(ticket(sim, sold.ticket?.code)).toMatchObject({ noShow: false, used: false });
});
