import { PAGE_SIZE, type TicketPlatform } from '@muara/contract/constants';
import type { ReportFilters } from '@muara/contract/reports';
import { formatInstant, toLocalDate, toRinggit } from '@muara/contract/rules';
import type { AgentTicketList, AgentTicketRow } from '@muara/contract/types';
import { textsMatch } from '../../../domain/lists/index.ts';
import { writeExpiry } from '../../../domain/tickets/index.ts';
import { toIso } from '../../../world/local-time.ts';
import type { TicketRecord } from '../../../world/ticket-records.ts';
import type { World } from '../../../world/world.ts';
import { countBatch } from '../facts/count-batch.ts';
import { createFilter } from '../facts/create-filter.ts';
import { findSale } from '../facts/list-money.ts';
import { Purchase } from '../facts/purchase.ts';

/** Which rows of a view are shown. */
export interface ViewPart {
  /** Lower case; empty for all rows. */
  readonly search: string;
  readonly page?: number | undefined;
}

const ALL_AGENTS = 0;

/** Returns a page of agents' purchases, latest first. O(the page) without further filters. */
export function presentAgentTickets(
  world: World,
  filters: ReportFilters,
  { search, page = 0 }: ViewPart,
): AgentTicketList {
  writeExpiry(world);
  const key = filters.agent_id ?? ALL_AGENTS;
  const where = buildFilter(world, filters, search);
  const cursor = world.tables.tickets.cursor('agentSale', { key, ...(where && { where }) });
  return { data: cursor.page(page, PAGE_SIZE).map((ticket) => presentRow(world, ticket)), total: cursor.total };
}

function buildFilter(
  world: World,
  { agent_id: _agent, purchased_date: range, ...others }: ReportFilters,
  search: string,
): ((ticket: TicketRecord) => boolean) | undefined {
  if (!range && search === '' && Object.keys(others).length === 0) return undefined;
  const fits = createFilter(world, others);
  return (ticket) => {
    const day = toLocalDate(ticket.balance.paidAt ?? 0);
    if ((range && (day < range.from || range.to < day)) || !fits(ticket)) return false;
    const { code, receiptNo, agent, packageName } = new Purchase(world, ticket);
    return textsMatch(search, [code, receiptNo, agent, packageName]);
  };
}

function presentRow(world: World, ticket: TicketRecord): AgentTicketRow {
  const purchase = new Purchase(world, ticket);
  const sale = findSale(world, ticket);
  const { bought, sold, used, voided, expired, left, expiresAt } = countBatch(world, ticket.id);
  const { tickets = 0, park = 0, food = 0, discount = 0, fee = 0 } = sale ?? {};
  return {
    code: purchase.code,
    _id: purchase.receiptNo,
    agent_id: ticket.agentId ?? 0,
    agent_name: purchase.agent ?? '',
    package: { name: purchase.packageName },
    platform: ticket.platform as TicketPlatform,
    payment_method: ticket.payment.method,
    purchased_at: formatInstant(sale?.at ?? ticket.createdAt),
    amount: toRinggit(tickets + park + food - discount + fee),
    refunded_amount: toRinggit(purchase.refunded),
    total_ticket: bought,
    total_ticket_sold: sold,
    total_ticket_used: used,
    total_ticket_voided: voided,
    total_ticket_expired: expired,
    total_ticket_available: left,
    expired_at: toIso(expiresAt),
  };
}
