import { renderSlip } from '../../documents/index.ts';
import { binary } from '../../kernel/binary.ts';
import type { Handler } from '../../kernel/handler.ts';
import { markFile } from '../../world/training-word.ts';
import { getSlipShift } from './get-slip-shift.ts';
import { buildSlip } from './slip.ts';

const PDF = 'application/pdf';

/** Returns a slip of a shift as a PDF (002 §4.4). */
export const downloadSlip: Handler<'downloadSlip'> = async ({ params, query }, { world, rules, session }) => {
  const { type, user_id: userId } = params;
  const shift = getSlipShift(world, rules, session, { type, userId, date: query.date });
  const file = markFile(`shift-${type}-${shift.date}.pdf`, world);
  return binary(await renderSlip(buildSlip(world, shift, type)), PDF, file);
};
