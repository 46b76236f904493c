import { describe, expect, test } from 'vitest';
import { createTestSimulator } from '../../../testing/index.ts';
import {
  counterSale,
  EMPTY_DAY,
  joinChannel,
  nonce,
  openTill,
  publicSale,
  TODAY,
} from '../../../testing/stages/sales.ts';
import { unpaidBalance } from '../../../testing/samples/balances.ts';

const HOURS = ['09:00', '10:00', '11:00'];
const slotsAt = (...hours: string[]) =>
  hours.map((from) => ({ from, to: `${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}:00` }));
const QUAY = { name: ' Jeti Baharu ', slots: slotsAt('11:00', '09:00'), active: 1 } as const;

describe('listJetties', () => {
  test('200: returns them in the order they were added, with their slots', async () => {
    const sim = createTestSimulator();
    const manager = await sim.as('manager');
    const { enable_slot: enabled, data, total } = await manager.call('listJetties');
    expect({ enabled, total }).toEqual({ enabled: true, total: 3 });
    expect(data.map(({ id, gotSlots, max_passenger: seats }) => [id, gotSlots, seats])).toEqual([
      [1, false, null],
      [2, true, null],
      [3, true, 40],
    ]);
    expect((await manager.call('listJetties', { query: { search: 'LINGGI' } })).data).toMatchObject([{ id: 3 }]);
    expect((await manager.call('listJetties', { query: { id: 2 } })).total).toBe(1);
    sim.world.tables.settings.update(1, { enableSlot: false });
    expect((await manager.call('listJetties')).enable_slot).toBe(false);
  });
});

describe('addJetty', () => {
  test('200: sorts slots, ignores a seat limit, and appears in the shop immediately', async () => {
    const { sim, till } = await openTill();
    const manager = await sim.as('manager');
    const window = joinChannel(sim, manager);
    const { data } = await manager.call('addJetty', { body: { ...QUAY, max_passenger: 12 } });
    expect(data.at(-1)).toEqual({
      id: 4,
      name: 'Jeti Baharu',
      active: true,
      gotSlots: true,
      max_passenger: null,
      slots: slotsAt('09:00', '11:00'),
      updated_at: null,
    });
    expect((await till.call('getSalePackages')).jettys.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    for (const area of ['jetties', 'packages']) expect(window.messages).toContainEqual({ type: 'catalogue', area });
  });

  test('200: accepts a form, as in the documents; open by default', async () => {
    const sim = createTestSimulator();
    const body = new URLSearchParams({ name: 'Jeti', 'slots[0][from]': '07:00', 'slots[0][to]': '08:00' });
    const answer = await (await sim.as('manager')).fetch('/api/jetty/add', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(sim.world.tables.jetties.must(4)).toMatchObject({ active: true, slots: [{ from: '07:00', to: '08:00' }] });
  });
});

/** Two tickets and a booking at 09:00 from Sungai Linggi, one at 10:00, on a day without others. */
async function openLinggi() {
  const { sim, till } = await openTill();
  const manager = await sim.as('manager');
  const { tickets } = sim.world.tables;
  // Sales of the seed there do not count here.
  for (const { id, jettyId } of tickets.all()) if (jettyId === 3) tickets.update(id, { jettyId: null });
  sim.world.tables.jetties.update(3, { slots: slotsAt(...HOURS) });
  const sell = async (slot: string, part: Parameters<typeof counterSale>[0] = {}) => {
    const sale = counterSale({ _: nonce(), jetty_id: 3, depart_date: EMPTY_DAY, slot, ...part });
    return (await till.call('generateTicket', { body: sale })).ticket?.id ?? 0;
  };
  const buyer = { name: 'Nur Aina', email: 'Nur.Aina@mail.test', contact: '+60123456789' };
  const first = await sell('09:00 - 10:00', buyer);
  const second = await sell('09:00 - 10:00', { ...buyer, email: 'nur.aina@mail.test' });
  const nameless = await sell('09:00 - 10:00');
  const other = await sell('10:00 - 11:00', { ...buyer, email: 'other@mail.test' });
  const edit = (part: object = {}) => ({
    body: {
      id: 3,
      name: 'Sungai Linggi',
      max_passenger: 40,
      slots: slotsAt('10:00', '11:00'),
      active: 1 as const,
      ...part,
    },
  });
  return { sim, till, manager, tickets, sell, first, second, nameless, other, edit };
}

const kept = '10:00 - 11:00,11:00 - 12:00';

describe('editJetty', () => {
  test('200: removing a slot voids its upcoming tickets, as many as announced', async () => {
    const { sim, manager, tickets, first, second, nameless, other, edit } = await openLinggi();
    const window = joinChannel(sim, manager);
    const told = await manager.call('countSlotTickets', { query: { id: 3, slots: kept } });
    expect(told).toEqual({ tickets: 3, passengers: 9 });
    const untouched = tickets.must(other);
    sim.world.tables.outbox.all().forEach(({ id }) => sim.world.tables.outbox.remove(id));
    await manager.call('editJetty', edit({ expected_voids: 3, updated_at: '' }));
    for (const id of [first, second, nameless])
      expect(tickets.must(id).cancel).toEqual({
        requestedAt: null,
        doneAt: sim.world.clock.now(),
        adminId: 2,
        note: 'Slot removed',
        bank: null,
      });
    expect(tickets.must(other)).toBe(untouched);
    const mails = sim.world.tables.outbox.all();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: '2 of your tickets were voided', ticketCode: null });
    for (const id of [first, second]) {
      expect(mails[0]?.text).toContain(tickets.must(id).code);
      expect(mails[0]?.html).toContain(tickets.must(id).code);
    }
    expect(mails[0]?.text).toContain('RM 150.00');
    const types = window.types();
    expect(types.filter((type) => type === 'activity-log')).toHaveLength(1);
    expect(types).toEqual(expect.arrayContaining(['get-bubble', 'function']));
    const entry = sim.world.tables.audit.all().at(-1);
    expect(entry).toMatchObject({ module: 'Jetty', action: 'Changed jetty Sungai Linggi, 3 tickets voided' });
    expect(entry?.changes).toEqual([
      {
        field: 'slots',
        before: '09:00 - 10:00, 10:00 - 11:00, 11:00 - 12:00',
        after: '10:00 - 11:00, 11:00 - 12:00',
      },
      {
        field: 'voided_tickets',
        before: null,
        after: [first, second, nameless].map((id) => tickets.must(id).code).join(', '),
      },
    ]);
    const row = await manager.call('getTicket', { params: { ticket_code: tickets.must(first).code } });
    expect(row.ticket).toMatchObject({ ribbon: 'Void', cancel_note: 'Slot removed', admin_cancel: 'Lim Siew Mei' });
  });

  test('200: a restored slot has all its seats free', async () => {
    const { till, manager, edit } = await openLinggi();
    const seatsAt = async (from: string) => {
      const { slots } = await till.call('listSlots', { body: { package_id: 1, jetty_id: 3, date: EMPTY_DAY } });
      return slots.find((slot) => slot.from === from)?.available;
    };
    expect(await seatsAt('09:00')).toBe(31);
    await manager.call('editJetty', edit());
    expect(await seatsAt('09:00')).toBeUndefined();
    await manager.call('editJetty', edit({ slots: slotsAt(...HOURS) }));
    expect([await seatsAt('09:00'), await seatsAt('10:00')]).toEqual([40, 37]);
  });

  test('200: treats a slot at another time as another slot', async () => {
    const { manager, tickets, first, edit } = await openLinggi();
    const slots = [{ from: '09:00', to: '11:00' }, ...slotsAt('11:00')];
    const query = { id: 3, slots: '09:00 - 11:00, 11:00 - 12:00' };
    expect((await manager.call('countSlotTickets', { query })).tickets).toBe(4);
    await manager.call('editJetty', edit({ slots, expected_voids: 4 }));
    expect(tickets.must(first).cancel?.note).toBe('Slot removed');
  });

  test('200: leaves past and decided tickets, decides pending requests and updates the counters', async () => {
    const { sim, manager, tickets, first, second, nameless, sell, edit } = await openLinggi();
    const asked = { requestedAt: 1, doneAt: null, adminId: null, note: 'Ill', bank: null };
    const done = { ...asked, doneAt: 2 };
    const more = await Promise.all(Array.from({ length: 6 }, () => sell('09:00 - 10:00')));
    const states = [
      { refund: done },
      { cancel: done },
      { used: true, validatedAt: 3 },
      { partialValidate: [{ category: 'adult' as const, total: 1, at: 3 }] },
      { expired: true },
      { bookingStatus: 'Rejected' as const, vvip: true },
    ];
    more.forEach((id, place) => tickets.update(id, states[place] ?? {}));
    tickets.update(first, {
      bookingStatus: 'Pending',
      vvip: true,
      balance: unpaidBalance(tickets.must(first)),
    });
    tickets.update(second, { cancel: asked });
    tickets.update(nameless, { refund: asked });
    const before = await manager.call('getNotification');
    const decided = more.map((id) => tickets.must(id));
    await manager.call('editJetty', edit({ expected_voids: 3 }));
    expect(more.map((id) => tickets.must(id))).toEqual(decided);
    expect(tickets.must(first)).toMatchObject({ bookingStatus: 'Canceled', cancel: { note: 'Slot removed' } });
    expect(tickets.must(second).cancel).toMatchObject({ requestedAt: 1, note: 'Slot removed' });
    expect(tickets.must(nameless)).toMatchObject({ refund: asked, cancel: { note: 'Slot removed' } });
    expect(await manager.call('getNotification')).toEqual({
      ...before,
      pending_booking_vvip: before.pending_booking_vvip - 1,
      cancel_request: before.cancel_request - 1,
    });
    expect(sim.warnings).toEqual([]);
  });

  test('200: includes today until the slot ends, and unpaid orders while they hold seats', async () => {
    const { sim, manager, tickets, first, second, nameless } = await openLinggi();
    const count = async () => (await manager.call('countSlotTickets', { query: { id: 3, slots: kept } })).tickets;
    tickets.update(first, { departDate: TODAY });
    tickets.update(second, { departDate: '2026-03-09' });
    tickets.update(nameless, { platform: 'web_app', balance: unpaidBalance(tickets.must(nameless)) });
    sim.world.clock.freeze(Date.parse('2026-03-10T09:59:00+08:00'));
    expect(await count()).toBe(2);
    sim.world.clock.freeze(Date.parse('2026-03-10T10:00:00+08:00'));
    expect(await count()).toBe(1);
    sim.world.clock.freeze(Date.parse('2026-03-10T10:31:00+08:00'));
    expect(await count()).toBe(0);
  });

  test('200: voids the tickets of a batch with it, except for used ones', async () => {
    const { sim, manager, first, edit } = await openLinggi();
    const { subTickets } = sim.world.tables;
    const { id: _, ...model } = subTickets.must(1);
    const parts = [null, 5].map((validatedAt, place) =>
      subTickets.insert({
        ...model,
        ticketId: first,
        code: `PART-${place}`,
        qrcode: `PART-${place}`,
        validatedAt,
        canceledAt: null,
      }),
    );
    await manager.call('editJetty', edit());
    expect(parts.map(({ id }) => subTickets.must(id).canceledAt)).toEqual([sim.world.clock.now(), null]);
  });

  test('422: changes nothing when the number differs from the announced one', async () => {
    const { sim, manager, tickets, sell, edit } = await openLinggi();
    await sell('09:00 - 10:00');
    const before = tickets.all();
    const audited = sim.world.tables.audit.size;
    const { code, body } = await manager.refused('editJetty', edit({ expected_voids: 3 }));
    expect({ code, message: body.message }).toEqual({
      code: 'slot_tickets_changed',
      message: '4 tickets would be voided now. Please check again',
    });
    expect(tickets.all()).toEqual(before);
    expect(sim.world.tables.jetties.must(3).slots).toHaveLength(3);
    expect(sim.world.tables.audit.size).toBe(audited);
  });

  test('422: removes slots sent as null only with the number of tickets; a missing list keeps them', async () => {
    const { sim, manager, edit } = await openLinggi();
    expect((await manager.refused('editJetty', edit({ slots: null }))).code).toBe('slot_tickets_changed');
    await manager.call('editJetty', edit({ slots: undefined }));
    expect(sim.world.tables.jetties.must(3).slots).toHaveLength(3);
    await manager.call('editJetty', edit({ slots: null, expected_voids: 4 }));
    expect(sim.world.tables.jetties.must(3).slots).toEqual([]);
  });

  test('200: the switch closes a jetty to the public only, and an omitted switch keeps its value', async () => {
    const { sim, till, manager, edit } = await openLinggi();
    const slots = slotsAt(...HOURS);
    await manager.call('editJetty', edit({ slots, active: 0 }));
    const order = { jetty_id: 3, depart_date: EMPTY_DAY, slot: '11:00 - 12:00' };
    expect((await sim.refused('generatePublicTicket', { body: publicSale(order) })).code).toBe('jetty_closed');
    await till.call('generateTicket', { body: counterSale({ _: nonce(), ...order }) });
    await manager.call('editJetty', edit({ slots, active: undefined }));
    expect(sim.world.tables.jetties.must(3).active).toBe(false);
    await manager.call('editJetty', edit({ slots, active: 1 }));
    await sim.call('generatePublicTicket', { body: publicSale({ ...order, _: nonce() }) });
  });

  test('200: applies seats of Sungai Linggi immediately, and keeps them elsewhere', async () => {
    const { sim, till, manager, edit } = await openLinggi();
    await manager.call('editJetty', edit({ slots: slotsAt(...HOURS), max_passenger: 10 }));
    sim.clock.pass(11_000);
    const full = counterSale({ _: nonce(), jetty_id: 3, depart_date: EMPTY_DAY, slot: '09:00 - 10:00' });
    expect((await till.refused('generateTicket', { body: full })).code).toBe('not_enough_seats');
    await manager.call('editJetty', { body: { id: 1, name: 'Jeti Muara', max_passenger: 5, active: 1 } });
    expect(sim.world.tables.jetties.must(1).maxPassenger).toBeNull();
  });

  test('200: keeps slots unchanged when slots are switched off', async () => {
    const { sim, manager, edit } = await openLinggi();
    sim.world.tables.settings.update(1, { enableSlot: false });
    expect(await manager.call('countSlotTickets', { query: { id: 3 } })).toEqual({ tickets: 0, passengers: 0 });
    await manager.call('editJetty', edit({ slots: [], name: 'Linggi' }));
    expect(sim.world.tables.jetties.must(3)).toMatchObject({ name: 'Linggi', slots: slotsAt(...HOURS) });
  });
});

describe('deleteJetty', () => {
  test('200: disappears from every list, picker and sale; old tickets keep its name', async () => {
    const { sim, till, manager, tickets, first, second, nameless, other } = await openLinggi();
    for (const id of [second, nameless, other]) tickets.update(id, { jettyId: 2 });
    expect((await manager.refused('deleteJetty', { params: { id: 3 } })).body.message).toBe(
      '1 upcoming tickets depart from this jetty',
    );
    tickets.update(first, { departDate: '2026-03-09' });
    await manager.call('deleteJetty', { params: { id: 3 } });
    expect((await manager.call('listJetties')).data.map(({ id }) => id)).toEqual([1, 2]);
    expect((await till.call('getSalePackages')).jettys.map(({ id }) => id)).toEqual([1, 2]);
    const question = { body: { package_id: 1, jetty_id: 3, date: EMPTY_DAY } };
    expect((await till.refused('listSlots', question)).code).toBe('jetty_not_found');
    const order = counterSale({ _: nonce(), jetty_id: 3, depart_date: EMPTY_DAY, slot: '11:00 - 12:00' });
    expect((await till.refused('generateTicket', { body: order })).code).toBe('jetty_not_found');
    const shift = { body: { cash_in: 1, jetty_id: 3, station: 'Counter 2' } as const };
    expect((await (await sim.as('cashier2')).refused('startShift', shift)).code).toBe('jetty_not_found');
    const gone = { body: { id: 3, name: 'x', max_passenger: 1 } };
    expect((await manager.refused('editJetty', gone)).status).toBe(404);
    const { code } = tickets.must(first);
    expect((await manager.call('getTicket', { params: { ticket_code: code } })).ticket.jetty).toEqual({
      name: 'Sungai Linggi',
    });
    expect((await manager.call('addJetty', { body: QUAY })).data.at(-1)?.id).toBe(4);
  });
});
