import type { Customer, CustomerList, OperationMap } from '@muara/contract/types';
import { type PeopleList, listPeoplePage } from '../../domain/people/index.ts';
import type { UserRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';

type Query = OperationMap['listCustomers']['query'];

const CUSTOMERS: PeopleList<NonNullable<Query['sort_by']>> = {
  role: 'Customer',
  columns: {
    name: 'roleName',
    company_name: 'roleCompany',
    contact: 'roleContact',
    email: 'roleEmail',
    total_ticket: { count: countPurchases, version: ({ tables: { tickets } }) => tickets.version('buyer') },
  },
  texts: ({ name, companyName, email, contact, username }) => [name, companyName, email, contact, username],
};

/** Returns a page of customers, newest first unless sorted (002 §7.7). */
export function presentCustomerList(world: World, query: Query = {}): CustomerList {
  const { rows, total } = listPeoplePage(world, CUSTOMERS, query);
  return { data: rows.map((user) => presentCustomer(world, user)), total };
}

function presentCustomer(world: World, { id, name, companyName, contact, email, username }: UserRecord): Customer {
  return { id, name, company_name: companyName, contact, email, username, total_ticket: countPurchases(world, id) };
}

function countPurchases({ tables: { tickets } }: World, id: number): number {
  return tickets.count('buyer', id);
}
