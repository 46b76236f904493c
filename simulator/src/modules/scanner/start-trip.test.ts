import { describe, expect, test } from 'vitest';
import { openGate, openGateStage, sellTicket, TRIP_SESSION } from '../../../testing/samples/scanner.ts';
import { openTill } from '../../../testing/stages/sales.ts';

describe('startTrip', () => {
  test('200: starts the trip with those aboard, and returns it when repeated', async () => {
    const { sim, gate, sell } = await openGateStage();
    await gate.board((await sell()).code);
    const body = { ...TRIP_SESSION, total_passenger: 3 };
    const { trip } = await gate.caller.call('startTrip', { body });
    expect(trip).toMatchObject({ trip_id: 'T20260310-001', state: 'running', total_passenger: 3, validated: 3 });
    expect((await gate.caller.call('startTrip', { body })).trip.trip_id).toBe('T20260310-001');
    expect(sim.world.tables.trips.by('day', '2026-03-10')).toHaveLength(1);
    expect(await gate.board((await sell()).code)).toMatchObject({ trip_id: 'T20260310-002', trip_validated: 3 });
  });

  test('422: is refused with nobody aboard or another number', async () => {
    const { gate, sell } = await openGateStage();
    const start = async (total: number): Promise<[string, string | undefined]> => {
      const { code, body } = await gate.caller.refused('startTrip', {
        body: { ...TRIP_SESSION, total_passenger: total },
      });
      return [code, body.message];
    };
    expect((await start(3))[0]).toBe('trip_empty');
    await gate.board((await sell()).code);
    expect(await start(2)).toEqual(['trip_count_changed', '3 passengers have been validated. Please check again']);
  });
});

describe('getOpenTrip', () => {
  test('200: returns the trip to a phone that lost it', async () => {
    const { sim, gate, sell } = await openGateStage();
    expect(await gate.caller.call('getOpenTrip')).toMatchObject({ session: null, trip_id: null });
    await gate.board((await sell()).code);
    const phone = await sim.as('csa');
    expect(await phone.call('getOpenTrip')).toEqual({
      session: {
        ...TRIP_SESSION,
        boat_operator_name: sim.world.tables.boatOperators.must(1).name,
        jetty_name: 'Jeti Muara',
        remaining_passenger: 37,
      },
      trip_id: 'T20260310-001',
      trip_validated: 3,
      remaining_passenger: 37,
    });
    expect((await (await sim.as('supervisor')).call('getOpenTrip')).session).toBeNull();
  });
});

describe('startTrip: around midnight', () => {
  test('200, 422: a ticket may board until its day ends, and the trip continues', async () => {
    const { sim, till } = await openTill({ clock: '2026-03-10T23:59:00+08:00' });
    const gate = await openGate(sim, 'csa', { ...TRIP_SESSION, time: '23:00' });
    const [one, two] = [await sellTicket(sim, till), await sellTicket(sim, till)];
    await gate.board(one.code);
    sim.world.clock.advance(6 * 60_000);
    expect(await gate.refusedBoard(two.code)).toBe('ticket_other_day');
    const fresh = await sellTicket(sim, till);
    expect(await gate.board(fresh.code)).toMatchObject({ trip_id: 'T20260310-001', trip_validated: 6 });
  });
});
