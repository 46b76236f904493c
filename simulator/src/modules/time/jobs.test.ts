import { describe, expect, test } from 'vitest';
import { createTestSimulator, type TestSimulator } from '../../hosts/in-process/index.ts';
import { counterSale, openTill, publicSale } from '../test-stage.ts';

const MINUTE_MS = 60_000;
/** From the test clock's 10:00 to 00:05 of the next day. */
const TO_SWEEP_MS = (14 * 60 + 5) * MINUTE_MS;

const ticket = (sim: TestSimulator, code: string | undefined) => sim.world.tables.tickets.one('code', code ?? '');

describe('five past midnight', () => {
  test('a departure that nobody boarded becomes a no-show, not a minute earlier', async () => {
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

  test('whoever departs today, has boarded, or was voided is left alone', async () => {
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

  test('an open ticket ends after the months of the settings, with what was not handed out', async () => {
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

  test('bookings that were not paid by their day expire', async () => {
    const sim = createTestSimulator();
    const waiting = sim.world.tables.tickets
      .all()
      .filter(({ bookingStatus }) => bookingStatus === 'Pending' || bookingStatus === 'Approved');
    expect(waiting.length).toBeGreaterThan(2);
    sim.clock.pass(40 * 86_400_000);
    for (const { code } of waiting)
      expect(ticket(sim, code)).toMatchObject({ bookingStatus: 'Expired', expired: true });
  });

  test('it comes every night, also when many nights pass at once', () => {
    const sim = createTestSimulator();
    sim.world.clock.advance(10 * 86_400_000);
    const [next] = sim.world.clock.jobs().filter(({ kind }) => kind === 'nightly');
    expect(new Date(next?.at ?? 0).toISOString()).toBe('2026-03-20T16:05:00.000Z');
  });
});

test('the hold of a paid order does not lapse', async () => {
  const sim = createTestSimulator();
  const sold = await sim.call('generatePublicTicket', { body: publicSale() });
  const { id, payment } = ticket(sim, sold.ticket?.code)!;
  sim.world.tables.tickets.update(id, { payment: { ...payment, isPaid: true, paidAt: sim.clock.now() } });
  sim.clock.pass(31 * MINUTE_MS);
  expect(ticket(sim, sold.ticket?.code)?.expired).toBe(false);
});
