import { describe, expect, test } from 'vitest';
import { counterSale, joinChannel, joinPrinter, openTill, TODAY } from '../../../testing/stages/sales.ts';
import { buildSlip } from './slip.ts';

const POS = { headers: { 'x-pos': '1' } };
const DAY_MS = 86_400_000;

describe('startShift and closeShift', () => {
  test('200: opens with its float and returns the counter’s sale data', async () => {
    const { sim, till } = await openTill();
    expect(sim.world.tables.shifts.by('openUser', 5)).toMatchObject([
      { float: 20_000, jettyId: 1, station: 'Counter 1', date: TODAY, shiftName: 'Shift 1 - Pagi' },
    ]);
    expect(await till.call('getSalePackages', POS)).toMatchObject({
      start_shift: false,
      shift_closed: false,
      pos: { type: 'start-shift', jetty_id: 1, station: 'Counter 1' },
    });
  });

  test('200: closes blind: the response hides the expected amount, the slip shows it', async () => {
    const { sim, till } = await openTill();
    await till.call('generateTicket', { body: counterSale() });
    await till.call('generateTicket', {
      body: counterSale({ payment_method: 'Card', cash_in: undefined, cash_out: undefined }),
    });
    const closed = await till.call('closeShift', { body: { total_cash: 270 } });
    expect(closed).toEqual({ success: true, shift_closed: true, closed_at: '2026-03-10T10:00:00+08:00' });
    const shift = sim.world.tables.shifts.by('user', 5).at(-1);
    expect(buildSlip(sim.world, shift!, 'close')).toMatchObject({
      float: 20_000,
      expected: 27_500,
      counted: 27_000,
      movements: [
        { label: 'Cash received', amount: 10_000 },
        { label: 'Change given', amount: -2_500 },
      ],
      methods: [
        { method: 'Cash', count: 1, amount: 7_500 },
        { method: 'Card', count: 1, amount: 7_500 },
      ],
      tickets: 2,
      passengers: 6,
    });
  });

  test('200: returns cash for a void in the same shift; a refund goes through the bank', async () => {
    const { sim, till } = await openTill();
    const voided = await till.call('generateTicket', { body: counterSale() });
    const refunded = await till.call('generateTicket', { body: counterSale({ name: 'Aina' }) });
    const manager = await sim.as('manager');
    await manager.call('cancelTicket', { body: { id: voided.ticket!.id, type: 'ticket', cancel_note: 'Sold twice' } });
    const bank = {
      acc_no: '1234567890',
      bank_name: 'Maybank',
      refund_note: 'Ill',
      name: 'Aina',
      email: 'aina@mail.test',
    };
    await manager.call('refundTicket', { body: { id: refunded.ticket!.id, ...bank } });
    await till.call('closeShift', { body: { total_cash: 275 } });
    expect(sim.world.tables.shifts.by('user', 5).at(-1)).toMatchObject({ expected: 27_500 });
  });

  test('200: closes without a single sale', async () => {
    const { sim, till } = await openTill();
    await till.call('closeShift', { body: { total_cash: 200 } });
    expect(sim.world.tables.shifts.by('user', 5).at(-1)).toMatchObject({ expected: 20_000, counted: 20_000 });
  });

  test('200: cannot be started again that day once closed, and releases its counter', async () => {
    const { sim, till } = await openTill();
    await till.call('closeShift', { body: { total_cash: 200 } });
    expect(await till.call('getSalePackages', POS)).toMatchObject({
      shift_closed: true,
      start_shift: false,
      pos: null,
    });
    await (await sim.as('cashier2')).call('startShift', { body: { cash_in: 0, jetty_id: 1, station: 'Counter 1' } });
    sim.clock.pass(DAY_MS);
    expect(await till.call('getSalePackages', POS)).toMatchObject({ shift_closed: false, start_shift: true });
    await till.call('startShift', { body: { cash_in: 100, jetty_id: 1, station: 'Counter 2' } });
  });

  test('200: stays open past midnight and belongs to the day it began', async () => {
    const { sim, till } = await openTill({ clock: '2026-03-10T22:00:00+08:00' });
    sim.clock.pass(4 * 3_600_000);
    await till.call('generateTicket', { body: counterSale() });
    await till.call('closeShift', { body: { total_cash: 275 } });
    expect(sim.world.tables.shifts.by('user', 5).at(-1)).toMatchObject({ date: TODAY, expected: 27_500 });
    expect(await till.call('getSalePackages', POS)).toMatchObject({ start_shift: true, shift_closed: false });
  });

  test('200: audits its start and close', async () => {
    const { sim, till } = await openTill();
    const window = joinChannel(sim, await sim.as('manager'));
    await till.call('closeShift', { body: { total_cash: 0 } });
    expect(window.messages.at(-1)).toMatchObject({
      type: 'activity-log',
      audit: { username: 'cashier', action: 'Closed shift at Counter 1' },
    });
  });
});

describe('downloadSlip and printSlip', () => {
  test("200: returns one's own slips as PDFs, the latest by default", async () => {
    const { till } = await openTill();
    const start = await till.call('downloadSlip', { params: { type: 'start', user_id: 5 } });
    expect(new TextDecoder().decode(start.slice(0, 5))).toBe('%PDF-');
    const close = await till.call('downloadSlip', { params: { type: 'close', user_id: 5 } });
    expect(close).not.toEqual(start);
    expect(await till.call('downloadSlip', { params: { type: 'start', user_id: 5 }, query: { date: TODAY } })).toEqual(
      start,
    );
  });

  test("200, 403: refuses another's slip to a cashier, but not to a manager", async () => {
    const { sim, till } = await openTill();
    expect((await till.refused('downloadSlip', { params: { type: 'start', user_id: 14 } })).code).toBe(
      'permission_denied',
    );
    await (await sim.as('manager')).call('downloadSlip', { params: { type: 'start', user_id: 5 } });
  });

  test('200: sends the slip’s URL with its token to the printer', async () => {
    const { sim, till } = await openTill({ world: 'night' });
    const printer = joinPrinter(sim);
    const { job_id: job } = await till.call('printSlip', { body: { printer_id: 'R1', user_id: 5, type: 'start' } });
    const sent = printer.messages.at(-1) as { pdf: string } | undefined;
    expect(sent).toMatchObject({ type: 'print', job_id: job, code: null });
    expect(sent?.pdf).toContain('/w/night/api/users/slips/start/5?date=2026-03-10&token=night.');
    const pdf = await sim.simulator.fetch(new Request(sent!.pdf));
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
  });
});
