import { planRefund, planVoid, type Receipt, type VoidPlan } from '@muara/contract/rules';
import type { Instant } from '../../world/records.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { post } from './ledger.ts';

interface Now {
  world: World;
  now: Instant;
}

const TRANSFER = 'Bank Transfer';

/** Returns what voiding a purchase now would do to its money. */
export function planTicketVoid({ tables }: World, { id, balance, refund }: TicketRecord): VoidPlan {
  const receipts = tables.ledger
    .by('ticket', id)
    .map(({ lines, method, shiftId }): Receipt => ({ amount: lines.received ?? 0, method, shiftId }));
  // The buyer asked for a bank transfer, so no cash is handed back as well.
  const waits = refund !== null && refund.doneAt === null;
  return planVoid(balance, receipts, (shiftId) => !waits && tables.shifts.get(shiftId)?.closedAt === null);
}

/** Posts the void of a purchase, and any cash returned from open drawers. */
export function postVoid({ world, now }: Now, ticket: TicketRecord, userId: number): TicketRecord {
  const { lines, handedBack } = planTicketVoid(world, ticket);
  post(world, ticket.id, { at: now, lines, userId });
  for (const { shiftId, amount } of handedBack)
    post(world, ticket.id, { at: now, lines: { voidedHandedBack: amount }, method: 'Cash', userId, shiftId });
  return world.tables.tickets.must(ticket.id);
}

/** Posts the refund of a purchase: money received is returned, and nothing is owed any more. */
export function postRefund({ world, now }: Now, ticket: TicketRecord, userId: number): TicketRecord {
  const { lines, amount } = planRefund(ticket.balance);
  return post(world, ticket.id, { at: now, lines, method: amount > 0 ? TRANSFER : null, userId });
}

/** Writes off the unpaid amount of an expired purchase. */
export function postExpiry(world: World, { id, balance }: TicketRecord): TicketRecord {
  const at = world.clock.now();
  return post(world, id, { at, lines: balance.outstanding > 0 ? { voidedUnpaid: balance.outstanding } : {} });
}

/** Reinstates the unpaid amount of an expired purchase that is on sale again. */
export function postRestored({ world, now }: Now, { id, balance }: TicketRecord): TicketRecord {
  const restored = balance.total - balance.taken - balance.outstanding;
  return post(world, id, { at: now, lines: restored > 0 ? { restored } : {} });
}
