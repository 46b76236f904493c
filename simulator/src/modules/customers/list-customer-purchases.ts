import { PAGE_SIZE } from '@muara/contract/constants';
import { formatInstant, toRinggit, type Rules } from '@muara/contract/rules';
import type { CustomerPurchase } from '@muara/contract/types';
import { findPerson } from '../../domain/people/index.ts';
import { getTicketState } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns a page of a customer's purchases, newest first (002 §7.7). @throws Refusal record_not_found */
export const listCustomerPurchases: Handler<'listCustomerPurchases'> = ({ params, query }, { world, rules }) => {
  if (!findPerson(world, 'Customer', params.id)) throw new Refusal('record_not_found', { field: 'id' });
  const bought = world.tables.tickets.cursor('buyer', { key: params.id });
  return {
    data: bought.page(query.page ?? 0, PAGE_SIZE).map((ticket) => presentPurchase(world, rules, ticket)),
    total: bought.total,
  };
};

function presentPurchase(world: World, rules: Rules, ticket: TicketRecord): CustomerPurchase {
  return {
    code: ticket.code,
    _id: ticket.receiptNo,
    package: world.tables.packages.must(ticket.packageId).name,
    depart_date: ticket.departDate,
    total_passengers: ticket.passengers,
    total_amount: toRinggit(ticket.money.total),
    ribbon: rules.ticketRibbon(getTicketState(world, ticket)),
    vvip: ticket.vvip,
    created_at: formatInstant(ticket.createdAt),
  };
}
