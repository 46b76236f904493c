import { describe, expect, test } from 'vitest';
import { dining, guestIn, PDF } from '../../../testing/samples/counter.ts';
import { openTill, TODAY } from '../../../testing/stages/sales.ts';
import { listDaySlots } from '../../domain/seats/index.ts';

describe('generateDining', () => {
  test('200: sells dishes as a sale of its own: numbered, paid, without passengers, at the price of the dishes', async () => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    const sold = await till.call('generateDining', { body: dining(guest.id) });
    expect(sold).toMatchObject({ price_update: false, multiple_request: false, print_ticket_agent: false });
    expect(sold.pos).toMatchObject({ station: 'Counter 1' });
    expect(sold.ticket).toMatchObject({
      dining_only: true,
      amount: 0,
      amount_minisigua: 0,
      amount_food: 36,
      total_amount: 36,
      is_paid: true,
      cash_in: 50,
      cash_out: 14,
      total_passengers: 0,
      total_free: 0,
      wristband: false,
      depart_date: guest.departDate,
      name: guest.buyer.name,
      remark: `Dishes for ${guest.code}`,
      foods: [{ id: 1, total_adult: 2, amount: 36 }],
      ribbon: 'Paid',
    });
    expect(sold.ticket?.code).not.toBe(guest.code);
    expect(sold.ticket?._id).not.toBe(guest.receiptNo);
  });

  test('200: takes no seat or slot, and adds no passengers to any figure', async () => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    const { tables } = sim.world;
    const { rules } = await import('@muara/contract/rules');
    const asked = {
      jetty: tables.jetties.must(guest.jettyId!),
      date: guest.departDate!,
      pkg: tables.packages.must(guest.packageId),
    };
    const figures = async () => ({
      slots: listDaySlots(sim.world, rules, asked).map((slot) => [slot.available, slot.available_passenger]),
      passengers: (await till.call('getDashboardChart')).passengers,
      states: (await (await sim.as('manager')).call('getDashboard')).states,
      vvip: (await (await sim.as('manager')).call('getNotification')).upcoming_vvip,
    });
    const before = await figures();
    await till.call('generateDining', { body: dining(guest.id) });
    expect(await figures()).toEqual(before);
    expect((await till.call('getDashboardChart')).sales.amount.at(-1)).toBe(36);
  });

  test('200: is not marked as a no-show by the nightly sweep', async () => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    sim.world.tables.tickets.update(guest.id, { departDate: TODAY });
    const { ticket } = await till.call('generateDining', { body: dining(guest.id) });
    sim.clock.pass(86_400_000);
    const { ticket: later } = await (
      await sim.as('manager')
    ).call('getTicket', {
      params: { ticket_code: ticket!.code },
    });
    expect(later).toMatchObject({ no_show: false, used: false, ribbon: 'Paid' });
  });

  test('200, 422: sells each dish at most once per passenger of its category; other dishes count separately', async () => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    const adults = guest.counts.adult!;
    const both = dining(guest.id, {
      foods: [
        { id: 1, total_adult: adults },
        { id: 4, total_adult: adults },
      ],
      amount_food: adults * 24.5,
      cash_in: adults * 24.5,
      cash_out: 0,
    });
    expect((await till.call('generateDining', { body: both })).ticket?.amount_food).toBe(adults * 24.5);
    const twice = [
      { id: 1, total_adult: adults },
      { id: 1, total_adult: 1 },
    ];
    for (const foods of [[{ id: 1, total_adult: adults + 1 }], twice, [{ id: 1, total_student: 1 }]])
      expect(await till.refused('generateDining', { body: dining(guest.id, { foods }) })).toMatchObject({
        code: 'food_exceeds_passengers',
      });
  });

  test('422: ignores passenger counts that a till sends along', async () => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    const body = dining(guest.id, { foods: [{ id: 1, total_student: 1 }], total_student: 9, amount_food: 16.2 });
    expect((await till.refused('generateDining', { body })).code).toBe('food_exceeds_passengers');
  });

  test.each([
    ['a sen more', { amount_food: 36.01 }],
    ['a fare', { amount: 1 }],
    ['a fee', { processing_fee: 0.6 }],
    ['a free head', { free_tickets: 1 }],
  ])('200: returns price_update and stores nothing for %s than the dishes cost', async (_name, part) => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    const { size } = sim.world.tables.tickets;
    expect(await till.call('generateDining', { body: dining(guest.id, part) })).toEqual({
      price_update: true,
      multiple_request: false,
      ticket: null,
    });
    expect(sim.world.tables.tickets.size).toBe(size);
  });

  test('200: makes one ticket per nonce', async () => {
    const { sim, till } = await openTill();
    const body = dining(guestIn(sim).id);
    const { ticket } = await till.call('generateDining', { body });
    const { size } = sim.world.tables.tickets;
    expect(await till.call('generateDining', { body })).toMatchObject({
      multiple_request: true,
      ticket: { code: ticket!.code },
    });
    await till.call('generateDining', { body: { ...body, _: 'a-second-order' } });
    expect(sim.world.tables.tickets.size).toBe(size + 1);
  });

  test('200: takes RM discounts off the dishes; percentages apply to the fare only', async () => {
    const { sim, till } = await openTill();
    const { id } = guestIn(sim);
    const rm = dining(id, { discount_type: 'RM', discount_value: 6, amount_discount: 6, cash_in: 30, cash_out: 0 });
    expect((await till.call('generateDining', { body: rm })).ticket).toMatchObject({ total_amount: 30 });
    const percent = dining(id, { discount_type: '%', discount_value: 50, amount_discount: 0 });
    expect((await till.call('generateDining', { body: percent })).ticket).toMatchObject({ total_amount: 36 });
  });

  test('200: fills in the known buyer for a credit facility, and stores its document', async () => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    const body = dining(guest.id, {
      payment_method: 'Credit Facility',
      receipt_data: { document: { name: 'order.pdf', data: PDF } },
      cash_in: undefined,
      cash_out: undefined,
    });
    const { ticket } = await till.call('generateDining', { body });
    expect(ticket).toMatchObject({ company_name: guest.buyer.companyName, credit_facility_paid: 0 });
    expect(sim.world.tables.files.by('owner', `credit|${ticket!.id}`)).toMatchObject([
      { name: 'order.pdf', type: 'application/pdf' },
    ]);
  });

  test('200: prints a receipt with the dishes', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateDining', { body: dining(guestIn(sim).id) });
    const pdf = await till.call('downloadReceipt', { params: { code: ticket!.code } });
    expect(new TextDecoder().decode(pdf.slice(0, 5))).toBe('%PDF-');
    expect((await till.call('searchDining', { body: { search: ticket!.code } })).tickets).toMatchObject([
      { selectable: false },
    ]);
  });
});
