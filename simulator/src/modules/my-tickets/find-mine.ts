import { PAGE_SIZE } from '@muara/contract/constants';
import type { MyTicketFilter, OperationMap } from '@muara/contract/types';
import { normalizeSearch } from '../../domain/lists/index.ts';
import { writeExpiry } from '../../domain/tickets/index.ts';
import { agentCategoryKey, agentKey, countedState } from '../../world/agent-keys.ts';
import type { SubTicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';
import { presentHolder } from './present-mine.ts';

type Query = OperationMap['exportMyTickets']['query'];

/**
 * Returns an agent's tickets with the screen's filters, newest batch first: one page, or (`page` null)
 * all.
 */
export function findMine(
  world: World,
  agentId: number,
  query: Query,
  page: number | null,
): { rows: readonly SubTicketRecord[]; total: number } {
  writeExpiry(world);
  const { subTickets } = world.tables;
  const wanted = readFilters(world, agentId, query);
  const named = subTickets.one('code', wanted.search.toUpperCase());
  if (named) return listPage(matchesFilters(world, named, wanted) && named.agentId === agentId ? [named] : [], page);
  if (wanted.batchId !== undefined)
    return listPage(
      subTickets.by('ticket', wanted.batchId).filter((ticket) => matchesFilters(world, ticket, wanted)),
      page,
    );
  const key = shortestKey(world, agentId, wanted);
  const cursor = subTickets.cursor(
    'agent',
    isIndexed(wanted) ? { key } : { key, where: (ticket) => matchesFilters(world, ticket, wanted) },
  );
  return { rows: page === null ? [...cursor] : cursor.page(page, PAGE_SIZE), total: cursor.total };
}

interface TicketFilters {
  state: Exclude<MyTicketFilter, 'all'> | undefined;
  category: string | undefined;
  packageId: number | undefined;
  /** 0 for a batch that is not the agent's. */
  batchId: number | undefined;
  /** Lower case; empty without a search. */
  search: string;
}

function readFilters(
  world: World,
  agentId: number,
  { type, category, package_id, batch, search }: Query,
): TicketFilters {
  const bought = batch ? world.tables.tickets.one('code', batch.trim().toUpperCase()) : undefined;
  return {
    state: type === undefined || type === 'all' ? undefined : type,
    category: category === undefined || category === '' || category === 'all' ? undefined : category,
    packageId: package_id,
    batchId: batch ? (bought?.agentId === agentId ? bought.id : 0) : undefined,
    search: normalizeSearch(search),
  };
}

function matchesFilters(
  world: World,
  ticket: SubTicketRecord,
  { state, category, packageId, batchId, search }: TicketFilters,
): boolean {
  if (state !== undefined && countedState(ticket) !== state) return false;
  if (category !== undefined && ticket.category !== category) return false;
  if (batchId !== undefined && ticket.ticketId !== batchId) return false;
  if (packageId !== undefined && world.tables.tickets.must(ticket.ticketId).packageId !== packageId) return false;
  return search === '' || matchesSearchText(world, ticket, search);
}

function matchesSearchText(world: World, ticket: SubTicketRecord, search: string): boolean {
  if (ticket.code.toLowerCase().includes(search)) return true;
  const holder = presentHolder(world, ticket);
  return holder !== null && `${holder.name}\n${holder.email}`.toLowerCase().includes(search);
}

/** Returns whether one index has exactly the wanted rows, so that only the page is read. */
function isIndexed({ state, category, packageId, search }: TicketFilters): boolean {
  return search === '' && packageId === undefined && (state === undefined || category === undefined);
}

function shortestKey(
  { tables: { subTickets } }: World,
  agentId: number,
  { state, category }: TicketFilters,
): number | string {
  const keys: (number | string)[] = [];
  if (state !== undefined) keys.push(agentKey(agentId, state));
  if (category !== undefined) keys.push(agentCategoryKey(agentId, category));
  const size = (key: number | string): number => subTickets.count('agent', key);
  return keys.reduce((best, key) => (size(key) < size(best) ? key : best), keys[0] ?? agentKey(agentId, 'all'));
}

function listPage(
  rows: readonly SubTicketRecord[],
  page: number | null,
): { rows: readonly SubTicketRecord[]; total: number } {
  const shown = page === null ? rows : rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return { rows: shown, total: rows.length };
}
