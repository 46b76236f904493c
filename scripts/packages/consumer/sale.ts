// A partner's first program: signs in as a cashier, opens a shift and sells a ticket at the counter.
import { ApiError, createMuaraClient } from '@muara/client';
import type { OperationMap } from '@muara/contract/types';

type Sale = OperationMap['generateTicket']['body'];

let token: string | null = null;
const { call } = createMuaraClient({
  baseUrl: process.argv[2] ?? 'http://localhost:3000',
  appVersion: '0.1.0',
  tokens: { get: () => token, set: (next) => void (token = next) },
  pos: () => true,
});

await call.login({ body: { email: 'cashier@muara.test', password: 'muara123', platform: 'web_app' } });
await call.startShift({ body: { cash_in: 200, jetty_id: 1, station: 'Counter 1' } }).catch((error: unknown) => {
  if (!(error instanceof ApiError && error.code === 'shift_already_open')) throw error;
});
const sale: Sale = {
  _: crypto.randomUUID(),
  platform: 'counter',
  package_id: 1,
  jetty_id: 1,
  state: 'Melaka',
  malaysian: true,
  payment_method: 'Cash',
  amount: 75,
  cash_in: 100,
  cash_out: 25,
  total_adult: 2,
  total_child: 1,
};
const { ticket } = await call.generateTicket({ body: sale });
const { total } = await call.listTickets({ query: { page: 0, ticket_type: 0 } });
if (!ticket || total === 0) throw new Error('The ticket was not sold');
console.log(`Sold ${ticket.code} on Node ${process.versions.node}`);
