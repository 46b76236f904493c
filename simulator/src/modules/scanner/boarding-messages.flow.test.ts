import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import { openGate, openGateStage, sellTicket, TRIP_SESSION } from '../../../testing/samples/scanner.ts';
import { joinChannel } from '../../../testing/stages/sales.ts';

describe('open windows', () => {
  test('receive a boarding, an undo and a start', async () => {
    const { sim, gate, sell } = await openGateStage();
    const window = joinChannel(sim, await sim.as('manager'));
    const { code } = await sell();
    const { validation_id } = await gate.board(code);
    await gate.caller.call('undoValidation', { body: { validation_id } });
    await gate.boardPart(code, { category: 'child', quantity: 1 });
    await gate.caller.call('startTrip', { body: { ...TRIP_SESSION, total_passenger: 1 } });
    const scans = window.messages.filter(({ type }) => type === 'scan');
    const trip_id = 'T20260310-002';
    expect(scans).toEqual([
      {
        type: 'scan',
        code,
        message: '3 passengers have boarded',
        action: 'validated',
        trip_id: 'T20260310-001',
        passengers: 3,
        ticket_code: null,
      },
      {
        type: 'scan',
        code,
        message: '3 passengers are no longer aboard',
        action: 'undone',
        trip_id: null,
        passengers: 3,
        ticket_code: null,
      },
      {
        type: 'scan',
        code,
        message: '1 passenger has boarded',
        action: 'validated',
        trip_id,
        passengers: 1,
        ticket_code: null,
      },
      {
        type: 'scan',
        code: trip_id,
        message: `Trip ${trip_id} has started`,
        action: 'started',
        trip_id,
        passengers: 1,
        ticket_code: null,
      },
    ]);
    expect(window.types()).toEqual(expect.arrayContaining(['activity-log', 'catalogue']));
  });

  test('refetch the counters, including upcoming VVIP bookings', async () => {
    const { sim, gate, sell } = await openGateStage();
    const window = joinChannel(sim, await sim.as('manager'));
    const bubbles = (): number => window.types().filter((type) => type === 'get-bubble').length;
    const { code } = await sell();
    const before = bubbles();
    const { validation_id } = await gate.board(code);
    expect(bubbles()).toBe(before + 1);
    await gate.caller.call('undoValidation', { body: { validation_id } });
    expect(bubbles()).toBe(before + 2);
  });

  test('show trip, boat and jetty in the audit trail', async () => {
    const { sim, gate, sell } = await openGateStage();
    const { code } = await sell();
    await gate.board(code);
    const [entry] = [...sim.world.tables.audit.cursor('newest', { direction: 'desc' }).page(0, 1)];
    expect(entry).toMatchObject({
      username: 'csa',
      module: 'Tickets',
      action: `Validated 3 passengers of ticket ${code}`,
      link: { kind: 'ticket', code },
    });
    expect(entry?.changes?.map(({ field }) => field)).toEqual(['passengers', 'trip_id', 'boat', 'jetty', 'at_gate']);
  });

  test('do not change the ledger, and boardings go to the park service', async () => {
    const { sim, till, gate } = await openGateStage();
    const ticket = await sellTicket(sim, till, { package_id: 4, amount: 80, cash_in: 80, cash_out: 0 });
    const before = sim.world.tables.ledger.size;
    await gate.boardPart(ticket.code, { category: 'adult', quantity: 1 });
    const sent = sim.world.tables.minisigua.by('ticket', ticket.code).filter(({ type }) => type === 'scan');
    expect(sent.map(({ payload }) => JSON.parse(payload).total_passengers)).toEqual([1]);
    expect(sim.world.tables.ledger.size).toBe(before);
  });
});

describe('a void at the gate', () => {
  test('accepts one type for tickets of all batches, with permission to scan only', async () => {
    const sim = createTestSimulator();
    const gate = await openGate(sim);
    const part = sim.world.tables.subTickets
      .all()
      .find((one) => one.type === 'exhibition' && one.validatedAt === null && one.canceledAt === null && !one.expired);
    const body = { id: part?.id ?? 0, type: 'ticket_agent', cancel_note: 'Torn', at_gate: 1 } as const;
    await gate.caller.call('cancelTicket', { body });
    expect(sim.world.tables.subTickets.must(part?.id ?? 0).canceledAtGate).toBe(true);
  });
});
