import createClient from 'openapi-fetch';
import type { paths } from './generated/openapi-typescript.js';
import { asCashier, CASHIER, newSale, report, SERVER, SHIFT } from './sale.js';

const client = createClient<paths>({ baseUrl: SERVER });
const session = await client.POST('/api/login', { body: CASHIER });
if (!session.data) throw new Error(session.error.message);
const headers = asCashier(session.data.token ?? '');
const shift = await client.POST('/api/users/start-shift', { body: SHIFT, headers });
if (!shift.data) throw new Error(shift.error.message);
const sold = await client.POST('/api/tickets/generate', { body: newSale(), headers });
if (!sold.data) throw new Error(sold.error.message);
const listed = await client.GET('/api/tickets', { params: { query: { page: 0, ticket_type: 0 } }, headers });
if (!listed.data) throw new Error(listed.error.message);
report('openapi-fetch', sold.data.ticket?.code, listed.data.total);
