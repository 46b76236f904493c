import { openDocument } from '../../domain/printing/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { getBuild } from './build-parts.ts';
import { getAgentBatch } from './get-agent-batch.ts';

/**
 * Renders the tickets of a batch in advance, part by part, so that printing starts quickly (002 §7.6).
 * @param atOnce return the progress immediately and continue in the background; otherwise wait until all are ready
 * @throws Refusal receipt_unavailable, ticket_not_paid, agent_tickets_none
 */
export const buildAgentTickets: Handler<'buildAgentTickets'> = async ({ params, query }, ctx) => {
  const opened = openDocument(ctx, params.code, query.key);
  const atOnce = query.progress === '1';
  const batch = getAgentBatch(ctx, opened);
  const build = getBuild(ctx, batch);
  if (!atOnce || build.failed) await build.ended;
  return { success: true, total: batch.tickets.length, page_size: build.size, built: build.built };
};
