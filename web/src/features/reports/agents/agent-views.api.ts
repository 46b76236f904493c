import type { MuaraClient } from '@muara/client/http';
import type { OperationMap } from '@muara/contract/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Query<Id extends keyof OperationMap> = NonNullable<OperationMap[Id]['query']>;

/** What all of these queries begin with: a ticket that changes elsewhere is read again. */
const AGENT_VIEWS = ['tickets', 'agent-views'] as const;

/** A page of what agents bought. */
export const agentTicketsQuery = (client: MuaraClient, agent: string, query: Query<'listAgentTickets'>) =>
  queryOptions({
    queryKey: [...AGENT_VIEWS, 'bought', agent, query],
    queryFn: ({ signal }) => client.call.listAgentTickets({ params: { agent_id: agent }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the tickets of one purchase, with the counts of its boxes. */
export const batchQuery = (client: MuaraClient, code: string, query: Query<'getAgentTicketDetail'>) =>
  queryOptions({
    queryKey: [...AGENT_VIEWS, 'batch', code, query],
    queryFn: ({ signal }) => client.call.getAgentTicketDetail({ params: { code }, query, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of validated tickets of agents. */
export const agentRedemptionsQuery = (client: MuaraClient, query: Query<'listAgentRedemptions'>) =>
  queryOptions({
    queryKey: [...AGENT_VIEWS, 'redeemed', query],
    queryFn: ({ signal }) => client.call.listAgentRedemptions({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** A page of validated tickets with their boats. */
export const redemptionsQuery = (client: MuaraClient, query: Query<'listRedemptions'>) =>
  queryOptions({
    queryKey: [...AGENT_VIEWS, 'daily', query],
    queryFn: ({ signal }) => client.call.listRedemptions({ query, signal }),
    placeholderData: keepPreviousData,
  });
