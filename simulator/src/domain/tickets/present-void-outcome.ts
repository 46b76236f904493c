import { toRinggit } from '@muara/contract/rules';
import type { VoidOutcome } from '@muara/contract/types';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { planTicketVoid } from '../ledger/index.ts';

/** Returns what voiding a purchase now would do with its money; null once it is voided. */
export function presentVoidOutcome(world: World, ticket: TicketRecord): VoidOutcome | null {
  if (ticket.cancel?.doneAt != null) return null;
  const { kept, handedBack, canceledCredit } = planTicketVoid(world, ticket);
  const cash = handedBack.reduce((sum, { amount }) => sum + amount, 0);
  return { kept: toRinggit(kept), handed_back: toRinggit(cash), credit_canceled: toRinggit(canceledCredit) };
}
