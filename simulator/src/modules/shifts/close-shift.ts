import { expectedCash, formatInstant, toSen } from '@muara/contract/rules';
import { findOpenShift, hasClosedToday, needsShift } from '../../domain/sellers/index.ts';
import { event } from '../../events/business-event.ts';
import { reply } from '../../kernel/handler-reply.ts';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { getDrawer } from '../../world/drawer.ts';

/** Closes the shift of the caller with a blind count of its cash (002 §4.4). */
export const closeShift: Handler<'closeShift'> = ({ body }, ctx) => {
  const { world, now } = ctx;
  const { user } = ctx.session;
  const open = findOpenShift(world, user.id);
  if (!open) throw new Refusal('shift_not_open');
  const closing = { ...open, closedAt: now };
  const expected = expectedCash(getDrawer(world.tables, closing));
  const shift = world.tables.shifts.update(open.id, { closedAt: now, counted: toSen(body.total_cash), expected });
  return reply(
    {
      success: true,
      shift_closed: needsShift(user) && hasClosedToday(world, user.id, now),
      closed_at: formatInstant(now),
    },
    event('shift.closed', { shift }),
  );
};
