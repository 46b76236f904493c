import { PASSENGER_CATEGORIES, type PassengerCategory } from '@muara/contract/constants';
import type { Random } from '../../world/random.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import { CODE_ALPHABET } from './ticket-draft.ts';

/**
 * Returns the sub-tickets of an agent's batch or an exhibition sale, one per passenger:
 * `MRCX7K2M9QP-0001`.
 */
export function buildSubTickets(ticket: TicketRecord, random: Random, nextId: () => number): SubTicketRecord[] {
  return listPartCategories(ticket).map((category, index) => ({
    id: nextId(),
    code: `${ticket.code}-${String(index + 1).padStart(4, '0')}`,
    qrcode: newQrCode(random),
    ticketId: ticket.id,
    agentId: ticket.agentId,
    type: ticket.exhibition ? 'exhibition' : 'agent',
    category,
    sold: false,
    userId: null,
    validatedAt: null,
    requestCanceledAt: null,
    requestById: null,
    cancelNote: null,
    cancelById: null,
    canceledAt: null,
    expired: false,
    expiredAt: ticket.expiredAt,
    tripId: null,
    createdAt: ticket.createdAt,
  }));
}

/** Returns the category of each ticket of a purchase, in the order of issue. */
export function listPartCategories({
  counts,
  free,
}: Pick<TicketRecord, 'counts' | 'free'>): SubTicketRecord['category'][] {
  const counted = PASSENGER_CATEGORIES.flatMap((category): PassengerCategory[] =>
    Array.from({ length: counts[category] ?? 0 }, () => category),
  );
  return [...counted, ...Array.from({ length: free }, () => 'free' as const)];
}

/** Returns a new, unguessable QR code text for one ticket of a batch. */
export function newQrCode(random: Random): string {
  return random.text(CODE_ALPHABET, 16);
}
