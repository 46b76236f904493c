import type { MuaraClient } from '@muara/client/http';
import type { ApprovalKind } from '@muara/contract/constants';
import type { Approval, Ticket, VoidType } from '@muara/contract/types';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { refetchPurchases } from '@/domain/tickets/tickets.queries.ts';

export type Choice = 'approve' | 'reject';

interface ApprovalQuery {
  /** 0-based. */
  page: number;
  kind?: ApprovalKind;
}

/** What all queries of the inbox begin with. */
export const APPROVALS_KEY = ['approvals'] as const;

/** One page of pending requests, oldest first. The previous page stays until the response arrives. */
export const approvalsQuery = (client: MuaraClient, query: ApprovalQuery) =>
  queryOptions({
    queryKey: [...APPROVALS_KEY, 'list', query],
    queryFn: ({ signal }) => client.call.listApprovals({ query, signal }),
    placeholderData: keepPreviousData,
  });

/** The booking that is to be decided, with its money and address as they stand now. */
export async function loadBooking(client: MuaraClient, code: string): Promise<Ticket | null> {
  return (await client.call.getBooking({ params: { ticket_code: code } })).ticket;
}

/** The purchase that a void would end. */
export async function loadPurchase(client: MuaraClient, code: string): Promise<Ticket> {
  return (await client.call.getTicket({ params: { ticket_code: code } })).ticket;
}

/**
 * Sends the decision on a refund or void and refetches what it affects.
 * It refetches after a refusal too, since somebody else may have decided first. Bookings have their own dialog.
 */
export async function sendDecision(
  client: MuaraClient,
  queries: QueryClient,
  approval: Approval,
  choice: Choice,
): Promise<void> {
  try {
    await callDecision(client, approval, choice);
  } finally {
    refetchPurchases(queries);
  }
}

function callDecision({ call }: MuaraClient, { kind, id, type }: Approval, choice: Choice): Promise<unknown> {
  if (kind === 'refund')
    return choice === 'approve' ? call.approveRefund({ params: { id } }) : call.rejectRefund({ params: { id } });
  const body = { id, type: type ?? ('normal' satisfies VoidType) };
  return choice === 'approve' ? call.approveVoid({ body }) : call.rejectVoid({ body });
}

/** Records that a surplus payment was returned to its buyer. */
export function sendSurplusPaidBack({ call }: MuaraClient, { id }: Approval, reference: string): Promise<unknown> {
  return call.markSurplusPaidBack({ body: { payment_id: id, reference } });
}

/** Tells cards apart: ids of tickets and of sub-tickets are counted separately. */
export function approvalKey({ kind, type, id }: Approval): string {
  return [kind, type ?? 'purchase', id].join('-');
}

/** Whether a void is that of one ticket of a batch. */
export function isSubTicket({ type }: Approval): boolean {
  return type === 'exhibition' || type === 'ticket_agent';
}
