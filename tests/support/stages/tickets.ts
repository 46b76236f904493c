import type { GenerateAnswer } from '@muara/contract/types';
import { addDays } from '../../../web/src/lib/calendar-days.ts';
import type { Person, World } from './people.ts';
import { counterSale } from './sales.ts';

const BUYER = { name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '0123456789' };

/** The day of the calendar's button: 'Thu, 5 Mar 2026'. */
export function dayName(day: string): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(Date.parse(`${day}T00:00:00Z`));
}

/** Days to come on which the day cruise departs, and the first holiday among them. */
export async function daysAhead(world: World, person: Person): Promise<{ open: string[]; holiday: string }> {
  const today = await world.today();
  const body = { package_id: 1, from: addDays(today, 2), to: addDays(today, 60) };
  const { disable_reasons: reasons } = await person.call.listBlockedDates({ body });
  const days = Array.from({ length: 58 }, (_, index) => addDays(body.from, index));
  const holiday = days.find((day) => reasons[day]?.code === 'holiday');
  if (holiday === undefined) throw new Error('the world has no holiday ahead');
  return { open: days.filter((day) => reasons[day] === undefined), holiday };
}

/** A cashier with a shift, who sells over the API. */
export async function seller<P extends Person>(world: World<P>): Promise<P> {
  const cashier = await world.signIn('cashier');
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  return cashier;
}

/** Sells two adults and a child who depart from Jeti Pengkalan at ten on a day, RM 75.00. */
export async function sellDated(cashier: Person, day: string): Promise<{ id: number; code: string }> {
  const body = counterSale({ jetty_id: 2, depart_date: day, slot: '10:00 - 11:00', ...BUYER });
  const { ticket } = await cashier.call.generateTicket({ body });
  return ticket!;
}

/** Sells seats of a slot at Jeti Pengkalan on a day to adults. */
export async function sellSeats(cashier: Person, day: string, slot: string, adults: number): Promise<void> {
  const amount = adults * 30;
  const body = counterSale({ jetty_id: 2, depart_date: day, slot, ...BUYER, total_adult: adults, total_child: 0 });
  await cashier.call.generateTicket({ body: { ...body, amount, cash_in: amount, cash_out: 0 } });
}

/**
 * Pays an online order at the provider, which tells the shop at once, or much later.
 * @param send reaches the provider
 */
export async function payOnline(
  order: Pick<GenerateAnswer, 'ipay88_payload' | 'ipay88_payment_url'>,
  choice: 'pay' | 'late',
  send: typeof fetch = fetch,
): Promise<void> {
  const entry = order.ipay88_payment_url ?? '';
  const post = async (address: URL, form: Record<string, string>) => {
    const answer = await send(address, { method: 'POST', body: new URLSearchParams(form) });
    const html = await answer.text();
    if (!answer.ok) throw new Error(`${address.href}: ${answer.status} ${html}`);
    return html;
  };
  const html = await post(new URL(entry), order.ipay88_payload ?? {});
  const key = /name="key" value="([^"]*)"/.exec(html)?.[1] ?? '';
  await post(new URL('decide', entry), { key, choice });
}

/** Sells on credit against a document, RM 75.00. */
export async function sellOnCredit(cashier: Person): Promise<string> {
  const data = `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF')}`;
  const { cash_in: _in, cash_out: _out, ...sale } = counterSale({ ...BUYER, company_name: 'Jaya' });
  const document = { name: 'order.pdf', data };
  const body = { ...sale, payment_method: 'Credit Facility', receipt_data: { document } };
  const { ticket } = await cashier.call.generateTicket({ body });
  return ticket!.code;
}
