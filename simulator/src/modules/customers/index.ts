import type { Handlers } from '../../kernel/handler.ts';
import { addCustomer } from './add-customer.ts';
import { listCustomerPurchases, listCustomers } from './list-customers.ts';

/** Customers and their purchases (002 §2.15, 002 §7.7). */
export const customers = {
  listCustomers: ({ query }, { world }) => listCustomers(world, query),

  addCustomer: ({ body }, ctx) => addCustomer(body, ctx),

  listCustomerPurchases: ({ params, query }, { world, rules }) =>
    listCustomerPurchases(world, rules, params.id, query.page),
} satisfies Partial<Handlers>;
