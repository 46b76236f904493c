import type { BuildAgentTicketsAnswer } from '@muara/contract/types';
import type { Context } from '../../kernel/handler.ts';
import { buildOf } from '../printing/build-parts.ts';
import { getAgentBatch } from '../printing/documents.ts';
import type { OpenedDocument } from '../printing/open-document.ts';

/**
 * Draws the tickets of a batch beforehand, part after part, so that they come quickly when they are printed (002 §7.6).
 * @param atOnce says how far it is and goes on by itself; otherwise the answer waits until all are ready
 * @throws Refusal receipt_unavailable, ticket_not_paid, agent_tickets_none
 */
export async function buildAgentTicketsOf(
  ctx: Context,
  opened: OpenedDocument,
  atOnce: boolean,
): Promise<BuildAgentTicketsAnswer> {
  const batch = getAgentBatch(ctx, opened);
  const build = buildOf(ctx, batch);
  if (!atOnce || build.failed) await build.ended;
  return { success: true, total: batch.tickets.length, page_size: build.size, built: build.built };
}
