import { describe, expect, test } from 'vitest';
import { buyBatch } from '../../../testing/samples/my-tickets.ts';
import { BANDS_SALE } from '../../../testing/samples/printing.ts';
import { openGateStage, wristbandText } from '../../../testing/samples/scanner.ts';

describe('scanTicket', () => {
  test('200: shows who may board', async () => {
    const { gate, sell } = await openGateStage();
    const { code, id } = await sell();
    expect(await gate.scan(code)).toMatchObject({
      id,
      code,
      type: 'ticket',
      wristband: false,
      total_adult: 2,
      total_child: 1,
      total_passengers: 3,
      total_validated: 0,
      left: [
        { category: 'adult', total: 2 },
        { category: 'child', total: 1 },
      ],
      boarding: { result: 'ready', code: null, message: null },
    });
  });

  test('200: reads a typed code in any case, with surrounding whitespace', async () => {
    const { gate, sell } = await openGateStage();
    const { code } = await sell();
    expect(await gate.scan(` ${code.toLowerCase()} `)).toMatchObject({ code });
  });

  test('200: reads the QR code of one ticket of a batch', async () => {
    const { sim, gate } = await openGateStage();
    const { parts, batch } = await buyBatch(sim);
    const [part] = parts;
    expect(await gate.scan(part?.qrcode ?? '')).toMatchObject({
      id: part?.id,
      code: part?.code,
      type: 'ticket_agent',
      ticket_id: batch.id,
      category: 'adult',
      qrcode_agent: part?.qrcode,
      total_passengers: 1,
      boarding: { result: 'ready' },
    });
  });

  test('200, 422: accepts the printed code of such a ticket only when typed', async () => {
    const { sim, gate } = await openGateStage();
    const { parts } = await buyBatch(sim);
    const code = parts[0]?.code ?? '';
    expect((await gate.caller.refused('scanTicket', { params: { qr: code } })).code).toBe('code_printed');
    expect((await gate.scan(code, 1)).boarding.result).toBe('ready');
  });

  test('200: refuses the receipt of a batch, whose tickets have their own codes', async () => {
    const { sim, gate } = await openGateStage();
    const { batch } = await buyBatch(sim);
    expect((await gate.scan(batch.code)).boarding).toMatchObject({ result: 'refused', code: 'batch_receipt' });
  });

  test('200: reports a replaced code and its ticket', async () => {
    const { sim, gate } = await openGateStage();
    const { batch, parts } = await buyBatch(sim);
    const old = parts[0]?.qrcode ?? '';
    const manager = await sim.as('manager');
    await manager.call('editExpiryDate', { body: { id: batch.id, expired_at: '2026-12-31' } });
    const ticket = await gate.scan(old);
    expect(ticket).toMatchObject({ code: parts[0]?.code, boarding: { result: 'refused', code: 'code_replaced' } });
    expect(ticket.boarding.message).toBe('Invalid: this QR code was replaced. Ask for the new ticket');
    expect(await gate.refusedBoard(old)).toBe('code_replaced');
    const now = sim.world.tables.subTickets.must(ticket.id).qrcode;
    expect((await gate.scan(now)).boarding.result).toBe('ready');
  });

  test('200: explains another day, jetty and slot', async () => {
    const { gate, sell } = await openGateStage();
    const [tomorrow, elsewhere] = [
      await sell({ depart_date: '2026-03-11' }),
      await sell({ jetty_id: 3, slot: '11:00 - 12:00' }),
    ];
    const messageOf = async (code: string): Promise<unknown> => (await gate.scan(code)).boarding;
    expect(await messageOf(tomorrow.code)).toEqual({
      result: 'refused',
      code: 'ticket_other_day',
      message: 'This ticket is for Wed, 11 Mar 2026',
    });
    expect(await messageOf(elsewhere.code)).toEqual({
      result: 'refused',
      code: 'ticket_other_jetty',
      message: 'This ticket departs from Sungai Linggi',
    });
  });

  test('200: warns about another slot and a full boat', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code } = await sell({ jetty_id: 3, slot: '11:00 - 12:00' });
    const query = { jetty_id: 3, time: '14:00 - 15:00' };
    const { ticket } = await gate.caller.call('scanTicket', { params: { qr: code }, query });
    expect(ticket.boarding).toEqual({
      result: 'warning',
      code: 'ticket_other_slot',
      message: 'This ticket is for 11:00 - 12:00',
    });
    const { ticket: full } = await gate.caller.call('scanTicket', {
      params: { qr: code },
      query: { ...query, remaining_passenger: 2 },
    });
    expect(full.boarding.message).toBe('Remaining passengers is less than total passenger');
    expect(sim.world.tables.trips.by('day', '2026-03-10')).toEqual([]);
  });

  test.each([
    ['https://example.com/menu', 422, 'code_foreign'],
    ['MRC00000000', 404, 'ticket_not_found'],
    ['0000000000000000', 404, 'ticket_not_found'],
    ['MRCX7K2M9QP-W1-7B1F0C2A', 404, 'ticket_not_found'],
  ])('404, 422: of ‘%s’ is %i %s', async (qr, status, code) => {
    const { gate } = await openGateStage();
    const refusal = await gate.caller.refused('scanTicket', { params: { qr } });
    expect([refusal.status, refusal.code]).toEqual([status, code]);
  });

  test('200, 422: detects a forged wristband', async () => {
    const { sim, gate, sell } = await openGateStage();
    const ticket = await sell(BANDS_SALE);
    const real = wristbandText(sim, ticket, 1);
    expect(await gate.scan(real)).toMatchObject({ wristband: true, wristband_number: 1, category: 'adult' });
    for (const forged of [real.replace('-W1-', '-W2-'), `${ticket.code}-W1`, `${ticket.code}-W9-00000000`])
      expect((await gate.caller.refused('scanTicket', { params: { qr: forged } })).code).toBe('wristband_invalid');
  });
});
