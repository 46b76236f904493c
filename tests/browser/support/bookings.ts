import type { FoundTicket } from '@muara/contract/types';
import type { Person } from './person.ts';
import { counterSale, vvipSale } from './sales.ts';
import type { World } from './world.ts';

/** The bookings that the past of a world holds, as the search of a counter shows them; `cashier` has an open shift. */
export async function bookings(world: World, cashier: Person): Promise<FoundTicket[]> {
  const manager = await world.signIn('manager');
  const { data } = await manager.call.listAudit({ query: { search: 'Created booking' } });
  const codes = data.flatMap(({ booking }) => (booking?.code === undefined ? [] : [booking.code]));
  const found = await Promise.all(codes.map((search) => cashier.call.searchBookings({ body: { search } })));
  return found.flatMap(({ tickets }) => tickets);
}

/** The first of some bookings in a state; paid in two parts or not. */
export function inState(list: readonly FoundTicket[], state: FoundTicket['state']): FoundTicket {
  const booking = list.find((one) => one.state === state);
  if (!booking) throw new Error(`the world has no booking in the state ${state}`);
  return booking;
}

/** Sells two adults and a child a day with wristbands, for cash: RM 140.00. Answers the code. */
export async function sellWristbands(cashier: Person): Promise<string> {
  const amounts = { amount: 140, cash_in: 140, cash_out: 0 };
  const { ticket } = await cashier.call.generateTicket({ body: counterSale({ package_id: 5, ...amounts }) });
  return ticket!.code;
}

/** Sells a dinner party of three that departs on a day, RM 320.00. Answers the code: dishes can be added to it. */
export async function sellDinner(cashier: Person, date: string): Promise<string> {
  const { ticket } = await cashier.call.generateTicket({ body: { ...vvipSale(date), vvip: true } });
  return ticket!.code;
}
