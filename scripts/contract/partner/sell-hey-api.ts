import { client } from './generated/hey-api/client.gen.js';
import { generateTicket, listTickets, login, startShift } from './generated/hey-api/sdk.gen.js';
import { CASHIER, newSale, report, SERVER, SHIFT } from './sale.js';

client.setConfig({ baseUrl: SERVER, throwOnError: true });
const session = await login({ body: CASHIER, throwOnError: true });
client.setConfig({ auth: session.data.token });
const headers = { 'X-Pos': '1' } as const;
await startShift({ body: SHIFT, headers, throwOnError: true });
const sold = await generateTicket({ body: newSale(), headers, throwOnError: true });
const listed = await listTickets({ query: { page: 0, ticket_type: 0 }, throwOnError: true });
report('hey-api', sold.data.ticket?.code, listed.data.total);
