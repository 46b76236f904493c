import { PAGE_SIZE, PASSENGER_CATEGORIES, type PassengerCategory } from '@muara/contract/constants';
import type { Rules } from '@muara/contract/rules';
import type { AgentTicketPart } from '@muara/contract/types';
import { normalizeSearch, textsMatch } from '../../domain/lists/index.ts';
import { findBoardingJetty, getSubTicketState, writeExpiry } from '../../domain/tickets/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type AgentCount, countedState } from '../../world/agent-keys.ts';
import { toIso } from '../../world/local-time.ts';
import type { SubTicketRecord, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

type State = Exclude<AgentCount, 'all'>;

type CategoryTotals = Record<`total_${PassengerCategory | 'free'}`, number>;

/**
 * Returns a page of the tickets of an agent's purchase by number.
 * The counts of categories follow the status filter, and those of states the category filter. O(the batch).
 * @throws Refusal ticket_not_found
 */
export const getAgentTicketDetail: Handler<'getAgentTicketDetail'> = (
  { params: { code }, query },
  { world, rules },
) => {
  writeExpiry(world);
  const batch = findPurchase(world, code);
  const { page = 0, status = 'all', category = 'all' } = query;
  const search = normalizeSearch(query.search);
  const found = world.tables.subTickets
    .by('ticket', batch.id)
    .filter((part) => textsMatch(search, [part.code, findHolder(world, part)?.name ?? null]));
  const isInCategory = (part: SubTicketRecord): boolean => isOpen(category) || part.category === category;
  const inStatus = found.filter((part) => isOpen(status) || countedState(part) === status);
  const rows = inStatus.filter(isInCategory);
  return {
    code: batch.code,
    data: rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((part) => presentPart(world, rules, part)),
    total: rows.length,
    ...countCategories(inStatus),
    ...countStates(found.filter(isInCategory)),
  };
};

/** Returns whether a filter is unset. */
function isOpen(value: string): boolean {
  return value === '' || value.toLowerCase() === 'all';
}

function findPurchase({ tables }: World, code: string): TicketRecord {
  const ticket = tables.tickets.one('code', code);
  if (!ticket || ticket.agentId === null) throw new Refusal('ticket_not_found', { field: 'code' });
  return ticket;
}

function findHolder({ tables }: World, { userId }: SubTicketRecord): { name: string } | null {
  const user = userId === null ? undefined : tables.users.get(userId);
  return user ? { name: user.name } : null;
}

function presentPart(world: World, rules: Rules, part: SubTicketRecord): AgentTicketPart {
  return {
    id: part.id,
    code: part.code,
    category: part.category,
    state: getSubTicketState(world, part, rules),
    user: findHolder(world, part),
    jetty: findBoardingJetty(world, part),
    validated_at: toIso(part.validatedAt),
    canceled_at: toIso(part.canceledAt),
    expired_at: toIso(part.expiredAt),
  };
}

function countCategories(parts: readonly SubTicketRecord[]): CategoryTotals {
  const names = [...PASSENGER_CATEGORIES, 'free'] as const;
  const totals = names.map((name) => [`total_${name}`, parts.filter(({ category }) => category === name).length]);
  return Object.fromEntries(totals) as CategoryTotals;
}

function countStates(parts: readonly SubTicketRecord[]) {
  const states = parts.map(countedState);
  const count = (wanted: State): number => states.filter((state) => state === wanted).length;
  return {
    total_ticket: parts.length,
    total_ticket_sold: count('Sold'),
    total_ticket_used: count('Used'),
    total_ticket_voided: count('Voided'),
    total_ticket_expired: count('Expired'),
    total_ticket_available: count('Available'),
  };
}
