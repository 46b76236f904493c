import type { TripToBoard } from '@muara/contract/rules';
import type { Handler } from '../../kernel/handler.ts';
import { getScanned } from './get-scanned.ts';
import { presentScanned } from './present-scanned.ts';

/** Returns what a scanned or typed code opens, judged for a trip (002 §7.8). */
export const scanTicket: Handler<'scanTicket'> = ({ params, query }, ctx) => {
  const { jetty_id: jettyId, time, remaining_passenger: remaining = Infinity } = query;
  const trip: TripToBoard | null =
    jettyId === undefined || time === undefined ? null : { jetty_id: jettyId, time, remaining_passenger: remaining };
  return { ticket: presentScanned(ctx, getScanned(ctx, params.qr, query.typed === 1), trip) };
};
