import { countsFromWire } from '@muara/contract/rules';
import type { FoundTicket } from '@muara/contract/types';
import type { Dining } from '@/domain/sale/sale.ts';

/** A found ticket as the wizard adds dishes to it (002 §2.18, §7.6). */
export function diningOf(ticket: FoundTicket): Dining {
  const { id, code, package_id: packageId, jetty, depart_date: date, slot } = ticket;
  return {
    ticketId: id,
    code,
    counts: countsFromWire(ticket),
    package: { id: packageId, name: ticket.package.name },
    menu: ticket.foods,
    departs: { date, jetty: jetty?.name ?? null, slot },
    buyer: {
      name: ticket.name ?? '',
      company_name: ticket.company_name ?? '',
      email: ticket.email ?? '',
      contact: ticket.contact ?? '',
    },
  };
}
