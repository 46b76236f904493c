import type { UserRecord } from '../world/records.ts';
import type { TicketRecord } from '../world/ticket-records.ts';

/** Events of sales: at a counter, by an agent, in the shop (002 §4.3). */
export interface SaleEvents {
  /** A ticket was made. An online order may still be unpaid. */
  'sale.made': { readonly ticket: TicketRecord };
  /** A ticket or booking is now paid in full, when it was sold or later. */
  'sale.paid': { readonly ticket: TicketRecord };
  /** A paid order of the shop opened a customer account for its buyer's address. */
  'account.opened': { readonly user: UserRecord };
}
