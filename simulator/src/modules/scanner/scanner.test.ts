import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../hosts/in-process/index.ts';
import { buyBatch } from '../test-my-tickets.ts';
import { openGate, sellTicket, TRIP_SESSION, wristbandText } from '../test-scanner.ts';
import { joinChannel, nonce, openTill } from '../test-stage.ts';
import { BANDS_SALE } from '../test-printing.ts';

async function stage() {
  const { sim, till } = await openTill();
  return { sim, till, gate: await openGate(sim), sell: (part = {}) => sellTicket(sim, till, part) };
}

describe('scanTicket', () => {
  test('shows who is to board, and that they may', async () => {
    const { gate, sell } = await stage();
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

  test('reads a typed code in any case, with white space around it', async () => {
    const { gate, sell } = await stage();
    const { code } = await sell();
    expect(await gate.scan(` ${code.toLowerCase()} `)).toMatchObject({ code });
  });

  test('reads the QR code of one ticket of a batch', async () => {
    const { sim, gate } = await stage();
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

  test('takes the printed code of such a ticket only from somebody who types it', async () => {
    const { sim, gate } = await stage();
    const { parts } = await buyBatch(sim);
    const code = parts[0]?.code ?? '';
    expect((await gate.caller.refused('scanTicket', { params: { qr: code } })).code).toBe('code_printed');
    expect((await gate.scan(code, 1)).boarding.result).toBe('ready');
  });

  test('refuses the receipt of a batch, whose tickets have codes of their own', async () => {
    const { sim, gate } = await stage();
    const { batch } = await buyBatch(sim);
    expect((await gate.scan(batch.code)).boarding).toMatchObject({ result: 'refused', code: 'batch_receipt' });
  });

  test('says that a code was replaced, and of which ticket', async () => {
    const { sim, gate } = await stage();
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

  test('tells another day, jetty and slot in words', async () => {
    const { gate, sell } = await stage();
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

  test('warns of another slot, and of the boat that is too full', async () => {
    const { sim, gate, sell } = await stage();
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
  ])('of ‘%s’ is %i %s', async (qr, status, code) => {
    const { gate } = await stage();
    const refusal = await gate.caller.refused('scanTicket', { params: { qr } });
    expect([refusal.status, refusal.code]).toEqual([status, code]);
  });

  test('knows a forged wristband', async () => {
    const { sim, gate, sell } = await stage();
    const ticket = await sell(BANDS_SALE);
    const real = wristbandText(sim, ticket, 1);
    expect(await gate.scan(real)).toMatchObject({ wristband: true, wristband_number: 1, category: 'adult' });
    for (const forged of [real.replace('-W1-', '-W2-'), `${ticket.code}-W1`, `${ticket.code}-W9-00000000`])
      expect((await gate.caller.refused('scanTicket', { params: { qr: forged } })).code).toBe('wristband_invalid');
  });
});

describe('validateTicket', () => {
  test('boards everybody, and reserves the trip with the first', async () => {
    const { sim, gate, sell } = await stage();
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

  test('of a ticket that is aboard says when and by whom, and shows the ticket', async () => {
    const { sim, gate, sell } = await stage();
    const { code } = await sell();
    await gate.board(code);
    const other = await openGate(sim, 'supervisor', { ...TRIP_SESSION, boat_no: 'MLK 102' });
    const ticket = await other.scan(code);
    expect(ticket.boarding.message).toBe('Already validated 10:00 by Faizal Othman');
    expect(ticket).toMatchObject({ name: null, validated_at: '2026-03-10T10:00:00+08:00', trip_id: 'T20260310-001' });
    expect(await other.refusedBoard(code)).toBe('ticket_validated');
  });

  test('by two phones at one ticket boards it once', async () => {
    const { sim, gate, sell } = await stage();
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

  test('sent again with its nonce boards nobody twice, and returns what the first did', async () => {
    const { sim, gate, sell } = await stage();
    const { code } = await sell();
    const first = await gate.board(code, { _: 'the-same-scan' });
    const repeat = await gate.board(code, { _: 'the-same-scan' });
    expect(repeat).toEqual({ ...first, multiple_request: true });
    expect(sim.world.tables.validations.size).toBe(1);
  });

  test('with the nonce of another ticket is refused', async () => {
    const { gate, sell } = await stage();
    const [one, two] = [await sell(), await sell()];
    await gate.board(one.code, { _: 'the-same-scan' });
    expect(await gate.refusedBoard(two.code, { _: 'the-same-scan' })).toBe('nonce_reused');
  });

  test('of another slot needs a confirmation', async () => {
    const { sim, sell } = await stage();
    const { code } = await sell({ jetty_id: 3, slot: '11:00 - 12:00' });
    const gate = await openGate(sim, 'csa', { ...TRIP_SESSION, jetty_id: 3, time: '14:00 - 15:00' });
    expect(await gate.refusedBoard(code)).toBe('ticket_other_slot');
    expect(await gate.board(code, { confirm: 1 })).toMatchObject({ total_validated: 3 });
  });

  test('takes no more than the boat has places, and takes more when it gets a bigger one', async () => {
    const { gate, sell } = await stage();
    const [one, two] = [await sell(), await sell()];
    await gate.board(one.code, { total_passenger: 5 });
    expect(await gate.refusedBoard(two.code, { total_passenger: 5 })).toBe('remaining_too_few');
    expect(await gate.board(two.code, { total_passenger: 6 })).toMatchObject({ remaining_passenger: 0 });
  });

  test('boards one ticket of a batch, and shows it to its agent as used', async () => {
    const { sim, gate } = await stage();
    const { agent, parts } = await buyBatch(sim);
    const [part] = parts;
    const answer = await gate.board(part?.qrcode ?? '');
    expect(answer).toMatchObject({ total_validated: 1, trip_validated: 1, ticket: { total_validated: 1, left: [] } });
    expect(await agent.call('getMyTicket', { params: { code: part?.code ?? '' } })).toMatchObject({
      ticket: { state: 'Used' },
    });
    expect(await gate.refusedBoard(part?.qrcode ?? '')).toBe('ticket_validated');
  });

  test('refuses what no scan has named', async () => {
    const { gate, sell } = await stage();
    const [one, two] = [await sell(), await sell()];
    expect(await gate.refusedBoard(one.code, { id: two.id })).toBe('ticket_changed');
  });

  test('by somebody without the right is refused', async () => {
    const { sim, sell, till } = await stage();
    const { id, code } = await sell();
    const body = { ...TRIP_SESSION, id, code, qrcode: code };
    expect((await till.refused('validateTicket', { body })).code).toBe('permission_denied');
    expect(sim.world.tables.tickets.must(id).validatedAt).toBeNull();
  });
});

describe('partialValidate', () => {
  test('boards a part, later the rest, and marks the ticket as used with the last', async () => {
    const { sim, gate, sell } = await stage();
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

  test('boards several categories in one step', async () => {
    const { gate, sell } = await stage();
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
  ])('of %o is refused with %s', async (part, code) => {
    const { sim, gate, sell } = await stage();
    const ticket = await sell();
    const { id, qrcode } = await gate.scan(ticket.code);
    const body = { ...TRIP_SESSION, id, code: ticket.code, qrcode, ...part };
    expect((await gate.caller.refused('partialValidate', { body })).code).toBe(code);
    expect(sim.world.tables.tickets.must(id).partialValidate).toEqual([]);
  });

  test('keeps the rest of the party from being refunded or voided', async () => {
    const { sim, gate, sell } = await stage();
    const { code, id } = await sell();
    await gate.boardPart(code, { category: 'adult', quantity: 1 });
    const manager = await sim.as('manager');
    const note = { id, type: 'ticket', cancel_note: 'Sold twice' } as const;
    expect((await manager.refused('cancelTicket', { body: note })).code).toBe('ticket_used');
  });
});

describe('validateWristband', () => {
  test('boards the passenger of one wristband, once', async () => {
    const { sim, gate, sell } = await stage();
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

  test('boards all of a party one by one, and the ticket is used with the last', async () => {
    const { sim, gate, sell } = await stage();
    const ticket = await sell(BANDS_SALE);
    for (let number = 1; number <= ticket.heads; number++) await gate.board(wristbandText(sim, ticket, number));
    const after = sim.world.tables.tickets.must(ticket.id);
    expect([after.used, after.validatedAt]).toEqual([true, sim.clock.now()]);
    expect((await gate.scan(ticket.code)).boarding.code).toBe('ticket_validated');
  });

  test('of a passenger who boarded with the receipt is refused', async () => {
    const { sim, gate, sell } = await stage();
    const ticket = await sell(BANDS_SALE);
    await gate.board(ticket.code);
    expect(await gate.refusedBoard(wristbandText(sim, ticket, 1))).toBe('ticket_validated');
  });
});

describe('undoValidation', () => {
  test('gives the ticket and the trip back as they were', async () => {
    const { sim, gate, sell } = await stage();
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

  test('takes a part back and leaves the others aboard', async () => {
    const { gate, sell } = await stage();
    const { code } = await sell();
    await gate.boardPart(code, { category: 'adult', quantity: 1 });
    const { validation_id } = await gate.boardPart(code, { category: 'child', quantity: 1 });
    const undone = await gate.caller.call('undoValidation', { body: { validation_id } });
    expect(undone).toMatchObject({ trip_id: 'T20260310-001', trip_validated: 1, ticket: { total_validated: 1 } });
  });

  test('works for one ticket of a batch', async () => {
    const { sim, gate } = await stage();
    const { parts } = await buyBatch(sim);
    const [part] = parts;
    const { validation_id } = await gate.board(part?.qrcode ?? '');
    await gate.caller.call('undoValidation', { body: { validation_id } });
    expect(sim.world.tables.subTickets.must(part?.id ?? 0)).toEqual(part);
  });

  test('is possible for two minutes', async () => {
    const { sim, gate, sell } = await stage();
    const [one, two] = [await gate.board((await sell()).code), await gate.board((await sell()).code)];
    expect(one.undo_until).toBe('2026-03-10T10:02:00+08:00');
    sim.world.clock.advance(120_000);
    await gate.caller.call('undoValidation', { body: { validation_id: one.validation_id } });
    sim.world.clock.advance(1);
    const late = await gate.caller.refused('undoValidation', { body: { validation_id: two.validation_id } });
    expect(late.code).toBe('undo_too_late');
  });

  test('takes back only the last scan of a ticket, once, and not after the start', async () => {
    const { gate, sell } = await stage();
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

describe('startTrip', () => {
  test('starts the trip with those aboard, and its repeat returns it', async () => {
    const { sim, gate, sell } = await stage();
    await gate.board((await sell()).code);
    const body = { ...TRIP_SESSION, total_passenger: 3 };
    const { trip } = await gate.caller.call('startTrip', { body });
    expect(trip).toMatchObject({ trip_id: 'T20260310-001', state: 'running', total_passenger: 3, validated: 3 });
    expect((await gate.caller.call('startTrip', { body })).trip.trip_id).toBe('T20260310-001');
    expect(sim.world.tables.trips.by('day', '2026-03-10')).toHaveLength(1);
    expect(await gate.board((await sell()).code)).toMatchObject({ trip_id: 'T20260310-002', trip_validated: 3 });
  });

  test('with nobody aboard, or another number, is refused', async () => {
    const { gate, sell } = await stage();
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
  test('gives a phone the trip back that it has lost', async () => {
    const { sim, gate, sell } = await stage();
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

describe('around midnight', () => {
  test('a ticket boards until its day ends, and the trip goes on', async () => {
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

describe('everybody who watches', () => {
  test('hears of a boarding, an undo and a start', async () => {
    const { sim, gate, sell } = await stage();
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

  test('gets the counters again, among them that of VVIP parties to come', async () => {
    const { sim, gate, sell } = await stage();
    const window = joinChannel(sim, await sim.as('manager'));
    const bubbles = (): number => window.types().filter((type) => type === 'get-bubble').length;
    const { code } = await sell();
    const before = bubbles();
    const { validation_id } = await gate.board(code);
    expect(bubbles()).toBe(before + 1);
    await gate.caller.call('undoValidation', { body: { validation_id } });
    expect(bubbles()).toBe(before + 2);
  });

  test('finds the trip, the boat and the jetty in the audit trail', async () => {
    const { sim, gate, sell } = await stage();
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

  test('the park service is told of who boards, and the drawer of nothing', async () => {
    const { sim, till, gate } = await stage();
    const ticket = await sellTicket(sim, till, { package_id: 4, amount: 80, cash_in: 80, cash_out: 0 });
    const before = sim.world.tables.ledger.size;
    await gate.boardPart(ticket.code, { category: 'adult', quantity: 1 });
    const sent = sim.world.tables.minisigua.by('ticket', ticket.code).filter(({ type }) => type === 'scan');
    expect(sent.map(({ payload }) => JSON.parse(payload).total_passengers)).toEqual([1]);
    expect(sim.world.tables.ledger.size).toBe(before);
  });
});

describe('a void at the gate', () => {
  test('takes one word for tickets of all batches, with the right to scan alone', async () => {
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
