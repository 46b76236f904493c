import { endOfDay } from '../../world/local-time.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** Returns whether an open purchase has expired, even before the nightly sweep records it. */
export function isExpired(world: World, { expired, expiredAt }: TicketRecord): boolean {
  return expired || hasEnded(world, expiredAt);
}

/**
 * Returns whether one ticket of a batch has expired; sold, used and voided ones do not expire (001
 * §4).
 */
export function isPartExpired(world: World, part: SubTicketRecord): boolean {
  return part.expired || (isUnsold(part) && hasEnded(world, part.expiredAt));
}

/** Records which open purchases have expired, so that lists and counts by state show it. */
export function writeExpiry(world: World): void {
  const { tickets } = world.tables;
  const ended = tickets.keys('ends').filter((day) => hasEnded(world, endOfDay(String(day))));
  for (const day of ended) for (const batch of tickets.by('ends', day)) expireBatch(world, batch);
}

/** Expires a batch and every ticket of it that was neither used nor sold. */
function expireBatch({ tables: { tickets, subTickets } }: World, batch: TicketRecord): void {
  tickets.update(batch.id, { expired: true });
  for (const part of subTickets.by('ticket', batch.id))
    if (isUnsold(part)) subTickets.update(part.id, { expired: true });
}

function isUnsold({ validatedAt, canceledAt, sold, userId }: SubTicketRecord): boolean {
  return validatedAt === null && canceledAt === null && !sold && userId === null;
}

function hasEnded({ clock }: World, expiredAt: number | null): boolean {
  return expiredAt !== null && expiredAt < clock.now();
}
