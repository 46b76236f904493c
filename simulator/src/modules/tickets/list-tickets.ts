import { DEFAULT_ONLINE_METHOD } from '@muara/contract/constants';
import type { Handler } from '../../kernel/handler.ts';
import { getSettings } from '../../world/world.ts';
import { listPage } from './ticket-page.ts';

/** Returns a page of sold tickets, and the choices of the filters (001 §7). */
export const listTickets: Handler<'listTickets'> = ({ query }, { world, rules }) => ({
  ...listPage(world, rules, query),
  payment_methods: [...getSettings(world).paymentMethods, DEFAULT_ONLINE_METHOD, 'FOC'],
});
