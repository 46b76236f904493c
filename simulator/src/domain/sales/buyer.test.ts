import { describe, expect, test } from 'vitest';
import { PDF } from '../../../testing/samples/counter.ts';
import { counterSale, EMPTY_DAY, openTill } from '../../../testing/stages/sales.ts';

const VVIP = {
  package_id: 6,
  jetty_id: 2,
  depart_date: EMPTY_DAY,
  slot: '15:00 - 16:00',
  total_adult: 2,
  total_child: 0,
};
const CARD = { payment_method: 'Card', cash_in: undefined, cash_out: undefined };

describe("the buyer of a tour guide's sale", () => {
  test.each([
    ['a plain sale', {}],
    ['a VVIP sale', { ...VVIP, amount: 240, ...CARD }],
  ])('is the guide for %s when the form is blank', async (_name, part) => {
    const { sim, till } = await openTill();
    const guide = sim.world.tables.tourGuides.must(2);
    const { ticket } = await till.call('generateTicket', { body: counterSale({ tourguide_id: 2, ...part }) });
    expect(ticket).toMatchObject({
      name: guide.name,
      company_name: guide.companyName,
      email: guide.email,
      contact: guide.contact,
      group_type: 'Tour Guide',
    });
  });

  test('keeps what was entered', async () => {
    const { sim, till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale({ tourguide_id: 2, name: 'Mr Lee' }) });
    expect(ticket).toMatchObject({ name: 'Mr Lee', email: sim.world.tables.tourGuides.must(2).email });
  });

  test('may buy on credit without a form, because the record has all four fields', async () => {
    const { till } = await openTill();
    const document = { name: 'order.pdf', data: PDF };
    const { ticket } = await till.call('generateTicket', {
      body: counterSale({
        tourguide_id: 2,
        ...CARD,
        payment_method: 'Credit Facility',
        receipt_data: { document },
      }),
    });
    expect(ticket?.is_paid).toBe(true);
  });

  test('may have characters in a record that the form refuses', async () => {
    const { sim, till } = await openTill();
    sim.world.tables.tourGuides.update(2, { name: "D'Cruz", email: 'd_cruz@mail.test' });
    const { ticket } = await till.call('generateTicket', { body: counterSale({ tourguide_id: 2 }) });
    expect(ticket).toMatchObject({ name: "D'Cruz", email: 'd_cruz@mail.test' });
    const typed = counterSale({ tourguide_id: 2, name: "D'Cruz" });
    expect((await till.refused('generateTicket', { body: typed })).code).toBe('name_characters');
  });
});

describe("the buyer of an agent's sale at a counter", () => {
  test('is empty unless entered, except for VVIP', async () => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale({ agent_id: 9 }) });
    expect(ticket).toMatchObject({ name: null, email: null, depart_date: null, agent: { id: 9 } });
  });

  test('is the agent when a VVIP sale needs a buyer and none was entered', async () => {
    const { sim, till } = await openTill();
    const body = counterSale({ agent_id: 9, ...VVIP, amount: 240, ...CARD });
    const { ticket } = await till.call('generateTicket', { body });
    const { name, email, contact } = sim.world.tables.users.must(9);
    expect(ticket).toMatchObject({ name, email, contact, depart_date: EMPTY_DAY, slot: VVIP.slot });
  });

  test('must be complete once something was entered', async () => {
    const { till } = await openTill();
    const body = counterSale({ agent_id: 9, ...VVIP, amount: 240, ...CARD, name: 'Mr Lee' });
    expect(await till.refused('generateTicket', { body })).toMatchObject({
      code: 'customer_info_required',
      body: { field: 'email' },
    });
  });
});
