import { FOC_PACKAGE_NAME } from '../../generated/constants.ts';
import type { TicketState } from './shapes.ts';

/**
 * Whether a ticket is free of charge by kind: the package 'Tour Guide FOC' or the method FOC.
 * Other tickets with a total of RM 0.00 count as paid (001 §2, §9).
 */
export function isFoc(ticket: Pick<TicketState, 'payment_method' | 'package'>): boolean {
  return ticket.payment_method === 'FOC' || ticket.package?.name === FOC_PACKAGE_NAME;
}
