import { OK } from '../../verdict.ts';
import type { SubTicket } from '../sub-ticket-state.ts';
import { type ActionVerdict, refuse } from './shapes.ts';

/**
 * Whether the purchase of a ticket has no undecided refund or void.
 * Until such a request is decided, its tickets are neither sold nor sent, voided or changed (001 §4).
 * @internal
 */
export function checkNotFrozen({ frozen_by: request }: Pick<SubTicket, 'frozen_by'>): ActionVerdict {
  return request ? refuse(request) : OK;
}
