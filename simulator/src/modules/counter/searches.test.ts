import { describe, expect, test } from 'vitest';
import type { TestCaller, TestSimulator } from '../../../testing/index.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { bookingIn, dining, guestIn, payment } from '../../../testing/samples/counter.ts';
import { counterSale, openTill, TODAY } from '../../../testing/stages/sales.ts';
import { depositBalance, paidBalance, unpaidBalance } from '../../../testing/samples/balances.ts';

const DONE = { requestedAt: null, doneAt: 1, adminId: 2, note: '', bank: null };
type Change = (sim: TestSimulator, ticket: TicketRecord) => unknown;

const patch =
  (part: Partial<TicketRecord>): Change =>
  (sim, { id }) =>
    sim.world.tables.tickets.update(id, part);

async function soldBand(till: TestCaller, part: object = {}): Promise<string> {
  const body = counterSale({ package_id: 5, amount: 140, cash_in: 140, cash_out: 0, ...part });
  const { ticket } = await till.call('generateTicket', { body });
  return ticket!.code;
}

describe('searchBookings', () => {
  test.each([
    ['its code', (booking: TicketRecord) => booking.code],
    ['its code in lower case, with spaces around', ({ code }) => `  ${code.toLowerCase()} `],
    ['its receipt number', ({ receiptNo }) => receiptNo],
    ['its receipt number without the zeros', ({ receiptNo }) => receiptNo.replace(/-0+/, '')],
    ["the buyer's address, in any case", ({ buyer }) => buyer.email!.toUpperCase()],
  ] as [string, (booking: TicketRecord) => string][])('200: finds a booking by %s', async (_name, searchOf) => {
    const { sim, till } = await openTill();
    const booking = bookingIn(sim, 'Approved', { partial: false });
    const { tickets } = await till.call('searchBookings', { body: { search: searchOf(booking) } });
    expect(tickets).toMatchObject([
      {
        id: booking.id,
        code: booking.code,
        state: 'Pending Payment',
        selectable: true,
        reason: null,
        total_amount: booking.money.total / 100,
        amount_to_pay: booking.money.total / 100,
        enable_discount: true,
      },
    ]);
  });

  test('200: finds by an additional email of the buyer, newest first, twenty at most', async () => {
    const { sim, till } = await openTill();
    const { id: _, ...model } = bookingIn(sim, 'Approved');
    for (let number = 1; number <= 25; number++)
      sim.world.tables.tickets.insert({
        ...model,
        code: `MRCMANY${number}`,
        receiptNo: `R-MANY${number}`,
        createdAt: model.createdAt + (number % 5) * 1000,
        buyer: { ...model.buyer, emails: ['Many@mail.test'] },
      });
    const { tickets } = await till.call('searchBookings', { body: { search: 'many@MAIL.test' } });
    expect(tickets).toHaveLength(20);
    const times = tickets.map(({ created_at: at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(tickets[0]?.created_at).not.toBe(tickets.at(-1)?.created_at);
  });

  const STATES: [name: string, Change, state: string, selectable: boolean][] = [
    ['a pending one', patch({ bookingStatus: 'Pending' }), 'Pending Approval', false],
    ['an approved one', patch({}), 'Pending Payment', true],
    [
      'one that is paid in two parts',
      (sim, { id, payment: paid }) => patch({ payment: { ...paid, partial: true } })(sim, { id } as TicketRecord),
      'Partial Payment',
      true,
    ],
    [
      'one whose rest is open',
      (sim, booking) =>
        patch({
          bookingStatus: 'Deposit',
          payment: { ...booking.payment, partial: true },
          balance: depositBalance(booking, 100),
        })(sim, booking),
      'Partial Payment',
      true,
    ],
    ['one whose payment is under way', patch({ bookingStatus: 'Processing Payment' }), 'Processing Payment', true],
    [
      'a paid one',
      (sim, booking) =>
        sim.world.tables.tickets.update(booking.id, { bookingStatus: 'Paid', balance: paidBalance(booking, 1) }),
      'Paid',
      false,
    ],
    ['a rejected one', patch({ bookingStatus: 'Rejected' }), 'Rejected', false],
    ['an expired one', patch({ bookingStatus: 'Expired', expired: true }), 'Expired', false],
    ['a canceled one', patch({ bookingStatus: 'Canceled', cancel: DONE }), 'Canceled', false],
    ['a refunded one', patch({ refund: DONE, cancel: DONE }), 'Refunded', false],
  ];
  test.each(STATES)('200: shows the state of %s', async (_name, change, state, selectable) => {
    const { sim, till } = await openTill();
    const booking = bookingIn(sim, 'Approved', { partial: false });
    change(sim, booking);
    const { tickets } = await till.call('searchBookings', { body: { search: booking.code } });
    expect(tickets).toMatchObject([{ state, selectable }]);
    const [found] = tickets;
    expect(found?.reason?.text ?? null).toBe(selectable ? null : state);
    expect(found?.amount_to_pay === null).toBe(!selectable);
    expect(found?.total_amount === null).toBe(state === 'Pending Approval');
    if (!selectable)
      expect(await till.refused('acceptPayment', { body: payment(booking) })).toMatchObject({
        code: 'booking_not_payable',
      });
  });

  test.each([
    ['Package', { deletedAt: 1 }],
    ['Package', { active: false }],
    ['Jetty', { deletedAt: 1 }],
    ['Jetty', { active: false }],
  ] as const)(
    '200: a booking of a %s that is gone (%o) is shown, and says why it cannot be chosen',
    async (what, part) => {
      const { sim, till } = await openTill();
      const { code, packageId, jettyId } = bookingIn(sim, 'Approved');
      if (what === 'Package') sim.world.tables.packages.update(packageId, part);
      else sim.world.tables.jetties.update(jettyId!, part);
      const { tickets } = await till.call('searchBookings', { body: { search: code } });
      expect(tickets).toMatchObject([{ selectable: false, reason: { text: `${what} does not exist` } }]);
    },
  );

  test.each([
    ['a code of nobody', 'MRCAAAAAAAA'],
    ['the code of a ticket that is no booking', ''],
    ['an address of nobody', 'nobody@mail.test'],
  ])('200: returns an empty list for %s', async (_name, search) => {
    const { till } = await openTill();
    const { ticket } = await till.call('generateTicket', { body: counterSale() });
    expect(await till.call('searchBookings', { body: { search: search || ticket!.code } })).toEqual({ tickets: [] });
  });

  test('200: lets staff without a drawer search without a shift', async () => {
    const { sim } = await openTill();
    const manager = await sim.as('manager');
    const { code } = bookingIn(sim, 'Pending');
    expect((await manager.call('searchBookings', { body: { search: code } })).tickets).toHaveLength(1);
  });
});

describe('searchWristbands', () => {
  test('200: finds only paid tickets with wristbands, by code or email', async () => {
    const { till } = await openTill();
    const code = await soldBand(till, { email: 'band@mail.test' });
    await till.call('generateTicket', { body: counterSale({ email: 'band@mail.test' }) });
    for (const search of [code, 'BAND@mail.test'])
      expect((await till.call('searchWristbands', { body: { search } })).tickets).toMatchObject([
        { code, wristband: true, selectable: true, state: 'Paid', depart_date: TODAY },
      ]);
  });

  test.each([
    ['voided', { cancel: DONE }, 'Canceled'],
    ['refunded', { refund: DONE, cancel: DONE }, 'Refunded'],
    ['expired', { expired: true }, 'Expired'],
  ])('200: does not offer one that was %s', async (_name, part, state) => {
    const { sim, till } = await openTill();
    const code = await soldBand(till);
    sim.world.tables.tickets.update(sim.world.tables.tickets.one('code', code)!.id, part);
    const { tickets } = await till.call('searchWristbands', { body: { search: code } });
    expect(tickets).toMatchObject([{ selectable: false, state, reason: { text: state } }]);
  });

  test('200: finds one for today in the demo world', async () => {
    const { sim, till } = await openTill();
    const band = sim.world.tables.tickets.all().find((ticket) => ticket.wristband && ticket.departDate === TODAY);
    const { tickets } = await till.call('searchWristbands', { body: { search: band!.code } });
    expect(tickets).toMatchObject([{ selectable: true }]);
  });
});

describe('searchDining', () => {
  test('200: finds a ticket by its code with the active dishes of its package', async () => {
    const { sim, till } = await openTill();
    sim.world.tables.foods.update(2, { active: false });
    const { code, counts } = guestIn(sim);
    const { tickets } = await till.call('searchDining', { body: { search: code.toLowerCase() } });
    expect(tickets).toMatchObject([{ code, selectable: true, total_adult: counts.adult }]);
    expect(tickets[0]?.foods.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  const REFUSED: [name: string, Change, text: string][] = [
    ['was voided', patch({ cancel: DONE }), 'Canceled'],
    ['was refunded', patch({ refund: DONE, cancel: DONE }), 'Refunded'],
    ['was used', patch({ used: true }), 'The ticket has already been used'],
    ['departed yesterday', patch({ departDate: '2026-03-09' }), 'The departure date has passed'],
    ['has expired', patch({ expired: true }), 'Expired'],
    ['is itself one of dishes', patch({ diningOnly: true }), 'There is no menu for it'],
    ['has no menu', (sim) => sim.world.tables.packages.update(6, { foodIds: null }), 'There is no menu for it'],
    [
      'was never paid',
      (sim, ticket) =>
        sim.world.tables.tickets.update(ticket.id, { bookingStatus: 'Approved', balance: unpaidBalance(ticket) }),
      'Pending Payment',
    ],
  ];
  test.each(REFUSED)('200: a ticket that %s says why, and cannot get dishes', async (_name, change, text) => {
    const { sim, till } = await openTill();
    const guest = guestIn(sim);
    change(sim, guest);
    const { tickets } = await till.call('searchDining', { body: { search: guest.code } });
    expect(tickets).toMatchObject([{ selectable: false, reason: { text }, foods: [] }]);
    expect(await till.refused('generateDining', { body: dining(guest.id) })).toMatchObject({
      code: 'dining_not_possible',
    });
  });
});
