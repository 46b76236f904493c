import { Api } from './generated/swagger-typescript-api.js';
import { asCashier, CASHIER, newSale, report, SERVER, SHIFT } from './sale.js';

const { api, setSecurityData } = new Api<string>({
  baseUrl: SERVER,
  securityWorker: (token) => (token ? { headers: asCashier(token) } : {}),
});
const session = await api.login(CASHIER);
setSecurityData(session.data.token ?? null);
await api.startShift(SHIFT);
const sold = await api.generateTicket(newSale());
const listed = await api.listTickets({ page: 0, ticket_type: 0 });
report('swagger-typescript-api', sold.data.ticket?.code, listed.data.total);
