import { FOC_PACKAGE_NAME } from '../../generated/constants.ts';
import type { TicketState } from './shapes.ts';

/**
 * Whether a ticket is free of charge by kind: the package 'Tour Guide FOC' or the method FOC. Other tickets that came to
 * RM 0.00 are paid ones (001 §2, §9).
 */
export function isFoc(ticket: Pick<TicketState, 'payment_method' | 'package'>): boolean {
  return ticket.payment_method === 'FOC' || ticket.package?.name === FOC_PACKAGE_NAME;
}
