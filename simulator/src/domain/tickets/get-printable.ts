import type { PrintableTicket } from '@muara/contract/rules';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { isPartExpired } from './expiry.ts';
import { getCommandState } from './ticket-state.ts';

/** Returns the printable tickets of a batch, neither voided nor expired, in order of number. */
export function printableParts(world: World, parts: readonly SubTicketRecord[]): SubTicketRecord[] {
  return parts
    .filter((part) => part.canceledAt === null && !isPartExpired(world, part))
    .sort((one, other) => one.id - other.id);
}

/** Returns the tickets of a batch without a number, voided or expired, by id. */
export function uncountedParts(world: World, parts: readonly SubTicketRecord[]): number[] {
  const counted = new Set(printableParts(world, parts));
  return parts.filter((part) => !counted.has(part)).map(({ id }) => id);
}

/**
 * Returns how many tickets of a purchase can be printed, for the wire; 1 if it is not a batch (001
 * §3).
 */
export function totalPrintable(world: World, { expiredAt }: TicketRecord, parts: readonly SubTicketRecord[]): number {
  return expiredAt === null ? 1 : printableParts(world, parts).length;
}

/** Returns the part of a purchase that decides what can be printed, by wire names. */
export function getPrintable(world: World, ticket: TicketRecord): PrintableTicket {
  const parts = world.tables.subTickets.by('ticket', ticket.id);
  return {
    ...getCommandState(world, ticket),
    dining_only: ticket.diningOnly,
    total_passengers: ticket.passengers,
    total_ticket: parts.length,
    total_printable: totalPrintable(world, ticket, parts),
  };
}
