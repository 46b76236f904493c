import { PASSENGER_CATEGORIES, PASSENGER_CATEGORIES_LABELS, type PassengerCategory } from '@muara/contract/constants';
import { formatInstant } from '@muara/contract/rules';
import {
  getBusiness,
  type AgentTicketBatch,
  type AgentTicketData,
  type WristbandBatch,
} from '../../documents/index.ts';
import { findPartner } from '../../domain/printing/index.ts';
import { printableParts, uncountedParts } from '../../domain/tickets/index.ts';
import { wristbandMark } from '../../world/document-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/**
 * Returns the printed content of a batch's tickets, without prices, because agents set their own.
 * @param uncounted tickets to leave out of the numbering; by default those that cannot be printed now
 */
export function buildAgentBatch(world: World, ticket: TicketRecord, uncounted?: readonly number[]): AgentTicketBatch {
  const parts = world.tables.subTickets.by('ticket', ticket.id);
  const leftOut = new Set(uncounted ?? uncountedParts(world, parts));
  const printable = new Set(printableParts(world, parts));
  const counted = parts.filter(({ id }) => !leftOut.has(id)).sort((one, other) => one.id - other.id);
  return {
    business: getBusiness(world),
    packageName: world.tables.packages.must(ticket.packageId).name,
    code: ticket.code,
    partner: findPartner(world, ticket),
    createdAt: formatInstant(ticket.createdAt),
    tickets: counted.map((part) => (printable.has(part) ? buildAgentTicket(world, part) : null)),
  };
}

function buildAgentTicket(world: World, part: SubTicketRecord): AgentTicketData {
  const { code, qrcode, category, holderName, userId, expiredAt } = part;
  const user = userId === null ? undefined : world.tables.users.get(userId);
  return {
    code,
    qrcode,
    category: getLabel(category),
    holder: holderName ?? user?.name ?? null,
    validUntil: toIso(expiredAt),
  };
}

/**
 * Returns the printed content of a purchase's wristbands: one per passenger, by category, free
 * passengers last.
 */
export function buildWristbands(world: World, ticket: TicketRecord): WristbandBatch {
  const { counts, free, jettyId } = ticket;
  const passengers = [
    ...PASSENGER_CATEGORIES.map((category) => [category, counts[category] ?? 0] as const),
    ['free', free] as const,
  ];
  const labels = passengers.flatMap(([category, count]) => Array.from({ length: count }, () => getLabel(category)));
  return {
    business: getBusiness(world),
    packageName: world.tables.packages.must(ticket.packageId).name,
    code: ticket.code,
    departDate: ticket.departDate,
    slot: ticket.slot,
    jetty: jettyId === null ? null : world.tables.jetties.must(jettyId).name,
    createdAt: formatInstant(ticket.createdAt),
    passengers: labels,
    marks: labels.map((_, index) => wristbandMark(world, ticket.code, index + 1)),
  };
}

function getLabel(category: PassengerCategory | 'free'): string {
  return category === 'free' ? 'Free' : PASSENGER_CATEGORIES_LABELS[category];
}
