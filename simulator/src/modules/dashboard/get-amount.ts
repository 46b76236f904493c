import { toRinggit } from '@muara/contract/rules';
import type { TicketRecord } from '../../world/ticket-records.ts';

/** Returns the sum of tickets in ringgit. */
export function getAmount(tickets: readonly TicketRecord[]): number {
  return toRinggit(tickets.reduce((sum, { money }) => sum + money.total, 0));
}
