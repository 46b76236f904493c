import { countsFromWire, priceOrder, toRinggit } from '@muara/contract/rules';
import type { BookingForm } from '@muara/contract/types';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestSimulator, type TestCaller, type TestSimulator } from '../../../testing/index.ts';
import { book, bookingForm, SLOT, UNPRICED } from '../../../testing/stages/bookings.ts';
import { EMPTY_DAY, joinChannel } from '../../../testing/stages/sales.ts';
import { foodToPrice, getPricing } from '../../domain/tickets/index.ts';
import { getSettings } from '../../world/world.ts';

const CHARTER = {
  package_id: 7,
  foods: [],
  amount: 900,
  amount_food: 0,
  total_discount: 0,
  total_amount: 900,
} satisfies Partial<BookingForm>;

let sim: TestSimulator;
let staff: TestCaller;
beforeEach(async () => {
  sim = createTestSimulator();
  staff = await sim.as('manager');
});

const size = (): number => sim.world.tables.tickets.size;
const trail = (): string => sim.world.tables.audit.all().at(-1)?.action ?? '';

describe('saveBooking: a new booking', () => {
  test('200: is pending, on the booking platform, and is announced', async () => {
    const window = joinChannel(sim, await sim.as('superuser'));
    const before = sim.world.tables.tickets.count('bookingStatus', '0|Pending');
    const { ticket, price_update } = await staff.call('saveBooking', { body: bookingForm({ remark: ' A cake ' }) });
    expect(price_update).toBe(false);
    expect(ticket).toMatchObject({
      status: 'Pending',
      booking: true,
      platform: 'booking',
      vvip: true,
      vvip_charter: false,
      name: 'Puan Salmah',
      group_type: 'Primary School',
      depart_date: EMPTY_DAY,
      slot: SLOT,
      total_adult: 10,
      total_child: 2,
      total_passengers: 12,
      amount: 1360,
      amount_food: 36,
      total_amount: 1396,
      is_paid: false,
      amount_to_pay: null,
      remark: 'A cake',
      updated_at: null,
      booking_note: null,
    });
    expect(ticket?.code).toMatch(/^MRC[2-9A-Z]{8}$/);
    expect(ticket?._id).toMatch(/^R-\d{7}$/);
    expect(window.messages).toContainEqual(
      expect.objectContaining({
        type: 'new-booking',
        ticket: expect.objectContaining({
          code: ticket?.code,
          status: 'Pending',
          vvip_charter: false,
          total_amount: 1396,
        }),
      }),
    );
    expect(window.messages).toContainEqual({ type: 'catalogue', area: 'bookings' });
    expect(window.types()).toContain('get-bubble');
    expect(sim.world.tables.tickets.count('bookingStatus', '0|Pending')).toBe(before + 1);
    expect(sim.world.tables.outbox.all().at(-1)).toMatchObject({
      to: ['salmah@school.test'],
      subject: `We have received your booking ${ticket?.code}`,
      text: expect.not.stringContaining('1,396.00'),
    });
    expect(sim.world.tables.audit.all().at(-1)).toMatchObject({
      module: 'Booking',
      action: `Made booking ${ticket?.code}: RM 1,396.00`,
      link: { kind: 'booking', code: ticket?.code },
    });
  });

  test('200: of a charter costs one price, that of the agent or tour guide', async () => {
    const price = async (part: Partial<BookingForm>): Promise<number> =>
      (await book(sim, staff, { ...CHARTER, ...part })).money.total;
    expect(await price({})).toBe(90_000);
    const other = { slot: '16:00 - 17:00', amount: 800, total_amount: 800, group_type: 'Agent', agent_id: 9 };
    expect(await price(other)).toBe(80_000);
    const guided = { slot: '17:00 - 18:00', amount: 850, total_amount: 850, group_type: 'Tour Guide', tourguide_id: 1 };
    expect(await price(guided)).toBe(85_000);
    expect(sim.world.tables.tickets.all().at(-1)).toMatchObject({ vvipCharter: true, tourguideId: 1, agentId: null });
  });

  test('200: uses the tier of its agent; other group types have neither agent nor tour guide', async () => {
    const agent = { group_type: 'Agent', agent_id: 9, tourguide_id: 1, foods: [], amount_food: 0 };
    const banded = await book(sim, staff, {
      ...agent,
      total_child: 0,
      amount: 1200,
      total_discount: 120,
      total_amount: 1080,
    });
    expect(banded).toMatchObject({ agentId: 9, tourguideId: null, money: { totalDiscount: 12_000, total: 108_000 } });
    const company = await book(sim, staff, {
      group_type: 'Company',
      agent_id: 9,
      tourguide_id: 1,
      slot: '16:00 - 17:00',
    });
    expect(company).toMatchObject({ agentId: null, tourguideId: null, money: { totalDiscount: 0 } });
  });

  test('200: belongs only to the customer its form was completed from', async () => {
    const customer = sim.world.tables.users.by('role', 'Customer')[0]!;
    const owners = [];
    for (const [index, user] of [
      { id: customer.id },
      { id: 2 },
      { id: customer.id, role: 'Tour Guide' },
      null,
      undefined,
    ].entries())
      owners.push((await book(sim, staff, { user, slot: `${15 + index}:00 - ${16 + index}:00` })).userId);
    expect(owners).toEqual([customer.id, null, null, null, null]);
  });

  test('200, 404: is made once, however often and concurrently it is sent', async () => {
    const body = bookingForm();
    const before = size();
    const answers = await Promise.all([1, 2, 3].map(() => staff.call('saveBooking', { body })));
    expect(new Set(answers.map(({ ticket }) => ticket?.id)).size).toBe(1);
    expect(size()).toBe(before + 1);
    expect(sim.world.tables.outbox.size).toBe(1);
    await staff.call('deleteBooking', { params: { ticket_code: answers[0]?.ticket?.id ?? 0 } });
    expect((await staff.refused('saveBooking', { body })).code).toBe('ticket_not_found');
  });

  test.each([
    ['amount', { amount: 1360.01 }],
    ['amount_food', { amount_food: 35.99 }],
    ['total_discount', { total_discount: 0.01 }],
    ['amount_discount', { amount_discount: 0.01 }],
    ['total_amount', { total_amount: 1395.99 }],
  ])('200: is not stored when its %s shows another price', async (_field, part) => {
    const sizes = (): number[] => [size(), sim.world.tables.audit.size, sim.world.tables.outbox.size];
    const before = sizes();
    expect(await staff.call('saveBooking', { body: bookingForm(part) })).toEqual({ ticket: null, price_update: true });
    expect(sizes()).toEqual(before);
  });

  test('200: needs no amounts: only amounts that were shown are compared', async () => {
    expect((await book(sim, staff, UNPRICED)).money.total).toBe(139_600);
  });

  test('200: removes duplicate addresses and trims texts', async () => {
    const { buyer } = await book(sim, staff, {
      name: '  Salmah ',
      emails: ['office@school.test', 'OFFICE@school.test ', 'Salmah@school.test'],
      country: 'Malaysia',
    });
    expect(buyer).toMatchObject({ name: 'Salmah', emails: ['office@school.test'], country: 'Malaysia' });
  });

  test('200, 422: counts a dish listed twice once, up to the number of passengers', async () => {
    const twice = {
      foods: [
        { id: 1, total_adult: 6 },
        { id: 1, total_adult: 5 },
      ],
      amount_food: 198,
      total_amount: 1558,
    };
    expect((await staff.refused('saveBooking', { body: bookingForm(twice) })).code).toBe('food_exceeds_passengers');
    const fits = {
      foods: [
        { id: 1, total_adult: 6 },
        { id: 1, total_adult: 4 },
      ],
      amount_food: 180,
      total_amount: 1540,
    };
    expect((await book(sim, staff, fits)).foods).toMatchObject([{ foodId: 1, quantities: { adult: 10 } }]);
  });
});

describe('saveBooking: a change of a pending booking', () => {
  test('200: is repriced from the current catalogue, or nothing is stored', async () => {
    const before = await book(sim, staff);
    const { prices } = sim.world.tables.packages.must(6);
    sim.world.tables.packages.update(6, { prices: { ...prices, adult: 13_000 } });
    const form = bookingForm({ id: before.id, updated_at: null });
    expect(await staff.call('saveBooking', { body: form })).toEqual({ ticket: null, price_update: true });
    expect(sim.world.tables.tickets.must(before.id)).toBe(before);
    const { ticket } = await staff.call('saveBooking', { body: { ...form, amount: 1460, total_amount: 1496 } });
    expect(ticket).toMatchObject({ total_amount: 1496, code: before.code, _id: before.receiptNo, status: 'Pending' });
    expect(sim.world.tables.tickets.must(before.id).createdAt).toBe(before.createdAt);
  });

  test('200: records what changed, informs the buyer, and makes no second booking', async () => {
    const { id, code } = await book(sim, staff);
    const window = joinChannel(sim, staff);
    await staff.call('saveBooking', { body: bookingForm({ id, contact: '0699999999', slot: '16:00 - 17:00' }) });
    expect(trail()).toBe(`Changed booking ${code}`);
    expect(sim.world.tables.audit.all().at(-1)?.changes).toEqual([
      { field: 'contact', before: '0612345678', after: '0699999999' },
      { field: 'slot', before: SLOT, after: '16:00 - 17:00' },
    ]);
    expect(sim.world.tables.outbox.size).toBe(2);
    expect(sim.world.tables.outbox.all().at(-1)).toMatchObject({
      to: ['salmah@school.test'],
      subject: `Your booking ${code} was changed`,
      text: expect.stringContaining('16:00 - 17:00'),
    });
    expect(window.types()).not.toContain('new-booking');
  });

  test('200: that changes nothing sends the buyer no mail', async () => {
    const { id } = await book(sim, staff);
    await staff.call('saveBooking', { body: bookingForm({ id }) });
    expect(sim.world.tables.outbox.size).toBe(1);
  });

  test('200: moves it between the lists with its package', async () => {
    const { id } = await book(sim, staff);
    await staff.call('saveBooking', { body: bookingForm({ id, ...CHARTER }) });
    const codes = async (kind: 0 | 1): Promise<number[]> =>
      (await staff.call('listBookings', { query: { vvip_charter: kind } })).data.map((row) => row.id);
    expect((await codes(0)).includes(id)).toBe(false);
    expect((await codes(1)).includes(id)).toBe(true);
  });

  test('200, 422: from a stale form is refused, and names who saved meanwhile', async () => {
    const { id } = await book(sim, staff);
    const { ticket } = await staff.call('saveBooking', { body: bookingForm({ id, updated_at: null }) });
    const stale = await staff.refused('saveBooking', { body: bookingForm({ id, updated_at: null }) });
    expect(stale.body).toMatchObject({
      code: 'record_changed',
      message: expect.stringMatching(/^Changed by .+ in the meantime$/),
    });
    const fresh = bookingForm({ id, updated_at: ticket?.updated_at });
    const again = await staff.call('saveBooking', { body: fresh });
    expect(again.ticket?.updated_at).not.toBe(ticket?.updated_at);
    expect(
      (await staff.call('saveBooking', { body: bookingForm({ id, remark: 'Taken at its word' }) })).ticket?.remark,
    ).toBe('Taken at its word');
  });

  test('200, 403: needs its own permission, and so does a new one', async () => {
    const { id } = await book(sim, staff);
    const clerk = sim.world.tables.users.one('username', 'marketing') ?? sim.world.tables.users.must(8);
    const allow = (...actions: string[]): void =>
      void sim.world.tables.users.update(clerk.id, {
        role: 'Cashier',
        superUser: false,
        policies: { Booking: actions },
      });
    allow('View', 'Create');
    const caller = await sim.as(clerk.username);
    expect((await caller.refused('saveBooking', { body: bookingForm({ id }) })).code).toBe('permission_denied');
    expect((await caller.call('saveBooking', { body: bookingForm({ slot: '16:00 - 17:00' }) })).price_update).toBe(
      false,
    );
    allow('View', 'Update');
    expect((await caller.refused('saveBooking', { body: bookingForm({ slot: '17:00 - 18:00' }) })).code).toBe(
      'permission_denied',
    );
    expect((await caller.call('saveBooking', { body: bookingForm({ id }) })).price_update).toBe(false);
    expect((await caller.refused('getBooking', { params: { ticket_code: 'new' } })).code).toBe('permission_denied');
  });
});

describe('saveBooking: the saved price', () => {
  const CATEGORIES = [
    'adult',
    'adult_oku',
    'child',
    'child_oku',
    'senior',
    'super_senior',
    'student',
    'adult_foreigner',
    'child_foreigner',
  ] as const;
  const group = fc.constantFrom(
    { group_type: 'Company' },
    { group_type: 'Agent', agent_id: 9 },
    { group_type: 'Tour Guide', tourguide_id: 1 },
  );

  test('200: equals the price rule for any party, package and passengers', async () => {
    await fc.assert(
      fc.asyncProperty(
        group,
        fc.constantFrom(6, 7),
        fc.tuple(...CATEGORIES.map(() => fc.integer({ min: 0, max: 3 }))),
        fc.integer({ min: 0, max: 3 }),
        async (who, packageId, passengers, dishes) => {
          const totals = Object.fromEntries(
            CATEGORIES.map((category, place) => [`total_${category}`, passengers[place]]),
          );
          fc.pre(passengers.some((count) => count > 0));
          const adults = Math.min(dishes, passengers[0] ?? 0);
          const foods = [{ id: 1, total_adult: adults }];
          const form = bookingForm({
            package_id: packageId,
            foods,
            ...totals,
            ...who,
          });
          const pkg = sim.world.tables.packages.must(packageId);
          const priced = priceOrder({
            mode: 'sale',
            package: getPricing(pkg),
            source: who.group_type === 'Agent' ? 'agent' : who.group_type === 'Tour Guide' ? 'tourguide' : 'none',
            counts: countsFromWire(totals),
            foods: adults === 0 ? [] : [foodToPrice(sim.world.tables.foods.must(1), { adult: adults })],
            minisigua: getSettings(sim.world).minisigua,
            cashierDiscount: null,
            enableDiscount: true,
            fee: null,
          });
          const shown = {
            amount: toRinggit(priced.base),
            amount_food: toRinggit(priced.food),
            total_discount: toRinggit(priced.tier),
            total_amount: toRinggit(priced.total),
          };
          const { ticket } = await staff.call('saveBooking', { body: { ...form, ...shown } });
          expect(ticket).toMatchObject({ ...shown, amount_discount: 0, processing_fee: 0 });
          expect(ticket?.total_amount).toBe(toRinggit(priced.base - priced.tier + priced.food));
          await staff.call('deleteBooking', { params: { ticket_code: ticket?.id ?? 0 } });
        },
      ),
      { numRuns: 40 },
    );
  });
});
