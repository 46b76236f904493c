import { renderWristbands } from '../../documents/index.ts';
import { openPurchase } from '../../domain/printing/index.ts';
import { getPrintable } from '../../domain/tickets/index.ts';
import { binary } from '../../kernel/binary.ts';
import type { Handler } from '../../kernel/handler.ts';
import { assertAllowed } from '../../kernel/refusal.ts';
import { markFile } from '../../world/training-word.ts';
import { buildWristbands } from './build-agent-batch.ts';
import { PDF } from './pdf.ts';
import { readPieces } from './read-pieces.ts';

/** Returns the wristbands of a purchase as a PDF (002 §7.6). */
export const downloadWristbands: Handler<'downloadWristbands'> = async ({ params, query }, ctx) => {
  const { world, rules } = ctx;
  const ticket = openPurchase(ctx, params.code, query.key);
  const printable = getPrintable(world, ticket);
  assertAllowed(rules.checkPrint(printable, 'wristband'));
  const batch = buildWristbands(world, ticket);
  const { range, headers } = readPieces(
    rules,
    query,
    rules.printRangeMax(printable, 'wristband'),
    batch.passengers.length,
  );
  const file = markFile(`wristbands-${ticket.code}.pdf`, world);
  return binary(await renderWristbands(batch, range), PDF, file, headers);
};
