import type { Handlers } from '../../kernel/handler.ts';
import { listBlockedDates } from './list-blocked-dates.ts';
import { requestPublicRefund } from './request-public-refund.ts';

/** The public shop after the sale: refund requests, dates (002 §4.3). */
export const online = { requestPublicRefund, listBlockedDates } satisfies Partial<Handlers>;
