import type { PrinterType } from '@muara/contract/constants';
import type { OperationMap } from '@muara/contract/types';
import { createTestSimulator, type TestCaller, type TestSimulator, type TestSimulatorOptions } from '../index.ts';

type Sale = OperationMap['generateTicket']['body'];

/** A Tuesday without holiday or tide. */
export const TODAY = '2026-03-10';
/** The seed's next holiday, and its next morning tide. */
export const HOLIDAY = '2026-03-22';
export const TIDE = '2026-03-13';
/** A day without departures in the seed. */
export const EMPTY_DAY = '2026-06-10';

let attempts = 0;

/** Returns an unused nonce. */
export function nonce(): string {
  return `attempt-${++attempts}`;
}

/** Two adults and a child in cash from jetty 1, today: RM 75.00. */
export function counterSale(part: Partial<Sale> = {}): Sale {
  return {
    _: nonce(),
    platform: 'counter',
    package_id: 1,
    jetty_id: 1,
    malaysian: true,
    state: 'Melaka',
    payment_method: 'Cash',
    amount: 75,
    total_adult: 2,
    total_child: 1,
    cash_in: 100,
    cash_out: 25,
    ...part,
  };
}

/** The same passengers in the public shop, for tomorrow. */
export function publicSale(part: Partial<Sale> = {}): Sale {
  return {
    _: nonce(),
    platform: 'web_app',
    package_id: 1,
    jetty_id: 1,
    depart_date: '2026-03-11',
    malaysian: true,
    state: 'Johor',
    payment_method: 'ipay88',
    amount: 75,
    total_adult: 2,
    total_child: 1,
    name: 'Nur Aina',
    email: 'nur.aina@mail.test',
    contact: '+60123456789',
    ...part,
  };
}

/** Ten adults on an agent's open ticket: 300.00 less 10 %, plus 1 % for FPX. */
export function agentSale(part: Partial<Sale> = {}): Sale {
  return {
    _: nonce(),
    platform: 'agent_dashboard',
    package_id: 1,
    malaysian: true,
    state: 'Melaka',
    payment_method: 'ipay88',
    payment_method_agent: 'FPX',
    amount: 300,
    processing_fee: 2.7,
    total_adult: 10,
    ...part,
  };
}

/** A cashier with an open shift at Counter 1 of jetty 1. */
export async function openTill(options: TestSimulatorOptions = {}): Promise<{ sim: TestSimulator; till: TestCaller }> {
  const sim = createTestSimulator(options);
  const till = await sim.as('cashier');
  await till.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  return { sim, till };
}

/** A realtime peer that records what it receives. */
export interface TestPeer {
  messages: { type: string; [field: string]: unknown }[];
  types(): string[];
  say(message: object): void;
}

function joinAs(sim: TestSimulator, startup: object): TestPeer {
  const messages: TestPeer['messages'] = [];
  const peer = sim.simulator.realtime.accept({ send: (text) => void messages.push(JSON.parse(text)), close: () => {} });
  const say = (message: object): void =>
    peer.receive(btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(message)))));
  say({
    msg: '/appid',
    app_id: 'muara',
    channel: null,
    wpa: 0,
    agent: 'test',
    screen: null,
    reconnect: 0,
    invisible: 0,
    ...startup,
  });
  return { messages, types: () => messages.map(({ type }) => type), say };
}

/** Opens a window of a signed-in user. */
export function joinChannel(sim: TestSimulator, caller: TestCaller): TestPeer {
  return joinAs(sim, { app: 'web', id: null, name: 'Somebody', role: 'Somebody', token: caller.token });
}

/** Joins the channel as a print helper. */
export function joinPrinter(
  sim: TestSimulator,
  deviceId = 'R1',
  connected: 0 | 1 = 1,
  type: PrinterType = 'receipt',
): TestPeer {
  return joinAs(sim, {
    app: 'printer',
    id: null,
    name: 'Receipt printer',
    role: 'printer',
    token: 'muara-printer-key',
    device_id: deviceId,
    printer_type: type,
    printer_connected: connected,
  });
}

/** Returns the code of a ticket in a state that matters to documents. */
export function ticketIn(sim: TestSimulator, state: 'paid' | 'unpaid' | 'refunded'): string {
  const ticket = sim.world.tables.tickets.all().find(({ balance, refund, cancel, expired }) => {
    if (state === 'refunded') return refund?.doneAt != null;
    const kept = refund?.doneAt == null && cancel?.doneAt == null;
    return kept && (state === 'paid' ? balance.isPaid && !expired : !balance.isPaid);
  });
  if (!ticket) throw new Error(`the seed has no ${state} ticket`);
  return ticket.code;
}
