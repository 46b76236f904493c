import { describe, expect, test } from 'vitest';
import type { OperationMap } from '@muara/contract/types';
import type { TestCaller } from '../../../testing/index.ts';
import { createRandom } from '../../world/random.ts';
import { buyBatch } from '../../../testing/samples/my-tickets.ts';
import { openGate, sellTicket, TRIP_SESSION } from '../../../testing/samples/scanner.ts';
import { nonce, openTill, TODAY } from '../../../testing/stages/sales.ts';

type ReportData = OperationMap['getReportData']['answer'];

/** A boat that no other trip uses. */
const BOAT = 'MLK 999';
const TRIP = { ...TRIP_SESSION, boat_no: BOAT };

async function stage() {
  const { sim, till } = await openTill();
  const manager = await sim.as('manager');
  return { sim, till, manager, gate: await openGate(sim, 'csa', TRIP), sell: () => sellTicket(sim, till) };
}

const getReport = (manager: TestCaller, type: string, query: object): Promise<ReportData> =>
  manager.call('getReportData', { params: { type }, query });

/** All cells of a report as one text. */
const textOf = (data: ReportData): string => JSON.stringify(data);

describe('a validation shows', () => {
  test('in the detail, the lists, the timeline and the list of partly boarded tickets', async () => {
    const { manager, gate, sell } = await stage();
    const { code, id } = await sell();
    const listed = async (type: 'used' | 'partial-validate'): Promise<boolean> => {
      const { data } = await manager.call('listTickets', { query: { ticket_type: 0, type, search: code } });
      return data.some((row) => row.code === code);
    };
    await gate.boardPart(code, { category: 'child', quantity: 1 });
    expect([await listed('partial-validate'), await listed('used')]).toEqual([true, false]);
    const { trip_id } = await gate.board(code);
    expect(await listed('used')).toBe(true);
    const { ticket } = await manager.call('getTicket', { params: { ticket_code: code } });
    expect(ticket).toMatchObject({
      used: true,
      trip_id,
      validated_at: '2026-03-10T10:00:00+08:00',
      admin_validated: 'Faizal Othman',
      partial_validate: [
        { category: 'child', total: 1 },
        { category: 'adult', total: 2 },
      ],
    });
    const timeline = await manager.call('getTicketTimeline', { params: { id } });
    expect(JSON.stringify(timeline)).toContain(`Validated 2 passengers of ticket ${code}`);
  });

  test('in My Tickets, the sub-ticket, its list and the redeemed tickets of its agent', async () => {
    const { sim, manager, gate } = await stage();
    const { agent, batch, parts } = await buyBatch(sim);
    const [part] = parts as [(typeof parts)[number]];
    await gate.board(part.qrcode);
    const { ticket: mine } = await agent.call('getMyTicket', { params: { code: part.code } });
    expect([mine.state, mine.validated_at]).toEqual(['Used', '2026-03-10T10:00:00+08:00']);
    const { ticket } = await manager.call('getSubTicket', { params: { code: part.code } });
    expect(ticket).toMatchObject({ state: 'Used', trip_id: 'T20260310-001', jetty: { name: 'Jeti Muara' } });
    const { data } = await manager.call('listSubTickets', { params: { code: batch.code } });
    expect(data.find((row) => row.code === part.code)?.state).toBe('Used');
    const redeemed = await manager.call('listAgentRedemptions', { query: { departure_date: TODAY } });
    expect(redeemed.data[0]).toMatchObject({ code: part.code, jetty: { name: 'Jeti Muara' } });
  });

  test('in the reports of trips, boat operators and redemptions', async () => {
    const { manager, gate, sell } = await stage();
    const { code } = await sell();
    await gate.board(code);
    const { trip } = await gate.caller.call('startTrip', { body: { ...TRIP, total_passenger: 3 } });
    const { data } = await manager.call('listRedemptions', { query: { departure_date: TODAY } });
    expect(data[0]).toMatchObject({ code, boat_no: BOAT, csa_name: 'Faizal Othman', passengers: 3 });
    const range = { departure_date: TODAY };
    const trips = await getReport(manager, 'trip', { ...range, staff_id: 6, trip_type: 'Daily' });
    const operators = await getReport(manager, 'boat_operator', { month: '2026-03', boat_type: 'normal', time: 'All' });
    expect(textOf(trips)).toContain(trip.trip_id);
    expect(textOf(operators)).toContain(BOAT);
    expect(textOf(await getReport(manager, 'daily_redemption', range))).toContain(code);
  });
});

describe('fifty scans over a connection that loses responses', () => {
  test('board everybody once', async () => {
    const { sim, gate, sell } = await stage();
    const random = createRandom('a lossy line');
    let aboard = 0;
    for (let count = 0; count < 50; count++) {
      const { code, id } = await sell();
      const body = { ...TRIP, total_passenger: 200, id, code, qrcode: code, _: nonce() };
      const passengers = 3;
      aboard += passengers;
      // The phone repeats a command until it gets a response; how many are lost is random.
      let answer = await gate.caller.call('validateTicket', { body });
      while (random.int(0, 1) === 1) answer = await gate.caller.call('validateTicket', { body });
      expect(answer).toMatchObject({ total_validated: passengers, trip_validated: aboard });
    }
    expect(sim.world.tables.validations.size).toBe(50);
    expect(await gate.caller.call('getOpenTrip')).toMatchObject({ trip_validated: 150, remaining_passenger: 50 });
  });
});
