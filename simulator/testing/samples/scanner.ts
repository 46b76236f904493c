import type { OperationMap, ScannedTicket, ValidateAnswer } from '@muara/contract/types';
import type { TestCaller, TestSimulator } from '../index.ts';
import { wristbandMark } from '../../src/world/document-keys.ts';
import type { TicketRecord } from '../../src/world/ticket-records.ts';
import { counterSale, nonce, openTill } from '../stages/sales.ts';

type Boarding = OperationMap['partialValidate']['body'];

/** A trip from jetty 1, which has no slots, with a capacity of forty. */
export const TRIP_SESSION = {
  boat_operator_id: 1,
  jetty_id: 1,
  boat_no: 'MLK 101',
  time: '10:00',
  shift: 'Shift 1 - Pagi',
  total_passenger: 40,
} satisfies OperationMap['startTrip']['body'];

/** A member of staff at the gate, with the current trip. */
interface Gate {
  readonly caller: TestCaller;
  /** Reads a code for the trip. */
  scan(text: string, typed?: 1): Promise<ScannedTicket>;
  /** Scans a code and boards all its passengers. */
  board(text: string, more?: Partial<Boarding>): Promise<ValidateAnswer>;
  /** Scans a code and boards some of its passengers. */
  boardPart(text: string, part: Partial<Boarding>): Promise<ValidateAnswer>;
  /** Returns the code of a refused boarding. */
  refusedBoard(text: string, more?: Partial<Boarding>): Promise<string>;
}

/** Opens a gate for a member of staff. */
export async function openGate(
  sim: TestSimulator,
  account = 'csa',
  session: OperationMap['startTrip']['body'] = TRIP_SESSION,
): Promise<Gate> {
  const caller = await sim.as(account);
  const scan: Gate['scan'] = async (text, typed) => {
    const { jetty_id, time } = session;
    const { ticket } = await caller.call('scanTicket', { params: { qr: text }, query: { typed, jetty_id, time } });
    return ticket;
  };
  const bodyOf = async (text: string, more: Partial<Boarding> = {}): Promise<Boarding> => {
    const { id, code, qrcode } = await scan(text, more.typed === 1 ? 1 : undefined);
    return { ...session, id, code, qrcode, _: nonce(), ...more };
  };
  return {
    caller,
    scan,
    board: async (text, more) => caller.call('validateTicket', { body: await bodyOf(text, more) }),
    boardPart: async (text, part) => caller.call('partialValidate', { body: await bodyOf(text, part) }),
    refusedBoard: async (text, more) =>
      (await caller.refused('validateTicket', { body: await bodyOf(text, more) })).code,
  };
}

/** Sells a ticket at the counter: by default two adults and a child for today from jetty 1. */
export async function sellTicket(
  sim: TestSimulator,
  till: TestCaller,
  part: Parameters<typeof counterSale>[0] = {},
): Promise<TicketRecord> {
  const { ticket } = await till.call('generateTicket', { body: counterSale(part) });
  if (!ticket) throw new Error('nothing was sold');
  return sim.world.tables.tickets.must(ticket.id);
}

/** Opens a till and puts the CSA at the gate; `sell` sells a ticket as `sellTicket` does. */
export async function openGateStage() {
  const { sim, till } = await openTill();
  return { sim, till, gate: await openGate(sim), sell: (part = {}) => sellTicket(sim, till, part) };
}

/** Returns the content of a wristband's QR code. */
export function wristbandText({ world }: TestSimulator, { code }: TicketRecord, number: number): string {
  return `${code}-W${number}-${wristbandMark(world, code, number)}`;
}
