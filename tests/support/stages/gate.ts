import type { OperationMap, ValidateAnswer } from '@muara/contract/types';
import type { Person, World } from './people.ts';
import { counterSale } from './sales.ts';
import { seller } from './tickets.ts';

/** A trip from Jeti Muara, which has no slots, with forty places, as calls send it. */
export const TRIP = {
  boat_operator_id: 1,
  boat_operator_name: 'Sungai Melaka Boats',
  jetty_id: 1,
  jetty_name: 'Jeti Muara',
  boat_no: 'MLK 101',
  time: '10:00',
  shift: 'Shift 1 - Pagi',
  total_passenger: 40,
} satisfies OperationMap['startTrip']['body'];

/** The trip as a phone keeps it, with nobody aboard; it belongs to no one yet. */
export const STORED_TRIP = {
  ...TRIP,
  remaining_passenger: 40,
  validated: 0,
  trip_id: null,
  pending: null,
  last: null,
};

interface Sold {
  id: number;
  code: string;
}

/** Sells tickets for today from Jeti Muara. */
export async function sellAtCounter(
  world: World,
  ...parts: Partial<OperationMap['generateTicket']['body']>[]
): Promise<Sold[]> {
  const cashier = await seller(world);
  const sold: Sold[] = [];
  for (const part of parts) {
    const { ticket } = await cashier.call.generateTicket({ body: counterSale(part) });
    if (!ticket) throw new Error('the price of the sale was another one');
    sold.push({ id: ticket.id, code: ticket.code });
  }
  return sold;
}

/** A sale of adults of the day cruise. */
export const adults = (count: number) => ({
  total_adult: count,
  total_child: 0,
  amount: count * 30,
  cash_in: count * 30,
  cash_out: 0,
});

/** Boards a ticket over the API, as another phone of the same or another person does. */
export async function boardElsewhere(person: Person, { id, code }: Sold, nonce: string): Promise<ValidateAnswer> {
  return person.call.validateTicket({ body: { ...TRIP, id, code, qrcode: code, _: nonce } });
}

/** How many of a ticket are aboard, as the server knows it. */
export async function aboardOf(person: Person, code: string): Promise<number> {
  const { ticket } = await person.call.scanTicket({ params: { qr: code }, query: { typed: 1 } });
  return ticket.total_validated;
}
