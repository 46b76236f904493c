import type { TestSimulator } from '../index.ts';
import { bookingIn, payment } from '../samples/counter.ts';
import { partWith, REFUND, reversal, ticketWith } from '../samples/decisions.ts';
import { AINA, buyBatch, PARK } from '../samples/my-tickets.ts';
import { keyed } from '../samples/documents.ts';
import { openGate, sellTicket } from '../samples/scanner.ts';
import { approved, book, bookingForm, getRefNo } from './bookings.ts';
import type { PreparedCall } from './commands.ts';
import { order, report, result } from './payments.ts';
import { counterSale, EMPTY_DAY, joinChannel, joinPrinter, openTill, TODAY } from './sales.ts';

const NOTE = { booking_note: 'See you on the river' };
const DAY = 86_400_000;
const HALF_AN_HOUR = 1_800_000;

/** Prepares a call, or a passage of time, and returns it to be made. */
type Scenario = (sim: TestSimulator) => Promise<() => unknown>;

/** Causes that a successful call of each operation does not show: other branches, failures, jobs. */
const SCENARIOS: Record<string, Scenario> = {
  'the rights of a user change': async (sim) => {
    const admin = await sim.as('admin');
    return () => admin.call('editUser', { body: { id: 5, role: 'Supervisor' } });
  },
  'an inactive user asks for a link': async (sim) => () =>
    sim.call('forgotPassword', { body: { email: 'inactive@muara.test', platform: 'web_app' } }),

  'a booking is changed': async (sim) => {
    const manager = await sim.as('manager');
    const { id } = await book(sim, manager);
    return () => manager.call('saveBooking', { body: bookingForm({ id, name: 'Puan Rohana' }) });
  },
  'a booking is rejected by mail': async (sim) => {
    const manager = await sim.as('manager');
    const { id } = await book(sim, manager);
    return () => manager.call('rejectBooking', { body: { id, ...NOTE, send_email: 1 } });
  },
  'a booking is voided by mail': async (sim) => {
    const manager = await sim.as('manager');
    const { id } = await approved(sim, manager);
    return () => manager.call('cancelBooking', { body: { id, ...NOTE, send_email: 1 } });
  },
  'the deposit of a booking is paid at the counter': async (sim) => {
    const till = await sim.as('cashier');
    const body = payment(bookingIn(sim, 'Approved'));
    return () => till.call('acceptPayment', { body });
  },
  'the deposit of a booking is paid online': async (sim) => payBooking(sim, {}),
  'the online payment of a booking fails': async (sim) => payBooking(sim, { Status: '0', ErrDesc: 'Declined' }),
  'the result of a payment never comes': async (sim) => {
    await startPayment(sim);
    return () => sim.clock.pass(HALF_AN_HOUR);
  },

  'the buyer’s own request to void is rejected': async (sim) => {
    const manager = await sim.as('manager');
    const { id } = ticketWith(sim, { cancel: reversal() });
    return () => manager.call('rejectVoid', { body: { id, type: 'normal' } });
  },
  'an online order is not paid': async (sim) => {
    await order(sim);
    return () => sim.clock.pass(HALF_AN_HOUR);
  },
  'the payment of an online order fails': async (sim) => {
    const { refNo } = await order(sim);
    return () => report(sim, result(sim, refNo, { Status: '0', ErrDesc: 'Declined' }));
  },
  'an order is paid twice': async (sim) => {
    const { refNo, ticket } = await order(sim);
    await report(sim, result(sim, refNo, { Status: '0', ErrDesc: 'Declined' }));
    const query = { ticket_code: ticket.code, try_again: '1' as const };
    const again = (await sim.call('getSalePackages', { query })).ipay88_payload?.['RefNo'] ?? '';
    await report(sim, result(sim, refNo));
    return () => report(sim, result(sim, again));
  },
  'a purchase with the park is sold': async (sim) => {
    const till = await sim.as('cashier');
    const body = counterSale({ package_id: PARK, amount: 80, cash_in: 80, cash_out: 0 });
    return () => till.call('generateTicket', { body });
  },
  'a purchase with the park boards': async (sim) => {
    const till = await sim.as('cashier');
    const { code } = await sellTicket(sim, till, { package_id: PARK, amount: 80, cash_in: 80, cash_out: 0 });
    const gate = await openGate(sim);
    return () => gate.board(code);
  },
  'the park service refuses what is sent again': async (sim) => {
    const till = await sim.as('cashier');
    const { code } = await sellTicket(sim, till, { package_id: PARK, amount: 80, cash_in: 80, cash_out: 0 });
    sim.simulator.worlds.room(sim.world.name).faults.setServiceStatus('park_service', 502);
    const manager = await sim.as('manager');
    return () => manager.refused('syncMinisigua', { params: { code }, query: { data_type: 'purchase' } });
  },

  'a buyer requests a void': async (sim) => {
    const { id } = ticketWith(sim, { userId: 11, buyer: { ...ticketWith(sim).buyer, email: 'aina@mail.test' } });
    const customer = await sim.as('customer');
    return () => customer.call('requestCancel', { body: { id, type: 'ticket', cancel_note: 'Ill' } });
  },
  'the void of a single ticket is requested': async (sim) => {
    const { id } = partWith(sim);
    const manager = await sim.as('manager');
    return () => manager.call('requestCancel', { body: { id, type: 'ticket_agent', cancel_note: 'Sold twice' } });
  },
  'a single ticket is voided': async (sim) => {
    const { id } = partWith(sim);
    const manager = await sim.as('manager');
    return () => manager.call('cancelTicket', { body: { id, type: 'ticket_agent', cancel_note: 'Sold twice' } });
  },
  'the void of a single ticket is rejected': async (sim) => {
    const { id } = partWith(sim, { requestCanceledAt: 1, cancelNote: 'Sold twice' });
    const manager = await sim.as('manager');
    return () => manager.call('rejectVoid', { body: { id, type: 'ticket_agent' } });
  },

  'a jetty loses a slot with tickets': async (sim) => {
    const cashier = await sim.as('cashier');
    sim.world.tables.jetties.update(3, { slots: [{ from: '09:00', to: '10:00' }] });
    const contact = { name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '+60123456789' };
    const body = counterSale({ jetty_id: 3, depart_date: EMPTY_DAY, slot: '09:00 - 10:00', ...contact });
    await cashier.call('generateTicket', { body });
    const manager = await sim.as('manager');
    const slots = [{ from: '10:00', to: '11:00' }];
    return () =>
      manager.call('editJetty', { body: { id: 3, name: 'Sungai Linggi', max_passenger: 40, slots, active: 1 } });
  },
  'a voided batch is refunded whose tickets a customer has': async (sim) => {
    const { batch } = await sendFromBatch(sim);
    const manager = await sim.as('manager');
    await manager.call('cancelTicket', { body: { id: batch.id, type: 'ticket', cancel_note: 'Sold twice' } });
    return () => manager.call('refundTicket', { body: { id: batch.id, ...REFUND } });
  },
  'an agent voids a ticket of a customer': async (sim) => {
    const { agent, id } = await sendFromBatch(sim);
    return () => agent.call('voidMyTicket', { params: { id } });
  },

  'a receipt goes to a printer of the channel': async (sim) => {
    const till = await sim.as('cashier');
    const { code } = await sellTicket(sim, till);
    joinPrinter(sim);
    return () => till.call('printTicket', { params: { code }, body: { type: 'receipt', printer_id: 'R1', ws: 1 } });
  },

  'midnight comes': async (sim) => {
    const { id } = await book(sim, await sim.as('manager'));
    sim.world.tables.tickets.update(id, { departDate: TODAY });
    return () => sim.clock.pass(DAY);
  },
  'a page fails': async (sim) => {
    const window = joinChannel(sim, await sim.as('manager'));
    return () => window.say({ msg: '/script-error', message: 'x is undefined', screen: '/d/pos' });
  },
  'an error log with entries is cleared': async (sim) => {
    const skaloot = await sim.as('skaloot');
    joinChannel(sim, skaloot).say({ msg: '/script-error', message: 'x is undefined', screen: '/d/pos' });
    return () => skaloot.call('clearErrorLog');
  },
};

/** Every scenario, ready to be made in a world of its own. */
export const EVENT_SCENARIOS: Readonly<Record<string, () => Promise<Pick<PreparedCall, 'sim' | 'make'>>>> =
  Object.fromEntries(
    Object.entries(SCENARIOS).map(([name, prepare]) => [
      name,
      async () => {
        const { sim } = await openTill();
        return { sim, make: (await prepare(sim)) as PreparedCall['make'] };
      },
    ]),
  );

/** Lets an agent send the first ticket of a new batch to a customer. */
async function sendFromBatch(sim: TestSimulator) {
  const { agent, batch, parts } = await buyBatch(sim);
  const id = parts[0]?.id ?? 0;
  await agent.call('sendTickets', { body: { ticket_ids: [id], ...AINA } });
  return { agent, batch, id };
}

async function startPayment(sim: TestSimulator): Promise<{ refNo: string }> {
  const booking = await approved(sim, await sim.as('manager'), { partial_payment: 1 });
  await sim.call('startBookingPayment', keyed(sim, booking.code));
  return { refNo: getRefNo(sim, booking) };
}

async function payBooking(sim: TestSimulator, change: object): Promise<() => unknown> {
  const { refNo } = await startPayment(sim);
  return () => report(sim, result(sim, refNo, change));
}
