import type { TestCaller, TestSimulator } from '@muara/simulator/testing';

/** A day at the counter and in the shop, with a refusal and a call to nowhere; the same in every run. */
export async function tellStory(sim: TestSimulator): Promise<string[]> {
  const codes: string[] = [];
  const cashier = await sim.as('cashier');
  await cashier.call('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  codes.push(await sell(cashier, 'counter-sale-1'));
  await cashier.refused('startShift', { body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } });
  sim.world.clock.advance(90_000);
  codes.push(await sell(cashier, 'counter-sale-2'));
  const manager = await sim.as('manager');
  await manager.call('listTickets', { query: { page: 0, ticket_type: 0 } });
  await manager.call('getTicket', { params: { ticket_code: codes[0] as string } });
  await cashier.fetch('/api/nowhere');
  await sim.fetch('/api/dashboard');
  return codes;
}

async function sell(cashier: TestCaller, nonce: string): Promise<string> {
  const { ticket } = await cashier.call('generateTicket', {
    body: {
      _: nonce,
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
      email: 'aina@mail.test',
    },
    headers: { 'x-pos': '1' },
  });
  if (!ticket) throw new Error('The price of the story has changed');
  return ticket.code;
}
