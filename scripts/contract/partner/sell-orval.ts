import { generateTicket, listTickets, login, startShift } from './generated/orval.js';
import { asCashier, CASHIER, newSale, report, SHIFT } from './sale.js';

const session = await login(CASHIER);
if (session.status !== 200) throw new Error(session.data.message);
const headers = asCashier(session.data.token ?? '');
const shift = await startShift(SHIFT, { headers });
if (shift.status !== 200) throw new Error(shift.data.message);
const sold = await generateTicket(newSale(), { headers });
if (sold.status !== 200) throw new Error(sold.data.message);
const listed = await listTickets({ page: 0, ticket_type: 0 }, { headers });
if (listed.status !== 200) throw new Error(listed.data.message);
report('orval', sold.data.ticket?.code, listed.data.total);
