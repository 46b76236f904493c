import { renderReceipt } from '../../documents/index.ts';
import { buildReceipt } from '../../domain/printing/index.ts';
import { type Binary, binary } from '../../kernel/binary.ts';
import type { PublicContext } from '../../kernel/handler.ts';
import type { TicketRecord } from '../../world/ticket-records.ts';
import { markFile } from '../../world/training-word.ts';
import { assertReceipt } from './get-agent-batch.ts';
import { PDF } from './pdf.ts';

/** Returns the receipt of a purchase as a PDF. @throws Refusal when it has none */
export async function renderReceiptFile(
  { world, rules }: PublicContext,
  ticket: TicketRecord,
  noMargin: boolean,
): Promise<Binary> {
  assertReceipt(ticket);
  return binary(
    await renderReceipt(buildReceipt(world, ticket, rules), { noMargin }),
    PDF,
    markFile(`receipt-${ticket.code}.pdf`, world),
  );
}
