import { openDocument } from '../../domain/printing/index.ts';
import type { Handler } from '../../kernel/handler.ts';
import { renderAgentTicketsFile } from './render-agent-tickets-file.ts';

/** Returns the tickets of an agent's purchase as a PDF; its key opens them (001 §7). */
export const downloadAgentTickets: Handler<'downloadAgentTickets'> = ({ params, query }, ctx) =>
  renderAgentTicketsFile(ctx, openDocument(ctx, params.code, query.key), query);
