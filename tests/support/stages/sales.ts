import type { OperationMap } from '@muara/contract/types';
import type { World } from './people.ts';

type Sale = OperationMap['generateTicket']['body'];

let attempts = 0;

/** Two adults and a child from jetty 1 today, for cash: RM 75.00 out of RM 100.00. */
export function counterSale(part: Partial<Sale> = {}): Sale {
  attempts += 1;
  return {
    _: `test-sale-${attempts}`,
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

/** Two adults and a child from jetty 1, bought in the shop: RM 75.00, to be paid online. */
export function publicSale(part: Partial<Sale> = {}): Sale {
  attempts += 1;
  return {
    _: `test-shop-${attempts}`,
    platform: 'web_app',
    package_id: 1,
    jetty_id: 1,
    malaysian: true,
    state: 'Johor',
    payment_method: 'ipay88',
    amount: 75,
    total_adult: 2,
    total_child: 1,
    name: 'Nur Aina',
    email: 'nur.aina@mail.test',
    contact: '0123456789',
    ...part,
  };
}

/** Adults of the day cruise in a slot of Sungai Linggi. */
export function linggiSale(adults: number, slot: string): Sale {
  const amount = adults * 30;
  return counterSale({ jetty_id: 3, slot, total_adult: adults, total_child: 0, amount, cash_in: amount, cash_out: 0 });
}

/** A VVIP dinner party of three at Jeti Pengkalan: RM 320.00. */
export function vvipSale(date: string): Sale {
  const buyer = { name: 'Nur Aina', email: 'nur.aina@mail.test', contact: '0123456789' };
  return counterSale({
    package_id: 6,
    jetty_id: 2,
    depart_date: date,
    slot: '15:00 - 16:00',
    ...buyer,
    amount: 320,
    cash_in: 320,
    cash_out: 0,
  });
}

/**
 * Sells fourteen agent tickets with wristbands, two of them free, for RM 660.
 * Returns the code.
 */
export async function sellBatch(world: World): Promise<string> {
  const [cashier, agent] = [await world.signIn('cashier'), await world.signIn('agent')];
  await cashier.call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  const undated = { jetty_id: null, depart_date: null, slot: null, agent_id: agent.user.id };
  const paid = { amount: 660, cash_in: 660, cash_out: 0 };
  const { ticket } = await cashier.call.generateTicket({
    body: counterSale({ ...undated, package_id: 5, total_adult: 12, total_child: 0, ...paid }),
  });
  return ticket!.code;
}
