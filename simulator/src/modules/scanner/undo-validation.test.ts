import { describe, expect, test } from 'vitest';
import { buyBatch } from '../../../testing/samples/my-tickets.ts';
import { openGateStage, TRIP_SESSION } from '../../../testing/samples/scanner.ts';

describe('undoValidation', () => {
  test('200: restores the ticket and the trip', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code, id } = await sell();
    const before = sim.world.tables.tickets.must(id);
    const { validation_id } = await gate.board(code);
    const undone = await gate.caller.call('undoValidation', { body: { validation_id } });
    expect(undone).toMatchObject({ trip_id: null, trip_validated: 0, remaining_passenger: 40 });
    expect(undone.ticket.boarding.result).toBe('ready');
    expect(sim.world.tables.tickets.must(id)).toEqual(before);
    expect(sim.world.tables.trips.by('day', '2026-03-10')).toEqual([]);
    const again = await gate.board(code);
    expect(again.trip_id).toBe('T20260310-002');
  });

  test('200: undoes a part and leaves the others aboard', async () => {
    const { gate, sell } = await openGateStage();
    const { code } = await sell();
    await gate.boardPart(code, { category: 'adult', quantity: 1 });
    const { validation_id } = await gate.boardPart(code, { category: 'child', quantity: 1 });
    const undone = await gate.caller.call('undoValidation', { body: { validation_id } });
    expect(undone).toMatchObject({ trip_id: 'T20260310-001', trip_validated: 1, ticket: { total_validated: 1 } });
  });

  test('200: works for one ticket of a batch', async () => {
    const { sim, gate } = await openGateStage();
    const { parts } = await buyBatch(sim);
    const [part] = parts;
    const { validation_id } = await gate.board(part?.qrcode ?? '');
    await gate.caller.call('undoValidation', { body: { validation_id } });
    expect(sim.world.tables.subTickets.must(part?.id ?? 0)).toEqual(part);
  });

  test('200, 422: is possible for two minutes', async () => {
    const { sim, gate, sell } = await openGateStage();
    const [one, two] = [await gate.board((await sell()).code), await gate.board((await sell()).code)];
    expect(one.undo_until).toBe('2026-03-10T10:02:00+08:00');
    sim.world.clock.advance(120_000);
    await gate.caller.call('undoValidation', { body: { validation_id: one.validation_id } });
    sim.world.clock.advance(1);
    const late = await gate.caller.refused('undoValidation', { body: { validation_id: two.validation_id } });
    expect(late.code).toBe('undo_too_late');
  });

  test('200, 404, 422: undoes only the last scan of a ticket, once, and not after the start', async () => {
    const { gate, sell } = await openGateStage();
    const { code } = await sell();
    const first = await gate.boardPart(code, { category: 'adult', quantity: 1 });
    const second = await gate.boardPart(code, { category: 'adult', quantity: 1 });
    const refused = async (id: number): Promise<string> =>
      (await gate.caller.refused('undoValidation', { body: { validation_id: id } })).code;
    expect(await refused(first.validation_id)).toBe('undo_not_last');
    await gate.caller.call('undoValidation', { body: { validation_id: second.validation_id } });
    expect(await refused(second.validation_id)).toBe('undo_done');
    await gate.caller.call('startTrip', { body: { ...TRIP_SESSION, total_passenger: 1 } });
    expect(await refused(first.validation_id)).toBe('trip_started');
    expect(await refused(999_999)).toBe('validation_not_found');
  });
});
