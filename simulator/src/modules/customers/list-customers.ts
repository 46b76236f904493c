import { PAGE_SIZE } from '@muara/contract/constants';
import { formatInstant, toRinggit, type Rules } from '@muara/contract/rules';
import type {
  Customer,
  CustomerList,
  CustomerPurchase,
  CustomerPurchaseList,
  OperationMap,
} from '@muara/contract/types';
import { type PeopleList, listPeoplePage, findPerson } from '../../domain/people/index.ts';
import { getTicketState } from '../../domain/tickets/index.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { UserRecord } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

type Query = OperationMap['listCustomers']['query'];

const CUSTOMERS: PeopleList<NonNullable<Query['sort_by']>> = {
  role: 'Customer',
  columns: {
    name: 'partyName',
    company_name: 'partyCompany',
    contact: 'partyContact',
    email: 'partyEmail',
    total_ticket: { count: listPurchases, version: ({ tables: { tickets } }) => tickets.version('buyer') },
  },
  texts: ({ name, companyName, email, contact, username }) => [name, companyName, email, contact, username],
};

/** Returns a page of customers, newest first unless sorted (002 §7.7). */
export function listCustomers(world: World, query: Query = {}): CustomerList {
  const { rows, total } = listPeoplePage(world, CUSTOMERS, query);
  return { data: rows.map((user) => presentCustomer(world, user)), total };
}

/** Returns a customer's purchases, newest first. @throws Refusal record_not_found */
export function listCustomerPurchases(world: World, rules: Rules, id: number, page = 0): CustomerPurchaseList {
  if (!findPerson(world, 'Customer', id)) throw new Refusal('record_not_found', { field: 'id' });
  const bought = world.tables.tickets.cursor('buyer', { key: id });
  return {
    data: bought.page(page, PAGE_SIZE).map((ticket) => presentPurchase(world, rules, ticket)),
    total: bought.total,
  };
}

function presentCustomer(world: World, { id, name, companyName, contact, email, username }: UserRecord): Customer {
  return { id, name, company_name: companyName, contact, email, username, total_ticket: listPurchases(world, id) };
}

function listPurchases({ tables: { tickets } }: World, id: number): number {
  return tickets.count('buyer', id);
}

function presentPurchase(world: World, rules: Rules, ticket: TicketRecord): CustomerPurchase {
  return {
    code: ticket.code,
    _id: ticket.receiptNo,
    package: world.tables.packages.must(ticket.packageId).name,
    depart_date: ticket.departDate,
    total_passengers: ticket.heads,
    total_amount: toRinggit(ticket.money.total),
    ribbon: rules.ticketRibbon(getTicketState(world, ticket)),
    vvip: ticket.vvip,
    created_at: formatInstant(ticket.createdAt),
  };
}
