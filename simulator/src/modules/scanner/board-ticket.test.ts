import { describe, expect, test } from 'vitest';
import { buyBatch } from '../../../testing/samples/my-tickets.ts';
import { BANDS_SALE } from '../../../testing/samples/printing.ts';
import { openGate, openGateStage, TRIP_SESSION, wristbandText } from '../../../testing/samples/scanner.ts';
import { nonce } from '../../../testing/stages/sales.ts';

describe('validateTicket', () => {
  test('200: boards everybody, and reserves the trip on the first scan', async () => {
    const { sim, gate, sell } = await openGateStage();
    const [one, two] = [await sell(), await sell()];
    const first = await gate.board(one.code);
    expect(first).toMatchObject({
      total_validated: 3,
      trip_id: 'T20260310-001',
      multiple_request: false,
      trip_validated: 3,
      remaining_passenger: 37,
      ticket: { total_validated: 3, left: [], used: true, admin_validated: 'Faizal Othman' },
    });
    expect(await gate.board(two.code)).toMatchObject({ trip_id: 'T20260310-001', trip_validated: 6 });
    expect(sim.world.tables.tickets.must(one.id)).toMatchObject({
      tripId: 'T20260310-001',
      used: true,
      validatedAt: sim.world.clock.now(),
      partialValidate: [],
    });
    expect(sim.world.tables.trips.one('tripId', 'T20260310-001')).toMatchObject({
      startedAt: null,
      totalPassenger: 40,
    });
  });

  test('200, 422: shows when and by whom a boarded ticket was validated', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code } = await sell();
    await gate.board(code);
    const other = await openGate(sim, 'supervisor', { ...TRIP_SESSION, boat_no: 'MLK 102' });
    const ticket = await other.scan(code);
    expect(ticket.boarding.message).toBe('Already validated 10:00 by Faizal Othman');
    expect(ticket).toMatchObject({ name: null, validated_at: '2026-03-10T10:00:00+08:00', trip_id: 'T20260310-001' });
    expect(await other.refusedBoard(code)).toBe('ticket_validated');
  });

  test('200, 422: boards a ticket once when two phones scan it', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code } = await sell();
    const other = await openGate(sim, 'supervisor', { ...TRIP_SESSION, boat_no: 'MLK 102' });
    const { id, qrcode } = await gate.scan(code);
    const results = await Promise.allSettled(
      [gate, other].map(({ caller }, index) =>
        caller.call('validateTicket', {
          body: { ...TRIP_SESSION, boat_no: `MLK 10${index + 1}`, id, code, qrcode, _: nonce() },
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(sim.world.tables.trips.by('day', '2026-03-10')).toHaveLength(1);
  });

  test('200: returns the first result when repeated with its nonce', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code } = await sell();
    const first = await gate.board(code, { _: 'the-same-scan' });
    const repeat = await gate.board(code, { _: 'the-same-scan' });
    expect(repeat).toEqual({ ...first, multiple_request: true });
    expect(sim.world.tables.validations.size).toBe(1);
  });

  test('200, 422: refuses the nonce of another ticket', async () => {
    const { gate, sell } = await openGateStage();
    const [one, two] = [await sell(), await sell()];
    await gate.board(one.code, { _: 'the-same-scan' });
    expect(await gate.refusedBoard(two.code, { _: 'the-same-scan' })).toBe('nonce_reused');
  });

  test('200, 422: requires confirmation for another slot', async () => {
    const { sim, sell } = await openGateStage();
    const { code } = await sell({ jetty_id: 3, slot: '11:00 - 12:00' });
    const gate = await openGate(sim, 'csa', { ...TRIP_SESSION, jetty_id: 3, time: '14:00 - 15:00' });
    expect(await gate.refusedBoard(code)).toBe('ticket_other_slot');
    expect(await gate.board(code, { confirm: 1 })).toMatchObject({ total_validated: 3 });
  });

  test('200, 422: boards no more than the boat’s capacity, and more on a bigger boat', async () => {
    const { gate, sell } = await openGateStage();
    const [one, two] = [await sell(), await sell()];
    await gate.board(one.code, { total_passenger: 5 });
    expect(await gate.refusedBoard(two.code, { total_passenger: 5 })).toBe('remaining_too_few');
    expect(await gate.board(two.code, { total_passenger: 6 })).toMatchObject({ remaining_passenger: 0 });
  });

  test('200, 422: boards one ticket of a batch, and shows it to its agent as used', async () => {
    const { sim, gate } = await openGateStage();
    const { agent, parts } = await buyBatch(sim);
    const [part] = parts;
    const answer = await gate.board(part?.qrcode ?? '');
    expect(answer).toMatchObject({ total_validated: 1, trip_validated: 1, ticket: { total_validated: 1, left: [] } });
    expect(await agent.call('getMyTicket', { params: { code: part?.code ?? '' } })).toMatchObject({
      ticket: { state: 'Used' },
    });
    expect(await gate.refusedBoard(part?.qrcode ?? '')).toBe('ticket_validated');
  });

  test('422: refuses a ticket that was not scanned', async () => {
    const { gate, sell } = await openGateStage();
    const [one, two] = [await sell(), await sell()];
    expect(await gate.refusedBoard(one.code, { id: two.id })).toBe('ticket_changed');
  });

  test('403: is refused without permission', async () => {
    const { sim, sell, till } = await openGateStage();
    const { id, code } = await sell();
    const body = { ...TRIP_SESSION, id, code, qrcode: code };
    expect((await till.refused('validateTicket', { body })).code).toBe('permission_denied');
    expect(sim.world.tables.tickets.must(id).validatedAt).toBeNull();
  });
});

describe('partialValidate', () => {
  test('200: boards in parts, and marks the ticket as used with the last', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code, id } = await sell();
    const first = await gate.boardPart(code, { category: 'adult', quantity: 1 });
    expect(first).toMatchObject({
      total_validated: 1,
      ticket: { used: false, validated_at: null, total_validated: 1, boarding: { result: 'ready' } },
    });
    expect(first.ticket.left).toEqual([
      { category: 'adult', total: 1 },
      { category: 'child', total: 1 },
    ]);
    const rest = await gate.board(code);
    expect(rest).toMatchObject({ total_validated: 2, trip_validated: 3, ticket: { used: true, left: [] } });
    expect(rest.ticket.partial_validate).toHaveLength(3);
    expect(sim.world.tables.tickets.must(id).validatedAt).toBe(sim.clock.now());
  });

  test('200: boards several categories in one step', async () => {
    const { gate, sell } = await openGateStage();
    const { code } = await sell();
    const answer = await gate.boardPart(code, { total_adult: 2, total_child: 1 });
    expect(answer).toMatchObject({ total_validated: 3, ticket: { used: true, left: [] } });
  });

  test.each([
    [{}, 'category_required'],
    [{ category: 'adult' }, 'quantity_required'],
    [{ category: 'adult', quantity: -1 }, 'quantity_required'],
    [{ category: 'senior', quantity: 1 }, 'category_unknown'],
    [{ category: 'adult', quantity: 3 }, 'quantity_too_many'],
    [{ total_adult: 2, total_child: 2 }, 'quantity_too_many'],
    [{ category: 'adult', quantity: 2, total_passenger: 1 }, 'remaining_too_few'],
  ])('422: refuses %o with %s', async (part, code) => {
    const { sim, gate, sell } = await openGateStage();
    const ticket = await sell();
    const { id, qrcode } = await gate.scan(ticket.code);
    const body = { ...TRIP_SESSION, id, code: ticket.code, qrcode, ...part };
    expect((await gate.caller.refused('partialValidate', { body })).code).toBe(code);
    expect(sim.world.tables.tickets.must(id).partialValidate).toEqual([]);
  });

  test('200: prevents refunding or voiding the rest of the purchase', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code, id } = await sell();
    await gate.boardPart(code, { category: 'adult', quantity: 1 });
    const manager = await sim.as('manager');
    const note = { id, type: 'ticket', cancel_note: 'Sold twice' } as const;
    expect((await manager.refused('cancelTicket', { body: note })).code).toBe('ticket_used');
  });
});

describe('validateWristband', () => {
  test('200, 422: boards the passenger of one wristband, once', async () => {
    const { sim, gate, sell } = await openGateStage();
    const ticket = await sell(BANDS_SALE);
    const text = wristbandText(sim, ticket, 2);
    const { id, code, qrcode } = await gate.scan(text);
    const body = { ...TRIP_SESSION, id, code, qrcode, _: nonce() };
    const answer = await gate.caller.call('validateWristband', { body });
    expect(answer).toMatchObject({ total_validated: 1, ticket: { total_validated: 1, wristband_number: 2 } });
    expect((await gate.scan(text)).boarding.message).toBe('Already validated 10:00 by Faizal Othman');
    const again = await gate.caller.refused('validateWristband', { body: { ...body, _: nonce() } });
    expect(again.code).toBe('ticket_validated');
  });

  test('200: boards passengers one by one, and marks the ticket as used with the last', async () => {
    const { sim, gate, sell } = await openGateStage();
    const ticket = await sell(BANDS_SALE);
    for (let number = 1; number <= ticket.passengers; number++) await gate.board(wristbandText(sim, ticket, number));
    const after = sim.world.tables.tickets.must(ticket.id);
    expect([after.used, after.validatedAt]).toEqual([true, sim.clock.now()]);
    expect((await gate.scan(ticket.code)).boarding.code).toBe('ticket_validated');
  });

  test('200, 422: refuses a passenger who boarded with the receipt', async () => {
    const { sim, gate, sell } = await openGateStage();
    const ticket = await sell(BANDS_SALE);
    await gate.board(ticket.code);
    expect(await gate.refusedBoard(wristbandText(sim, ticket, 1))).toBe('ticket_validated');
  });
});
