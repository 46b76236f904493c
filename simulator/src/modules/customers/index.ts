import type { Handlers } from '../../kernel/handler.ts';
import { addCustomer } from './add-customer.ts';
import { listCustomerPurchases } from './list-customer-purchases.ts';
import { listCustomers } from './list-customers.ts';

/** Customers and their purchases (002 §2.15, 002 §7.7). */
export const customers = { listCustomers, addCustomer, listCustomerPurchases } satisfies Partial<Handlers>;
