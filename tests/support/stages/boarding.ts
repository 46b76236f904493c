import type { Person, World } from './people.ts';
import type { OperationMap } from '@muara/contract/types';
import { linggiSale } from './sales.ts';

type Sale = OperationMap['generateTicket']['body'];
type Sold = NonNullable<OperationMap['generateTicket']['answer']['ticket']>;

/** The trip of a boat of 40 at Sungai Linggi, while the slot runs in which tests begin. */
export const SLOT = '10:00 - 11:00';
const SESSION = {
  boat_operator_id: 1,
  jetty_id: 3,
  boat_no: 'MLK 777',
  time: SLOT,
  shift: 'Shift 1 - Pagi',
  total_passenger: 40,
} satisfies OperationMap['startTrip']['body'];

let scans = 0;

/** A till that sells tickets for a slot of Sungai Linggi, and a member of the crew who boards them. */
export async function openGate<P extends Person>(world: World<P>) {
  await world.freezeAt('10:10');
  const [cashier, csa] = await Promise.all([world.signIn('cashier'), world.signIn('csa')]);
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  return {
    csa,
    sell: (adults: number, part: Partial<Sale> = {}) => sell(cashier, { ...linggiSale(adults, SLOT), ...part }),
    board: (ticket: Pick<Sold, 'id' | 'code'>) => board(csa, ticket),
    start: (validated: number) => csa.call.startTrip({ body: { ...SESSION, total_passenger: validated } }),
  };
}

async function sell(cashier: Person, body: Sale): Promise<Sold> {
  const { ticket } = await cashier.call.generateTicket({ body });
  if (!ticket) throw new Error('the sale made no ticket');
  return ticket;
}

async function board({ call }: Person, { id, code }: Pick<Sold, 'id' | 'code'>): Promise<string> {
  scans += 1;
  const body = { ...SESSION, id, code, qrcode: code, typed: 1 as const, confirm: 1 as const, _: `test-scan-${scans}` };
  return (await call.validateTicket({ body })).trip_id;
}
