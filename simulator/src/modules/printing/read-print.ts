import type { PrinterType } from '@muara/contract/constants';
import type { PrintRange } from '@muara/contract/rules';
import type { PrintTicketRequest } from '@muara/contract/types';
import { getPrintable } from '../../domain/tickets/index.ts';
import type { Context } from '../../kernel/handler.ts';
import { assertAllowed, Refusal } from '../../kernel/refusal.ts';
import { documentKey } from '../../world/document-keys.ts';
import type { PrintEntry, TicketRecord } from '../../world/ticket-records.ts';
import type { World } from '../../world/world.ts';

/** A print that is allowed. */
interface AllowedPrint {
  type: PrinterType;
  /** Null for a receipt. */
  range: PrintRange | null;
  /** Why it is reprinted; null the first time. */
  reason: string | null;
}

/**
 * Checks what is to be printed against the purchase: type, range, and the reason of a reprint (000 §4,
 * 000 §5).
 * @throws Refusal receipt_unavailable, ticket_not_paid, print_type_unavailable, agent_tickets_none,
 * print_range_invalid, reprint_reason_required
 */
export function readPrint({ world, rules }: Context, ticket: TicketRecord, body: PrintTicketRequest): AllowedPrint {
  const { type, print_from: from = 1, print_to: to = 0, reprint_reason: given } = body;
  const printable = getPrintable(world, ticket);
  const verdict = rules.checkPrint(printable, type);
  if (!verdict.ok) throw new Refusal(verdict.code, verdict.code === 'print_type_unavailable' ? { field: 'type' } : {});
  let range: PrintRange | null = null;
  if (type !== 'receipt') {
    const max = rules.printRangeMax(printable, type);
    assertAllowed(rules.checkPrintRange(from, to, max));
    range = rules.resolvePrintRange(from, to, max);
  }
  const again = rules.isReprint(ticket.printHistory.map(earlierPrint), type, range ?? undefined);
  const [problem] = again ? rules.checkReprintReason(body) : [];
  if (problem) throw new Refusal(problem.code, { field: problem.field });
  return { type, range, reason: again ? (given?.trim() ?? null) : null };
}

function earlierPrint({
  type,
  from,
  to,
}: PrintEntry): { type: PrinterType } & Record<`print_${'from' | 'to'}`, number | null> {
  return { type, print_from: from, print_to: to };
}

/**
 * Returns where a helper fetches the document (000 §7); agent tickets in the numbering of their job,
 * across all parts.
 */
export function getPrintPath(world: World, code: string, { type, range }: AllowedPrint, jobId: string): string {
  const key = documentKey(world, code);
  if (range === null) return `/tickets/pdf/ticket/${code}?no-margin=1&key=${key}`;
  const path = `/tickets/pdf/${type}/${code}?print_from=${range.from}&print_to=${range.to}&key=${key}`;
  return type === 'ticket_agent' ? `${path}&job=${jobId}` : path;
}
