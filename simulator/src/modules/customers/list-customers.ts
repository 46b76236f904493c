import type { Handler } from '../../kernel/handler.ts';
import { presentCustomerList } from './present-customer-list.ts';

/** Returns a page of customers, newest first unless sorted (002 §7.7). */
export const listCustomers: Handler<'listCustomers'> = ({ query }, { world }) => presentCustomerList(world, query);
